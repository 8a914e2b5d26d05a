/** Accounts: registration, e-mail confirmation, the caller's own account, language and account type. */
import { trimInvisible } from '../platform/text.ts'
import { z } from 'zod'
import { defaultCountry } from '../platform/countries.ts'
import { country } from '../platform/country.ts'
import {
  accountType,
  calendarDate,
  email,
  existsReply,
  commentsFrom,
  fieldAudience,
  fieldAudienceInBody,
  id,
  idempotencyKey,
  instant,
  language,
  line,
  idInBody,
  profileUrl,
  sex,
  loginHeaders,
  personName,
} from '../platform/fields.ts'
import { limits, rateLimits } from '../platform/limits.ts'
import { exampleId, exampleLoginHeaders, exampleToken } from '../platform/examples.ts'
import { ownFacts } from '../people/facts.ts'
import { route } from '../platform/route.ts'
import { newTerms } from '../safety/terms.ts'
import { mapProfileTexts } from './profile-texts.ts'

/** A signed JWT; it carries `sub`, `sid`, `version`, `profileType`, `profileImage` and `coverImage`. */
export const tokenReply = z.object({ token: z.string() }).meta({ id: 'Token' })

/** The login restored a canceled account (P-deactivation-2). */
export const restored = z
  .literal(true)
  .optional()
  .describe('Only when this login restored a canceled account.')

/** The token of a new session. */
export const loginReply = z.object({ token: z.string(), restored }).meta({ id: 'Login' })

export const newPassword = z
  .string('contrasena')
  .min(1, 'contrasena')
  .min(limits.passwordMin, 'tu_contrasena_debe_ser_mas_larga')
  .max(limits.passwordMax, 'contrasena_larga')

export const shownByDefault =
  'Who sees it; `true` is everyone, `false` nobody. Everyone unless it is sent, and nobody for a person under 18.'

/** What a guest wants to do on the preview of a profile. */
const registrationIntent = z
  .strictObject({
    action: z.enum(['open', 'follow', 'message', 'like'], 'not_a_choice'),
    profile: profileUrl,
    photo: z.string('invalid').max(300, 'too_long').optional().describe('Name of the photo to like.'),
  })
  .meta({ id: 'RegistrationIntent' })
export type RegistrationIntent = z.infer<typeof registrationIntent>

/** Of a minor who registers (P-minors-15). */
export const guardianEmail = email
  .optional()
  .describe(
    'Email of a parent or guardian, who is told about the account by mail. Only of a person under 18.',
  )

const intent = registrationIntent
  .optional()
  .describe(
    'Why the person registers. The mailed link carries it to the browser that opens the link (P-profiles-23).',
  )

/** Body of the registration request (P-accounts-1). `username` is accepted and ignored. */
export const registration = z
  .strictObject({
    username: z.union([z.string(), z.number()]).optional(),
    nombre: personName,
    apellido: personName,
    birthdate: calendarDate,
    email,
    password: newPassword,
    sex: sex.nullable().default('MA').describe('Null when the person prefers not to say (P-accounts-8).'),
    country: country.default(defaultCountry),
    ciudad: line(limits.cityMax, 'ciudad'),
    langCode: language.default('es'),
    showEmail: fieldAudienceInBody.optional().describe(shownByDefault),
    showBirthdate: fieldAudienceInBody.optional().describe(shownByDefault),
    guardianEmail,
    terms: z.boolean('terminos').refine((accepted) => accepted, 'terminos'),
    intent,
  })
  .meta({ id: 'Registration' })

const links = {
  facebook_url: z.string().nullable(),
  twitter_url: z.string().nullable(),
  instagram_url: z.string().nullable(),
  spotify_url: z.string().nullable(),
  youtube_url: z.string().nullable(),
  linkedin_url: z.string().nullable(),
  web: z.string().nullable(),
}
export type LinkField = keyof typeof links
export const profileLinks = z.object(links).meta({ id: 'ProfileLinks' })

