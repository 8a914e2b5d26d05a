import { languageCodes } from '@brilla/contract/people/fact-choices'
import names from 'virtual:language-names'
import type { Language } from './language.ts'

/** The name of a language (a code of `languageCodes`) in the reader's language, as it stands alone: "Español". */
export function languageName(code: string, language: Language): string {
  const name = names[language][code] ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** All languages with their names, sorted by these. Of two codes with one name, such as Akan, the first. */
export function listLanguages(language: Language): { code: string; name: string }[] {
  const byName = new Map(languageCodes.toReversed().map((code) => [languageName(code, language), code]))
  return [...byName]
    .map(([name, code]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}
