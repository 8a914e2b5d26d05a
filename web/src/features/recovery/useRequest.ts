import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { problemText } from '../../lib/problems.ts'
import { useHydrated } from '../../lib/useHydrated.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import type { FormProblem } from '../../ui/FormSummary.tsx'
import { dropRequested, keepRequested, readRequested, type Requested } from './requested.ts'

/** Asking for the recovery mail, and for another: what was sent, what went wrong, how long to wait. */
export function useRequest() {
  const { t, i18n } = useTranslation('recovery')
  const { api, translator } = useCore()
  const hydrated = useHydrated()
  const kept = useMemo(() => (hydrated ? readRequested() : null), [hydrated])
  const [requested, setRequested] = useState<Requested | null>()
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [unknown, setUnknown] = useState(false)
  const [busy, setBusy] = useState(false)
  const wait = useRateLimit('recovery')

  useEffect(
    () => () => {
      // A reload keeps it; going somewhere else ends it.
      if (location.pathname !== '/forgot') dropRequested()
    },
    [],
  )

  /** True when the mail is on its way. */
  async function request(email: string): Promise<boolean> {
    if (busy || wait.secondsLeft > 0) return false
    setBusy(true)
    setUnknown(false)
    setProblems([])
    try {
      await api.call('requestRecovery', { body: { email, lang: translator.language() } })
      setRequested(keepRequested(email))
      return true
    } catch (error) {
      if (!wait.handleRateLimit(error)) refuse(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  function refuse(error: unknown) {
    const code = error instanceof ApiError ? error.error : ''
    setUnknown(code === 'user')
    setProblems([
      code === 'user' || code === 'validated'
        ? { field: 'email', message: t(`parece_que_ese_correo2.${code}`) }
        : { message: problemText(error, i18n) },
    ])
  }

  function forget() {
    dropRequested()
    setRequested(null)
  }

  const sent = requested === undefined ? kept : requested
  return { sent, request, forget, problems, setProblems, unknown, busy, wait }
}
