import { useTranslation } from './translation.tsx'
import { useCore } from './context.tsx'
import { asLanguage, type Language } from './language.ts'

/** The language on screen and its setter, which also stores the choice in the account of a logged-in person and rejects when the texts cannot be fetched. */
export function useLanguage(): [Language, (language: Language) => Promise<void>] {
  const { api, session, translator } = useCore()
  const { i18n } = useTranslation()
  return [
    asLanguage(i18n.language),
    (language) =>
      translator.choose(language, async () => {
        const claims = session.claims()
        if (claims && !claims.suspended) await api.call('changeLanguage', { body: { langCode: language } })
      }),
  ]
}
