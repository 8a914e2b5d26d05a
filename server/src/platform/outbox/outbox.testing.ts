/** What the tests of the outbox share: an event, and processes on one database, as separate connections of one program. */
import { type Connection, type Database, openDatabase } from '../database/index.ts'
import { createJobs } from '../jobs/index.ts'
import { createLog } from '../log.ts'
import { createOutbox, defineEvent, type EventHandler, type Outbox, toJob } from './index.ts'

export interface Step {
  n: number
}
export const happened = defineEvent<Step>('test.happened')

export interface OutboxProcess {
  db: Database
  outbox: Outbox
  stop(): Promise<void>
}

/** Starts what one server process has of the outbox; without `worker` it only publishes. */
export async function startOutboxProcess(
  connection: Connection,
  handlers: EventHandler<never>[],
  { worker }: { worker: boolean },
): Promise<OutboxProcess> {
  const log = createLog('silent')
  const { db, close } = openDatabase(connection, log)
  const jobs = createJobs(connection, log, { work: worker, concurrency: 4, pollInterval: 100 })
  const outbox = createOutbox({ db, log, jobs, interval: 5 })
  await jobs.start(handlers.map(toJob))
  if (worker) outbox.start(handlers)
  return {
    db,
    outbox,
    async stop() {
      await outbox.stop()
      await jobs.stop()
      await close()
    },
  }
}
