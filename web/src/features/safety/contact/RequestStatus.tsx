import { isPrivacyType } from '@brilla/contract/safety/contact-types'
import { Check } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { useLocation } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import type { Output } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { asLanguage } from '../../../lib/language.ts'
import { calendarDate, exactTime } from '../../../lib/time.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { FormPage } from '../../../ui/FormPage.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'

type Status = Output<'getContactStatus'>

/** The state of a request, by the link of a mail about it. The token is in the fragment, so that it appears in no log. */
export function RequestStatus() {
  const { t } = useTranslation('contact')
  const { api } = useCore()
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<{ request?: Status; error?: unknown; isInvalid?: boolean }>({})
  const load = useCallback(async () => {
    setState({})
    if (token === '') return setState({ isInvalid: true })
    try {
      setState({ request: await api.call('getContactStatus', { body: { token } }) })
    } catch (error) {
      setState({ error, isInvalid: error instanceof ApiError && error.status < 500 && error.status !== 429 })
    }
  }, [api, token])
  useEffect(() => void load(), [load])

  const { request, error, isInvalid = false } = state
  if (request)
    return (
      <Found request={request}>
        {isPrivacyType(request.type) && request.state === 'open' && (
          <Confirmation
            isConfirmed={request.emailProven}
            confirm={async () =>
              setState({ request: await api.call('getContactStatus', { body: { token, confirm: true } }) })
            }
          />
        )}
      </Found>
    )
  return (
    <FormPage title={t('status.title')} text={isInvalid ? t('status.invalid') : undefined}>
      {isInvalid && (
        <ButtonLink to="/contacto" className="justify-self-start">
          {t('status.again')}
        </ButtonLink>
      )}
      {error !== undefined && !isInvalid && <ErrorState error={error} onRetry={() => void load()} />}
      {error === undefined && !isInvalid && <Skeleton className="h-screen" />}
    </FormPage>
  )
}

/** Asks whether the request is the reader's own (P-contact-4); nothing when that was known before. */
function Confirmation({ isConfirmed, confirm }: { isConfirmed: boolean; confirm: () => Promise<void> }) {
  const { t, i18n } = useTranslation('contact')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [wasConfirmed] = useState(isConfirmed)
  const done = useRef<HTMLParagraphElement>(null)
  // The button, which had the focus, is gone.
  useEffect(() => {
    if (isConfirmed) done.current?.focus()
  }, [isConfirmed])

  async function press() {
    setBusy(true)
    setError(undefined)
    try {
      await confirm()
    } catch (error) {
      setError(error)
    }
    setBusy(false)
  }

  if (wasConfirmed) return null
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      {isConfirmed ? (
        <p ref={done} tabIndex={-1} className="flex items-start gap-2 outline-none">
          <Check aria-hidden size={20} className="mt-0.5 shrink-0" />
          {t('status.confirm.done')}
        </p>
      ) : (
        <>
          <h2 className="text-xl">{t('status.confirm.title')}</h2>
          <p className="text-quiet">{t('status.confirm.text')}</p>
          <Button busy={busy} onClick={() => void press()} className="justify-self-start">
            {t('status.confirm.action')}
          </Button>
          {error !== undefined && (
            <p role="alert" className="text-wrong">
              {getErrorText(error, i18n)}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Found({ request, children }: { request: Status; children: ReactNode }) {
  const { t, i18n } = useTranslation('contact')
  const language = asLanguage(i18n.language)
  const { number, type, state, createdAt, answerBy, executeBy, answeredAt, executedAt } = request
  const isWaiting = state === 'open'
  const facts: [label: string, value: string | null][] = [
    [t('status.state'), t(`status.states.${state}`)],
    [t('status.answerBy'), isWaiting && answerBy ? calendarDate(answerBy, language) : null],
    [
      t('status.executeBy'),
      (isWaiting || state === 'granted') && executeBy ? calendarDate(executeBy, language) : null,
    ],
    [t('status.answeredAt'), answeredAt && exactTime(answeredAt, language)],
    [t('status.executedAt'), executedAt && exactTime(executedAt, language)],
  ]
  return (
    <FormPage
      title={
        <>
          {t('status.heading')} <span className="whitespace-nowrap">{number}</span>
        </>
      }
      text={t(`types.${type}`)}
    >
      <p className="text-quiet">{t('status.sent', { date: exactTime(createdAt, language) })}</p>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 rounded-lg bg-sunken p-4 sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-quiet">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {children}
      {request.answer && <Text title={t('status.answer')}>{request.answer}</Text>}
      {request.message && <Text title={t('status.message')}>{request.message}</Text>}
    </FormPage>
  )
}

function Text({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section className="gap-2" title={title}>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </Section>
  )
}
