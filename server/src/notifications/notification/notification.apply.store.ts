/** Creates and removes notifications with a constant number of statements; see notification.store.ts for the locks. */
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../platform/clock.ts'
import { type Database, planEachTime } from '../../platform/database/index.ts'
import { eventSource } from '../../platform/outbox/index.ts'
import { isInAudienceTo } from '../../accounts/visibility/index.ts'
import type { Candidate } from './candidate.ts'
import { lockCauseAndActor } from './cause.store.ts'
import { notificationCreated } from './notification.created.ts'
import { isUnread, lockStates, removeLocked } from './notification.store.ts'

interface Check {
  /** Whether it has not been undone. */
  hasCause: boolean
  /** Whether its actor is hidden from everybody. */
  hidden: boolean
  /** Whether a block, or the audience of the post or comment, keeps the recipient from seeing it. */
  cannotSee: boolean
  existing: string | null
  /** Null when the recipient's account was deleted. */
  lastSeq: number | null
  readSeq: number
  /** The group that it joins, unless that has been read. */
  groupId: string | null
  groupSeq: number | null
  groupCount: number | null
}

interface Creation extends Omit<Candidate, 'text'> {
  id: string
  groupId: string
  seq: number
  hidden: boolean
  /** Whether it is pushed: the newest visible one of a group that had none. */
  pushed: boolean
}

export interface Applied {
  /** The newest visible notification of each group that got one, after those that were there already. */
  visible: { id: string; recipientId: string }[]
  /** Accounts whose number of unread notifications went down. */
  unreadChanged: string[]
}

/**
 * Creates those that have a cause, and deletes unread ones of what was undone. `cause` is a query that locks what the
 * candidates are about and returns their `n`, see `getCauseQuery`. Each triple of recipient, source and actor must occur
 * only once.
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
  const groups = new Map<string, { id: string; isEmpty: boolean }>()
  const newest = new Map<string, Creation>()
  const creations: Creation[] = []
  const visible: Applied['visible'] = []
  const undone: string[] = []
  const closed = new Set<string>()

  function findGroup({ recipientId, type, sourceId }: Candidate, check: Check) {
    const key = `${recipientId} ${type} ${sourceId}`
    const known = groups.get(key)
    if (known) return known
    const isOpen = check.groupId !== null && check.groupSeq! > check.readSeq
    // One that was read with all others is closed.
    if (check.groupId !== null && !isOpen) closed.add(check.groupId)
    const group = isOpen
      ? { id: check.groupId!, isEmpty: check.groupCount === 0 }
      : { id: newId(clock), isEmpty: true }
    groups.set(key, group)
    return group
  }

  for (const [n, { text, ...candidate }] of candidates.entries()) {
    const { hasCause, hidden, cannotSee, existing, lastSeq } = checks[n]!
    if (existing !== null) {
      // Mentions of a text that was edited are left to the event of the edit.
      if (!hasCause && text === null) undone.push(existing)
      else if (!hidden) visible.push({ id: existing, recipientId: candidate.recipientId })
    } else if (hasCause && !cannotSee && candidate.createdAt && lastSeq !== null) {
      const group = findGroup(candidates[n]!, checks[n]!)
      const seq = (lastSeqs.get(candidate.recipientId) ?? lastSeq) + 1
      lastSeqs.set(candidate.recipientId, seq)
      const creation = { ...candidate, id: newId(clock), groupId: group.id, seq, hidden, pushed: false }
      creations.push(creation)
      if (hidden) continue
      const before = newest.get(group.id)
      if (before) before.pushed = false
      creation.pushed = group.isEmpty
      newest.set(group.id, creation)
    }
  }
  if (closed.size > 0)
    await sql`update notification_group set open = false where id = any(${[...closed]}::uuid[])`.execute(trx)
  if (creations.length > 0) await insertCreations(outbox, trx, creations)
  const unreadChanged = undone.length > 0 ? await removeLocked(trx, undone, isUnread) : []
  return { visible: [...visible, ...newest.values()], unreadChanged }
}

/**
 * What decides about each, in the same order. Locks the actors' status, as who deactivates an account hides its
 * notifications afterwards.
 */
async function checkCandidates(
  trx: Database,
  candidates: Candidate[],
  cause: RawBuilder<unknown>,
): Promise<Check[]> {
  const list = <K extends keyof Candidate>(key: K) => candidates.map((each) => each[key])
  const { rows } = await sql<Check>`
    ${planEachTime} with about as materialized (
      select * from unnest(${list('recipientId')}::uuid[], ${list('type')}::text[], ${list('actorId')}::uuid[],
        ${list('sourceId')}::uuid[], ${list('postAuthorId')}::uuid[], ${list('postId')}::uuid[], ${list('commentId')}::uuid[], ${list('text')}::text[])
      with ordinality as about (recipient_id, type, actor_id, source_id, post_author_id, post_id, comment_id, text, n)
    ), ${lockCauseAndActor(cause)}
    select cause.n is not null as "hasCause",
      about.actor_id is not null and actor.status is distinct from 'active' as hidden,
      exists (
        select from block
        where (blocker_id = about.recipient_id and blocked_id in (about.actor_id, about.post_author_id))
          or (blocked_id = about.recipient_id and blocker_id in (about.actor_id, about.post_author_id))
      ) or exists (
        select from post where post.id = about.post_id and not ${isInAudienceTo('about.recipient_id', 'post')}
      ) or exists (
        select from comment
        where comment.id = about.comment_id and not ${isInAudienceTo('about.recipient_id', 'comment')}
      ) as "cannotSee",
      case when about.actor_id is null then (
        select id from notification where recipient_id = about.recipient_id and source_id = about.source_id
          and actor_id is null
      ) else (
        select id from notification where recipient_id = about.recipient_id and source_id = about.source_id
          and actor_id = about.actor_id
      ) end as existing,
      state.last_seq as "lastSeq", state.read_seq as "readSeq", notification_group.id as "groupId",
      notification_group.last_seq as "groupSeq", notification_group.count as "groupCount"
    from about left join cause on cause.n = about.n left join actor on actor.id = about.actor_id
    left join notification_state state on state.account_id = about.recipient_id
    left join notification_group notification_group on notification_group.recipient_id = about.recipient_id
      and notification_group.type = about.type and notification_group.subject_id = about.source_id
      and notification_group.open
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
        "recipientId" uuid, seq bigint, id uuid, "groupId" uuid, type text, "actorId" uuid, "sourceId" uuid,
        "postId" uuid, "commentId" uuid, data jsonb, "createdAt" timestamptz, hidden boolean, pushed boolean
      )
    ), grouped as (
      insert into notification_group (id, recipient_id, type, subject_id, open, count, last_seq)
      select "groupId", "recipientId", type, "sourceId", true, count(*) filter (where not hidden),
        coalesce(max(seq) filter (where not hidden), max(seq))
      from created group by "groupId", "recipientId", type, "sourceId"
      on conflict (id) do update set count = notification_group.count + excluded.count,
        last_seq = case when excluded.count > 0 then excluded.last_seq else notification_group.last_seq end
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
    insert into notification (recipient_id, seq, id, group_id, type, actor_id, source_id, post_id, comment_id, data, created_at, hidden)
    select "recipientId", seq, id, "groupId", type, "actorId", "sourceId", "postId", "commentId", data, "createdAt", hidden
    from created
  `.execute(trx)
}
