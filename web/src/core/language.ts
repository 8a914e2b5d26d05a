/** The two languages of the interface; Spanish is the fallback (platform.md section 1). */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

const isLanguage = (value: unknown): value is Language => value === 'es' || value === 'en'

/** The choice kept under `lang`, if one was ever made in this browser. */
export function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem('lang')
    return isLanguage(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Keeps the choice where the next page (local storage) and the server (a cookie) will look for it. */
export function storeLanguage(language: Language): void {
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
  try {
    localStorage.setItem('lang', language)
  } catch {
    // Storage can be forbidden; the cookie still carries the choice.
  }
}

/** The language that an account or a page names, Spanish where it names none of ours. */
export const asLanguage = (value: unknown): Language => (isLanguage(value) ? value : 'es')
