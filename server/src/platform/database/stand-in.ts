/** Which replica answers while the primary is away: one that has every write that was acknowledged. */
import type { Database } from './index.ts'

/** What was last seen of a replica. */
export interface SeenReplica {
  db: Database
  /** Up to where it has replayed the write-ahead log, in bytes; null of one that has become a primary itself. */
  position: number | null
  /** Up to where it has it. */
  received: number
  isPaused: boolean
  /** When its PostgreSQL was started, by which the primary is recognized among the nodes of a failover. */
  startedAt: string | null
  seenAt: number
  /** Since when nothing of it has changed. */
  sameSince: number
}

/** Milliseconds after which what was seen does not count any more, of a replica and of the primary, which may be busy. */
const staleAfter = 1_000
const primaryAwayAfter = 2_000
/**
 * Milliseconds after which a replica that does not go on has all that was written, although not all that it received: the end may be
 * half of a record. Longer than a read of ours could hold it back.
 */
const completeAfter = 4_000

export const isFresh = ({ seenAt }: SeenReplica) => seenAt > performance.now() - staleAfter
export const isUp = (replica: SeenReplica) => replica.position !== null && isFresh(replica)

function isComplete(replica: SeenReplica, received: number): boolean {
  if (replica.position! >= received) return true
  const isStill = replica.sameSince < performance.now() - completeAfter
  return replica.received >= received && isStill && !replica.isPaused
}

export interface StandIn {
  /** The primary has just answered; with synchronous replication one of its replicas has all that it acknowledged. */
  sawPrimary(isSynchronous: boolean): void
  /** Undefined while the primary answers, and when it is not certain which replica has everything. */
  choose(): Database | undefined
}

export function createStandIn(replicas: readonly SeenReplica[]): StandIn {
  let seenAt = performance.now()
  let wasSynchronous = false
  let followers: readonly SeenReplica[] = []
  return {
    sawPrimary(isSynchronous) {
      seenAt = performance.now()
      wasSynchronous = isSynchronous
      followers = replicas.filter(isUp)
    },
    choose() {
      if (!wasSynchronous || seenAt > performance.now() - primaryAwayAfter) return undefined
      // One that does not answer may be the only one with the last writes.
      if (!followers.every(isFresh)) return undefined
      const received = Math.max(...replicas.filter(isFresh).map((replica) => replica.received))
      return replicas.find((replica) => isUp(replica) && isComplete(replica, received))?.db
    },
  }
}
