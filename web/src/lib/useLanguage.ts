import { useTranslation } from 'react-i18next'
import { useCore } from './context.tsx'
import { asLanguage, type Language } from './language.ts'

/** The language on screen, and the way to change it; the change is kept in the account of who is logged in. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { api, session, translator } = useCore()
  const { i18n } = useTranslation()
  return [
    asLanguage(i18n.language),
    (language) => {
      void translator.change(language)
      // Should the account not hear of it, this browser still has the choice.
      const claims = session.claims()
      if (claims && !claims.suspended)
        void api.call('changeLanguage', { body: { langCode: language } }).catch(() => {})
    },
  ]
}
