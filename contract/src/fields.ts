/** The kinds of value that several features put on the wire. */
import { z } from 'zod'
import { emailPattern } from './email.ts'
import { errorCatalogue } from './errors.ts'
import { limits } from './limits.ts'

/** An opaque id (a UUIDv7). One that is malformed is an id that is not there: the server answers 404. */
export const id = z.uuid().describe('Opaque, sortable by time of creation.')

/** An id as a caller sends it in a body: whatever cannot be one becomes empty, and so is not there. */
export const reference = z
  .string('required')
  .overwrite((sent) => (isStorable(sent) && sent.length <= 300 ? sent : ''))

/** ISO 8601 in UTC. */
export const instant = z.string().describe('ISO 8601 in UTC.')

/** A database cannot hold NUL, and a lone surrogate is no character: the server refuses both in every text, and alters none. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Only what is seen counts as written: spaces and invisible characters alone are no text. */
function trim(written: string): string {
  const hasInk = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(written)
  return hasInk ? written.trim() : ''
}

/** Text of a person, trimmed, of 1 to `max` UTF-16 units; `missing` is the code when there is none. */
export function text(max: number, missing: keyof typeof errorCatalogue = 'required') {
  return z
    .string(missing)
    .refine(isStorable, 'invalid_characters')
    .overwrite(trim)
    .min(1, missing)
    .max(max, 'too_long')
}

/**
 * A text of one line, such as a name: white space and control characters become single spaces, an accent is part of its
 * letter however it was typed, and nothing stays that turns the line around or hides in it. Joiners do: scripts need them.
 */
export function line(max: number, missing: keyof typeof errorCatalogue = 'required') {
  return z
    .string(missing)
    .refine(isStorable, 'invalid_characters')
    .overwrite(asLine)
    .min(1, missing)
    .max(max, 'too_long')
}

/** As `line`, and may be empty. */
export function optionalLine(max: number) {
  return z.string('invalid').refine(isStorable, 'invalid_characters').overwrite(asLine).max(max, 'too_long')
}

function asLine(text: string): string {
  const seen = text.replace(/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
  return trim(seen.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' '))
}

/** Text that may be empty. */
export function freeText(max: number) {
  return z.string('invalid').refine(isStorable, 'invalid_characters').overwrite(trim).max(max, 'too_long')
}

/** Text that may be missing or empty; empty is what it becomes. */
export function optionalText(max: number) {
  return freeText(max).default('')
}

/** The HTML standard's (decision 10), at most 254 characters, compared and kept without case. */
export const email = z
  .string('correo_electronico')
  .trim()
  .min(1, 'correo_electronico')
  .max(limits.emailMax, 'correo_electronico_invalido')
  .regex(emailPattern, 'correo_electronico_invalido')
  .toLowerCase()

export const language = z.enum(['es', 'en'], 'not_a_choice')

/** A calendar date that exists, `YYYY-MM-DD`, from 1900 on. */
export const calendarDate = z
  .string('fecha_nacimiento')
  .min(1, 'fecha_nacimiento')
  .regex(/^(19|20)\d\d-\d\d-\d\d$/, 'fecha_invalida')
  .refine((date) => {
    const parsed = new Date(`${date}T00:00:00Z`)
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
  }, 'fecha_invalida')

export const sex = z.enum(['MA', 'FE'], 'not_a_choice')

export const accountType = z.enum(['talento', 'agencia'], 'not_a_choice')
export type AccountType = z.infer<typeof accountType>

/** `?page=`, counted from 1; anything but a whole number up to a million is a 400. */
export const page = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'invalid')
  .transform(Number)
  .refine((n) => n <= limits.pageMax, 'invalid')
  .optional()
  .describe('Counted from 1.')
