/** For tests of the outbox: processes of their own on one database, as connections of one program. */
import { sql } from 'kysely'
import { createNotifications } from '../database/notifications.ts'
import { type Connection, type Database, openDatabase } from '../database/index.ts'
import { createLog } from '../log.ts'
import { type EventHandler, eventInsertion, createOutbox, type RunningOutbox } from './index.ts'

export interface OutboxProcess {
  db: Database
  outbox: RunningOutbox
  stop(): Promise<void>
}

export interface ProcessOptions {
  /** False publishes only. */
  worker?: boolean
  lease?: number
  grace?: number
  pollInterval?: number
}

/** What one server process has of the outbox. */
export function startOutboxProcess(
  connection: Connection,
  handlers: EventHandler<never>[],
  { worker = true, ...options }: ProcessOptions = {},
): OutboxProcess {
  const log = createLog('silent')
  const { db, close, watchCommits } = openDatabase(connection, log)
  const notifications = createNotifications(db, connection, log)
  const outbox = createOutbox({ db, log, notifications, ...options })
  watchCommits({ text: eventInsertion, onCommit: () => outbox.committed() })
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

/** How many events and deliveries are not done yet, dead letters aside. */
export async function countPending(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from outbox_event) + (select count(*) from outbox_delivery where failed_at is null) as n
  `.execute(db)
  return rows[0]!.n
}
