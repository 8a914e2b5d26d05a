/** Verification of agencies on request: what an agency sends, and what came of it (P-verification-1). */
import { z } from 'zod'
import { upload } from '../media/media.ts'
import { country } from '../platform/country.ts'
import { exampleImage } from '../platform/examples.ts'
import { email, instant, line, linkToken } from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { route } from '../platform/route.ts'
import { verificationChecks } from './verification-checks.ts'

/** The page that the mail to a person at the agency's domain leads to; the token is in its fragment. */
export const domainConfirmationPath = '/verificacion'

/** What moderators have checked of a verified agency. */
export const checked = z
  .array(z.enum(verificationChecks))
  .describe(
    '`register`: legal name and tax id; `document`: the document that proves them; `web`: the website; `domain`: a person at its domain.',
  )

/** Since when an agency is verified, and what was checked. */
export const verifiedAgency = z.object({ since: instant, checked }).meta({ id: 'VerifiedAgency' })
export type VerifiedAgency = z.infer<typeof verifiedAgency>

export const verificationStates = [
  'none',
  'incomplete',
  'waiting',
  'refused',
  'verified',
  'renamed',
  'expired',
  'withdrawn',
] as const

/** What the agency has sent. */
export const verificationFields = {
  legalName: z.string(),
  taxId: z.string(),
  country: z.string(),
  web: z.string(),
  domainEmail: z.string(),
  requestedAt: instant,
}

/** The verification of the caller's agency. */
export const ownVerification = z
  .object({
    state: z
      .enum(verificationStates)
      .describe(
        '`incomplete`: something is `missing`; `waiting`: the desk reads it; `refused` and `withdrawn` have a reason; `renamed`: the agency changed its name.',
      ),
    missing: z
      .array(z.enum(['domainEmail']))
      .describe('`domainEmail`: nobody has confirmed yet with the mailed link.'),
    verified: verifiedAgency
      .extend({ until: instant })
      .nullable()
      .describe('Also while a request to renew it waits; null when the agency is not verified.'),
    request: z
      .object({
        ...verificationFields,
        files: z
          .array(z.object({ filename: z.string(), displayName: z.string() }))
          .describe(
            `Its documents, which the next request gets when they are sent again; deleted ${limits.verificationDocumentDays} days after the decision.`,
          ),
        reason: z.string().describe('Of `refused` and `withdrawn`; else empty.'),
      })
      .nullable()
      .describe('The newest request.'),
  })
  .meta({ id: 'OwnVerification' })
export type OwnVerification = z.infer<typeof ownVerification>

export const verificationContract = {
  getVerification: route({
    method: 'GET',
    path: '/users/verification',
    audience: 'agencia',
    summary: "Returns whether the caller's agency is verified, its newest request, and what that lacks.",
    replies: { 200: ownVerification },
    unlimited: 'bounded read',
  }),
  requestVerification: route({
    method: 'POST',
    path: '/users/verification',
    audience: 'agencia',
    summary:
      'Asks to be verified, or again, and sends a mail to the person at the domain; replaces a request that is still open.',
    body: z.strictObject({
      legalName: line(limits.legalNameMax),
      taxId: line(limits.taxIdMax),
      country,
      web: line(limits.linkMax),
      files: z.array(upload, 'invalid').min(1, 'required').max(limits.verificationFilesMax, 'too_long'),
      domainEmail: email.describe('Of a person at the domain of `web`; not of a free mail service.'),
    }),
    example: {
      body: {
        legalName: 'Casting Luz S.A. de C.V.',
        taxId: 'CLU090514AB1',
        country: 'MX',
        web: 'https://castingluz.example',
        files: [{ filename: exampleImage }],
        domainEmail: 'marta@castingluz.example',
      },
    },
    replies: { 202: ownVerification },
    errors: ['archivo_desconocido', 'enlace_invalido', 'free_mail_domain', 'other_mail_domain'],
    limits: [rateLimits.verification],
  }),
  confirmVerificationEmail: route({
    method: 'POST',
    path: '/users/verification/confirm',
    audience: 'guest',
    summary:
      'Returns who asks, with the token of the mailed link. With `confirm` the person at the domain confirms that they work there.',
    body: linkToken.extend({ confirm: z.literal(true).optional() }),
    example: { body: { token: '01932f5c-7a3e-7c1b-9d4e-2f6a8b0c1d2ekX3bT0vQd8Zr5mJpW1yLsA' } },
    replies: {
      200: z.object({ agencyName: z.string(), domainEmail: z.string(), isConfirmed: z.boolean() }),
    },
    errors: ['not_found'],
    unlimited: 'unguessable token',
  }),
}
