/** Following people. */
import { z } from 'zod'
import { optionalLine, page, idInBody } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { personCard } from './profile.ts'
import { exampleId } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

const target = z.strictObject({ id: idInBody }).meta({ id: 'FollowTarget' })
const following = z.object({ following: z.boolean(), followersCount: z.int() }).meta({ id: 'FollowState' })

const people = z
  .object({
    rows: z.array(personCard),
    count: z.int().describe('Total over all pages; with `q`, the number of matches.'),
  })
  .meta({ id: 'PersonPage' })
const params = z.object({ id: z.string() })
const query = z.object({
  page,
  q: optionalLine(limits.nameMax).default('').describe('Part of the name; case and accents are ignored.'),
})

export const followContract = {
  followUser: route({
    method: 'POST',
    path: '/users/follow',
    audience: 'member',
    summary: 'Follows a person. Idempotent.',
    body: target,
    example: { body: { id: exampleId } },
    replies: { 200: following },
    errors: ['not_found', 'a_ti_mismo'],
    limits: [rateLimits.write],
  }),
  unfollowUser: route({
    method: 'POST',
    path: '/users/unfollow',
    audience: 'member',
    summary: 'Unfollows a person. Idempotent.',
    body: target,
    example: { body: { id: exampleId } },
    replies: { 200: following },
    errors: ['not_found', 'a_ti_mismo'],
    limits: [rateLimits.write],
  }),
  getFollowers: route({
    method: 'GET',
    path: '/users/{id}/followers',
    audience: 'member',
    replica: true,
    summary: `Returns the followers of a person (id or profile_url), newest first, ${limits.pageSize} per page.`,
    params,
    query,
    example: { params: { id: 'ana-baila' }, query: { page: '1', q: 'Ana' } },
    replies: { 200: people },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  getFollowing: route({
    method: 'GET',
    path: '/users/{id}/following',
    audience: 'member',
    replica: true,
    summary: `Returns the people a person (id or profile_url) follows, newest first, ${limits.pageSize} per page.`,
    params,
    query,
    example: { params: { id: 'ana-baila' }, query: { page: '1', q: 'Ana' } },
    replies: { 200: people },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
}
