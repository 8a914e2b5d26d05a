import { languageCodes } from '@brilla/contract/fact-choices'
import type { Language } from '../../lib/language.ts'
import { memoizeByLanguage } from '../../lib/memoizeByLanguage.ts'

const names = memoizeByLanguage((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** The name of a language (ISO 639-1) in the reader's language, as it stands alone: "Español". */
export function languageName(code: string, language: Language): string {
  const name = names(language).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** All languages with their names, sorted by these. */
export function listLanguages(language: Language): { code: string; name: string }[] {
  return languageCodes
    .map((code) => ({ code, name: languageName(code, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}
