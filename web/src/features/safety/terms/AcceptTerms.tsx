import type { NewTerms } from '@brilla/contract/safety/terms'
import { useId } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate } from '../../../lib/time.ts'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormPage } from '../../../ui/FormPage.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { useAnswerTerms } from './terms.mutations.ts'

const documents = [
  { path: '/terminos', label: 'terms' },
  { path: '/politicas-privacidad', label: 'privacy' },
  { path: '/politicas-cookies', label: 'cookies' },
] as const

/** Asks to accept new terms that have taken effect, instead of the requested page (P-legal-6). */
export default function AcceptTerms({ terms: { version, summary } }: { terms: NewTerms }) {
  const { t, i18n } = useTranslation(['terms', 'common'])
  const changesId = useId()
  const errorId = useId()
  const { mutate, isPending } = useAnswerTerms('acceptTerms')
  const { error, secondsLeft, setError, clearError } = useInlineError('accept terms')

  function accept() {
    if (secondsLeft > 0) return
    clearError()
    mutate(version, { onError: setError })
  }

  const date = calendarDate(version, asLanguage(i18n.language))
  return (
    <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10 lg:col-span-2">
      <FormPage
        title={t('accept.title')}
        text={t('accept.text', { date })}
        footer={
          <>
            <span className="w-full text-quiet">{t('accept.otherwise')}</span>
            <TextLink to="/user/settings/export">{t('accept.export')}</TextLink>
            <TextLink to="/user/settings/cancel">{t('accept.cancel')}</TextLink>
            <TextLink to="/logout">{t('common:nav.logout')}</TextLink>
          </>
        }
      >
        <section aria-labelledby={changesId} className="grid gap-2 rounded-lg bg-sunken p-5">
          <h2 id={changesId} className="text-xl">
            {t('accept.changes')}
          </h2>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{summary}</p>
          <p className="flex flex-wrap gap-x-4">
            {documents.map(({ path, label }) => (
              <TextLink key={path} to={path}>
                {t(`common:nav.${label}`)}
              </TextLink>
            ))}
          </p>
        </section>
        <div className="grid justify-items-start gap-2">
          <Button
            size="lg"
            busy={isPending}
            waiting={secondsLeft > 0}
            aria-describedby={error ? errorId : undefined}
            onClick={accept}
          >
            {t('accept.button')}
          </Button>
          <InlineError id={errorId} left={secondsLeft}>
            {error}
          </InlineError>
        </div>
      </FormPage>
    </main>
  )
}

const TextLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center underline">
    {children}
  </Link>
)
