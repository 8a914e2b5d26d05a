import type { ContactData } from '@brilla/contract/platform/errors'
import { ApiError } from '../../../lib/api.ts'

/** What was found in one field of a request. */
export interface ContactDataField {
  /** The text that `found` has positions in; null when they do not fit what the form has. */
  text: string | null
  found: readonly ContactData[]
}

/** The fields that were refused for contact data; empty for other errors. `getText` returns the text of a field. */
export function listContactDataFields(
  error: unknown,
  getText: (field: string) => string | undefined,
): ContactDataField[] {
  if (!(error instanceof ApiError && error.error === 'datos_de_contacto')) return []
  return error.errors.flatMap(({ field, found }) => {
    if (!found) return []
    // The server trims texts before it looks at them.
    const text = getText(field)?.trim()
    const fits = text !== undefined && found.every((one) => text.slice(one.start, one.end) === one.text)
    return [{ text: fits ? text : null, found }]
  })
}

/** The text of a field in the body of a request, by its path, such as `files.0.alt`. */
export function getFieldText(body: object, field: string): string | undefined {
  const value = field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], body)
  return typeof value === 'string' ? value : undefined
}
