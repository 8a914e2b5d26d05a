/** The two languages of the interface; Spanish is the fallback (P-language-1). */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

const isLanguage = (value: unknown): value is Language => value === 'es' || value === 'en'

/** The choice kept under `lang`, if one was ever made in this browser. */
export function storedLanguage(): Language | undefined {
  const stored = localStorage.getItem('lang')
  return isLanguage(stored) ? stored : undefined
}

/** Keeps the choice where the next page (local storage) and the server (a cookie) will look for it. */
export function storeLanguage(language: Language): void {
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
  localStorage.setItem('lang', language)
}

/** The language that an account or a page names, Spanish where it names none of ours. */
export const asLanguage = (value: unknown): Language => (isLanguage(value) ? value : 'es')
