/** Replicas of the database, for reads that may lag a little behind what other people write. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'
import { ProblemError } from '../http/problem.ts'
import type { Log } from '../log.ts'
import type { Database, OpenDatabase } from './index.ts'

export interface Replicas {
  databases: readonly Database[]
  /**
   * Reads from a replica that has replayed the write-ahead log up to `position`; null when that is not known. Reads from the
   * primary when none has, when what is read does not exist there yet, and when it cannot answer.
   */
  read<T>(position: number | null, read: (db: Database) => Promise<T>): Promise<T>
  /** Passes over replicas that lack what the primary has now, such as a suspension. */
  requireCurrent(): void
  registerMetrics(registry: Registry): void
  stop(): Promise<void>
}

/** Milliseconds between two looks at a database, and after which what was seen does not count any more. */
const interval = 100
const staleAfter = 1_000

/** The end of the primary's write-ahead log, in bytes. */
export const currentPosition = sql<number>`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint`

export function startReplicas(primary: Database, opened: readonly OpenDatabase[], log: Log): Replicas {
  const replicas = opened.map(({ db }) => ({ db, position: null as number | null, seenAt: 0 }))
  const stopping = new AbortController()
  const reads = new Counter({
    name: 'replica_reads_total',
    help: 'Reads that a replica may answer, by what answered them.',
    labelNames: ['from'],
    registers: [],
  })
  let required = 0
  /** Numbers of changes that replicas must have: those that are known of, and those that `required` covers. */
  let changes = 1
  let covered = 0
  let last = 0

  async function findPosition(): Promise<number> {
    const { rows } = await sql<{ position: number }>`select ${currentPosition} as position`.execute(primary)
    return rows[0]!.position
  }

  async function cover(): Promise<void> {
    const known = changes
    if (covered === known) return
    required = await findPosition()
    covered = known
  }

  async function look(replica: (typeof replicas)[number]): Promise<void> {
    // Null of one that has become a primary itself.
    const { rows } = await sql<{ position: number | null }>`
      select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position
    `.execute(replica.db)
    replica.position = rows[0]!.position
    replica.seenAt = performance.now()
  }

  async function watch(task: () => Promise<void>, failure: string): Promise<void> {
    let isFailing = false
    while (!stopping.signal.aborted) {
      const error = await task().then(
        () => undefined,
        (reason: unknown) => reason,
      )
      if (error !== undefined && !isFailing) log.warn(error, failure)
      isFailing = error !== undefined
      await sleep(interval, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  function choose(position: number | null): Database | undefined {
    if (position === null || covered !== changes) return undefined
    const needed = Math.max(position, required)
    const since = performance.now() - staleAfter
    const usable = replicas.filter((replica) => replica.seenAt > since && (replica.position ?? -1) >= needed)
    return usable[last++ % usable.length]?.db
  }

  const watching = [
    watch(cover, 'the position of the primary cannot be read'),
    ...replicas.map((replica) => watch(() => look(replica), 'a replica cannot be read')),
  ]
  return {
    databases: replicas.map(({ db }) => db),
    async read(position, read) {
      const replica = choose(position)
      if (replica) {
        try {
          const result = await read(replica)
          reads.inc({ from: 'replica' })
          return result
        } catch (error) {
          if (!(error instanceof ProblemError)) log.warn(error, 'a replica could not answer')
          else if (error.status !== 404) throw error
        }
      }
      reads.inc({ from: 'primary' })
      return read(primary)
    },
    requireCurrent() {
      changes++
    },
    registerMetrics(registry) {
      registry.registerMetric(reads)
      const lag = new Gauge({
        name: 'replica_lag_bytes',
        help: 'How much of the write-ahead log replicas have not replayed; no value for one that is away.',
        labelNames: ['replica'],
        registers: [],
        async collect() {
          this.reset()
          const position = await findPosition()
          for (const [index, replica] of replicas.entries())
            if (replica.position !== null && replica.seenAt > performance.now() - staleAfter)
              this.set({ replica: index }, Math.max(0, position - replica.position))
        },
      })
      registry.registerMetric(lag)
    },
    async stop() {
      stopping.abort()
      await Promise.all(watching)
      await Promise.all(opened.map(({ close }) => close()))
    },
  }
}
