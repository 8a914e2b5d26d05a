import { normalizeUnicode } from '@brilla/contract/platform/text'

const letters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Removes case and accents for search, like the SQL function `fold_text`. */
export function foldText(text: string): string {
  return normalizeUnicode(text, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđðħıŋßæœ]/g, (letter) => letters[letter] ?? letter)
}

/** The words of a text without case and accents. */
export const splitWords = (text: string): string[] => foldText(text).match(/[\p{Alphabetic}\p{Nd}]+/gu) ?? []