/** What people have entered about themselves. */
export const profileTextFields = mapProfileTexts(() => z.string())

/** The caller's own account with links and notification flags (P-accounts-27). */
export const self = z
  .object({
    id,
    type: accountType.nullable(),
    profile: accountType.nullable().describe('The account type, null until chosen.'),
    nombre: z.string(),
    apellido: z.string(),
    fullname: z.string(),
    email: z.string(),
    birthdate: z.string(),
    sex: sex.nullable(),
    country: z.string(),
    ciudad: z.string(),
    ...profileTextFields,
    profile_url: z.string(),
    profileImage: z.string().nullable().describe('Image name for /resize; null when there is no image.'),
    coverImage: z.string().nullable(),
    createdAt: instant,
    langCode: language,
    followersCount: z.int(),
    followersRecentCount: z.int().describe('New followers in the last 7 days (P-follows-5).'),
    unreadedNotificationsCount: z.int(),
    unreadMessagesCount: z.int().describe('Over all conversations, without requests (P-messages-8).'),
    messageRequestsCount: z.int().describe('Requests that were neither accepted nor deleted (P-messages-3).'),
    agencyRequestsCount: z
      .int()
      .describe('Those of agencies that have unread messages, which count in the badge of the messages.'),
    newConversationsLeft: z
      .int()
      .nullable()
      .describe('How many people the caller can write to first by now (P-messages-7); null without limit.'),
    ...links,
    phone: z.string().nullable(),
    followers: z.boolean(),
    photos_videos: z.boolean(),
    messages: z.boolean(),
    following: z.boolean(),
    searches: z.boolean(),
    push: z
      .object({
        followers: z.boolean(),
        messages: z.boolean(),
        following: z.boolean(),
        searches: z.boolean(),
      })
      .describe('The flags of push notifications; those above are of mails.'),
    canModerate: z.boolean(),
    pendingEmail: z
      .string()
      .nullable()
      .describe('New email awaiting confirmation; `email` stays in use until then.'),
    interests: z.array(z.string()),
    showEmail: z.boolean().describe('Whether `emailAudience` is everyone.'),
    showBirthdate: z.boolean().describe('Whether `birthdateAudience` is everyone.'),
    showCity: z.boolean().describe('Whether `cityAudience` is everyone.'),
    emailAudience: fieldAudience,
    birthdateAudience: fieldAudience,
    cityAudience: fieldAudience,
    publicPreview: z.boolean().describe('Whether guests see a preview of the profile (P-profiles-16).'),
    searchEngines: z.boolean().describe('Whether search engines may list that preview (P-profiles-22).'),
    commentsFrom: commentsFrom.describe('Who comments on the posts (P-comments-12).'),
    birthdateChange: z
      .enum(['once', 'corrected', 'minor'])
      .describe(
        'Whether the birth date can be corrected once, was corrected already, or is that of a minor (P-settings-19).',
      ),
    agencyName: z.string().nullable(),
    verified: z
      .boolean()
      .describe('Whether moderators have verified this agency, until it changes its name (P-moderation-17).'),
    facts: ownFacts.nullable().describe('Null unless the account is that of a talent (P-profiles-19).'),
    contactEmail: z.string().nullable().describe('The public email of an agency (P-profiles-17).'),
    typeUndoUntil: instant
      .nullable()
      .describe('Until when the account type can be taken back; null when it is final (P-accounts-24).'),
    translates: z.boolean().describe('Whether this server translates texts on demand (P-language-9).'),
    terms: newTerms
      .nullable()
      .describe('A new version of the terms to tell of or to ask for; null otherwise (P-legal-4).'),
  })
  .meta({ id: 'Self' })
export type Self = z.infer<typeof self>

