/** Liking posts and comments. */
import { z } from 'zod'
import { afterTime } from '../platform/cursor.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { personCard } from '../people/profile.ts'
import { exampleId, exampleTimeCursor } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

const summary =
  'Likes or unlikes. Without a body it toggles; with `reacted` it sets the state, so that a retry is idempotent.'
const params = z.object({ id: z.string() })
const body = z
  .strictObject({ reacted: z.boolean('invalid').optional() })
  .meta({ id: 'Like' })
  .nullish()
const reaction = z.object({ reacted: z.boolean(), likesCount: z.int() }).meta({ id: 'LikeState' })

const people = z
  .object({
    rows: z.array(personCard),
    count: z.int().describe('Total over all pages.'),
    next: z.string().nullable(),
  })
  .meta({ id: 'LikePage' })

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
  getPostLikes: route({
    method: 'GET',
    path: '/posts/{id}/likes',
    audience: 'member',
    summary: `Returns the people who like a post, newest like first, ${limits.pageSize} per page.`,
    params,
    query: z.object({ after: afterTime }),
    example: { params: { id: exampleId }, query: { after: exampleTimeCursor } },
    replies: { 200: people },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  getCommentLikes: route({
    method: 'GET',
    path: '/comments/{id}/likes',
    audience: 'member',
    summary: `Returns the people who like a comment, newest like first, ${limits.pageSize} per page.`,
    params,
    query: z.object({ after: afterTime }),
    example: { params: { id: exampleId }, query: { after: exampleTimeCursor } },
    replies: { 200: people },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
}
