import type { Language } from './language.ts'

/** Makes a thing once for each language: an Intl formatter costs a hundred times its use. */
export function memoizeByLanguage<Thing>(make: (language: Language) => Thing): (language: Language) => Thing {
  const made = new Map<Language, Thing>()
  return (language) => {
    const thing = made.get(language) ?? make(language)
    made.set(language, thing)
    return thing
  }
}
