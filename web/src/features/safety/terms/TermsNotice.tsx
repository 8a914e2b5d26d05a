import type { NewTerms } from '@brilla/contract/safety/terms'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useClaims } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { asLanguage } from '../../../lib/language.ts'
import { localStore } from '../../../lib/storage.ts'
import { calendarDate } from '../../../lib/time.ts'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { ButtonLink, IconButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { useAnswerTerms } from './terms.mutations.ts'

/** The notice of new terms that have not taken effect, until it is dismissed (P-legal-6). */
export function TermsNotice() {
  const terms = useNotice()
  return terms && <TermsNoticeCard terms={terms} />
}

function useNotice(): NewTerms | null {
  const key = `terms notice ${useClaims()?.sub}`
  const self = useSelf().data
  const current = self && (self.terms?.mustAccept ? null : self.terms)
  const [remembered] = useState(() => JSON.parse(localStore.getItem(key) ?? 'null') as NewTerms | null)
  useEffect(() => {
    if (current) localStore.setItem(key, JSON.stringify(current))
    else if (current === null) localStore.removeItem(key)
  }, [current, key])
  // Not inserted later, above posts that are being read: the next visit shows it from the start.
  const [isInTime] = useState(remembered !== null || self !== undefined)
  if (!isInTime) return null
  return current === undefined ? remembered : current
}

function TermsNoticeCard({ terms: { version, summary } }: { terms: NewTerms }) {
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
