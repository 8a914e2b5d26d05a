import { oauthFailures, type OauthFailure } from '@brilla/contract/accounts/oauth-paths'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/error-text.ts'
import { getPathAfterLogin, restrictIntentAfterLogin } from '../../lib/intent.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage, TallPage } from '../../ui/FormPage.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useSecondStep } from '../../features/accounts/two-step/use-second-step.tsx'
import { endAttempt } from '../../features/accounts/oauth/login-attempt.ts'
import { broadcastReauth } from '../../features/accounts/oauth/providers.ts'
import {
  reauthenticateWithTicket,
  redeemTicket,
  isConfirmation,
} from '../../features/accounts/oauth/redeem-ticket.ts'
import { storePending } from '../../features/accounts/oauth/pending-registration.ts'
import { AccountExists } from '../../features/accounts/oauth/AccountExists.tsx'

type End =
  | { confirmed: true }
  | { failure: OauthFailure }
  | { taken: string }
  | { message: string; ticket: string }

/** Return address of a provider. The ticket is in the fragment, so that it never appears in a server log. */
export default function OAuthReturn() {
  return (
    <TallPage>
      <Arrival />
    </TallPage>
  )
}

function Arrival() {
  const { t, i18n } = useTranslation('oauth')
  const { api, session } = useCore()
  const navigate = useNavigate()
  const begun = useRef(false)
  const next = useRef<string | null>(null)
  const [end, setEnd] = useState<End | null>(null)
  const { withCode, dialog } = useSecondStep()

  const arrive = useCallback(
    async (ticket: string) => {
      setEnd(null)
      try {
        if (isConfirmation(ticket)) {
          await reauthenticateWithTicket(api, ticket)
          broadcastReauth(session.claims()?.sub ?? '')
          setEnd({ confirmed: true })
          // Closes the popup; outside a popup, the text tells how to continue.
          return window.close()
        }
        const entered = await redeemTicket(api, ticket, withCode)
        if ('taken' in entered) return setEnd(entered)
        if ('pending' in entered) {
          storePending(entered.pending)
          return await navigate('/register/select', { replace: true })
        }
        session.login(entered.token)
        const type = session.claims()?.profileType
        if (!type) return await navigate('/register/select', { replace: true })
        restrictIntentAfterLogin(next.current)
        await navigate(getPathAfterLogin(next.current, type), { replace: true })
      } catch (error) {
        if (error instanceof ApiError && error.error === 'ticket') return setEnd({ failure: 'expired' })
        setEnd({ message: getErrorText(error, i18n), ticket })
      }
    },
    [api, i18n, navigate, session, withCode],
  )

  useEffect(() => {
    // Once: a second run would redeem a ticket that is already used.
    if (begun.current) return
    begun.current = true
    const answer = new URLSearchParams(location.hash.slice(1))
    // Remove the one-time ticket from the history.
    history.replaceState(history.state, '', location.pathname)
    const error = answer.get('error')
    const ticket = answer.get('ticket')
    if (!ticket && !error) return void navigate('/login', { replace: true })
    if (!ticket) {
      // Going back to this address is not a failure.
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
        {dialog}
      </FormPage>
    )
  }
  if ('confirmed' in end) {
    return (
      <FormPage title={t('return.confirmed')} text={t('return.confirmedText')}>
        <ButtonLink to="/user/dashboard" variant="secondary" className="justify-self-start">
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
        <ButtonLink to="/login" variant={'ticket' in end ? 'secondary' : 'primary'}>
          {t('return.login')}
        </ButtonLink>
        <ButtonLink to="/register" variant="quiet">
          {t('return.register')}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
