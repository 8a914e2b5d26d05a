/** Rules and normalization of typed texts, shared by server and web client. */

/** Whether PostgreSQL can store the text: no NUL characters and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Trims; a text of only spaces and invisible characters becomes empty, so that it counts as missing. */
export function trimVisible(text: string): string {
  const hasVisibleCharacter = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text)
  return hasVisibleCharacter ? text.trim() : ''
}

const marksMax = 30

/** Unicode normalization of a text, of whose combining marks in a row 30 stay: more of them take quadratic time. */
export const normalizeUnicode = (text: string, form: 'NFC' | 'NFD' | 'NFKD'): string =>
  text
    .replace(/\p{M}+/gu, (marks) =>
      marks.length > marksMax ? Array.from(marks).slice(0, marksMax).join('') : marks,
    )
    .normalize(form)

/**
 * A text as a single line: normalized to NFC, whitespace and control characters collapsed to one space, bidirectional
 * overrides and zero-width characters removed. Zero-width joiners stay because some scripts need them.
 */
export function normalizeLine(text: string): string {
  const visible = text.replace(/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
  return trimVisible(normalizeUnicode(visible, 'NFC').replace(/[\s\p{Cc}]+/gu, ' '))
}

const webAddress = /\b(?:https?:\/\/|www\.)\S+/giu

/** Finds all web addresses in a text, in their order. */
export const findWebAddresses = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(webAddress)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))

/** Replaces web addresses, whose `@` and `#` mean nothing to us, with as many spaces, so that all positions stay the same. */
export const maskWebAddresses = (text: string): string =>
  text.replace(webAddress, (found) => ' '.repeat(found.length))
