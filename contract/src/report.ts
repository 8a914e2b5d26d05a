/** Reports of people and of what they publish, for the moderators (P-moderation-1). */
import { z } from 'zod'
import { exampleId } from './examples.ts'
import { optionalIdInBody, text } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { reportReasons } from './report-reasons.ts'
import { route } from './route.ts'

export const reportReason = z.enum(reportReasons, 'not_a_choice')
export type ReportReason = z.infer<typeof reportReason>

const subjectFields = ['userId', 'postId', 'commentId', 'messageId'] as const

export const reportContract = {
  report: route({
    method: 'POST',
    path: '/users/report',
    audience: 'member',
    summary:
      'Reports a person, a post, a comment or a received message to the moderators: exactly one of the four ids. The same subject is reported once per person; a repetition adds its description to the report and is a 200.',
    body: z
      .strictObject({
        userId: optionalIdInBody,
        postId: optionalIdInBody,
        commentId: optionalIdInBody,
        messageId: optionalIdInBody,
        description: text(limits.reportMax, 'texto_vacio'),
        reason: reportReason.default('other'),
      })
      .refine((body) => subjectFields.filter((field) => body[field] !== undefined).length === 1, {
        path: ['userId'],
        message: 'una_sola_cosa',
      }),
    example: { body: { postId: exampleId, description: 'Usa mis fotos.', reason: 'impersonation' } },
    replies: { 201: null, 200: z.object({ already: z.literal(true) }) },
    errors: ['not_found', 'a_ti_mismo', 'contenido_propio', 'una_sola_cosa'],
    limits: [rateLimits.report],
  }),
}
