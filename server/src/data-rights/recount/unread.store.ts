/** Counters of what is unread, and of the groups of notifications. */
import { sql } from 'kysely'
import { isUnread, lockStates } from '../../notifications/notification/index.ts'
import { type CounterTable, createCounterTable, type Difference, findNextIds } from './recount.store.ts'

/** Unread messages of each of the two people of a conversation; the column is the id of the one. */
const conversations: CounterTable = {
  name: 'conversation',
  findIds: (db, after, limit) => findNextIds(db, 'conversation', 'id', after, limit),
  async findDifferences(db, ids) {
    const { rows } = await sql<Difference>`
      select conversation_id as id, 'unread of ' || account_id as column, unread as stored, actual
      from conversation_member member cross join lateral (
        select count(*)::int as actual from message
        where message.conversation_id = member.conversation_id and seq > greatest(read_seq, deleted_seq)
          and sender_id = contact_id and withdrawn_at is null and not undelivered
      ) counted
      where conversation_id = any(${ids}::uuid[]) and unread <> actual and not exists (
        select from account where id in (account_id, contact_id) and deletion_started_at is not null
      )
      order by 1, 2
    `.execute(db)
    return rows
  },
  async lock(trx, id) {
    await sql`select from conversation where id = ${id}::uuid for no key update`.execute(trx)
    await sql`
      select from conversation_member where conversation_id = ${id}::uuid order by account_id for no key update
    `.execute(trx)
  },
  async set(trx, { id, column, actual }) {
    await sql`
      update conversation_member set unread = ${actual}::int
      where conversation_id = ${id}::uuid and 'unread of ' || account_id = ${column}
    `.execute(trx)
  },
}

const unreadNotifications = createCounterTable({
  name: 'notification_state',
  id: 'account_id',
  isKept: sql`exists (select from account where id = counter.account_id and deletion_started_at is null)`,
  columns: {
    unread: (ids) => sql`
      select notification.recipient_id as id, count(*) as n
      from notification join notification_group notification_group on notification_group.id = notification.group_id
      join notification_state state on state.account_id = notification.recipient_id
      where notification.recipient_id = any(${ids}::uuid[]) and not notification.hidden and ${isUnread} group by 1
    `,
  },
  lock: (trx, id) => lockStates(trx, [id]),
})

const groups = createCounterTable({
  name: 'notification_group',
  id: 'id',
  isKept: sql`exists (select from account where id = counter.recipient_id and deletion_started_at is null)`,
  columns: {
    count: (ids) => sql`
      select group_id as id, count(*) as n from notification where group_id = any(${ids}::uuid[]) and not hidden group by 1
    `,
    // While all of its notifications are hidden, a group is in no list and keeps its place.
    last_seq: (ids) => sql`
      select line.id, coalesce(max(seq) filter (where not hidden), line.last_seq) as n
      from notification_group line left join notification on group_id = line.id
      where line.id = any(${ids}::uuid[]) group by line.id
    `,
  },
  async lock(trx, id) {
    const { rows } = await sql<{ recipient_id: string }>`
      select recipient_id from notification_group where id = ${id}::uuid
    `.execute(trx)
    await lockStates(
      trx,
      rows.map(({ recipient_id }) => recipient_id),
    )
  },
})

export const unreadTables: CounterTable[] = [conversations, unreadNotifications, groups]
