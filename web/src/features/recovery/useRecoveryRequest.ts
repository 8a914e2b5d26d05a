import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/errorText.ts'
import { useHydrated } from '../../lib/useHydrated.ts'
import { useRateLimit } from '../../lib/useRateLimit.ts'
import type { FormError } from '../../ui/FormSummary.tsx'
import { clearRequested, storeRequested, readRequested, type Requested } from './requested.ts'

/** Requests recovery mails: which one was sent, errors, and how long to wait for the next. */
export function useRecoveryRequest() {
  const { t, i18n } = useTranslation('recovery')
  const { api, translator } = useCore()
  const hydrated = useHydrated()
  const kept = useMemo(() => (hydrated ? readRequested() : null), [hydrated])
  const [requested, setRequested] = useState<Requested | null>()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [unknown, setUnknown] = useState(false)
  const [busy, setBusy] = useState(false)
  const wait = useRateLimit('recovery')

  useEffect(
    () => () => {
      // Survives a reload, but not leaving the page.
      if (location.pathname !== '/forgot') clearRequested()
    },
    [],
  )

  /** Resolves with whether the mail was sent. */
  async function request(email: string): Promise<boolean> {
    if (busy || wait.secondsLeft > 0) return false
    setBusy(true)
    setUnknown(false)
    setErrors([])
    try {
      await api.call('requestRecovery', { body: { email, lang: translator.language() } })
      setRequested(storeRequested(email))
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
    setErrors([
      code === 'user' || code === 'validated'
        ? { field: 'email', message: t(`parece_que_ese_correo2.${code}`) }
        : { message: getErrorText(error, i18n) },
    ])
  }

  function forget() {
    clearRequested()
    setRequested(null)
  }

  const sent = requested === undefined ? kept : requested
  return { sent, request, forget, errors, setErrors, unknown, busy, wait }
}
