/** Replicas of the database, for reads that may lag a little behind what other people write. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'
import { ProblemError } from '../http/problem.ts'
import type { Log } from '../log.ts'
import { readOrFallback } from '../metrics.ts'
import type { Database, OpenDatabase } from './index.ts'
import { createStandIn, isFresh, isUp, type SeenReplica } from './stand-in.ts'

export interface Replicas {
  databases: readonly Database[]
  /**
   * Reads from a replica that has replayed the write-ahead log up to `position`; null when that is not known. Reads from the
   * primary when none has, when what is read does not exist there yet, and when it cannot answer; from the stand-in while the
   * primary is away.
   */
  read<T>(position: number | null, read: (db: Database) => Promise<T>): Promise<T>
  /** The replica that answers while the primary is away; undefined while it is not, or when none has all that was written. */
  standIn(): Database | undefined
  /** Passes over replicas that lack what the primary has now, such as a suspension. */
  requireCurrent(): void
  registerMetrics(registry: Registry): void
  stop(): Promise<void>
}

/** Milliseconds between two looks at a database. */
const interval = 100

/** The end of the primary's write-ahead log, in bytes. */
export const currentPosition = sql<number>`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint`

interface Opened {
  primary: Database
  /** The primary again, for looks that must not wait for the connections of requests. */
  watched: OpenDatabase
  replicas: readonly OpenDatabase[]
}

export function startReplicas({ primary, watched, replicas: opened }: Opened, log: Log): Replicas {
  const replicas = opened.map(({ db }): SeenReplica => ({
    db,
    position: null,
    received: 0,
    isPaused: false,
    startedAt: null,
    seenAt: 0,
    sameSince: 0,
  }))
  const standIn = createStandIn(replicas)
  const stopping = new AbortController()
  const reads = new Counter({
    name: 'replica_reads_total',
    help: 'Reads that a replica may answer, by what answered them.',
    labelNames: ['from'],
    registers: [],
  })
  let primaryStartedAt: string | undefined
  let required = 0
  /** Numbers of changes that replicas must have: those that are known of, and those that `required` covers. */
  let changes = 1
  let covered = 0
  let last = 0

  async function findPosition(): Promise<number> {
    const { rows } = await sql<{ position: number; isSynchronous: boolean; startedAt: string }>`
      select ${currentPosition} as position, current_setting('synchronous_standby_names') <> '' as "isSynchronous",
        pg_postmaster_start_time()::text as "startedAt"
    `.execute(watched.db)
    primaryStartedAt = rows[0]!.startedAt
    standIn.sawPrimary(rows[0]!.isSynchronous)
    return rows[0]!.position
  }

  async function cover(): Promise<void> {
    const known = changes
    const position = await findPosition()
    if (covered !== known) required = position
    covered = known
  }

  async function look(replica: SeenReplica): Promise<void> {
    const { rows } = await sql<Pick<SeenReplica, 'position' | 'received' | 'isPaused' | 'startedAt'>>`
      select case when standby then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position,
        pg_wal_lsn_diff(
          case when standby then greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) else pg_current_wal_flush_lsn() end,
          '0/0'
        )::bigint as received,
        case when standby then pg_is_wal_replay_paused() else false end as "isPaused",
        pg_postmaster_start_time()::text as "startedAt"
      from pg_is_in_recovery() standby
    `.execute(replica.db)
    const seen = rows[0]!
    const seenAt = performance.now()
    const isSame = seen.position === replica.position && seen.received === replica.received
    Object.assign(replica, seen, { seenAt, sameSince: isSame ? replica.sameSince : seenAt })
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

  const isPrimary = (replica: SeenReplica) => isFresh(replica) && replica.startedAt === primaryStartedAt

  function choose(position: number | null): Database | undefined {
    if (position === null || covered !== changes) return undefined
    const needed = Math.max(position, required)
    const usable = replicas.filter((replica) => isUp(replica) && replica.position! >= needed)
    return usable[last++ % usable.length]?.db
  }

  const watching = [
    watch(cover, 'the primary cannot be read'),
    ...replicas.map((replica) => watch(() => look(replica), 'a replica cannot be read')),
  ]
  return {
    databases: replicas.map(({ db }) => db),
    standIn: standIn.choose,
    async read(position, read) {
      const other = standIn.choose()
      if (other) {
        const result = await read(other)
        reads.inc({ from: 'stand-in' })
        return result
      }
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
          const position = await readOrFallback(findPosition, undefined)
          if (position === undefined) return
          for (const [index, replica] of replicas.entries())
            if (isUp(replica)) this.set({ replica: index }, Math.max(0, position - replica.position!))
        },
      })
      registry.registerMetric(lag)
      const up = new Gauge({
        name: 'replica_up',
        help: 'Whether a node of DATABASE_REPLICA_URL answers, as a replica or as the primary that is written to.',
        labelNames: ['replica'],
        registers: [],
        collect() {
          for (const [index, replica] of replicas.entries())
            this.set({ replica: index }, Number(isUp(replica) || isPrimary(replica)))
        },
      })
      registry.registerMetric(up)
    },
    async stop() {
      stopping.abort()
      await Promise.all(watching)
      await Promise.all([watched, ...opened].map(({ close }) => close()))
    },
  }
}
