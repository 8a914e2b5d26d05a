import type { NewTerms } from '@brilla/contract/terms'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { asLanguage } from '../../lib/language.ts'
import { calendarDate } from '../../lib/time.ts'
import { useInlineError } from '../../lib/useInlineError.ts'
import { ButtonLink, IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { InlineError } from '../../ui/InlineError.tsx'
import { useAnswerTerms } from './terms.mutations.ts'

/** Tells of new terms before they take effect, until it is dismissed (P-legal-6). */
export default function TermsNoticeCard({ terms: { version, summary } }: { terms: NewTerms }) {
  const { t, i18n } = useTranslation(['terms', 'common'])
  const titleId = useId()
  const { mutate, isPending } = useAnswerTerms('dismissTermsNotice')
  const { error, secondsLeft, setError, clearError } = useInlineError('terms notice')

  function dismiss() {
    if (isPending || secondsLeft > 0) return
    clearError()
    mutate(version, {
      onError: setError,
      // The pressed button disappears, and the focus would be lost with it.
      onSuccess: () => document.getElementById('main')?.focus({ preventScroll: true }),
    })
  }

  return (
    <Card className="p-4 max-md:rounded-none max-md:border-x-0 md:p-5">
      <section aria-labelledby={titleId} className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 id={titleId} className="text-lg">
            {t('notice.title', { date: calendarDate(version, asLanguage(i18n.language)) })}
          </h2>
          <p className="whitespace-pre-line text-quiet [overflow-wrap:anywhere]">{summary}</p>
          <ButtonLink to="/terminos" variant="secondary" className="mt-2 justify-self-start">
            {t('notice.read')}
          </ButtonLink>
          <InlineError left={secondsLeft}>{error}</InlineError>
        </div>
        <IconButton label={t('common:close')} onClick={dismiss} className="-mt-2 -mr-2 text-quiet">
          <X aria-hidden size={20} />
        </IconButton>
      </section>
    </Card>
  )
}
