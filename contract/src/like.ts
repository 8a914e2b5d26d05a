/** The fire: liking posts. */
import { z } from 'zod'
import { rateLimits } from './limits.ts'
import { route } from './route.ts'

export const likeContract = {
  likePost: route({
    method: 'POST',
    path: '/reactions/like/post/{id}',
    audience: 'member',
    summary: 'Likes or unlikes: without a body it toggles; with one it sets, and a retry changes nothing.',
    params: z.object({ id: z.string() }),
    body: z.strictObject({ reacted: z.boolean('invalid').optional() }).nullish(),
    replies: { 200: z.object({ reacted: z.boolean(), likesCount: z.int() }) },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
}
