import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { WaitNotice } from '../../ui/WaitNotice.tsx'

type State = { at: 'checking' } | { at: 'used' } | { at: 'failed'; error?: unknown }

/**
 * Where a mailed link leads: a valid one logs in and goes on. Guests only, because a link that somebody else sent must
 * not swap the account of who is logged in; and what the server has not refused for good stays good for another try.
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
  /** Read in the browser; an empty one is nobody's, and leads to /. */
  token: () => string
  redeem: (token: string) => Promise<{ token: string }>
  /** Where to go with the new session, and what that page is told. */
  to: string
  state?: () => unknown
  title: string
  /** What is being done. */
  text: string
  /** What who is logged in is told. */
  loggedIn: string
  /** What is shown when the link is unknown, used or old. */
  used: ReactNode
}) {
  const { session } = useCore()
  const navigate = useNavigate()
  const toast = useToast()
  const { secondsLeft, handleRateLimit } = useRateLimit()
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
    // Once: an effect that runs twice would spend the token and then call it used.
    if (begun.current) return
    begun.current = true
    if (token() && !session.claims()) return void exchange()
    if (token()) toast(loggedIn)
    void navigate('/', { replace: true })
  }, [exchange, loggedIn, navigate, session, toast, token])

  if (state.at === 'used') return used
  return (
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
  )
}
