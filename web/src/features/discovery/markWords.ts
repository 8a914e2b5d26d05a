/** Marking the words of a text that a search matched. */

interface MarkedPart {
  text: string
  isMatch: boolean
}

const word = /[\p{L}\p{N}\p{M}]+/gu
const lettersMin = 2

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Splits a text at the words that begin like one of the words of `q`, without regard to case and accents. */
export function markWords(text: string, q: string): MarkedPart[] {
  const beginnings = (fold(q).match(word) ?? []).filter(({ length }) => length >= lettersMin)
  const parts: MarkedPart[] = []
  let position = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!beginnings.some((beginning) => fold(found).startsWith(beginning))) continue
    if (index > position) parts.push({ text: text.slice(position, index), isMatch: false })
    parts.push({ text: found, isMatch: true })
    position = index + found.length
  }
  if (position < text.length) parts.push({ text: text.slice(position), isMatch: false })
  return parts
}
