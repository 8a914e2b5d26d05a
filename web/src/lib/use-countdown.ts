import { useEffect, useState } from 'react'

/** Seconds until a moment (milliseconds since 1970), counting down to 0; 0 for null. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    const soon = setTimeout(tick)
    return () => {
      clearInterval(timer)
      clearTimeout(soon)
    }
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}

/** Seconds in minutes and seconds: "0:42", "14:05". */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
