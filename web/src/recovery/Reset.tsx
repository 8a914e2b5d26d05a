import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiError } from '../core/api.ts'
import { useCore } from '../core/context.tsx'
import { problemText } from '../core/problems.ts'
import { useWait } from '../core/useWait.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { FormPage } from '../ui/FormPage.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorState } from '../ui/State.tsx'
import { useToast } from '../ui/Toast.tsx'
import { WaitNotice } from '../ui/WaitNotice.tsx'

type State = 'checking' | 'used' | { failed: unknown }

/**
 * Where the mailed link leads: a valid one logs in and goes on to the new password (platform.md section 4).
 * Guests only: a link that somebody else sent must not swap the account of who is logged in.
 */
export default function Reset() {
  const { t, i18n } = useTranslation('recovery')
  const { api, session } = useCore()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const toast = useToast()
  const { left, heed } = useWait()
  const [state, setState] = useState<State>('checking')
  const begun = useRef(false)

  const redeem = useCallback(async () => {
    setState('checking')
    try {
      session.login((await api.call('redeemRecovery', { params: { token } })).token)
      await navigate('/user/password', { replace: true })
    } catch (error) {
      heed(error)
      setState(error instanceof ApiError && error.status === 404 ? 'used' : { failed: error })
    }
  }, [api, heed, navigate, session, token])

  useEffect(() => {
    // Once: an effect that runs twice would spend the token and then call it used.
    if (begun.current) return
    begun.current = true
    if (!session.claims()) return void redeem()
    toast(t('reset.loggedIn'))
    void navigate('/', { replace: true })
  }, [navigate, redeem, session, t, toast])

  if (state === 'used') {
    return (
      <FormPage
        title={t('reset.usedTitle')}
        text={t('reset.usedText')}
        footer={
          <Link to="/login" className="inline-flex min-h-11 items-center font-semibold underline">
            {t('back')}
          </Link>
        }
      >
        <ButtonLink to="/forgot" size="lg" className="justify-self-start">
          {t('reset.again')}
        </ButtonLink>
      </FormPage>
    )
  }
  if (state === 'checking') {
    return (
      <FormPage title={t('reset.title')}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {t('reset.text')}
        </p>
      </FormPage>
    )
  }
  return left > 0 ? (
    <FormPage title={t('reset.pageTitle')}>
      <WaitNotice left={left} />
    </FormPage>
  ) : (
    <ErrorState text={problemText(state.failed, i18n)} onRetry={() => void redeem()} />
  )
}
