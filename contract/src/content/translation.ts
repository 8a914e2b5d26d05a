/** Translation of texts on demand. */
import { z } from 'zod'
import { exampleId } from '../platform/examples.ts'
import { idInBody, language } from '../platform/fields.ts'
import { rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

const subjectFields = ['userId', 'postId', 'commentId'] as const

export const translation = z
  .object({
    text: z.string(),
    from: z.string().describe('Language of the original, an ISO 639-1 code.'),
    language,
  })
  .meta({ id: 'Translation' })
export type Translation = z.infer<typeof translation>

export const translationContract = {
  translate: route({
    method: 'POST',
    path: '/translations',
    audience: 'member',
    summary:
      'Returns the text of a post or a comment, or the biography of a person, in another language: exactly one of the three ids. 404 also on a server that does not translate (`translates` of the own account).',
    body: z
      .strictObject({
        userId: idInBody.optional(),
        postId: idInBody.optional(),
        commentId: idInBody.optional(),
        language,
      })
      .refine((body) => subjectFields.filter((field) => body[field] !== undefined).length === 1, {
        path: ['userId'],
        message: 'una_sola_cosa',
      }),
    example: { body: { postId: exampleId, language: 'es' } },
    replies: { 200: translation },
    errors: ['not_found', 'una_sola_cosa', 'not_translatable', 'translation_unavailable', 'unavailable'],
    limits: [rateLimits.translate],
  }),
}
