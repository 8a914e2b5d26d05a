/** Delivers the events of one handler: claims, runs, completes, retries. Handlers do not wait for each other. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/index.ts'
import { describeError } from '../log-error.ts'
import type { Log } from '../log.ts'
import { backoffAfter, DeliveryAborted, startAttempt } from './attempt.ts'
import type { EventHandler } from './event.ts'
import type { OutboxMetrics } from './metrics.ts'
import {
  type Claimed,
  claimDeliveries,
  completeDeliveries,
  continueDelivery,
  type Dispatched,
  failDelivery,
  releaseDeliveries,
  renewLeases,
} from './outbox.store.ts'
import { createAutoResetEvent } from '../auto-reset-event.ts'

export interface Consumer {
  /** Wakes the consumer: there may be deliveries to claim. */
  wake(): void
  /** The same after some milliseconds. */
  wakeAfter(delay: number): void
  /** Whether the handler is fast enough to be handed dispatched deliveries directly, without a claim of its own. */
  isReady(): boolean
  /** Takes dispatched deliveries: handles those that are already claimed, and claims the others as far as it can. */
  accept(deliveries: Dispatched[]): void
  /** Stops claiming, waits for running handlers, then aborts them and releases their deliveries. */
  stop(grace: number): Promise<void>
}

export interface ConsumerOptions {
  db: Database
  log: Log
  metrics: OutboxMetrics
  /** Duration of a claim in milliseconds; renewed while the handler runs. */
  lease: number
}

/** Milliseconds until a loop continues after a database error. */
const pause = 1_000

/** Milliseconds during which successful deliveries are collected to be completed by one statement. */
const pacing = 10

/** Milliseconds by which a timer may fire early, compared with the database's clock. */
const slack = 5

/** A claim that completes within this time is followed by one of twice the size, a slower one by half the size. */
const quick = 30
/** Maximum number of deliveries per claim, as a multiple of the concurrency. */
const maxAhead = 20

/** Average duration of a handler in milliseconds below which it is handed hundreds of deliveries. */
const fast = 20

interface Running extends Claimed {
  abort(): void
}

