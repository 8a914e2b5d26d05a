import { useRef, useState } from 'react'
import { isEmail } from '@brilla/contract/email'

const mostWaited = 5_000

/**
 * Whether an account has the e-mail in a field: asked when the field is left, and waited for by the submit
 * (P-accounts-11; docs/decisions/0004). `ask` answers for an e-mail in lower case; an answer that fails or takes
 * five seconds counts as no, because the server checks again in any case.
 */
export function useEmailLookUp(typed: string, ask: (email: string, signal: AbortSignal) => Promise<boolean>) {
  const email = typed.trim().toLowerCase()
  const asked = useRef({ email: '', answer: Promise.resolve(false) })
  const [waitsFor, setWaitsFor] = useState('')
  const [known, setKnown] = useState({ email: '', exists: false })

  async function lookUp(): Promise<boolean> {
    setWaitsFor(email)
    const exists = await ask(email, AbortSignal.timeout(mostWaited)).catch(() => undefined)
    // Meanwhile another e-mail may stand in the field, and be the one that is asked for.
    if (asked.current.email === email) {
      setWaitsFor('')
      if (exists === undefined) asked.current.email = ''
      else setKnown({ email, exists })
    }
    return exists ?? false
  }

  return {
    checking: waitsFor !== '' && waitsFor === email,
    taken: known.exists && known.email === email,
    check() {
      if (!isEmail(email) || asked.current.email === email) return
      asked.current = { email, answer: lookUp() }
    },
    /** The answer that is on its way, or the one that has come; false when nobody asked. */
    settled: () => (asked.current.email === email ? asked.current.answer : Promise.resolve(false)),
    /** Takes over what the server has said about this e-mail otherwise. */
    learn(exists: boolean) {
      setKnown({ email, exists })
    },
  }
}
