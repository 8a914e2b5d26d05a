import { useEffect, useMemo, useState } from 'react'
import { useCore } from '../../lib/context.tsx'
import { useHydrated } from '../../lib/useHydrated.ts'
import { clearRequested, storeRequested, readRequested, type Requested } from './requested.ts'

/** Requests recovery mails and tells which one was sent last. */
export function useRecoveryRequest() {
  const { api, translator } = useCore()
  const hydrated = useHydrated()
  const stored = useMemo(() => (hydrated ? readRequested() : null), [hydrated])
  const [requested, setRequested] = useState<Requested | null>()

  useEffect(
    () => () => {
      // Survives a reload, but not leaving the page.
      if (location.pathname !== '/forgot') clearRequested()
    },
    [],
  )

  return {
    sent: requested === undefined ? stored : requested,
    async request(email: string): Promise<void> {
      await api.call('requestRecovery', { body: { email, lang: translator.language() } })
      setRequested(storeRequested(email))
    },
    forget() {
      clearRequested()
      setRequested(null)
    },
  }
}
