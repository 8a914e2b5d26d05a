/** Comments under posts. */
import { z } from 'zod'
import { after } from './cursor.ts'
import { id, instant, reference, text } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { author } from './profile.ts'
import { route } from './route.ts'

/** The Comment of content.md section 3. */
export const comment = z.object({
  id,
  comment: z.string(),
  postId: id,
  createdAt: instant,
  editedAt: instant.nullable().describe('When its text was last changed; null when it never was.'),
  likesCount: z.int(),
  reacted: z.boolean(),
  isOwner: z.boolean(),
  user: author,
})
export type Comment = z.infer<typeof comment>

export const commentContract = {
  createComment: route({
    method: 'POST',
    path: '/comments',
    audience: 'member',
    summary: 'Comments on a post.',
    body: z.strictObject({ comment: text(limits.commentMax, 'texto_vacio'), postId: reference }),
    replies: { 201: comment },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  getComments: route({
    method: 'GET',
    path: '/comments',
    audience: 'member',
    summary: `The comments of a post, oldest first, ${limits.commentPageSize} at a time.`,
    query: z.object({ postId: reference, after }),
    replies: { 200: z.object({ rows: z.array(comment), count: z.int(), next: z.string().nullable() }) },
    errors: ['not_found'],
  }),
  editComment: route({
    method: 'PUT',
    path: '/comments/change-comment',
    audience: 'owner',
    summary: 'Changes a comment of the caller, which is marked as edited from then on.',
    body: z.strictObject({ id: reference, comment: text(limits.commentMax, 'texto_vacio') }),
    replies: { 200: comment },
    errors: ['not_found', 'forbidden'],
    limits: [rateLimits.write],
  }),
  deleteComment: route({
    method: 'DELETE',
    path: '/comments/{id}',
    audience: 'owner',
    summary: 'Deletes a comment of the caller.',
    params: z.object({ id: z.string() }),
    replies: { 204: null },
    errors: ['not_found', 'forbidden'],
  }),
}
