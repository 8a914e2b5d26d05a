/**
 * Rules of fields, by the codes of the contract. They repeat what its schemas say, since those and zod would be 23 kB of
 * JavaScript; `app/formRules.test.ts` compares the two.
 */
import { isEmail } from '@brilla/contract/email'
import { isCalendarDate } from '@brilla/contract/calendar-date'
import { isStorable, normalizeLine, trimVisible } from '@brilla/contract/text'
import { limits } from '@brilla/contract/limits'
import type { ErrorCode } from '@brilla/contract/errors'
import type { FieldErrorCodes } from './formErrors.ts'

/** The code of the first rule that a value breaks. */
type Result = ErrorCode | undefined

/** A required line of text; `missing` is the code of an empty one. */
export function checkLine(text: string, max: number, missing: ErrorCode): Result {
  if (!isStorable(text)) return 'invalid_characters'
  const line = normalizeLine(text)
  if (line === '') return missing
  return line.length > max ? 'too_long' : undefined
}

/** An optional text of several lines. */
export function checkFreeText(text: string, max: number): Result {
  if (!isStorable(text)) return 'invalid_characters'
  return trimVisible(text).length > max ? 'too_long' : undefined
}

export function checkEmail(text: string): Result {
  if (text.trim() === '') return 'correo_electronico'
  return isEmail(text) ? undefined : 'correo_electronico_invalido'
}

export function checkNewPassword(password: string): Result {
  if (password === '') return 'contrasena'
  if (password.length < limits.passwordMin) return 'tu_contrasena_debe_ser_mas_larga'
  return password.length > limits.passwordMax ? 'contrasena_larga' : undefined
}

/** A date as `YYYY-MM-DD`, empty while a part of it is missing. */
export function checkDate(date: string): Result {
  if (date === '') return 'fecha_nacimiento'
  return isCalendarDate(date) ? undefined : 'fecha_invalida'
}

/** The errors of the fields that break a rule. */
export const collectErrors = (results: Record<string, Result>): FieldErrorCodes =>
  Object.fromEntries(Object.entries(results).filter(([, code]) => code !== undefined))
