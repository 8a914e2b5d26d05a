/** What metrics share that are read from a service when Prometheus reads them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { singleFlight } from './single-flight.ts'

/** Milliseconds for a service to answer; Prometheus gives up after 10 s, and would miss all other metrics then. */
const readMax = 3_000

/** What `read` returns, or `fallback` when it fails or takes too long. */
export function readOrFallback<T, F>(read: () => Promise<T>, fallback: F): Promise<T | F> {
  return Promise.race([read(), sleep(readMax, fallback, { ref: false })]).catch(() => fallback)
}

export interface StateGauge<State> {
  name: string
  help: string
  choose(state: State): number
}

/** Registers gauges of a state that is read once for all of them; without a value while it cannot be read. */
export function registerStateGauges<State>(
  registry: Registry,
  read: () => Promise<State>,
  gauges: readonly StateGauge<State>[],
): void {
  const readOnce = singleFlight(read)
  for (const { name, help, choose } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const state = await readOrFallback(readOnce, undefined)
        if (state === undefined) this.remove()
        else this.set(choose(state))
      },
    })
    registry.registerMetric(gauge)
  }
}
