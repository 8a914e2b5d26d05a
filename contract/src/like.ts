/** Liking posts and comments. */
import { z } from 'zod'
import { rateLimits } from './limits.ts'
import { exampleId } from './examples.ts'
import { route } from './route.ts'

const summary =
  'Likes or unlikes. Without a body it toggles; with `reacted` it sets the state, so that a retry is idempotent.'
const params = z.object({ id: z.string() })
const body = z
  .strictObject({ reacted: z.boolean('invalid').optional() })
  .meta({ id: 'Like' })
  .nullish()
const reaction = z.object({ reacted: z.boolean(), likesCount: z.int() }).meta({ id: 'LikeState' })

export const likeContract = {
  likePost: route({
    method: 'POST',
    path: '/reactions/like/post/{id}',
    audience: 'member',
    summary,
    params,
    body,
    example: { params: { id: exampleId }, body: { reacted: true } },
    replies: { 200: reaction },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  likeComment: route({
    method: 'POST',
    path: '/reactions/like/comment/{id}',
    audience: 'member',
    summary,
    params,
    body,
    example: { params: { id: exampleId }, body: { reacted: true } },
    replies: { 200: reaction },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
}
