import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this process is ready for requests; false from the start of a shutdown, while requests are still served. */
export interface Readiness {
  /** Rejects unless all services that requests need answer in time. */
  check(): Promise<void>
  isStopping(): boolean
  turnOff(): void
}

/** Milliseconds for the services to answer. */
const checkMax = 3_000

/** `probes` each reject when their service is unavailable. */
export function createReadiness(probes: (() => Promise<unknown>)[]): Readiness {
  let stopping = false
  return {
    async check() {
      if (stopping) throw new Error('the process stops')
      const late = new AbortController()
      const timeout = sleep(checkMax, undefined, { signal: late.signal, ref: false }).then(() => {
        throw Object.assign(new Error('a service does not answer'), { code: 'ETIMEDOUT' })
      })
      try {
        await Promise.race([timeout, Promise.all(probes.map(async (probe) => probe()))])
      } finally {
        late.abort()
        timeout.catch(() => {})
      }
    },
    isStopping: () => stopping,
    turnOff: () => void (stopping = true),
  }
}
