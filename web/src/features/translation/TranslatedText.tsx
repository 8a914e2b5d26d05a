import type { Translation } from '@brilla/contract/translation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/errorText.ts'
import { memoizeByLanguage } from '../../lib/memoizeByLanguage.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useLanguage } from '../../lib/useLanguage.ts'
import { InlineError } from '../../ui/InlineError.tsx'
import type { TranslatableProps } from './Translatable.tsx'

const languageNames = memoizeByLanguage((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** A text in another language, with a button that changes between it and its translation. */
export default function TranslatedText({ subject, text, language: from, children }: TranslatableProps) {
  const { t, i18n } = useTranslation('translation')
  const [language] = useLanguage()
  const { api } = useCore()
  const queries = useQueryClient()
  const [translation, setTranslation] = useState<Translation & { original: string }>()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  // Both the text and the reader's language can change meanwhile.
  const shown = translation?.original === text && translation.language === language ? translation : undefined
  const names = { language: (from && languageNames(language).of(from)) ?? '' }

  async function translate() {
    setIsBusy(true)
    setError(undefined)
    try {
      const received = await queries.fetchQuery({
        queryKey: ['translation', subject, language, text],
        queryFn: () => api.call('translate', { body: { ...subject, language } }),
        staleTime: Infinity,
        retry: false,
      })
      setTranslation({ ...received, original: text })
      announce(t('translated', names))
    } catch (failure) {
      setError(getErrorText(failure, i18n))
    } finally {
      setIsBusy(false)
    }
  }

  const toggle = () => (shown ? setTranslation(undefined) : void translate())
  return (
    <>
      {children(shown ?? { text, language: from })}
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-quiet">
        {shown && <span>{t('translated', names)} ·</span>}
        <button
          type="button"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : toggle}
          className="min-h-11 rounded-md font-semibold underline-offset-4 hover:underline"
        >
          {isBusy ? t('translating') : shown ? t('original') : t('translate', names)}
        </button>
      </p>
      <InlineError>{error}</InlineError>
    </>
  )
}
