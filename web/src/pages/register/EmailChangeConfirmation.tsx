import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useClaims, useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/errorText.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'

type State =
  | { status: 'working' }
  | { status: 'done'; email: string }
  | { status: 'rejected' | 'unavailable'; message: string }

/** Confirms a new e-mail with the token of the mailed link. It is in the fragment, so that it never appears in a log. */
export default function EmailChangeConfirmation() {
  const { t, i18n } = useTranslation(['settings', 'common'])
  const { api } = useCore()
  const { secondsLeft, handleRateLimit } = useRateLimit('mailedLink')
  const begun = useRef(false)
  const navigate = useNavigate()
  // Kept in the history entry: the link works once, and the page may be reloaded.
  const { email: confirmedEmail } = (useLocation().state ?? {}) as { email?: string }
  const [state, setState] = useState<State>(
    confirmedEmail === undefined ? { status: 'working' } : { status: 'done', email: confirmedEmail },
  )

  const confirm = useCallback(async () => {
    setState({ status: 'working' })
    try {
      const { email } = await api.call('confirmEmailChange', { body: { token: location.hash.slice(1) } })
      setState({ status: 'done', email })
      await navigate('/register/email', { replace: true, state: { email } })
    } catch (error) {
      const rejected = error instanceof ApiError && error.status < 500 && !handleRateLimit(error)
      const taken = rejected && error.status === 409
      setState({
        status: rejected ? 'rejected' : 'unavailable',
        message: rejected && !taken ? t('confirmation.failed') : getErrorText(error, i18n),
      })
    }
  }, [api, handleRateLimit, i18n, navigate, t])

  useEffect(() => {
    // Once: a second run would redeem a token that is already used.
    if (begun.current || confirmedEmail !== undefined) return
    begun.current = true
    void confirm()
  }, [confirm, confirmedEmail])

  return (
    <FormPage title={t('confirmation.title')}>
      <WaitNotice left={secondsLeft} />
      <div role="status" className="text-lg [overflow-wrap:anywhere]">
        {state.status === 'working' && (
          <p className="flex items-center gap-3">
            <Spinner /> {t('confirmation.working')}
          </p>
        )}
        {state.status === 'done' && t('confirmation.done', { email: state.email })}
        {(state.status === 'rejected' || (state.status === 'unavailable' && secondsLeft === 0)) &&
          state.message}
      </div>
      {state.status === 'unavailable' && (
        <Button disabled={secondsLeft > 0} onClick={() => void confirm()} className="justify-self-start">
          {t('common:retry')}
        </Button>
      )}
      {(state.status === 'done' || state.status === 'rejected') && <SettingsOrLoginLink />}
    </FormPage>
  )
}

/** Link to the settings, through the login if needed. */
function SettingsOrLoginLink() {
  const { t } = useTranslation(['settings', 'common'])
  const claims = useClaims()
  return claims ? (
    <ButtonLink to="/user/settings" className="justify-self-start">
      {t('confirmation.settings')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/login?next=/user/settings" className="justify-self-start">
      {t('common:nav.login')}
    </ButtonLink>
  )
}
