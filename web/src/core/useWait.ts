import { useState } from 'react'
import { ApiError } from './api.ts'
import { useCountdown } from './useCountdown.ts'

/** A rate limit that somebody has run into, as a form shows it (decision 11). */
export interface Wait {
  /** Seconds until trying again makes sense, counted down to 0. */
  left: number
  /** Takes over the time of a refusal that was a 429; false for any other error. */
  heed(error: unknown): boolean
}

export function useWait(): Wait {
  const [until, setUntil] = useState<number | null>(null)
  return {
    left: useCountdown(until),
    heed(error) {
      if (!(error instanceof ApiError) || error.status !== 429) return false
      setUntil(Date.now() + (error.retryAfter ?? 60) * 1000)
      return true
    },
  }
}
