/** Schemas of field types that several features share. */
import { z } from 'zod'
import { matchesEmailPattern } from '../accounts/email.ts'
import { errorCatalog } from './errors.ts'
import { isCalendarDate } from './calendar-date.ts'
import { isStorable, normalizeLine, trimInvisible, trimVisible } from './text.ts'
import { limits } from './limits.ts'
import { isAgencyName, isPersonName } from '../accounts/names.ts'

/** Opaque id (UUIDv7). The server returns 404 for a malformed id, as for an unknown one. */
export const id = z.uuid().describe('Opaque id, sortable by creation time.')

/** An id in a request body. Invalid values become the empty string, so that handlers return 404 for them. */
export const idInBody = z
  .string('required')
  .overwrite((sent) => (isStorable(sent) && sent.length <= 300 ? sent : ''))

/** The same where it is optional; null counts as absent. */
export const optionalIdInBody = idInBody.nullish().transform((sent) => sent ?? undefined)

/** Timestamp as an ISO 8601 string in UTC. */
export const instant = z.string().describe('ISO 8601 timestamp in UTC.')

/** A blurred stand-in for an image that is being loaded (P-media-18). */
export const placeholder = z
  .string()
  .nullable()
  .describe('ThumbHash of the image in Base64, to draw while it loads; null when there is none.')

/** Required text, trimmed, 1 to `max` characters (code points); `missing` is the error code when it is empty. */
export function text(max: number, missing: keyof typeof errorCatalog = 'required') {
  return z
    .string(missing)
    .refine(isStorable, 'invalid_characters')
    .overwrite(trimVisible)
    .min(1, missing)
    .max(max, 'too_long')
}

/** Required single-line text, such as a name, without what cannot be seen (P-wire-17). */
export function line(max: number, missing: keyof typeof errorCatalog = 'required') {
  return z
    .string(missing)
    .refine(isStorable, 'invalid_characters')
    .overwrite(normalizeLine)
    .min(1, missing)
    .max(max, 'too_long')
}

/** A first or last name (P-accounts-35). */
export const personName = line(limits.nameMax, 'nombre_y_apellido').refine(isPersonName, 'name_characters')

export const agencyName = line(limits.nameMax, 'nombre_agencia').refine(
  isAgencyName,
  'agency_name_characters',
)

/** Like `line`, but may be empty. */
export function optionalLine(max: number) {
  return z
    .string('invalid')
    .refine(isStorable, 'invalid_characters')
    .overwrite(normalizeLine)
    .max(max, 'too_long')
}

/** Like `text`, but may be empty. */
export function freeText(max: number) {
  return z
    .string('invalid')
    .refine(isStorable, 'invalid_characters')
    .overwrite(trimVisible)
    .max(max, 'too_long')
}

/** Like `freeText`, but may be omitted and then becomes empty. */
export function optionalText(max: number) {
  return freeText(max).default('')
}

/** E-mail address, at most 254 characters, lowercased (P-accounts-4). */
export const email = z
  .string('correo_electronico')
  .overwrite(trimInvisible)
  .min(1, 'correo_electronico')
  .max(limits.emailMax, 'correo_electronico_invalido')
  .refine(matchesEmailPattern, 'correo_electronico_invalido')
  .toLowerCase()

/** An e-mail address or nothing. */
export const optionalEmail = z
  .string('invalid')
  .overwrite(trimInvisible)
  .max(limits.emailMax, 'correo_electronico_invalido')
  .refine((typed) => typed === '' || matchesEmailPattern(typed), 'correo_electronico_invalido')
  .toLowerCase()
  .nullable()

export const language = z.enum(['es', 'en'], 'not_a_choice')

/** The language in which a person has written a text (P-accessibility-10). */
export const textLanguage = z
  .string()
  .nullable()
  .describe('Language of the text as detected, an ISO 639-1 code; null when it is empty or not sure.')

const dateAndTime = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/

/** An existing calendar date from 1900 on, as `YYYY-MM-DD`; of a date with a time only the date is used, as it is written. */
export const calendarDate = z
  .string('fecha_nacimiento')
  .overwrite((sent) => sent.replace(dateAndTime, '$1'))
  .min(1, 'fecha_nacimiento')
  .regex(/^(19|20)\d\d-\d\d-\d\d$/, 'fecha_invalida')
  .refine(isCalendarDate, 'fecha_invalida')

