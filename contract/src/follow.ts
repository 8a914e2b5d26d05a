/** Following somebody. */
import { z } from 'zod'
import { optionalText, page, reference } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { personCard } from './profile.ts'
import { route } from './route.ts'

const target = z.strictObject({ id: reference })
const following = z.object({ following: z.boolean(), followersCount: z.int() })

const people = z.object({
  rows: z.array(personCard),
  count: z.int().describe('Of all pages; with `q` of those whose name it is found in.'),
})
const params = z.object({ id: z.string() })
const query = z.object({
  page,
  q: optionalText(limits.nameMax).describe('A part of the name; case and accents do not matter.'),
})

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
  getFollowers: route({
    method: 'GET',
    path: '/users/{id}/followers',
    audience: 'member',
    summary: `Who follows somebody, by id or profile_url; the newest first, ${limits.pageSize} a page.`,
    params,
    query,
    replies: { 200: people },
    errors: ['not_found'],
  }),
  getFollowing: route({
    method: 'GET',
    path: '/users/{id}/following',
    audience: 'member',
    summary: 'Whom somebody follows; likewise.',
    params,
    query,
    replies: { 200: people },
    errors: ['not_found'],
  }),
}
