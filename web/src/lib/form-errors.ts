import type { I18n } from './create-texts.ts'
import { ApiError } from './api.ts'
import { getCodeText, getErrorText } from './error-text.ts'
import { translate, type TextKey } from './i18n.ts'

/** The error codes of fields, by their names in the request. */
export type FieldErrorCodes = Partial<Record<string, string>>

/**
 * An error of a form that is not translated yet, so that it follows the language of the page: the code of a field, or the
 * error that the request failed with.
 */
export type CodedError = FieldError | { field?: never; cause: unknown }

export interface FieldError {
  field: string
  code: string
  /** The server's text, for a code that this client does not know. */
  text?: string
  /** What is wrong in the text of the field. */
  found?: readonly string[]
}

/** The errors that a refused request leaves at a form: one for each field that the server names, else one of the form. */
export function readFormErrors(error: unknown): readonly CodedError[] {
  if (!(error instanceof ApiError) || error.errors.length === 0) return [{ cause: error }]
  return error.errors.map(({ field, error: code, message, found }) => ({
    field,
    code,
    text: message,
    ...(found && { found: found.map(({ text }) => text) }),
  }))
}

/** The message of an error: the form's own text, where it has one under the key, else that of the contract. */
export function describeError(
  error: CodedError,
  i18n: I18n,
  getTextKey: (field: string, code: string) => string,
  values?: Record<string, string>,
): string {
  if (error.field === undefined) return getErrorText(error.cause, i18n)
  const { field, code, text } = error
  const key = getTextKey(field, code)
  if (i18n.exists(key)) return translate(i18n, key as TextKey, values)
  const message = getCodeText(code, i18n) ?? text ?? getErrorText(undefined, i18n)
  return error.found ? `${message} (${error.found.map((each) => `“${each}”`).join(', ')})` : message
}

/** Codes whose message does not say which field it is about. */
const unspecific = new Set([
  'enlace_invalido',
  'invalid',
  'agency_name_characters',
  'invitaciones_agotadas',
  'invalid_characters',
  'name_characters',
  'not_a_choice',
  'required',
  'telefono_invalido',
  'too_long',
  'too_short',
  'unknown_field',
  'verifica_correos',
])

/** Whether a list of errors has to name the field next to the message of this code. */
export const isUnspecific = (code: string): boolean => unspecific.has(code)
