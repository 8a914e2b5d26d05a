/** Names of spoken languages in Spanish and English. No I/O. */
import { languageCodes } from '@brilla/contract/fact-choices'
import { splitWords } from '../platform/fold-text.ts'

const codesByName = Map.groupBy(
  (['es', 'en'] as const).flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' })
    return languageCodes.map((code) => ({ name: splitWords(names.of(code) ?? '').join(' '), code }))
  }),
  ({ name }) => name,
)

/** Codes of the languages that the word names, in either language. */
export const findLanguages = (word: string): string[] => [
  ...new Set((codesByName.get(word) ?? []).map(({ code }) => code)),
]
