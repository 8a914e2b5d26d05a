import { useMemo, useState } from 'react'
import { ApiError } from './api.ts'
import { useCountdown } from './useCountdown.ts'
import { useHydrated } from './useHydrated.ts'

/** A rate limit that somebody has run into, as a form shows it (P-accounts-12). */
export interface RateLimit {
  /** Seconds until trying again makes sense, counted down to 0. */
  secondsLeft: number
  /** Takes over the time of a refusal that was a 429; false for any other error. */
  handleRateLimit(error: unknown): boolean
}

/** Under a `name` the time is kept for this tab: a reload, or a window that opens again, goes on counting. */
export function useRateLimit(name?: string): RateLimit {
  const key = name && `wait ${name}`
  const hydrated = useHydrated()
  const kept = useMemo(() => (hydrated && key ? readMoment(key) : null), [hydrated, key])
  const [until, setUntil] = useState<number>()
  return {
    secondsLeft: useCountdown(until ?? kept),
    handleRateLimit(error) {
      if (!(error instanceof ApiError) || error.status !== 429) return false
      const end = Date.now() + (error.retryAfter ?? 60) * 1000
      if (key) sessionStorage.setItem(key, String(end))
      setUntil(end)
      return true
    },
  }
}

const readMoment = (key: string) => Number(sessionStorage.getItem(key)) || null
