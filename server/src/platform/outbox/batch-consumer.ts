/** Hands the events of one handler to it in batches, one batch after the other. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAutoResetEvent } from '../auto-reset-event.ts'
import { describeError } from '../log-error.ts'
import { backoffAfter, DeliveryAborted, startAttempt } from './attempt.ts'
import {
  type BatchEvent,
  claimBatch,
  completeBatch,
  failBatch,
  releaseBatch,
  renewBatch,
} from './batch.store.ts'
import type { ConsumerOptions } from './consumer.ts'
import type { BatchHandler } from './event.ts'

export interface BatchConsumer {
  /** Wakes the consumer: there may be events. */
  wake(): void
  /** Waits for the batch that is being handled, then aborts it; its events are left to the next process. */
  stop(grace: number): Promise<void>
}

interface Options extends ConsumerOptions {
  /** Called with the milliseconds after which events of a failed batch are to be repeated. */
  onFailed(delay: number): void
}

const batchMax = 500
/** Milliseconds before a batch. Grows with the size of the last one, so that batches are large under load. */
const interval = (count: number) => Math.min(250, Math.max(5, 10 * count))
/** Milliseconds until it continues after a database error. */
const pause = 1_000

export function startBatchConsumer(
  handler: BatchHandler,
  { db, log, metrics, lease, onFailed }: Options,
): BatchConsumer {
  const held = { handler: handler.name, holder: randomUUID() }
  const workReady = createAutoResetEvent()
  const stopped = new AbortController()
  let abortAttempt = () => {}

  async function handle(events: BatchEvent[]): Promise<void> {
    const ids = events.map(({ id }) => id)
    for (const each of events) metrics.started(each.age)
    // The stored payloads were written by `publish` with the types that the handler declares.
    const attempt = startAttempt(handler, () =>
      handler.handleAll(events.map(({ payload }) => payload as never)),
    )
    abortAttempt = attempt.abort
    const renewal = setInterval(() => {
      renewBatch(db, held, lease).catch((error: unknown) =>
        log.warn({ err: error, handler: handler.name }, 'the lease of a batch could not be renewed'),
      )
    }, lease / 3)
    try {
      await attempt.result
    } catch (error) {
      if (stopped.signal.aborted && error instanceof DeliveryAborted) return releaseBatch(db, held)
      const delay = backoffAfter(handler, 1)
      log.warn({ err: error, handler: handler.name, events: ids.length }, 'a batch of events failed')
      metrics.ended(handler.name, delay === null ? 'dead' : 'failed', ids.length)
      await failBatch(db, held, ids, { error: describeError(error), delay })
      if (delay !== null) onFailed(delay)
      return
    } finally {
      clearInterval(renewal)
    }
    metrics.ended(handler.name, 'succeeded', ids.length)
    await completeBatch(db, held, ids)
  }

  async function loop(): Promise<void> {
    let lastCount = 0
    for (;;) {
      await workReady.wait()
      await sleep(interval(lastCount), undefined, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      try {
        const events = await claimBatch(db, held, { limit: batchMax, lease })
        lastCount = events.length
        if (events.length === 0) continue
        // What is published meanwhile, also by processes that could not get the lease.
        workReady.set()
        await handle(events)
      } catch (error) {
        log.warn({ err: error, handler: handler.name }, 'the outbox could not be read; trying again')
        await sleep(pause, undefined, { signal: stopped.signal }).catch(() => {})
        workReady.set()
      }
    }
  }

  const ended = loop()
  return {
    wake: workReady.set,
    async stop(grace) {
      stopped.abort()
      workReady.set()
      const aborting = setTimeout(() => abortAttempt(), grace)
      await ended
      clearTimeout(aborting)
    },
  }
}
