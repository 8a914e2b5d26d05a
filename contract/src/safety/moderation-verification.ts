/** Requests of agencies to be verified on the moderators' desk (P-verification-5). For everybody else these paths do not exist. */
import { z } from 'zod'
import { after } from '../platform/cursor.ts'
import { exampleCursor, exampleId } from '../platform/examples.ts'
import { id, instant } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'
import { claim, decisionNote, deskPerson, moderator, ownClaim, reasonBody } from './moderation-shapes.ts'
import { verificationChecks } from './verification-checks.ts'
import { checked, verificationFields, verifiedAgency } from './verification.ts'

/** A request with all that a decision needs. */
export const verificationRequest = z
  .object({
    id,
    ...verificationFields,
    person: deskPerson,
    registeredAt: instant,
    emailConfirmedAt: instant.describe('When a person at the domain confirmed with the mailed link.'),
    files: z
      .array(z.object({ name: z.string(), filename: z.string(), url: z.string() }))
      .describe(
        'Documents with addresses that are valid for ten minutes; deleted some days after the decision.',
      ),
    current: verifiedAgency.nullable().describe('The verification that it would renew.'),
    claim,
    outcome: z
      .object({
        decision: z.enum(['approve', 'refuse']),
        checked: checked.describe('Empty unless it was approved.'),
        reason: z.string().describe('Of a refusal, as the agency reads it.'),
        note: z.string().describe('For moderators only.'),
        decidedAt: instant,
        moderator,
        undoUntil: instant
          .nullable()
          .describe('Until when the caller can undo the decision; null when they cannot.'),
      })
      .nullable()
      .describe('Null while it waits.'),
  })
  .meta({ id: 'VerificationRequest' })
export type VerificationRequest = z.infer<typeof verificationRequest>

const params = z.object({ id: z.string() })
const example = { params: { id: exampleId } }

export const moderationVerificationContract = {
  getVerificationRequests: route({
    method: 'GET',
    path: '/moderation/verifications',
    audience: 'moderator',
    summary: `Returns requests that lack nothing, ${limits.casesPageSize} per page: those that wait, the oldest first, or those decided, newest first. Without one of the caller.`,
    query: z.object({ status: z.enum(['open', 'decided'], 'not_a_choice').default('open'), after }),
    example: { query: { status: 'open', after: exampleCursor } },
    replies: {
      200: z.object({
        rows: z.array(verificationRequest),
        next: z.string().nullable(),
        open: z.int().describe(`Number of requests that wait, at most ${limits.casesCounted}.`),
      }),
    },
    unlimited: 'bounded read',
  }),
  getVerificationRequest: route({
    method: 'GET',
    path: '/moderation/verifications/{id}',
    audience: 'moderator',
    summary: 'Returns a request. One of the caller does not exist for them.',
    params,
    example,
    replies: { 200: verificationRequest },
    errors: ['not_found'],
    unlimited: 'bounded read',
  }),
  claimVerification: route({
    method: 'PUT',
    path: '/moderation/verifications/{id}/claim',
    audience: 'moderator',
    summary: `Claims a request for ${limits.claimMinutes} minutes, or renews the claim, so that nobody else decides it.`,
    params,
    example,
    replies: { 200: ownClaim },
    errors: ['not_found', 'caso_decidido', 'caso_tomado'],
    limits: [rateLimits.write],
  }),
  releaseVerification: route({
    method: 'DELETE',
    path: '/moderation/verifications/{id}/claim',
    audience: 'moderator',
    summary: "Ends the caller's claim; succeeds also when there is none.",
    params,
    example,
    replies: { 204: null },
    errors: ['not_found'],
    limits: [rateLimits.write],
  }),
  approveVerification: route({
    method: 'POST',
    path: '/moderation/verifications/{id}/approve',
    audience: 'moderator',
    summary: `Verifies the agency for ${limits.verificationYears} years and says what was checked. Can be undone for ${limits.undoMinutes} minutes, and only then is the agency told.`,
    params,
    body: z.strictObject({
      checked: z
        .array(z.enum(verificationChecks, 'not_a_choice'), 'invalid')
        .min(1, 'required')
        .max(verificationChecks.length, 'too_long')
        .transform((sent) => verificationChecks.filter((check) => sent.includes(check))),
      note: decisionNote,
    }),
    example: { ...example, body: { checked: ['register', 'web', 'domain'] } },
    replies: { 200: verificationRequest },
    errors: ['not_found', 'caso_decidido', 'caso_tomado'],
    limits: [rateLimits.write],
  }),
  refuseVerification: route({
    method: 'POST',
    path: '/moderation/verifications/{id}/refuse',
    audience: 'moderator',
    summary: `Refuses a request with a reason, which the agency reads. Can be undone for ${limits.undoMinutes} minutes, and only then is the agency told.`,
    params,
    body: reasonBody,
    example: { ...example, body: { reason: 'El documento es de otra empresa.' } },
    replies: { 200: verificationRequest },
    errors: ['not_found', 'caso_decidido', 'caso_tomado'],
    limits: [rateLimits.write],
  }),
  undoVerification: route({
    method: 'DELETE',
    path: '/moderation/verifications/{id}/decision',
    audience: 'moderator',
    summary: `Undoes the caller's decision within ${limits.undoMinutes} minutes, unless something has changed since: the request waits again.`,
    params,
    example,
    replies: { 200: verificationRequest },
    errors: ['not_found', 'fuera_de_plazo'],
    limits: [rateLimits.write],
  }),
}
