/** Creates and removes many notifications with a constant number of statements; see notification.store.ts for the locks. */
import type { NotificationType } from '@brilla/contract/notification'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { newId } from '../platform/clock.ts'
import { type Database, planEachTime } from '../platform/database/index.ts'
import { eventSource } from '../platform/outbox/index.ts'
import { notificationCreated } from './notification.created.ts'
import { lockStates, removeLocked } from './notification.store.ts'

/** A notification that should exist if what it is about still stands, and should not otherwise. */
export interface Candidate {
  recipientId: string
  type: NotificationType
  actorId: string
  sourceId: string
  postId: string | null
  commentId: string | null
  /** Whose post it is on; nobody is notified when a block separates them. */
  postAuthorId: string | null
  /** Null when it no longer stood when it was read. */
  createdAt: Date | null
}

interface Check {
  stands: boolean
  hidden: boolean
  blocked: boolean
  existing: string | null
  /** Null when the recipient's account was deleted. */
  last_seq: number | null
  read_seq: number
  line_id: string | null
  line_seq: number | null
  line_count: number | null
}

interface Creation extends Candidate {
  id: string
  lineId: string
  seq: number
  hidden: boolean
  /** Whether it is pushed: the newest visible one of a line that had none. */
  pushed: boolean
}

export interface Applied {
  /** The newest visible notification of each line that got one, after those that were there already. */
  standing: string[]
  /** Accounts whose number of unread notifications went down. */
  changed: string[]
}

/**
 * Creates those that stand, and deletes unread ones of what was undone. `cause` is a query of `source_id` and `actor_id` that
 * finds in the CTE `about` and locks what stands. Each pair of recipient, source and actor must occur only once.
 */
export async function applyCandidates(
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  trx: Database,
  candidates: Candidate[],
  cause: RawBuilder<unknown>,
): Promise<Applied> {
  await lockStates(trx, [...new Set(candidates.map(({ recipientId }) => recipientId))])
  const checks = await checkCandidates(trx, candidates, cause)
  const lastSeqs = new Map<string, number>()
  const lines = new Map<string, { id: string; isEmpty: boolean }>()
  const newest = new Map<string, Creation>()
  const [creations, standing, undone, closed]: [Creation[], string[], string[], Set<string>] = [
    [],
    [],
    [],
    new Set(),
  ]
  for (const [n, candidate] of candidates.entries()) {
    const check = checks[n]!
    if (check.existing !== null) {
      if (!check.stands) undone.push(check.existing)
      else if (!check.hidden) standing.push(check.existing)
    } else if (check.stands && !check.blocked && candidate.createdAt && check.last_seq !== null) {
      const { recipientId, type, sourceId } = candidate
      const key = `${recipientId} ${type} ${sourceId}`
      let line = lines.get(key)
      if (!line) {
        const isOpen = check.line_id !== null && check.line_seq! > check.read_seq
        // One that was read with all others is closed.
        if (check.line_id !== null && !isOpen) closed.add(check.line_id)
        line = isOpen
          ? { id: check.line_id!, isEmpty: check.line_count === 0 }
          : { id: newId(clock), isEmpty: true }
        lines.set(key, line)
      }
      const seq = (lastSeqs.get(recipientId) ?? check.last_seq) + 1
      lastSeqs.set(recipientId, seq)
      const { hidden } = check
      const creation = { ...candidate, id: newId(clock), lineId: line.id, seq, hidden, pushed: false }
      creations.push(creation)
      if (hidden) continue
      const before = newest.get(line.id)
      if (before) before.pushed = false
      creation.pushed = line.isEmpty
      newest.set(line.id, creation)
    }
  }
  if (closed.size > 0)
    await sql`update notification_line set open = false where id = any(${[...closed]}::uuid[])`.execute(trx)
  if (creations.length > 0) await insertCreations(outbox, trx, creations)
  const changed = undone.length > 0 ? await removeLocked(trx, undone, { unreadOnly: true }) : []
  return { standing: [...standing, ...[...newest.values()].map(({ id }) => id)], changed }
}

/** What decides about each, in the same order. Locks the actors' status, see `insertNotification`. */
async function checkCandidates(
  trx: Database,
  candidates: Candidate[],
  cause: RawBuilder<unknown>,
): Promise<Check[]> {
  const list = <K extends keyof Candidate>(key: K) => candidates.map((each) => each[key])
  const { rows } = await sql<Check>`
    ${planEachTime} with about as materialized (
      select * from unnest(${list('recipientId')}::uuid[], ${list('type')}::text[], ${list('actorId')}::uuid[],
        ${list('sourceId')}::uuid[], ${list('postAuthorId')}::uuid[])
      with ordinality as about (recipient_id, type, actor_id, source_id, post_author_id, n)
    ), actor as materialized (
      select id, status from account where id in (select actor_id from about) order by id for share
    ), cause as materialized (${cause})
    select exists (
        select from cause where cause.source_id = about.source_id and cause.actor_id = about.actor_id
      ) as stands,
      coalesce((select status <> 'active' from actor where actor.id = about.actor_id), true) as hidden,
      exists (
        select from block
        where (blocker_id = about.recipient_id and blocked_id in (about.actor_id, about.post_author_id))
          or (blocked_id = about.recipient_id and blocker_id in (about.actor_id, about.post_author_id))
      ) as blocked,
      (
        select id from notification where recipient_id = about.recipient_id and source_id = about.source_id
          and actor_id = about.actor_id
      ) as existing,
      state.last_seq, state.read_seq, line.id as line_id, line.last_seq as line_seq, line.count as line_count
    from about left join notification_state state on state.account_id = about.recipient_id
    left join notification_line line on line.recipient_id = about.recipient_id and line.type = about.type
      and line.subject_id = about.source_id and line.open
    order by about.n
  `.execute(trx)
  return rows
}

async function insertCreations(
  outbox: Context['outbox'],
  trx: Database,
  creations: Creation[],
): Promise<void> {
  await sql`
    ${planEachTime} with created as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(creations)}::jsonb) as created (
        "recipientId" uuid, seq bigint, id uuid, "lineId" uuid, type text, "actorId" uuid, "sourceId" uuid,
        "postId" uuid, "commentId" uuid, "createdAt" timestamptz, hidden boolean, pushed boolean
      )
    ), line as (
      insert into notification_line (id, recipient_id, type, subject_id, open, count, last_seq)
      select "lineId", "recipientId", type, "sourceId", true, count(*) filter (where not hidden),
        coalesce(max(seq) filter (where not hidden), max(seq))
      from created group by "lineId", "recipientId", type, "sourceId"
      on conflict (id) do update set count = notification_line.count + excluded.count,
        last_seq = case when excluded.count > 0 then excluded.last_seq else notification_line.last_seq end
    ), state as (
      update notification_state state set last_seq = changed.seq, unread = state.unread + changed.unread
      from (
        select "recipientId", max(seq) as seq, count(*) filter (where not hidden)::int as unread
        from created group by "recipientId"
      ) changed
      where state.account_id = changed."recipientId"
    ), pushed as (
      select id from created where pushed
        and exists (select from push_subscription where account_id = created."recipientId")
    ), event as (${outbox.publishFrom(eventSource(notificationCreated, { notificationId: 'pushed.id' }, 'pushed'))})
    insert into notification (recipient_id, seq, id, line_id, type, actor_id, source_id, post_id, comment_id, created_at, hidden)
    select "recipientId", seq, id, "lineId", type, "actorId", "sourceId", "postId", "commentId", "createdAt", hidden
    from created
  `.execute(trx)
}
