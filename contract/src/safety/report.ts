/** Reports of people and of what they publish, for the moderators (P-moderation-1). */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { idempotencyKey, idInBody, optionalIdInBody, optionalText } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { reportReasons } from './report-reasons.ts'
import { route } from '../platform/route.ts'

export const reportReason = z.enum(reportReasons, 'not_a_choice')
export type ReportReason = z.infer<typeof reportReason>

const subjectFields = ['userId', 'postId', 'commentId', 'messageId'] as const

export const reportContract = {
  report: route({
    method: 'POST',
    path: '/users/report',
    audience: 'member',
    summary:
      'Reports a person, a post, a comment or a received message to the moderators: exactly one of the four ids. The same subject is reported once per person until its case is decided; a repetition adds its description and a more serious reason to the report and is a 200.',
    headers: idempotencyKey,
    body: z
      .strictObject({
        userId: optionalIdInBody,
        postId: optionalIdInBody,
        commentId: optionalIdInBody,
        messageId: optionalIdInBody,
        description: optionalText(limits.reportMax).describe('Required for the reason `other`.'),
        reason: reportReason.default('other'),
      })
      .refine((body) => subjectFields.filter((field) => body[field] !== undefined).length === 1, {
        path: ['userId'],
        message: 'una_sola_cosa',
      })
      .refine(({ reason, description }) => reason !== 'other' || description !== '', {
        path: ['description'],
        message: 'texto_vacio',
      }),
    example: { body: { postId: exampleId, description: 'Usa mis fotos.', reason: 'impersonation' } },
    replies: { 201: null, 200: z.object({ already: z.literal(true) }) },
    errors: [
      'not_found',
      'a_ti_mismo',
      'contenido_propio',
      'una_sola_cosa',
      'reporte_lleno',
      'idempotency_conflict',
    ],
    limits: [rateLimits.report],
  }),

  getOwnReport: route({
    method: 'GET',
    path: '/users/report',
    audience: 'member',
    summary:
      'Returns the reason of the caller’s report of a subject, null while there is none in an open case.',
    query: z.object({ subject: z.enum(subjectFields, 'invalid'), id: idInBody }),
    example: { query: { subject: 'postId', id: exampleId } },
    replies: { 200: z.object({ reason: reportReason.nullable() }) },
    unlimited: 'bounded read',
  }),
}
