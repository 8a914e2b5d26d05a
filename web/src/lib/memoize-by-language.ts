import { locales, type Language } from './language.ts'

/** Creates a value once per language, from its locale: creating an Intl formatter costs a hundred times as much as using it. */
export function memoizeByLanguage<Value>(create: (locale: string) => Value): (language: Language) => Value {
  const created = new Map<Language, Value>()
  return (language) => {
    const value = created.get(language) ?? create(locales[language])
    created.set(language, value)
    return value
  }
}