export const accountContract = {
  registerUser: route({
    method: 'POST',
    path: '/users',
    audience: 'guest',
    summary:
      'Registers an account and sends the confirmation email. A retry with the same Idempotency-Key returns the first reply.',
    headers: idempotencyKey,
    body: registration,
    example: {
      body: {
        nombre: 'Ana',
        apellido: 'Pech',
        birthdate: '1995-04-12',
        email: 'ana@gente.example',
        password: 'cuatro palabras sin sentido',
        country: 'MX',
        ciudad: 'Mérida',
        langCode: 'es',
        terms: true,
      },
    },
    replies: { 201: z.object({ id, email: z.string() }) },
    errors: [
      'correo_existe',
      'edad_minima',
      'contrasena_comun',
      'personal_password',
      'menor_oculto',
      'idempotency_conflict',
      'tutor_de_adulto',
      'tutor_propio',
    ],
    limits: [rateLimits.register],
  }),
  resendValidation: route({
    method: 'POST',
    path: '/users/resend-validation',
    audience: 'guest',
    summary:
      'Resends the confirmation email, at most once a minute. The response does not reveal whether the account exists.',
    body: z
      .strictObject({
        id: idInBody.nullish(),
        email: z
          .string('correo_electronico')
          .overwrite(trimInvisible)
          .max(10_000, 'correo_electronico_invalido')
          .nullish(),
        lang: language.default('es'),
        intent,
      })
      .refine(({ id, email }) => typeof (id ?? email) === 'string', { path: ['id'], error: 'required' })
      .describe('The id of the registration or, without one, its email.'),
    example: { body: { id: exampleId, lang: 'es' } },
    replies: { 204: null },
    limits: [rateLimits.resend],
  }),
  confirmUser: route({
    method: 'GET',
    path: '/users/confirmation/{token}',
    audience: 'guest',
    hasSideEffects: true,
    summary: 'Confirms an email with the token from the mailed link and logs in.',
    params: z.object({ token: z.string() }),
    query: z.object({
      proof: z
        .string()
        .max(200)
        .optional()
        .describe(
          "Returned by `POST /users/facebook`. Without it the provider's identity is removed from the account.",
        ),
    }),
    headers: loginHeaders,
    example: {
      params: { token: exampleToken },
      query: { proof: exampleToken },
      headers: exampleLoginHeaders,
    },
    replies: { 200: tokenReply },
    errors: ['not_found'],
    unlimited: 'unguessable token',
  }),
  getSelf: route({
    method: 'GET',
    path: '/users/self',
    audience: 'user',
    summary: "Returns the caller's own account.",
    replies: { 200: self },
    unlimited: 'bounded read',
  }),
  emailExists: route({
    method: 'GET',
    path: '/users/email-exists/{email}',
    audience: 'guest',
    summary: 'Tells whether an account with this email exists.',
    params: z.object({ email: z.string() }),
    example: { params: { email: 'alguien@gente.example' } },
    replies: { 200: existsReply },
    limits: [rateLimits.emailLookupByIp, rateLimits.emailLookupByEmail],
  }),
  chooseAccountType: route({
    method: 'PUT',
    path: '/users/profile',
    audience: 'user',
    summary:
      'Sets the account type, `agencia` only from 18 years on. It can be set only once, unless it is taken back.',
    body: z.strictObject({ profile: accountType }),
    example: { body: { profile: 'talento' } },
    replies: { 200: tokenReply },
    errors: ['type_chosen', 'agencia_solo_adultos'],
    limits: [rateLimits.write],
  }),
  undoAccountType: route({
    method: 'DELETE',
    path: '/users/profile',
    audience: 'member',
    summary:
      'Takes the account type back, within 24 hours and while the account is unused, so that another can be chosen. All other sessions end.',
    replies: { 200: tokenReply },
    errors: ['ya_en_uso'],
    limits: [rateLimits.write],
  }),
  changeLanguage: route({
    method: 'PUT',
    path: '/users/language',
    audience: 'user',
    summary: 'Sets the language of the interface and of emails.',
    body: z.strictObject({ langCode: language }),
    example: { body: { langCode: 'es' } },
    replies: { 204: null },
    limits: [rateLimits.write],
  }),
}
