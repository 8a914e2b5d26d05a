/** NOTIFY and LISTEN: short messages between processes. They may be lost, so listeners that need certainty also poll. */
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Connection, Database } from './index.ts'

export interface Notifications {
  /**
   * Sends to all processes, including this one; a payload has at most 7,900 bytes. Messages of a few milliseconds are
   * sent by one statement, in order and without duplicates, and outside of write transactions, because NOTIFY would
   * serialize their commits. Resolves when they are sent.
   */
  notify(channel: string, ...payloads: string[]): Promise<void>
  /**
   * Calls back for each payload sent on `channel`, a word without spaces; connects at the first call. Returns an
   * unsubscribe function.
   */
  listen(channel: string, onNotification: (payload: string) => void): () => void
  /** Calls back after an interruption in which notifications may have been missed. Returns an unsubscribe function. */
  onInterruption(handler: () => void): () => void
  /** Connects; rejects on failure. After later interruptions it reconnects in the background. */
  connect(): Promise<void>
  /** Sends the queued messages, then disconnects. */
  stop(): Promise<void>
}

/** All our channels share one PostgreSQL channel, so that listening to a further one needs no statement. */
const postgresChannel = 'brilla'
const interrupted = Symbol('interrupted')
/** Milliseconds during which notifications are collected into one batch. */
const batchDelay = 5
/** Milliseconds before reconnecting, doubled after each failure. */
const reconnectDelay = { first: 100, max: 5_000 }
/** Milliseconds between keepalive queries: a network can drop a connection without closing it. */
const keepaliveInterval = 15_000

interface NotificationsOptions {
  /** Runs on each new connection; an error refuses it. */
  onConnect?(client: pg.Client): Promise<void>
}

/** `direct` connects to PostgreSQL itself: LISTEN does not work through a transaction pooler. */
export function createNotifications(
  db: Database,
  direct: Connection,
  log: Log,
  { onConnect }: NotificationsOptions = {},
): Notifications {
  const emitter = new EventEmitter().setMaxListeners(0)
  let client: pg.Client | undefined
  let connecting: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      ...(direct as pg.ClientConfig),
      keepAlive: true,
    })
    opened.on('error', (error) => log.debug(error, 'error of the notification connection'))
    opened.on('notification', ({ payload = '' }) => {
      const end = payload.indexOf(' ')
      emitter.emit(payload.slice(0, end), payload.slice(end + 1))
    })
    try {
      await opened.connect()
      await onConnect?.(opened)
      await opened.query(`listen ${postgresChannel}`)
    } catch (error) {
      await opened.end().catch(() => {})
      throw error
    }
    if (stopped) return opened.end()
    client = opened
    opened.once('end', () => {
      client = undefined
      if (stopped) return
      log.warn('notification connection lost; reconnecting')
      openLater(reconnectDelay.first)
    })
  }

  function openLater(delay: number): void {
    if (stopped) return
    retry = setTimeout(() => {
      open().then(
        () => emitter.emit(interrupted),
        (error: unknown) => {
          log.debug(error, 'notification connection failed; retrying')
          openLater(Math.min(delay * 2, reconnectDelay.max))
        },
      )
    }, delay).unref()
  }

  const keepaliveTimer = setInterval(() => {
    const checked = client
    checked?.query('select 1').catch(() => checked.end().catch(() => {}))
  }, keepaliveInterval).unref()

  let queued = new Set<string>()
  let nextBatch: Promise<void> | undefined
  let lastBatch: Promise<void> = Promise.resolve()

  /** One statement at a time keeps the order. */
  async function sendBatch(previous: Promise<void>): Promise<void> {
    await Promise.all([previous.catch(() => {}), stopped || sleep(batchDelay)])
    const batch = [...queued]
    queued = new Set()
    nextBatch = undefined
    await sql`select pg_notify(${postgresChannel}, message) from unnest(${batch}::text[]) message`.execute(db)
  }

  return {
    notify(channel, ...payloads) {
      for (const payload of payloads.length > 0 ? payloads : ['']) queued.add(`${channel} ${payload}`)
      if (!nextBatch) nextBatch = lastBatch = sendBatch(lastBatch)
      return nextBatch
    },
    listen(channel, onNotification) {
      emitter.on(channel, onNotification)
      connecting ??= open().catch((error: unknown) => {
        log.warn(error, 'notification connection failed; retrying')
        openLater(reconnectDelay.first)
      })
      return () => void emitter.off(channel, onNotification)
    },
    onInterruption(handler) {
      emitter.on(interrupted, handler)
      return () => void emitter.off(interrupted, handler)
    },
    connect: () => (connecting ??= open()),
    async stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(keepaliveTimer)
      await lastBatch.catch(() => {})
      await connecting?.catch(() => {})
      await client?.end()
    },
  }
}
