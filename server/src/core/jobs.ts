/** Work that outlives the call that asked for it: rows beside the data, retried until they succeed. */
import { PgBoss } from 'pg-boss'
import { type Database, executeSql } from './database/index.ts'
import type { Log } from './log.ts'

/** A kind of job: its queue, what it carries, and how it is done. Doing it twice must be harmless. */
export interface JobKind<Data extends object> {
  name: string
  /** Cron, UTC; for what runs by itself. */
  schedule?: string
  retries?: number
  run(data: Data): Promise<void>
}

export interface Jobs {
  /** Puts a job into the queue inside the caller's transaction: it is there if and only if that commits. */
  send(db: Database, name: string, data: object): Promise<void>
}

export interface RunningJobs extends Jobs {
  /** Starts doing jobs of these kinds. */
  start(kinds: JobKind<never>[]): Promise<void>
  /** Lets running jobs end, 10 s at the most. */
  stop(): Promise<void>
}

/** Jobs on the database's own rows (pg-boss), five seconds apart at the most. */
export function createJobs(db: Database, log: Log): RunningJobs {
  const boss = new PgBoss({ db: { executeSql: (text, values) => executeSql(db, text, values) } })
  boss.on('error', (error) => log.warn(error, 'a job could not be handled'))
  let started = false
  return {
    async send(trx, name, data) {
      await boss.send(name, data, { db: { executeSql: (text, values) => executeSql(trx, text, values) } })
    },
    async start(kinds) {
      await boss.start()
      started = true
      for (const kind of kinds as JobKind<object>[]) {
        await boss.createQueue(kind.name, {
          retryLimit: kind.retries ?? 5,
          retryBackoff: true,
          retryDelay: 2,
        })
        await boss.work<object>(kind.name, { pollingIntervalSeconds: 1 }, async (batch) => {
          for (const job of batch) await kind.run(job.data)
        })
        if (kind.schedule) await boss.schedule(kind.name, kind.schedule)
      }
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
