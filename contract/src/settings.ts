/** What people change about themselves once they have an account. */
import { z } from 'zod'
import { tokenReply } from './account.ts'
import { country } from './country.ts'
import { calendarDate, email, freeText, line, optionalLine, sex } from './fields.ts'
import { limits, rateLimits } from './limits.ts'
import { route } from './route.ts'

const link = z
  .string('invalid')
  .trim()
  .max(limits.linkMax, 'too_long')
  .nullable()
  .optional()
  .describe('A web address, or `@name` where the network has names; empty or null takes it away.')

/** The links of PUT users by their names on the wire. */
export const linkFields = {
  facebook_url: link,
  twitter_url: link,
  instagram_url: link,
  spotify_url: link,
  youtube_url: link,
  linkedin_url: link,
  web: link,
}

export const biography = freeText(limits.biographyMax)

const interests = z
  .array(line(limits.interestMax), 'invalid')
  .max(limits.interestsMax, 'demasiados_intereses')
  .describe('Short tags (decision 19).')

/** The settings form (platform.md section 5). What is left out stays as it is. */
export const settings = z.strictObject({
  nombre: line(limits.nameMax, 'nombre_y_apellido'),
  apellido: line(limits.nameMax, 'nombre_y_apellido'),
  email,
  fecha: calendarDate,
  sexo: sex.nullable().optional(),
  pais: country.optional(),
  ciudad: line(limits.cityMax, 'ciudad').optional(),
  biografia: biography.optional(),
  profile: z
    .strictObject({
      ...linkFields,
      phone: optionalLine(limits.phoneMax).nullable().optional(),
    })
    .optional(),
  interests: interests.optional(),
  showEmail: z.boolean('invalid').optional(),
  showBirthdate: z.boolean('invalid').optional(),
  agencyName: line(limits.nameMax, 'nombre_agencia')
    .optional()
    .describe("An agency's name; only agencies have one."),
})

/** An address of a profile, compared without case; routes of the product are taken. */
export const profileUrl = z
  .string('no_puede_estar_vacio_url')
  .trim()
  .min(1, 'no_puede_estar_vacio_url')
  .min(limits.profileUrlMin, 'too_short')
  .max(limits.profileUrlMax, 'too_long')
  .regex(/^[a-zA-Z0-9_-]+$/, 'url_invalida')
  .toLowerCase()

/** The four flags, which govern e-mail alone (decision 21). */
export const notificationFlags = ['followers', 'photos_videos', 'messages', 'following'] as const

export const settingsContract = {
  updateUser: route({
    method: 'PUT',
    path: '/users',
    audience: 'user',
    summary:
      'Saves the settings. A new e-mail needs a fresh session and counts once it is confirmed from its own mailbox.',
    body: settings,
    replies: { 200: tokenReply },
    errors: [
      'edad_minima',
      'enlace_invalido',
      'telefono_invalido',
      'only_agencia',
      'reauthenticate',
      { code: 'correo_existe', status: 409 },
    ],
    limits: [rateLimits.write],
  }),
  emailExistsForUser: route({
    method: 'GET',
    path: '/users/email-exists-user/{email}',
    audience: 'user',
    summary: "Whether another account has this e-mail; the caller's own does not exist.",
    params: z.object({ email: z.string() }),
    replies: { 200: z.object({ exists: z.boolean() }) },
    limits: [rateLimits.emailLookupByUser],
  }),
  confirmEmailChange: route({
    method: 'POST',
    path: '/users/email-confirmation',
    audience: 'guest',
    summary: 'Makes the new e-mail count, with the token of the link that was mailed to it.',
    body: z.strictObject({ token: z.string('required').max(200, 'too_long') }),
    replies: { 200: z.object({ email: z.string() }) },
    errors: ['not_found', { code: 'correo_existe', status: 409 }],
  }),
  cancelEmailChange: route({
    method: 'DELETE',
    path: '/users/pending-email',
    audience: 'user',
    summary: 'Forgets the new e-mail that waits for its confirmation.',
    replies: { 204: null },
  }),
  changeProfileUrl: route({
    method: 'PUT',
    path: '/users/profile_url',
    audience: 'talento',
    summary: 'Moves the profile. The old address leads to the new one until somebody else takes it.',
    body: z.strictObject({ profile_url: profileUrl }),
    replies: { 200: tokenReply },
    errors: ['el_perfil_existe'],
    limits: [rateLimits.profileUrl],
  }),
  profileUrlExists: route({
    method: 'GET',
    path: '/users/profile-url-exists/{profile_url}',
    audience: 'user',
    summary: "Whether an address is taken or reserved; the caller's own is not.",
    params: z.object({ profile_url: z.string() }),
    replies: { 200: z.object({ exists: z.boolean() }) },
    limits: [rateLimits.profileUrlLookup],
  }),
  setNotification: route({
    method: 'POST',
    path: '/users/notifications',
    audience: 'member',
    summary: 'Switches mails of one kind on or off.',
    body: z.strictObject({ type: z.enum(notificationFlags, 'not_a_choice'), status: z.boolean('invalid') }),
    replies: { 204: null },
  }),
}
