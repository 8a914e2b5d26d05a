/** LISTEN and NOTIFY: hints between processes, which may be lost; whoever needs certainty looks by itself as well. */
import { sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Connection, Database } from './index.ts'

export interface Notifications {
  /**
   * Notifies all processes, this one too. In a statement of its own and never in a write transaction, whose commits NOTIFY
   * would serialize; equal ones within a few milliseconds are sent once. Resolves when it is sent.
   */
  notify(channel: string, payload?: string): Promise<void>
  /** Calls back for each notification; connects at the first call. */
  listen(channel: string, onNotification: (payload: string) => void): void
  stop(): Promise<void>
}

/** Milliseconds in which equal notifications become one. */
const coalesced = 10
/** Milliseconds before it connects again. */
const reconnectAfter = 1_000

/** `direct` leads to PostgreSQL itself: through a transaction pooler, LISTEN hears nothing. */
export function createNotifications(db: Database, direct: Connection, log: Log): Notifications {
  const listeners = new Map<string, ((payload: string) => void)[]>()
  /** What is about to be sent, by channel and payload. */
  const pending = new Map<string, { sent: Promise<void>; sendNow(): void }>()
  let client: pg.Client | undefined
  let connecting: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const opened = new pg.Client({ ...(direct as pg.ClientConfig), keepAlive: true })
    opened.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    })
    opened.on('error', (error) => log.warn(error, 'the connection for notifications broke'))
    opened.on('end', () => {
      client = undefined
      reconnectLater()
    })
    try {
      await opened.connect()
      client = opened
      for (const channel of listeners.keys()) await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      log.warn(error, 'notifications are not heard; trying again')
      await opened.end().catch(() => {})
      reconnectLater()
    }
  }

  function reconnectLater() {
    if (stopped || retry) return
    retry = setTimeout(() => {
      retry = undefined
      connecting = connect()
    }, reconnectAfter)
    retry.unref()
  }

  async function sendWhen(due: Promise<void>, channel: string, payload: string): Promise<void> {
    await due
    pending.delete(`${channel} ${payload}`)
    await sql`select pg_notify(${channel}, ${payload})`.execute(db)
  }

  return {
    notify(channel, payload = '') {
      const key = `${channel} ${payload}`
      const known = pending.get(key)
      if (known) return known.sent
      const { promise: due, resolve: sendNow } = Promise.withResolvers<void>()
      setTimeout(sendNow, coalesced)
      const sent = sendWhen(due, channel, payload)
      pending.set(key, { sent, sendNow })
      return sent
    },
    listen(channel, onNotification) {
      const known = listeners.get(channel)
      listeners.set(channel, [...(known ?? []), onNotification])
      if (!connecting) connecting = connect()
      else if (!known) {
        connecting = connecting.then(async () => {
          await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
        })
      }
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      const last = [...pending.values()]
      for (const { sendNow } of last) sendNow()
      await Promise.allSettled(last.map(({ sent }) => sent))
      await connecting
      await client?.end()
    },
  }
}
