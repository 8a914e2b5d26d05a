import type { Language } from '../core/language.ts'

/** A size for people: "340 kB", "12,4 MB". */
export function bytesText(bytes: number, language: Language): string {
  const large = bytes >= 1_000_000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
}