export function startConsumer(handler: EventHandler<never>, options: ConsumerOptions): Consumer {
  const { db, log, metrics, lease } = options
  const concurrency = handler.concurrency ?? 10
  const orderedTypes = handler.ordered ? handler.events.map(({ name }) => name) : null
  const running = new Map<number, Running>()
  /** Claimed, but not started. */
  const queue: Claimed[] = []
  let claimSize = concurrency
  let claimedAt = 0
  /** Duration of an attempt in milliseconds, as a moving average over about ten. */
  let duration = Infinity
  const timers = new Set<NodeJS.Timeout>()
  const workReady = createAutoResetEvent()
  let succeeded: number[] = []
  /** Not started, or aborted by the shutdown: released without counting an attempt. */
  const unfinished: number[] = []
  let mayHaveMore = true
  let stopping = false

  function wake() {
    mayHaveMore = true
    workReady.set()
  }

  function wakeAfter(milliseconds: number) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      wake()
    }, milliseconds)
    timers.add(timer.unref())
  }

  async function claim(): Promise<void> {
    if (stopping || !mayHaveMore || queue.length > 0 || running.size >= concurrency) return
    const now = performance.now()
    if (now - claimedAt < quick) claimSize = Math.min(claimSize * 2, concurrency * maxAhead)
    else claimSize = Math.max(concurrency, claimSize >> 1)
    const limit = claimSize - running.size
    mayHaveMore = false
    const claimed = await claimDeliveries(db, { handler: handler.name, orderedTypes, limit, lease })
    claimedAt = now
    if (claimed.length === limit) mayHaveMore = true
    if (stopping) unfinished.push(...claimed.map(({ eventId }) => eventId))
    else queue.push(...claimed)
    begin()
  }

  function begin(): void {
    if (stopping) return
    while (running.size < concurrency && queue.length > 0) void run(queue.shift()!)
  }

  async function run(delivery: Claimed): Promise<void> {
    const held = { handler: handler.name, eventId: delivery.eventId, attempts: delivery.attempts }
    const { eventId, type, payload, attempts } = delivery
    // The stored payload was written by `publish` with the type that the handler declares.
    const attempt = startAttempt(handler, (signal) =>
      handler.handle(payload as never, { eventId, type, attempt: attempts, signal }),
    )
    running.set(delivery.eventId, { ...delivery, abort: attempt.abort })
    metrics.started(delivery.age)
    const startedAt = performance.now()
    try {
      const result = await attempt.result
      if (result) {
        await continueDelivery(db, held, result.continueWith)
        mayHaveMore = true
      } else succeeded.push(delivery.eventId)
      metrics.ended(handler.name, 'succeeded')
    } catch (error) {
      await fail(delivery, error)
    } finally {
      running.delete(delivery.eventId)
      const took = performance.now() - startedAt
      duration = duration === Infinity ? took : duration * 0.9 + took * 0.1
      begin()
      workReady.set()
    }
  }

  async function fail({ eventId, attempts, type }: Claimed, error: unknown): Promise<void> {
    if (stopping && error instanceof DeliveryAborted) return void unfinished.push(eventId)
    const delay = backoffAfter(handler, attempts)
    const about = { err: error, handler: handler.name, type, eventId, attempt: attempts }
    if (delay === null)
      log.error(about, 'an event handler failed for the last time: the delivery is a dead letter')
    else log.warn(about, 'an event handler failed')
    metrics.ended(handler.name, delay === null ? 'dead' : 'failed')
    try {
      await failDelivery(db, { handler: handler.name, eventId, attempts }, describeError(error), delay)
      if (delay !== null) wakeAfter(delay + slack)
      // The next one of an ordered handler's key need not wait any longer.
      else mayHaveMore = true
    } catch (cause) {
      log.warn(
        { err: cause, handler: handler.name },
        'a failed delivery could not be recorded; its lease will expire',
      )
    }
  }

  async function complete(): Promise<void> {
    if (succeeded.length === 0) return
    const ids = succeeded
    succeeded = []
    try {
      await completeDeliveries(db, handler.name, ids)
      if (handler.ordered) mayHaveMore = true
    } catch (error) {
      succeeded.push(...ids)
      throw error
    }
  }

  async function loop(): Promise<void> {
    for (;;) {
      try {
        await complete()
        await claim()
      } catch (error) {
        log.warn({ err: error, handler: handler.name }, 'the outbox could not be read; trying again')
        if (stopping) return
        mayHaveMore = true
        wakeAfter(pause)
      }
      if (stopping && running.size === 0 && succeeded.length === 0) return
      await workReady.wait()
      // Deliveries that finish meanwhile are completed by the same statement; those that wait for it or for a claim
      // do not wait longer.
      if (!handler.ordered && !mayHaveMore && !stopping) await sleep(pacing)
    }
  }

  const renewal = setInterval(async () => {
    const held = [...running.values(), ...queue]
    if (held.length === 0) return
    try {
      await renewLeases(db, handler.name, held, lease)
    } catch (error) {
      log.warn({ err: error, handler: handler.name }, 'leases of deliveries could not be renewed')
    }
  }, lease / 3)
  renewal.unref()

  const ended = loop()
  return {
    wake,
    wakeAfter: (delay) => wakeAfter(delay + slack),
    isReady: () => !stopping && !handler.ordered && queue.length === 0 && duration < fast,
    accept(deliveries) {
      const claimed = deliveries.filter((delivery) => delivery.claimed)
      if (stopping) unfinished.push(...claimed.map(({ eventId }) => eventId))
      else queue.push(...claimed)
      begin()
      if (claimed.length < deliveries.length) wake()
    },
    async stop(grace) {
      stopping = true
      unfinished.push(...queue.splice(0).map(({ eventId }) => eventId))
      workReady.set()
      const aborting = setTimeout(() => {
        for (const each of running.values()) each.abort()
      }, grace)
      await ended
      clearTimeout(aborting)
      clearInterval(renewal)
      for (const timer of timers) clearTimeout(timer)
      if (unfinished.length === 0) return
      try {
        await releaseDeliveries(db, handler.name, unfinished)
      } catch (error) {
        log.warn(
          { err: error, handler: handler.name },
          'deliveries were not given back; their leases will expire',
        )
      }
    },
  }
}
