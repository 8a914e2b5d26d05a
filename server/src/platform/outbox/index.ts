/**
 * Transactional outbox. A command writes its event in its own transaction; a dispatcher turns committed events into one
 * delivery for each registered handler, and a consumer for each handler claims and runs them. Any number of processes
 * share the work. Events of handlers that take many at once have no deliveries: a batch consumer reads, handles and deletes
 * them. Workers are woken in the process after the commit, in others by NOTIFY, and look once a second anyway.
 */
import { createBatcher } from '../batcher.ts'
import type { CommitWatch } from '../database/commits.ts'
import type { Database } from '../database/index.ts'
import type { Notifications } from '../database/notifications.ts'
import type { Log } from '../log.ts'
import { type BatchConsumer, startBatchConsumer } from './batch-consumer.ts'
import { type Consumer, startConsumer } from './consumer.ts'
import { type Dispatcher, startDispatcher } from './dispatcher.ts'
import { type EventHandler, isBatchHandler } from './event.ts'
import { createOutboxMetrics, type OutboxMetrics } from './metrics.ts'
import { completeDeliveries, findWork } from './outbox.store.ts'
import { createPublisher, eventInsertion, markBatch, type Publisher } from './publish.ts'
import { createSubscriptions } from './subscriptions.ts'

export { type DeadLetter, findDeadLetters, findOutboxState, retryDeadLetters } from './dead-letters.store.ts'
export { type Continuation, defineEvent, type Delivery, type EventHandler, type EventType } from './event.ts'
export { handleInBatches } from './batch.ts'
export { outboxJobs } from './outbox.jobs.ts'
export { eventSource } from './publish.ts'

export interface Outbox extends Publisher {
  /** Registers handlers; before anything is published, and the same in every process. */
  register(handlers: EventHandler<never>[]): void
  metrics: OutboxMetrics
  /** Deletes a delivery of `deferFrom`, together with others of the next milliseconds. */
  cancelDeferred(handler: string, eventId: number): void
  /** Wakes the workers of all processes after the commit of `publishQuietlyFrom`. */
  wake(): void
}

export interface RunningOutbox extends Outbox {
  /** Starts handling events in this process. */
  start(): void
  /** Waits up to `grace` milliseconds for running handlers, then aborts them and releases their deliveries. */
  stop(): Promise<void>
}

export interface OutboxOptions {
  db: Database
  log: Log
  notifications: Notifications
  /** Calls back after the commits of this process that published events. */
  watchCommits(watch: CommitWatch): void
  /** Milliseconds after which the deliveries of a crashed process are taken over. */
  lease?: number
  /** Milliseconds for which a shutdown waits for running handlers. */
  grace?: number
  /** Polling interval in milliseconds, for events whose notification was lost. */
  pollInterval?: number
}

const channel = 'outbox_event'
/** For events of handlers of batches; its payload is the name of the handler. */
const batchChannel = 'outbox_batch'

export function createOutbox(options: OutboxOptions): RunningOutbox {
  const { db, log, notifications, watchCommits } = options
  const { lease = 10_000, grace = 5_000, pollInterval = 1_000 } = options
  const subscriptions = createSubscriptions()
  const metrics = createOutboxMetrics()
  const consumers = new Map<string, Consumer>()
  const batchConsumers = new Map<string, BatchConsumer>()
  let dispatcher: Dispatcher | undefined
  let poll: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  const cancellers = new Map<string, (eventId: number) => Promise<void>>()
  const cancelling = new Set<Promise<void>>()

  async function look(): Promise<void> {
    try {
      const work = await findWork(db, subscriptions.types(), [...consumers.keys()])
      if (work.events) dispatcher?.wake()
      for (const name of work.handlers) {
        consumers.get(name)?.wake()
        batchConsumers.get(name)?.wake()
      }
    } catch (error) {
      log.warn(error, 'the outbox could not be read; trying again')
    }
  }

  function wakeOthers(...message: Parameters<Notifications['notify']>): void {
    notifications
      .notify(...message)
      .catch((error: unknown) => log.debug(error, 'workers were not woken; they look by themselves'))
  }

  const wake = () => (dispatcher ? dispatcher.wake() : wakeOthers(channel))
  watchCommits({ text: eventInsertion, onCommit: wake })

  return {
    ...createPublisher(subscriptions),
    metrics,
    register(handlers) {
      subscriptions.add(handlers)
      for (const { name } of handlers.filter(isBatchHandler)) {
        watchCommits({
          text: markBatch(name),
          onCommit: () => (dispatcher ? batchConsumers.get(name)?.wake() : wakeOthers(batchChannel, name)),
        })
      }
    },
    cancelDeferred(handler, eventId) {
      let cancel = cancellers.get(handler)
      if (!cancel) {
        cancel = createBatcher((ids) => completeDeliveries(db, handler, ids), { pause: 'before' })
        cancellers.set(handler, cancel)
      }
      const cancelled = cancel(eventId)
        .catch((error: unknown) => log.debug(error, 'a delivery is done twice'))
        .finally(() => cancelling.delete(cancelled))
      cancelling.add(cancelled)
    },
    wake,
    start() {
      const handlers = subscriptions.handlers()
      for (const handler of handlers) {
        const consumer = startConsumer(handler, { db, log, metrics, lease })
        consumers.set(handler.name, consumer)
        if (!isBatchHandler(handler)) continue
        const onFailed = (delay: number) => consumer.wakeAfter(delay)
        batchConsumers.set(handler.name, startBatchConsumer(handler, { db, log, metrics, lease, onFailed }))
      }
      const running = startDispatcher({
        db,
        log,
        subscriptions: handlers.flatMap((handler) =>
          handler.events.map(({ name }) => ({
            type: name,
            handler: handler.name,
            ordered: handler.ordered ?? false,
            batched: isBatchHandler(handler),
          })),
        ),
        lease,
        findReady: () => [...consumers].filter(([, consumer]) => consumer.isReady()).map(([name]) => name),
        onDispatched(deliveries) {
          const byHandler = Map.groupBy(deliveries, ({ handler }) => handler)
          for (const [name, each] of byHandler) {
            const batchConsumer = batchConsumers.get(name)
            if (batchConsumer) batchConsumer.wake()
            else consumers.get(name)?.accept(each)
          }
        },
      })
      dispatcher = running
      notifications.listen(channel, () => running.wake())
      notifications.listen(batchChannel, (name) => batchConsumers.get(name)?.wake())
      running.wake()
      for (const batchConsumer of batchConsumers.values()) batchConsumer.wake()
      poll = setInterval(() => {
        polling ??= look().finally(() => (polling = undefined))
      }, pollInterval)
      poll.unref()
    },
    async stop() {
      clearInterval(poll)
      await polling
      await Promise.all(cancelling)
      await dispatcher?.stop()
      await Promise.all([...consumers.values(), ...batchConsumers.values()].map((each) => each.stop(grace)))
      consumers.clear()
      batchConsumers.clear()
      dispatcher = undefined
    },
  }
}
