/** New versions of the terms: their notice and their acceptance (P-legal-4). */
import { z } from 'zod'
import { rateLimits, termsVersion } from '../platform/limits.ts'
import { route } from '../platform/route.ts'

/** A new version that the caller has not accepted, as part of the own account. */
export const newTerms = z
  .object({
    version: z.string().describe('The day it takes effect, as `YYYY-MM-DD`.'),
    summary: z.string().describe("What changes, in the account's language."),
    mustAccept: z.boolean().describe('Whether it has taken effect; until then this is a notice.'),
  })
  .meta({ id: 'NewTerms' })
export type NewTerms = z.infer<typeof newTerms>

const announcedVersion = z
  .strictObject({ version: z.string('invalid').regex(/^\d{4}-\d\d-\d\d$/, 'invalid') })
  .meta({ id: 'AnnouncedVersion' })
const example = { body: { version: termsVersion } }

export const termsContract = {
  acceptTerms: route({
    method: 'POST',
    path: '/users/terms',
    audience: 'user',
    summary: 'Accepts an announced version of the terms that has taken effect. Repeating it changes nothing.',
    body: announcedVersion,
    example,
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  dismissTermsNotice: route({
    method: 'POST',
    path: '/users/terms/dismiss',
    audience: 'user',
    summary: 'Hides the notice of an announced version of the terms until that takes effect.',
    body: announcedVersion,
    example,
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
}
