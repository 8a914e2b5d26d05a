import { useMemo, useState } from 'react'
import { ApiError } from './api.ts'
import { useCountdown } from './use-countdown.ts'
import { useHydrated } from './use-hydrated.ts'
import { tabStore } from './storage.ts'

/** An exceeded rate limit, as a form shows it (P-accounts-12). */
export interface RateLimit {
  /** Seconds until the next attempt is allowed, counting down to 0. */
  secondsLeft: number
  /** Starts the countdown of a 429 response; returns false for any other error. */
  handleRateLimit(error: unknown): boolean
}

/**
 * The time is stored under `name` for this tab: the countdown continues after a reload or in a reopened dialog. What counts
 * toward one limit of the server has one name.
 */
export function useRateLimit(name: string): RateLimit {
  const key = `wait ${name}`
  const hydrated = useHydrated()
  const stored = useMemo(() => (hydrated ? readMoment(key) : null), [hydrated, key])
  const [until, setUntil] = useState<number>()
  return {
    secondsLeft: useCountdown(until ?? stored),
    handleRateLimit(error) {
      if (!(error instanceof ApiError) || error.status !== 429) return false
      const end = Date.now() + (error.retryAfter ?? 60) * 1000
      tabStore.setItem(key, String(end))
      setUntil(end)
      return true
    },
  }
}

const readMoment = (key: string) => Number(tabStore.getItem(key)) || null
