import { useCallback, useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useLocation } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { asLanguage } from '../../lib/language.ts'
import { calendarDate, exactTime } from '../../lib/time.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'

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
  if (request) return <Found request={request} />
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

function Found({ request }: { request: Status }) {
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
      {request.answer && <Text title={t('status.answer')}>{request.answer}</Text>}
      {request.message && <Text title={t('status.message')}>{request.message}</Text>}
    </FormPage>
  )
}

function Text({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </section>
  )
}
