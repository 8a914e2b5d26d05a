import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api.ts'
import { useClaims, useCore } from '../../lib/context.tsx'
import { problemText } from '../../lib/problems.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'

type State = { at: 'working' } | { at: 'done'; email: string } | { at: 'refused' | 'away'; why: string }

/** Confirms a new e-mail with the token of the mailed link. It is in the fragment, so that it never appears in a log. */
export default function EmailConfirmation() {
  const { t, i18n } = useTranslation(['settings', 'common'])
  const { api } = useCore()
  const { secondsLeft, handleRateLimit } = useRateLimit()
  const begun = useRef(false)
  const [state, setState] = useState<State>({ at: 'working' })

  const confirm = useCallback(async () => {
    setState({ at: 'working' })
    try {
      const { email } = await api.call('confirmEmailChange', { body: { token: location.hash.slice(1) } })
      setState({ at: 'done', email })
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500 && !handleRateLimit(error)
      const taken = refused && error.status === 409
      setState({
        at: refused ? 'refused' : 'away',
        why: refused && !taken ? t('confirmation.failed') : problemText(error, i18n),
      })
    }
  }, [api, handleRateLimit, i18n, t])

  useEffect(() => {
    // Once: a second run would redeem a token that is already used.
    if (begun.current) return
    begun.current = true
    void confirm()
  }, [confirm])

  return (
    <FormPage title={t('confirmation.title')}>
      <WaitNotice left={secondsLeft} />
      <div role="status" className="text-lg [overflow-wrap:anywhere]">
        {state.at === 'working' && (
          <p className="flex items-center gap-3">
            <Spinner /> {t('confirmation.working')}
          </p>
        )}
        {state.at === 'done' && t('confirmation.done', { email: state.email })}
        {(state.at === 'refused' || (state.at === 'away' && secondsLeft === 0)) && state.why}
      </div>
      {state.at === 'away' && (
        <Button disabled={secondsLeft > 0} onClick={() => void confirm()} className="justify-self-start">
          {t('common:retry')}
        </Button>
      )}
      {(state.at === 'done' || state.at === 'refused') && <Onward />}
    </FormPage>
  )
}

/** Link to the settings, through the login if needed. */
function Onward() {
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
