/** Removed content, as its author sees the decision, appeals it and deletes it (P-moderation-20, P-moderation-22). */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { idempotencyKey, id, instant } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { reportReason } from './report.ts'
import { route } from '../platform/route.ts'
import { appeal, appealText } from './suspension.ts'

const removedFile = z
  .object({
    type: z.enum(['PHOTO', 'FILE']),
    filename: z.string(),
    alt: z.string(),
    url: z.string().describe('Valid for ten minutes.'),
  })
  .meta({ id: 'RemovedFile' })

const removal = z
  .object({
    id,
    kind: z
      .enum(['post', 'comment', 'message', 'account'])
      .describe('What was removed; of an account, content of its profile.'),
    rule: reportReason.describe('What it was reported as.'),
    reason: z.string().describe('As written by the moderator.'),
    removedAt: instant,
    appealUntil: instant.describe(`${limits.appealDays} days after the decision became final, or later.`),
    state: z
      .enum(['kept', 'restored', 'deleted'])
      .describe('`kept`: hidden from everybody, but an appeal can restore it.'),
    postId: id
      .nullable()
      .describe(
        'The restored post, or the one that the comment is under; null when the caller cannot see it.',
      ),
    content: z
      .object({
        title: z.string(),
        text: z.string(),
        videoId: z.string().nullable(),
        createdAt: instant.nullable().describe('Null for a profile.'),
        interests: z.array(z.string()).describe('Of a profile.'),
        links: z.array(z.string()).describe('Of a profile.'),
        facts: z.array(z.string()).describe('Texts of the professional facts of a profile.'),
        files: z.array(removedFile),
      })
      .nullable()
      .describe('As it was when it was removed; null unless it is kept.'),
    appeal: z
      .object({
        ...appeal.shape,
        text: z.string(),
        outcome: z
          .object({
            decision: z.enum(['accept', 'refuse', 'withdraw']),
            reason: z.string(),
            decidedAt: instant,
          })
          .nullable()
          .describe('Null until it is final. `withdraw`: the content was deleted with `deleteRemoval`.'),
      })
      .nullable(),
  })
  .meta({ id: 'Removal' })
export type Removal = z.infer<typeof removal>

const params = z.object({ id: z.string() })

export const removalContract = {
  getRemoval: route({
    method: 'GET',
    path: '/users/removals/{id}',
    audience: 'member',
    summary:
      'Returns a final decision of the moderators that removed a post, comment, message or content of the profile of the caller, with the appeal against it.',
    params,
    example: { params: { id: exampleId } },
    replies: { 200: removal },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  appealRemoval: route({
    method: 'POST',
    path: '/users/removals/{id}/appeal',
    audience: 'member',
    summary: `Submits an appeal against the decision, once, within ${limits.appealDays} days. A mail confirms it.`,
    params,
    headers: idempotencyKey,
    body: appealText,
    example: { params: { id: exampleId }, body: { text: 'Las fotos son mías.' } },
    replies: { 201: appeal },
    errors: ['not_found', 'appealed', 'plazo_vencido', 'idempotency_conflict'],
    limits: [rateLimits.appeal],
  }),
  deleteRemoval: route({
    method: 'DELETE',
    path: '/users/removals/{id}',
    audience: 'member',
    summary:
      'Deletes the removed content for good, before the time to appeal ends; withdraws an appeal that is not decided yet. Succeeds also when it is deleted already.',
    params,
    example: { params: { id: exampleId } },
    replies: { 204: null },
    errors: ['not_found', 'contenido_visible'],
    limits: [rateLimits.write],
  }),
}
