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

const setLike = {
  method: 'POST',
  audience: 'member',
  summary,
  params,
  body,
  example: { params: { id: exampleId }, body: { reacted: true } },
  replies: { 200: reaction },
  errors: ['not_found'],
  limits: [rateLimits.write],
} as const

const listLikes = {
  method: 'GET',
  audience: 'member',
  params,
  query: z.object({ after: afterTime }),
  example: { params: { id: exampleId }, query: { after: exampleTimeCursor } },
  replies: { 200: people },
  errors: ['not_found'],
  unlimited: 'bounded read',
} as const

export const likeContract = {
  likePost: route({ ...setLike, path: '/reactions/like/post/{id}' }),
  likeComment: route({ ...setLike, path: '/reactions/like/comment/{id}' }),
  getPostLikes: route({
    ...listLikes,
    path: '/posts/{id}/likes',
    summary: `Returns the people who like a post, newest like first, ${limits.pageSize} per page.`,
  }),
  getCommentLikes: route({
    ...listLikes,
    path: '/comments/{id}/likes',
    summary: `Returns the people who like a comment, newest like first, ${limits.pageSize} per page.`,
  }),
}
