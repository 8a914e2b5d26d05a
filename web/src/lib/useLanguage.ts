import { useTranslation } from 'react-i18next'
import { useCore } from './context.tsx'
import { asLanguage, type Language } from './language.ts'

/** The language on screen and its setter, which also stores the choice in the account of a logged-in person and rejects when the texts cannot be fetched. */
export function useLanguage(): [Language, (language: Language) => Promise<void>] {
  const { api, session, translator } = useCore()
  const { i18n } = useTranslation()
  return [
    asLanguage(i18n.language),
    async (language) => {
      await translator.change(language)
      // If the request fails, the choice is still stored in this browser.
      const claims = session.claims()
      if (claims && !claims.suspended)
        void api.call('changeLanguage', { body: { langCode: language } }).catch(() => {})
    },
  ]
}
