/** Following somebody. */
import { z } from 'zod'
import { reference } from './fields.ts'
import { rateLimits } from './limits.ts'
import { route } from './route.ts'

const target = z.strictObject({ id: reference })
const following = z.object({ following: z.boolean(), followersCount: z.int() })

export const followContract = {
  followUser: route({
    method: 'POST',
    path: '/users/follow',
    audience: 'member',
    summary: 'Follows somebody; doing it twice changes nothing.',
    body: target,
    replies: { 200: following },
    errors: ['not_found', 'a_ti_mismo'],
    limits: [rateLimits.write],
  }),
  unfollowUser: route({
    method: 'POST',
    path: '/users/unfollow',
    audience: 'member',
    summary: 'The reverse.',
    body: target,
    replies: { 200: following },
    errors: ['not_found', 'a_ti_mismo'],
    limits: [rateLimits.write],
  }),
}
