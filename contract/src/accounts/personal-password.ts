/** Passwords that somebody who knows a person guesses, shared by server and web client. */
import { brand } from '../platform/brand.ts'
import { normalizeUnicode } from '../platform/text.ts'

/** Letters that a password must have besides names that are known. */
const otherLettersMin = 4
const wordMin = 3

/** Letters and digits without case and accents. */
const fold = (text: string) =>
  normalizeUnicode(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a password is made of the product's name, the person's names or their email address (P-accounts-5). */
export function isPersonalPassword(password: string, email: string, names: string[]): boolean {
  const folded = fold(password)
  const words = [brand.name, ...names, email]
    .flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u).map(fold))
    .filter(({ length }) => length >= wordMin)
    .toSorted((a, b) => b.length - a.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), folded)
  return rest !== folded && rest.replace(/\P{L}/gu, '').length < otherLettersMin
}
