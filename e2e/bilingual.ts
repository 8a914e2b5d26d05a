import { mergeTests, test as plain } from '@playwright/test'
import { test } from './check.ts'

export type Language = 'es' | 'en'

/**
 * For tests that are made in both languages: in Spanish and light on a phone, in English and dark on a desktop, so
 * that every language, size and theme is seen once rather than each with each.
 */
export const bilingualPlain = plain.extend<{ language: Language }>({
  language: async ({ isMobile }, use) => use(isMobile ? 'es' : 'en'),
  locale: async ({ language }, use) => use(language === 'es' ? 'es-MX' : 'en-US'),
  colorScheme: async ({ language }, use) => use(language === 'es' ? 'light' : 'dark'),
})

/** The same, with a console that must stay quiet. */
export const bilingual = mergeTests(test, bilingualPlain)
