/** Names of spoken languages in Spanish and English. No I/O. */
import { languageCodes } from '@brilla/contract/people/fact-choices'
import { listLanguageNames } from '@brilla/contract/platform/language-names'
import { splitWords } from '../../platform/fold-text.ts'

const codesByName = Map.groupBy(
  languageCodes.flatMap((code) =>
    listLanguageNames(code).map((name) => ({ name: splitWords(name).join(' '), code })),
  ),
  ({ name }) => name,
)

/** Codes of the languages that the word names, in either language. */
export const findLanguages = (word: string): string[] => [
  ...new Set((codesByName.get(word) ?? []).map(({ code }) => code)),
]
