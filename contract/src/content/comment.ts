/** Comments on posts. */
import { z } from 'zod'
import { after } from '../platform/cursor.ts'
import {
  chosenAudience,
  contentAudience,
  id,
  idempotencyKey,
  idInBody,
  instant,
  optionalIdInBody,
  text,
  textLanguage,
} from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { author } from '../people/profile.ts'
import { exampleCursor, exampleId } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

/** A comment as returned by the API (P-comments-2). */
export const comment = z
  .object({
    id,
    comment: z.string(),
    language: textLanguage,
    postId: id,
    replyTo: id
      .nullable()
      .describe(
        'The comment of the same post below which this reply belongs, which is never a reply itself; null for other comments, and when that comment was deleted or is hidden from the reader.',
      ),
    createdAt: instant,
    editedAt: instant.nullable().describe('Time of the last edit; null when never edited.'),
    likesCount: z.int(),
    reacted: z.boolean(),
    isOwner: z.boolean(),
    audience: contentAudience,
    user: author,
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

export const commentContract = {
  createComment: route({
    method: 'POST',
    path: '/comments',
    audience: 'member',
    summary:
      'Adds a comment to a post, or a reply to one of its comments. A retry with the same Idempotency-Key returns the first comment; different content with that key is rejected.',
    headers: idempotencyKey,
    body: z.strictObject({
      comment: text(limits.commentMax, 'texto_vacio'),
      postId: idInBody,
      replyTo: optionalIdInBody.describe(
        'A comment of that post. A reply to a reply belongs below the same comment.',
      ),
      audience: chosenAudience.optional(),
    }),
    example: {
      body: { comment: '¡Qué voz!', postId: exampleId },
    },
    replies: { 201: comment },
    held: true,
    errors: ['not_found', 'idempotency_conflict', 'comentarios_limitados', 'datos_de_contacto'],
    limits: [rateLimits.write],
  }),
  getComments: route({
    method: 'GET',
    path: '/comments',
    audience: 'member',
    replica: true,
    summary: `Returns the comments of a post, oldest first, ${limits.commentPageSize} per page.`,
    query: z.object({ postId: idInBody, after }),
    example: { query: { postId: exampleId, after: exampleCursor } },
    replies: { 200: z.object({ rows: z.array(comment), count: z.int(), next: z.string().nullable() }) },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  editComment: route({
    method: 'PUT',
    path: '/comments/change-comment',
    audience: 'owner',
    summary: "Edits one of the caller's comments and marks it as edited.",
    body: z.strictObject({
      id: idInBody,
      comment: text(limits.commentMax, 'texto_vacio'),
      audience: chosenAudience.optional(),
    }),
    example: { body: { id: exampleId, comment: '¡Qué gran voz!' } },
    replies: { 200: comment },
    held: true,
    errors: ['not_found', 'forbidden', 'en_revision', 'datos_de_contacto'],
    limits: [rateLimits.write],
  }),
  deleteComment: route({
    method: 'DELETE',
    path: '/comments/{id}',
    audience: 'owner',
    summary: "Deletes one of the caller's comments, or a comment on one of the caller's posts.",
    params: z.object({ id: z.string() }),
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found', 'forbidden'],
    limits: [rateLimits.write],
  }),
}
