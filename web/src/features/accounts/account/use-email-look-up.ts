import { trimInvisible } from '@brilla/contract/platform/text'
import { useRef, useState } from 'react'
import { isEmail } from '@brilla/contract/accounts/email'

const timeoutMs = 5_000

const normalize = (email: string) => trimInvisible(email).toLowerCase()

/**
 * Looks up whether an account has the e-mail of a field: starts on blur, and the submit waits for the result
 * (P-accounts-11). `ask` gets the e-mail in lower case; an error or a timeout of five seconds
 * counts as no, because the server checks again.
 */
export function useEmailLookUp(ask: (email: string, signal: AbortSignal) => Promise<boolean>) {
  const asked = useRef({ email: '', answer: Promise.resolve(false) })
  const [pendingEmail, setPendingEmail] = useState('')
  const [known, setKnown] = useState({ email: '', exists: false })

  async function lookUp(email: string): Promise<boolean> {
    setPendingEmail(email)
    const exists = await ask(email, AbortSignal.timeout(timeoutMs)).catch(() => undefined)
    // The field may have changed and another look-up started in the meantime.
    if (asked.current.email === email) {
      setPendingEmail('')
      if (exists === undefined) asked.current.email = ''
      else setKnown({ email, exists })
    }
    return exists ?? false
  }

  return {
    isChecking: (email: string) => pendingEmail !== '' && pendingEmail === normalize(email),
    isTaken: (email: string) => known.exists && known.email === normalize(email),
    check(typed: string) {
      const email = normalize(typed)
      if (!isEmail(email) || asked.current.email === email) return
      asked.current = { email, answer: lookUp(email) }
    },
    /** Resolves with the pending or latest result; false without a look-up. */
    settled: (email: string) =>
      asked.current.email === normalize(email) ? asked.current.answer : Promise.resolve(false),
    /** Stores that an account has the e-mail, as another response of the server said. */
    setTaken(typed: string) {
      const email = normalize(typed)
      asked.current = { email, answer: Promise.resolve(true) }
      setKnown({ email, exists: true })
    },
  }
}
