/** Gives committed events to their handlers: those that handle many at once get them here, the others as jobs. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Log } from '../log.ts'
import { type EventHandler, toEventJob } from './event.ts'
import { findTypes, takeEvents } from './outbox.store.ts'

export interface Dispatcher {
  /** Waits for what it has begun. */
  stop(): Promise<void>
}

export interface DispatcherOptions {
  db: Database
  jobs: Pick<Jobs, 'sendAll'>
  log: Log
  handlers: EventHandler<never>[]
  /**
   * Milliseconds between two looks. Commits do not wake it, since NOTIFY in a transaction would serialize them, and what comes
   * in between is handled together.
   */
  interval: number
}

const batchMax = 500
/** Milliseconds after a batch. */
const pauseMax = 250

export function startDispatcher({ db, jobs, log, handlers, interval }: DispatcherOptions): Dispatcher {
  const types = [...new Set(handlers.flatMap(({ events }) => events.map(({ name }) => name)))]
  const dispatching = new Map<string, Promise<void>>()
  let looking: Promise<void> | undefined
  const stopping = new AbortController()

  /** Returns how many there were. A crash before the commit leaves the events to the next process. */
  function dispatchSome(type: string): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const payloads = await takeEvents(trx, type, batchMax)
      for (const handler of handlers.filter(({ events }) => events.some(({ name }) => name === type))) {
        const left = payloads.length > 0 ? await handleAll(log, handler, payloads) : []
        const all = left.map((payload) => toEventJob(type, payload))
        await jobs.sendAll(trx, handler.name, all)
      }
      return payloads.length
    })
  }

  async function dispatch(type: string): Promise<void> {
    try {
      const count = await dispatchSome(type)
      // The more there were, the more are worth waiting for.
      if (count < batchMax) await sleep(Math.min(count, pauseMax), undefined, { signal: stopping.signal })
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ err: error, type }, 'events could not be dispatched; trying again')
    } finally {
      dispatching.delete(type)
    }
  }

  async function look(): Promise<void> {
    try {
      for (const type of await findTypes(db, types))
        if (!dispatching.has(type) && !stopping.signal.aborted) dispatching.set(type, dispatch(type))
    } catch (error) {
      log.warn(error, 'the outbox could not be read; trying again')
    }
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined))
  }, interval).unref()

  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await looking
      await Promise.all(dispatching.values())
    },
  }
}

/** Calls the handler; returns the events that are left for its jobs. */
async function handleAll(
  log: Log,
  { name, handleAll: handle }: EventHandler<never>,
  payloads: object[],
): Promise<object[]> {
  if (!handle) return payloads
  try {
    await handle(payloads as never[])
    return []
  } catch (error) {
    log.warn(
      { err: error, handler: name, events: payloads.length },
      'events failed together; each gets a job',
    )
    return payloads
  }
}
