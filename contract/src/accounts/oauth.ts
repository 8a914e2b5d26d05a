/** Login and registration through an external identity provider (P-oauth-3). */
import { z } from 'zod'
import { guardianEmail, loginReply, restored, shownByDefault } from './account.ts'
import { country } from '../platform/country.ts'
import {
  calendarDate,
  email,
  existsReply,
  fieldAudienceInBody,
  id,
  idempotencyKey,
  language,
  line,
  loginCode,
  loginHeaders,
  personName,
} from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { exampleLoginHeaders, exampleToken } from '../platform/examples.ts'
import { route } from '../platform/route.ts'

/** The ticket from the callback and the identity it must be for. Only the ticket is trusted. */
const identity = {
  facebookId: z
    .string('required')
    .max(300, 'too_long')
    .describe("The person's id at the provider (any provider, not only Facebook)."),
  ticket: z.string('required').max(4_000, 'too_long'),
}

const identityBody = z.strictObject(identity).meta({ id: 'SocialIdentity' })

/** Fields are optional because the provider may not send them; missing ones are asked for on /register/select (P-oauth-6). */
const oauthRegistration = z
  .strictObject({
    ...identity,
    email: email.optional(),
    first_name: personName.optional(),
    last_name: personName.optional(),
    birthdate: calendarDate.optional(),
    ciudad: line(limits.cityMax, 'ciudad').optional(),
    country: country.optional(),
    terms: z
      .boolean('terminos')
      .refine((accepted) => accepted, 'terminos')
      .optional(),
    langCode: language.default('es'),
    showEmail: fieldAudienceInBody.optional().describe(shownByDefault),
    showBirthdate: fieldAudienceInBody.optional().describe(shownByDefault),
    guardianEmail,
  })
  .meta({ id: 'SocialRegistration' })

/** Required fields of a registration, in the order of the form. */
const missingField = z.enum(['first_name', 'last_name', 'email', 'birthdate', 'ciudad', 'country', 'terms'])

const registrationReply = z
  .object({
    token: z.string().nullable(),
    restored,
    exists: z
      .boolean()
      .describe(
        'True with a token: the identity already had an account. True without a token: another account has this email; it is not linked.',
      ),
    missing: z
      .array(missingField)
      .optional()
      .describe('Required fields that are missing. Nothing is stored; send the request again with them.'),
    ticket: z
      .string()
      .optional()
      .describe(
        `Sent with \`missing\`: replaces the ticket of the request and is valid for ${limits.oauthFormMinutes} minutes.`,
      ),
    pending: z
      .object({ id, email: z.string(), proof: z.string() })
      .optional()
      .describe(
        'Registered, but the email must be confirmed because the provider has not verified it. ' +
          'Send `proof` with the confirmation to keep the identity.',
      ),
  })
  .meta({ id: 'SocialRegistrationState' })

export const oauthContract = {
  getSocialProviders: route({
    method: 'GET',
    path: '/users/social/providers',
    audience: 'guest',
    summary: 'Returns the names of the configured login providers.',
    replies: { 200: z.object({ providers: z.array(z.string()) }) },
    unlimited: 'bounded read',
  }),
  authenticateSocial: route({
    method: 'POST',
    path: '/users/fbauthenticate',
    audience: 'guest',
    summary: 'Logs in with an identity of a provider.',
    body: z.strictObject({ ...identity, code: loginCode.optional() }).meta({ id: 'SocialLogin' }),
    headers: loginHeaders,
    example: {
      headers: exampleLoginHeaders,
      body: { facebookId: '10158042', ticket: exampleToken },
    },
    replies: { 200: loginReply },
    errors: ['ticket', 'facebook_registrado', 'validated', 'code_required', 'wrong_code'],
    limits: [rateLimits.oauthTicket],
  }),
  socialIdentityExists: route({
    method: 'GET',
    path: '/users/facebook-exists/{id}',
    audience: 'guest',
    summary: 'Tells whether an account has this identity. Does not consume the ticket.',
    params: z.object({ id: z.string() }),
    query: z.object({ ticket: z.string() }),
    example: { params: { id: '10158042' }, query: { ticket: exampleToken } },
    replies: { 200: existsReply },
    errors: ['ticket'],
    limits: [rateLimits.oauthTicket],
  }),
  getOwnLogins: route({
    method: 'GET',
    path: '/users/social/own',
    audience: 'user',
    allowSuspended: true,
    summary: 'Returns how the caller can log in: the linked providers, and whether there is a password.',
    replies: { 200: z.object({ providers: z.array(z.string()), password: z.boolean() }) },
    unlimited: 'bounded read',
  }),
  reauthenticateSocial: route({
    method: 'POST',
    path: '/users/social/reauthenticate',
    audience: 'user',
    allowSuspended: true,
    renewsToken: true,
    summary: `Makes this session fresh for ${limits.freshMinutes} minutes, with a ticket from a forced login at the provider.`,
    body: identityBody,
    example: { body: { facebookId: '10158042', ticket: exampleToken } },
    replies: { 204: null },
    // Not the 401 of a login, because the current session stays valid.
    errors: [{ code: 'ticket', status: 422 }, 'other_identity'],
    limits: [rateLimits.reauthenticate],
  }),
  registerSocial: route({
    method: 'POST',
    path: '/users/facebook',
    audience: 'guest',
    summary:
      'Registers a person with an identity of a provider. Returns missing fields and stores nothing until all are sent. A retry with the same Idempotency-Key returns the first registration.',
    body: oauthRegistration,
    headers: loginHeaders.extend(idempotencyKey.shape),
    example: {
      headers: exampleLoginHeaders,
      body: {
        facebookId: '10158042',
        ticket: exampleToken,
        email: 'ana@gente.example',
        first_name: 'Ana',
        last_name: 'Pech',
        birthdate: '1995-04-12',
        country: 'MX',
        ciudad: 'Mérida',
        terms: true,
        langCode: 'es',
      },
    },
    replies: { 200: registrationReply },
    errors: [
      'idempotency_conflict',
      'ticket',
      'edad_minima',
      'menor_oculto',
      'tutor_de_adulto',
      'tutor_propio',
      'validated',
      'code_required',
    ],
    limits: [rateLimits.oauthTicket, rateLimits.emailLookupByEmail],
  }),
}
