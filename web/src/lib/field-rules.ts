/**
 * Rules of fields, by the codes of the contract. They repeat what its schemas say, since those and zod would be 23 kB of
 * JavaScript; `app/form-rules.test.ts` compares the two.
 */
import { isEmail } from '@brilla/contract/accounts/email'
import { isCalendarDate } from '@brilla/contract/platform/calendar-date'
import { isStorable, normalizeLine, trimInvisible, trimVisible } from '@brilla/contract/platform/text'
import { limits } from '@brilla/contract/platform/limits'
import { isAgencyName, isPersonName } from '@brilla/contract/accounts/names'
import { countCharacters } from '@brilla/contract/platform/truncate'
import type { ErrorCode } from '@brilla/contract/platform/errors'
import type { FieldErrorCodes } from './form-errors.ts'

/** The code of the first rule that a value breaks. */
type Result = ErrorCode | undefined

/** A required line of text; `missing` is the code of an empty one. */
export function checkLine(text: string, max: number, missing: ErrorCode): Result {
  if (!isStorable(text)) return 'invalid_characters'
  const line = normalizeLine(text)
  if (line === '') return missing
  return countCharacters(line) > max ? 'too_long' : undefined
}

/** A first or last name (P-accounts-35). */
export const checkPersonName = (name: string): Result =>
  checkLine(name, limits.nameMax, 'nombre_y_apellido') ??
  (isPersonName(normalizeLine(name)) ? undefined : 'name_characters')

export const checkAgencyName = (name: string): Result =>
  checkLine(name, limits.nameMax, 'nombre_agencia') ??
  (isAgencyName(normalizeLine(name)) ? undefined : 'agency_name_characters')

/** An optional text of several lines. */
export function checkFreeText(text: string, max: number): Result {
  if (!isStorable(text)) return 'invalid_characters'
  return countCharacters(trimVisible(text)) > max ? 'too_long' : undefined
}

export function checkEmail(text: string): Result {
  if (trimInvisible(text) === '') return 'correo_electronico'
  return isEmail(text) ? undefined : 'correo_electronico_invalido'
}

export function checkNewPassword(password: string): Result {
  if (password === '') return 'contrasena'
  const length = countCharacters(password)
  if (length < limits.passwordMin) return 'tu_contrasena_debe_ser_mas_larga'
  return length > limits.passwordMax ? 'contrasena_larga' : undefined
}

/** A date as `YYYY-MM-DD`, empty while a part of it is missing. */
export function checkDate(date: string): Result {
  if (date === '') return 'fecha_nacimiento'
  return isCalendarDate(date) ? undefined : 'fecha_invalida'
}

/** The errors of the fields that break a rule. */
export const collectErrors = (results: Record<string, Result>): FieldErrorCodes =>
  Object.fromEntries(Object.entries(results).filter(([, code]) => code !== undefined))
