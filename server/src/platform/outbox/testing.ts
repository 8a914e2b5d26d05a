/** Test helpers: several outbox processes on one database, as separate connections of one program. */
import { sql } from 'kysely'
import { createNotifications } from '../database/notifications.ts'
import { type Connection, type Database, openDatabase } from '../database/index.ts'
import { createLog } from '../log.ts'
import { createOutbox, type EventHandler, type RunningOutbox } from './index.ts'

export interface OutboxProcess {
  db: Database
  outbox: RunningOutbox
  stop(): Promise<void>
}

export interface ProcessOptions {
  /** False: the process only publishes. */
  worker?: boolean
  lease?: number
  grace?: number
  pollInterval?: number
}

/** The outbox of one server process. */
export function startOutboxProcess(
  connection: Connection,
  handlers: EventHandler<never>[],
  { worker = true, ...options }: ProcessOptions = {},
): OutboxProcess {
  const log = createLog('silent')
  const { db, close, watchCommits } = openDatabase(connection, log)
  const notifications = createNotifications(db, connection, log)
  const outbox = createOutbox({ db, log, notifications, watchCommits, ...options })
  outbox.register(handlers)
  if (worker) outbox.start()
  return {
    db,
    outbox,
    async stop() {
      await outbox.stop()
      await notifications.stop()
      await close()
    },
  }
}

/** Number of unfinished events and deliveries, without dead letters. */
export async function countPending(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from outbox_event) + (select count(*) from outbox_batch)
      + (select count(*) from outbox_delivery where failed_at is null) as n
  `.execute(db)
  return rows[0]!.n
}
