import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { FormPage, TallPage } from '../../ui/FormPage.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'

type State = { at: 'checking' } | { at: 'used' } | { at: 'failed'; error?: unknown }

/**
 * The page that a mailed link opens: logs in with a valid token and redirects. Guests only, because a link sent by
 * somebody else must not switch the account. After a temporary error, the token can be tried again.
 */
export function MailedLink({
  token,
  redeem,
  to,
  state: stateNow,
  title,
  text,
  loggedIn,
  used,
}: {
  /** Reads the token in the browser; without one, redirects to /. */
  token: () => string
  redeem: (token: string) => Promise<{ token: string }>
  /** Path to redirect to after the login, and its navigation state. */
  to: string
  state?: () => unknown
  title: string
  /** Shown while the token is exchanged. */
  text: string
  /** Toast for a person who is already logged in. */
  loggedIn: string
  /** Shown when the link is unknown, used or expired. */
  used: ReactNode
}) {
  const { session } = useCore()
  const navigate = useNavigate()
  const toast = useToast()
  const { secondsLeft, handleRateLimit } = useRateLimit('mailedLink')
  const [state, setState] = useState<State>({ at: 'checking' })
  const begun = useRef(false)

  const exchange = useCallback(async () => {
    setState({ at: 'checking' })
    try {
      session.login((await redeem(token())).token)
      await navigate(to, { replace: true, state: stateNow?.() })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return setState({ at: 'used' })
      setState(handleRateLimit(error) ? { at: 'failed' } : { at: 'failed', error })
    }
  }, [handleRateLimit, navigate, redeem, session, stateNow, to, token])

  useEffect(() => {
    // Once: a second run would redeem a token that is already used.
    if (begun.current) return
    begun.current = true
    if (token() && !session.claims()) return void exchange()
    if (token()) toast(loggedIn)
    void navigate('/', { replace: true })
  }, [exchange, loggedIn, navigate, session, toast, token])

  return (
    <TallPage>
      {state.at === 'used' ? (
        used
      ) : (
        <FormPage title={title}>
          {state.at === 'checking' ? (
            <p role="status" className="flex items-center gap-3">
              <Spinner /> {text}
            </p>
          ) : secondsLeft > 0 ? (
            <WaitNotice left={secondsLeft} />
          ) : (
            <ErrorState error={state.error} onRetry={() => void exchange()} />
          )}
        </FormPage>
      )}
    </TallPage>
  )
}
