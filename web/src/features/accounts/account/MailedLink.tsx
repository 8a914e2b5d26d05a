import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { useInlineError } from '../../../lib/use-inline-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormPage } from '../../../ui/FormPage.tsx'
import { InlineError } from '../../../ui/InlineError.tsx'
import { useToast } from '../../../ui/Toast.tsx'

const noticeDuration = 20_000

/**
 * The page of a mailed link that logs in. It says what will happen and redeems the token when its button is pressed, because
 * mail scanners open links (P-accounts-36). A link that is not valid redirects to / with a notice. Guests only, because a link
 * sent by somebody else must not switch the account.
 */
export function MailedLink({
  token,
  redeem,
  to,
  state,
  title,
  text,
  action,
  loggedIn,
  invalid,
}: {
  /** Reads the token in the browser; without one, redirects to /. */
  token: () => string
  redeem: (token: string) => Promise<{ token: string }>
  /** Path to redirect to after the login, and its navigation state. */
  to: string
  state?: () => unknown
  title: string
  /** What will happen. */
  text: string
  /** Label of the button. */
  action: string
  /** Toast for a person who is already logged in. */
  loggedIn: string
  /** Notice that the link is unknown, used or expired, and the way to a new one. */
  invalid: { text: string; label: string; to: string }
}) {
  const { session } = useCore()
  const navigate = useNavigate()
  const toast = useToast()
  const { error, secondsLeft, setError, clearError } = useInlineError('mailedLink')
  const [busy, setBusy] = useState(false)
  const isChecked = useRef(false)

  useEffect(() => {
    // Once: after the press there is a session.
    if (isChecked.current) return
    isChecked.current = true
    if (token() && !session.claims()) return
    if (token()) toast(loggedIn)
    void navigate('/', { replace: true })
  }, [loggedIn, navigate, session, toast, token])

  async function follow() {
    setBusy(true)
    clearError()
    try {
      session.login((await redeem(token())).token)
      await navigate(to, { replace: true, state: state?.() })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return leave()
      setError(error)
    } finally {
      setBusy(false)
    }
  }

  function leave() {
    const { text, label, to } = invalid
    toast(text, { duration: noticeDuration, action: { label, onPress: () => void navigate(to) } })
    void navigate('/', { replace: true })
  }

  return (
    <FormPage title={title} text={text}>
      <InlineError left={secondsLeft}>{error}</InlineError>
      <Button
        size="lg"
        busy={busy}
        disabled={secondsLeft > 0}
        onClick={() => void follow()}
        className="justify-self-start"
      >
        {action}
      </Button>
    </FormPage>
  )
}
