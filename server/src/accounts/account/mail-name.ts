import { normalizeUnicode } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'

const lengthMax = 60

/**
 * Reduces a name for mails to an unconfirmed address: only letters, so that a name cannot carry a message or a link to a
 * stranger. Null when nothing is left.
 */
export function sanitizeNameForMail(fullName: string): string | null {
  const letters = normalizeUnicode(fullName, 'NFC')
    .replace(/[^\p{L}\p{M}'’ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shown = cutText(letters, lengthMax).trim()
  return shown === '' ? null : shown
}

/** The greeting of mails to an unconfirmed address. */
export function getGreetingName(firstName: string, language: string): string {
  return sanitizeNameForMail(firstName) ?? (language === 'en' ? 'artist' : 'artista')
}
