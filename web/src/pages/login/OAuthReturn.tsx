import { oauthFailures, type OauthFailure } from '@brilla/contract/oauth-paths'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { problemText } from '../../lib/problems.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { endAttempt } from '../../features/oauth/attempt.ts'
import { tellConfirmed } from '../../features/oauth/providers.ts'
import { reauthenticateWithTicket, redeemTicket, isConfirmation } from '../../features/oauth/redeemTicket.ts'
import { storePending } from '../../features/oauth/pendingRegistration.ts'
import { AccountExists } from '../../features/oauth/AccountExists.tsx'

type End =
  | { confirmed: true }
  | { failure: OauthFailure }
  | { taken: string }
  | { message: string; ticket: string }

/** Where a provider's answer arrives: it stands in the fragment, which no server's log ever holds. */
export default function OAuthReturn() {
  const { t, i18n } = useTranslation('oauth')
  const { api, session } = useCore()
  const navigate = useNavigate()
  const begun = useRef(false)
  const next = useRef<string | null>(null)
  const [end, setEnd] = useState<End | null>(null)

  const arrive = useCallback(
    async (ticket: string) => {
      setEnd(null)
      try {
        if (isConfirmation(ticket)) {
          await reauthenticateWithTicket(api, ticket)
          tellConfirmed(session.claims()?.sub ?? '')
          setEnd({ confirmed: true })
          // It was opened for this alone; where it was not, the words say how to go on.
          return window.close()
        }
        const entered = await redeemTicket(api, ticket)
        if ('taken' in entered) return setEnd(entered)
        if ('pending' in entered) {
          storePending(entered.pending)
          return await navigate('/register/select', { replace: true })
        }
        session.login(entered.token)
        const to = session.claims()?.profileType ? (next.current ?? '/') : '/register/select'
        await navigate(to, { replace: true })
      } catch (error) {
        if (error instanceof ApiError && error.error === 'ticket') return setEnd({ failure: 'expired' })
        setEnd({ message: problemText(error, i18n), ticket })
      }
    },
    [api, i18n, navigate, session],
  )

  useEffect(() => {
    // Once: an effect that runs twice would spend the ticket and then call it used.
    if (begun.current) return
    begun.current = true
    const answer = new URLSearchParams(location.hash.slice(1))
    // It is good once, and has no business in the history.
    history.replaceState(history.state, '', location.pathname)
    const error = answer.get('error')
    const ticket = answer.get('ticket')
    if (!ticket && !error) return void navigate('/login', { replace: true })
    if (!ticket) {
      // Going back to where one came in by is no failure.
      if (error === 'expired' && session.claims()) return void navigate('/', { replace: true })
      return setEnd({ failure: oauthFailures.find((one) => one === error) ?? 'failed' })
    }
    const attempt = endAttempt(answer.get('key'))
    if (!attempt.ours) return setEnd({ failure: 'expired' })
    next.current = attempt.next
    void arrive(ticket)
  }, [arrive, navigate, session])

  if (!end) {
    return (
      <FormPage title={t('return.title')}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {t('return.text')}
        </p>
      </FormPage>
    )
  }
  if ('confirmed' in end) {
    return (
      <FormPage title={t('return.confirmed')} text={t('return.confirmedText')}>
        <ButtonLink to="/user/dashboard" kind="secondary" className="justify-self-start">
          {t('return.settings')}
        </ButtonLink>
      </FormPage>
    )
  }
  if ('taken' in end) return <AccountExists email={end.taken} />
  return (
    <FormPage title={t('return.stopped')}>
      <p role="alert" className="rounded-md bg-ember-tint px-4 py-3 text-lg">
        {'failure' in end ? t(`failure.${end.failure}`) : end.message}
      </p>
      <div className="flex flex-wrap gap-3">
        {'ticket' in end && <Button onClick={() => arrive(end.ticket)}>{t('return.retry')}</Button>}
        <ButtonLink to="/login" kind={'ticket' in end ? 'secondary' : 'primary'}>
          {t('return.login')}
        </ButtonLink>
        <ButtonLink to="/register" kind="quiet">
          {t('return.register')}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
