/** Logging in and registering through another provider (P-oauth-3). */
import { z } from 'zod'
import { country } from './country.ts'
import { calendarDate, email, id, language, line } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'

/** What the callback handed over, and whom it must be about. Nothing is believed but what the ticket says. */
const identity = {
  facebookId: z
    .string('required')
    .max(300, 'too_long')
    .describe("The provider's id of the person, of any provider."),
  ticket: z.string('required').max(4_000, 'too_long'),
}

/** Optional, because the provider may not tell: what is missing then is asked on /register/select (P-oauth-6). */
const oauthRegistration = z.strictObject({
  ...identity,
  email: email.optional(),
  first_name: line(limits.nameMax, 'nombre_y_apellido').optional(),
  last_name: line(limits.nameMax, 'nombre_y_apellido').optional(),
  birthdate: calendarDate.optional(),
  ciudad: line(limits.cityMax, 'ciudad').optional(),
  country: country.optional(),
  terms: z
    .boolean('terminos')
    .refine((accepted) => accepted, 'terminos')
    .optional(),
  langCode: language.default('es'),
})

/** What a registration cannot do without, in the order of the form. */
const missingField = z.enum(['first_name', 'last_name', 'email', 'birthdate', 'ciudad', 'country', 'terms'])

const registrationReply = z.object({
  token: z.string().nullable(),
  exists: z
    .boolean()
    .describe(
      'With a token: this identity had an account. Without: another account has this e-mail, and stays as it is.',
    ),
  missing: z.array(missingField).optional().describe('Nothing is stored yet; call again with these as well.'),
  ticket: z
    .string()
    .optional()
    .describe(
      `Beside \`missing\`: takes the place of the one sent, for ${limits.socialFormMinutes} minutes.`,
    ),
  pending: z
    .object({ id, email: z.string(), proof: z.string() })
    .optional()
    .describe(
      'Registered, and waits for the mail that confirms an address which the provider has not verified. ' +
        'The confirmation keeps the identity if this `proof` comes with it.',
    ),
})

export const oauthContract = {
  getSocialProviders: route({
    method: 'GET',
    path: '/users/social/providers',
    audience: 'guest',
    summary: 'The names of the providers that one can log in with here.',
    replies: { 200: z.object({ providers: z.array(z.string()) }) },
  }),
  authenticateSocial: route({
    method: 'POST',
    path: '/users/fbauthenticate',
    audience: 'guest',
    summary: "Logs in with a provider's identity.",
    body: z.strictObject(identity),
    replies: { 200: z.object({ token: z.string() }) },
    errors: ['ticket', 'facebook_registrado', 'validated'],
    limits: [rateLimits.socialTicket],
  }),
  socialIdentityExists: route({
    method: 'GET',
    path: '/users/facebook-exists/{id}',
    audience: 'guest',
    summary: 'Whether an account has this identity; the ticket stays good.',
    params: z.object({ id: z.string() }),
    query: z.object({ ticket: z.string() }),
    replies: { 200: z.object({ exists: z.boolean() }) },
    errors: ['ticket'],
    limits: [rateLimits.socialTicket],
  }),
  getOwnLogins: route({
    method: 'GET',
    path: '/users/social/own',
    audience: 'user',
    allowSuspended: true,
    summary: 'How the caller can prove who they are: by which providers, and whether by a password.',
    replies: { 200: z.object({ providers: z.array(z.string()), password: z.boolean() }) },
  }),
  reauthenticateSocial: route({
    method: 'POST',
    path: '/users/social/reauthenticate',
    audience: 'user',
    allowSuspended: true,
    summary: `Makes this session fresh for ${limits.freshMinutes} minutes, by a ticket for which the provider asked again who it is.`,
    body: z.strictObject(identity),
    replies: { 204: null },
    // Not the 401 of a login: this session goes on.
    errors: [{ code: 'ticket', status: 422 }, 'other_identity'],
    limits: [rateLimits.reauthenticate],
  }),
  registerSocial: route({
    method: 'POST',
    path: '/users/facebook',
    audience: 'guest',
    summary:
      "Registers a person by a provider's identity; says what is missing, and stores nothing until then.",
    body: oauthRegistration,
    replies: { 200: registrationReply },
    errors: ['ticket', 'edad_minima', 'validated'],
    limits: [rateLimits.socialTicket, rateLimits.emailLookupOfAccount],
  }),
}
