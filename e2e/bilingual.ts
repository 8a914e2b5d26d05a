import { mergeTests, test as baseTest } from '@playwright/test'
import { test } from './fixtures.ts'

export type Language = 'es' | 'en'

/**
 * For tests that run in both languages: in Spanish and light theme on the phone, in English and dark theme on the
 * desktop. This covers each language, viewport and theme once instead of every combination.
 */
export const bilingualBaseTest = baseTest.extend<{ language: Language }>({
  language: async ({ isMobile }, use) => use(isMobile ? 'es' : 'en'),
  locale: async ({ language }, use) => use(language === 'es' ? 'es-MX' : 'en-US'),
  colorScheme: async ({ language }, use) => use(language === 'es' ? 'light' : 'dark'),
})

/** The same, failing on console errors. */
export const bilingualTest = mergeTests(test, bilingualBaseTest)
