import { useRef, useState } from 'react'
import { isEmail } from '@brilla/contract/email'

const timeoutMs = 5_000

/**
 * Looks up whether an account has the e-mail of a field: starts on blur, and the submit waits for the result
 * (P-accounts-11; docs/decisions/0004). `ask` gets the e-mail in lower case; an error or a timeout of five seconds
 * counts as no, because the server checks again.
 */
export function useEmailLookUp(typed: string, ask: (email: string, signal: AbortSignal) => Promise<boolean>) {
  const email = typed.trim().toLowerCase()
  const asked = useRef({ email: '', answer: Promise.resolve(false) })
  const [pendingEmail, setPendingEmail] = useState('')
  const [known, setKnown] = useState({ email: '', exists: false })

  async function lookUp(): Promise<boolean> {
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
    checking: pendingEmail !== '' && pendingEmail === email,
    taken: known.exists && known.email === email,
    check() {
      if (!isEmail(email) || asked.current.email === email) return
      asked.current = { email, answer: lookUp() }
    },
    /** Resolves with the pending or latest result; false without a look-up. */
    settled: () => (asked.current.email === email ? asked.current.answer : Promise.resolve(false)),
    /** Stores a result that came with another response of the server. */
    learn(exists: boolean) {
      setKnown({ email, exists })
    },
  }
}
