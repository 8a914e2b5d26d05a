import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../lib/announce.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { memoizeByLanguage } from '../../../lib/memoize-by-language.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { InlineError } from '../../../ui/InlineError.tsx'
import type { TranslateButtonProps } from './Translatable.tsx'

const languageNames = memoizeByLanguage((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** Changes between a text in another language and its translation. */
export default function TranslateButton({
  subject,
  text,
  language: from,
  isTranslated,
  onChange,
}: TranslateButtonProps) {
  const { t, i18n } = useTranslation('translation')
  const [language] = useLanguage()
  const { api } = useCore()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
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
      onChange(received)
      announce(t('translated', names))
    } catch (failure) {
      setError(getErrorText(failure, i18n))
    } finally {
      setIsBusy(false)
    }
  }

  const toggle = () => (isTranslated ? onChange(undefined) : void translate())
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-quiet">
        {isTranslated && <span>{t('translated', names)} ·</span>}
        <button
          type="button"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : toggle}
          className="min-h-11 rounded-md font-semibold underline-offset-4 hover:underline"
        >
          {isBusy ? t('translating') : isTranslated ? t('original') : t('translate', names)}
        </button>
      </p>
      <InlineError>{error}</InlineError>
    </>
  )
}
