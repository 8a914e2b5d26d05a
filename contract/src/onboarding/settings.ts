/** Account settings: personal data, e-mail, profile address and notification flags. */
import { trimInvisible } from '../platform/text.ts'
import { z } from 'zod'
import { type LinkField, profileLinks, tokenReply } from '../accounts/account.ts'
import { country } from '../platform/country.ts'
import {
  calendarDate,
  commentsFrom,
  email,
  existsReply,
  fieldAudienceInBody,
  freeText,
  line,
  linkToken,
  loginHeaders,
  optionalEmail,
  optionalLine,
  profileUrl,
  sex,
  personName,
  agencyName,
} from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { exampleLoginHeaders, exampleToken } from '../platform/examples.ts'
import { notificationFlags, pushFlags } from '../notifications/notification-flags.ts'
import { route } from '../platform/route.ts'

const link = z
  .string('invalid')
  .overwrite(trimInvisible)
  .max(limits.linkMax, 'too_long')
  .nullable()
  .optional()
  .describe('URL, or `@name` on networks that have user names; empty or null removes the link.')

/** Link fields of `PUT /users`. */
export const linkFields = Object.fromEntries(
  Object.keys(profileLinks.shape).map((name) => [name, link]),
) as Record<LinkField, typeof link>

export const biography = freeText(limits.biographyMax)

const interests = z
  .array(line(limits.interestMax), 'invalid')
  .max(limits.interestsMax, 'demasiados_intereses')
  .describe('Short tags (P-settings-16).')

const audienceText =
  'Who sees it; `true` is everyone, `false` nobody. A person under 18 can only send `nobody` or false.'

export const contactEmail = optionalEmail.describe(
  'Public email of an agency; empty or null for none. Only for agencies, and none while the contact person is under 18.',
)

/** Body of the settings form (P-settings-4). Omitted optional fields stay unchanged. */
export const settings = z
  .strictObject({
    nombre: personName,
    apellido: personName,
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
    showEmail: fieldAudienceInBody.optional().describe(audienceText),
    showBirthdate: fieldAudienceInBody.optional().describe(audienceText),
    showCity: fieldAudienceInBody.optional().describe(audienceText),
    publicPreview: z
      .boolean('invalid')
      .optional()
      .describe('Whether guests see a preview of the profile. A person under 18 can only send false.'),
    searchEngines: z.boolean('invalid').optional().describe('Whether search engines may list that preview.'),
    commentsFrom: commentsFrom
      .optional()
      .describe('Who comments on the posts; `following`: people whom one follows.'),
    agencyName: agencyName.optional().describe('Name of the agency; only for agencies.'),
    contactEmail: contactEmail.optional(),
  })
  .meta({ id: 'Settings' })

export const settingsContract = {
  updateUser: route({
    method: 'PUT',
    path: '/users',
    audience: 'user',
    summary:
      'Saves the settings. A new email requires a fresh session and takes effect once it is confirmed.',
    body: settings,
    example: {
      body: {
        nombre: 'Ana',
        apellido: 'Pech',
        email: 'ana@gente.example',
        fecha: '1995-04-12',
        sexo: 'FE',
        pais: 'MX',
        ciudad: 'Mérida',
        biografia: 'Bailo.',
        profile: { web: 'gente.example', phone: '+52 999 123 4567' },
        interests: ['jazz'],
        showEmail: 'agencies',
        showBirthdate: false,
        showCity: 'everyone',
        publicPreview: true,
      },
    },
    replies: { 200: tokenReply },
    errors: [
      'edad_minima',
      'agencia_solo_adultos',
      'fecha_menor',
      'fecha_ya_corregida',
      'menor_oculto',
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
    summary: 'Tells whether another account has this email.',
    params: z.object({ email: z.string() }),
    example: { params: { email: 'alguien@gente.example' } },
    replies: { 200: existsReply },
    limits: [rateLimits.emailLookupByAccount],
  }),
  confirmEmailChange: route({
    method: 'POST',
    path: '/users/email-confirmation',
    audience: 'guest',
    summary: 'Confirms a new email with the token from the mailed link.',
    headers: loginHeaders,
    body: linkToken,
    example: { headers: exampleLoginHeaders, body: { token: exampleToken } },
    replies: { 200: z.object({ email: z.string() }) },
    errors: ['not_found', { code: 'correo_existe', status: 409 }],
    unlimited: 'unguessable token',
  }),
  cancelEmailChange: route({
    method: 'DELETE',
    path: '/users/pending-email',
    audience: 'user',
    summary: 'Discards the new email that awaits confirmation.',
    replies: { 204: null },
    limits: [rateLimits.write],
  }),
  changeProfileUrl: route({
    method: 'PUT',
    path: '/users/profile_url',
    audience: 'talento',
    summary:
      'Changes the profile address. The old address redirects to the new one, and nobody else can take it for 90 days.',
    body: z.strictObject({ profile_url: profileUrl }),
    example: { body: { profile_url: 'ana-baila' } },
    replies: { 200: tokenReply },
    errors: ['el_perfil_existe', 'datos_de_contacto'],
    limits: [rateLimits.profileUrl],
  }),
  profileUrlExists: route({
    method: 'GET',
    path: '/users/profile-url-exists/{profile_url}',
    audience: 'user',
    summary: 'Tells whether a profile address is reserved or taken by another account.',
    params: z.object({ profile_url: z.string() }),
    example: { params: { profile_url: 'ana-baila' } },
    replies: { 200: existsReply },
    limits: [rateLimits.profileUrlLookup],
  }),
  setNotification: route({
    method: 'POST',
    path: '/users/notifications',
    audience: 'member',
    summary: 'Turns one kind of notification on or off, by mail or on devices (Web Push).',
    body: z
      .strictObject({
        type: z.enum(notificationFlags, 'not_a_choice'),
        status: z.boolean('invalid'),
        channel: z
          .enum(['mail', 'push'], 'not_a_choice')
          .default('mail')
          .describe('There is no push of `photos_videos`.'),
      })
      .refine(({ channel, type }) => channel === 'mail' || pushFlags.some((flag) => flag === type), {
        path: ['type'],
        error: 'not_a_choice',
      }),
    example: { body: { type: 'messages', status: false } },
    replies: { 204: null },
    limits: [rateLimits.write],
  }),
}
