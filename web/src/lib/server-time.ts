import { useEffect, useState } from 'react'

/** Milliseconds by which the server's clock is ahead of this device's, which may be wrong by days (P-pages-32). */
let offset = 0

/** Milliseconds that a measurement may be off: the header has whole seconds, and a response may be read late. */
const tolerance = 2_000

/** Measures the clock of this device by the time at which the server has sent a response. */
export function measureServerTime({ headers }: Response): void {
  const measured = Date.parse(headers.get('date') ?? '') - Date.now()
  if (Math.abs(measured - offset) > tolerance) offset = measured
}

/** The time of the server, in milliseconds since 1970: what instants from the server are compared with. */
export const serverNow = (): number => Date.now() + offset

/** The time of the server, read again every minute. */
export function useServerNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  // The current offset: the first response may have arrived since `now` was read.
  return now + offset
}
