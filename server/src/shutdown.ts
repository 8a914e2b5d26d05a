/** Stops a process in order, and within a limit. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { RunningContext } from './create-context.ts'

/** Milliseconds: in all, and for the requests in progress. */
const shutdownMax = 30_000
const requestsMax = 8_000

/**
 * Creates the function that stops everything; called again, it returns the same promise. Readiness is off first, and the
 * requests that load balancers still send meanwhile are served. What is not done after 30 s is cut off.
 */
export function createShutdown(app: FastifyInstance, running: RunningContext): () => Promise<void> {
  const { config, log, readiness } = running.context

  async function stop(): Promise<void> {
    const cutOff = setTimeout(() => {
      log.error(`the shutdown took over ${shutdownMax / 1000} s and was cut off`)
      process.exit(1)
    }, shutdownMax)
    readiness.turnOff()
    if (app.server.listening) await sleep(config.SHUTDOWN_DELAY * 1000)
    const closed = app.close()
    await Promise.race([closed, sleep(requestsMax, undefined, { ref: false })])
    app.server.closeAllConnections()
    await closed
    await running.dispose()
    clearTimeout(cutOff)
  }

  let stopped: Promise<void> | undefined
  return () => (stopped ??= stop())
}
