/** Marking the words of a text that a search matched. */
import { normalizeUnicode } from '@brilla/contract/platform/text'

export interface MarkedPart {
  text: string
  isMatch: boolean
}

const word = /[\p{L}\p{N}\p{M}]+/gu
const lettersMin = 2

const fold = (text: string) =>
  normalizeUnicode(text, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Splits a text at the beginnings of words that are words of `q`, as far as these have been typed. */
export function markTyped(text: string, q: string): MarkedPart[] {
  return markWords(text, q).flatMap(({ text: part, isMatch }) => {
    if (!isMatch) return [{ text: part, isMatch }]
    const typed = (fold(q).match(word) ?? [])
      .filter((beginning) => fold(part).startsWith(beginning))
      .reduce((longest, beginning) => Math.max(longest, beginning.length), 0)
    const letters = Array.from(normalizeUnicode(part, 'NFC'))
    let count = 0
    while (count < letters.length && fold(letters.slice(0, count).join('')).length < typed) count++
    const parts = [
      { text: letters.slice(0, count).join(''), isMatch: true },
      { text: letters.slice(count).join(''), isMatch: false },
    ]
    return parts.filter((marked) => marked.text !== '')
  })
}

/**
 * Splits a text at the words that begin like one of the words of `q`, without regard to case and accents, and at those of
 * `phrases`, which mean the same in another language, that contain no such word.
 */
export function markWords(text: string, q: string, phrases: readonly string[] = []): MarkedPart[] {
  const beginnings = (fold(q).match(word) ?? []).filter(({ length }) => length >= lettersMin)
  const matches = [...text.matchAll(word)]
    .map(({ 0: found, index }) => ({ found, index }))
    .filter(({ found }) => beginnings.some((beginning) => fold(found).startsWith(beginning)))
  for (const phrase of phrases) {
    const index = text.indexOf(phrase)
    const end = index + phrase.length
    const isMarked = matches.some((match) => match.index < end && match.index + match.found.length > index)
    if (index >= 0 && !isMarked) matches.push({ found: phrase, index })
  }
  const parts: MarkedPart[] = []
  let position = 0
  for (const { found, index } of matches.toSorted((a, b) => a.index - b.index)) {
    if (index > position) parts.push({ text: text.slice(position, index), isMatch: false })
    parts.push({ text: found, isMatch: true })
    position = index + found.length
  }
  if (position < text.length) parts.push({ text: text.slice(position), isMatch: false })
  return parts
}
