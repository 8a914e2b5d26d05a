import { localStore } from './storage.ts'

/** The two languages of the interface; Spanish is the fallback (P-language-1). */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

/** The locale for numbers, dates and names of countries (P-language-7). */
export const locales = { es: 'es-MX', en: 'en' } as const satisfies Record<Language, string>

/** The locale as the Open Graph protocol writes it: language and territory. */
export const openGraphLocales = { es: 'es_MX', en: 'en_US' } as const satisfies Record<Language, string>

const isLanguage = (value: unknown): value is Language => value === 'es' || value === 'en'

/** The language chosen in this browser, stored under `lang`. */
export function storedLanguage(): Language | undefined {
  const stored = localStore.getItem('lang')
  return isLanguage(stored) ? stored : undefined
}

/** Stores the choice for the next page (local storage) and for the server (a cookie). */
export function storeLanguage(language: Language): void {
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
  localStore.setItem('lang', language)
}

/** The value as a language; Spanish when it is not one of the two. */
export const asLanguage = (value: unknown): Language => (isLanguage(value) ? value : 'es')