/** Who sees a field of the profile besides its owner (P-minors-8). */
export const fieldAudience = z
  .enum(['everyone', 'agencies', 'nobody'], 'not_a_choice')
  .meta({ id: 'FieldAudience' })
export type FieldAudience = z.infer<typeof fieldAudience>

/** The same in a request, which may also say true for everyone and false for nobody. */
export const fieldAudienceInBody = z
  .union([z.boolean(), fieldAudience], 'not_a_choice')
  .transform((sent): FieldAudience => (sent === true ? 'everyone' : sent === false ? 'nobody' : sent))

/** For whom a post or comment is published; `held`: for its author alone, until a moderator has decided (P-comments-11). */
export const contentAudience = z.enum(['everyone', 'mutuals', 'held']).meta({ id: 'ContentAudience' })
export type ContentAudience = z.infer<typeof contentAudience>

/** Whom a person publishes for; `mutuals`: those who follow them and whom they follow (P-minors-13). */
export const chosenAudience = z
  .enum(['everyone', 'mutuals'], 'not_a_choice')
  .describe(
    '`mutuals`: only for followers whom the author follows back. Without it, everyone; an edit without it changes nothing.',
  )

/** Who comments on the posts of an account (P-comments-12): everyone, people whom it follows, nobody. */
export const commentsFrom = z.enum(['everyone', 'following', 'nobody'], 'not_a_choice')
export type CommentsFrom = z.infer<typeof commentsFrom>

export const sex = z.enum(['MA', 'FE'], 'not_a_choice')

export const accountType = z.enum(['talento', 'agencia'], 'not_a_choice')
export type AccountType = z.infer<typeof accountType>

/** An optional integer in a query, from 1 to `max`; anything else is a 400. */
export function queryInteger(max: number, description: string) {
  return z
    .string()
    .refine((value) => /^[1-9]\d{0,6}$/.test(value) && Number(value) <= max, 'invalid')
    .transform(Number)
    .optional()
    .meta({ description, type: 'integer', minimum: 1, maximum: max })
}

/** The query parameter `page` (P-wire-5). */
export const page = queryInteger(limits.pageMax, 'Page number, starting at 1.')

/** Whether something with the given name exists. */
export const existsReply = z.object({ exists: z.boolean() }).meta({ id: 'Existence' })

/** Header of requests that log in: a random code that the browser keeps, so that its next login is recognized (P-sessions-17). */
export const loginHeaders = z.object({
  'x-browser-id': z.string().min(1).max(200).optional(),
  'x-time-zone': z
    .string()
    .max(limits.timeZoneMax)
    .optional()
    .describe('IANA name of the time zone of the browser.'),
})

/** A code of an authenticator app, or a recovery code, for the second step of a login (P-sessions-18). */
export const loginCode = z
  .string('required')
  .overwrite(trimInvisible)
  .min(1, 'required')
  .max(limits.loginCodeMax, 'too_long')

/** Header with which a retried request returns what the first attempt created. */
export const idempotencyKey = z.object({
  'idempotency-key': z.string().min(1).max(200).meta({ example: '5f0c2d9e-publicar' }).optional(),
})

/** Body of a route about another account. */
export const otherUser = z.strictObject({ userId: idInBody }).meta({ id: 'OtherUser' })

/** Profile address, lowercased. The server rejects addresses that are routes of the product. */
export const profileUrl = z
  .string('no_puede_estar_vacio_url')
  .overwrite(trimInvisible)
  .min(1, 'no_puede_estar_vacio_url')
  .min(limits.profileUrlMin, 'too_short')
  .max(limits.profileUrlMax, 'too_long')
  .regex(/^[a-zA-Z0-9_-]+$/, 'url_invalida')
  .toLowerCase()

/** Body with the token of a link. */
export const linkToken = z
  .strictObject({ token: z.string('required').max(200, 'too_long') })
  .meta({ id: 'LinkToken' })
