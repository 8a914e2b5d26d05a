import { useEffect, useMemo, useState } from 'react'
import { useCore } from '../../../lib/context.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import {
  clearRecoveryRequest,
  storeRecoveryRequest,
  readRecoveryRequest,
  type RecoveryRequest,
} from './recovery-request.ts'

/** Requests recovery mails and tells which one was sent last. */
export function useRecoveryRequest() {
  const { api, translator } = useCore()
  const hydrated = useHydrated()
  const stored = useMemo(() => (hydrated ? readRecoveryRequest() : null), [hydrated])
  const [requested, setRequested] = useState<RecoveryRequest | null>()

  useEffect(
    () => () => {
      // Survives a reload, but not leaving the page.
      if (location.pathname !== '/forgot') clearRecoveryRequest()
    },
    [],
  )

  return {
    sent: requested === undefined ? stored : requested,
    async request(email: string): Promise<void> {
      await api.call('requestRecovery', { body: { email, lang: translator.language() } })
      setRequested(storeRecoveryRequest(email))
    },
    forget() {
      clearRecoveryRequest()
      setRequested(null)
    },
  }
}
