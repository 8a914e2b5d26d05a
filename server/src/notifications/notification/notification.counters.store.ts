/** Notifications of what an account did, in the lists and counters of their recipients, while that account is hidden. */
import { sql } from 'kysely'
import type { CountedRows } from '../../accounts/account/index.ts'
import { adjustCounts, isUnread, lockStates, refreshGroups } from './notification.store.ts'

const notificationsByActor: CountedRows = {
  name: 'notification.count',
  async find(db, accountId, counted, limit) {
    const { rows } = await sql<{ id: string }>`
      select id from notification where actor_id = ${accountId} and hidden = ${counted}::boolean limit ${limit}
    `.execute(db)
    return rows.map(({ id }) => id)
  },
  async adjust(trx, accountId, ids, counted) {
    const recipients = await sql<{ id: string }>`
      select distinct recipient_id as id from notification where id = any(${ids}::uuid[])
    `.execute(trx)
    await lockStates(
      trx,
      recipients.rows.map(({ id }) => id),
    )
    // Not hidden in the table that is returned, so that each row counts.
    const { rows } = await sql<{ group_id: string }>`
      with changed as (
        update notification set hidden = ${!counted}::boolean
        from notification_group notification_group, notification_state state
        where notification.id = any(${ids}::uuid[]) and notification.actor_id = ${accountId}
          and notification.hidden = ${counted}::boolean
          and notification_group.id = notification.group_id and state.account_id = notification.recipient_id
        returning notification.recipient_id, notification.group_id as group_id, false as hidden, ${isUnread} as unread
      ), ${adjustCounts('changed', counted ? 1 : -1)}
      select group_id from changed
    `.execute(trx)
    await refreshGroups(
      trx,
      rows.map(({ group_id }) => group_id),
    )
  },
}

export const notificationCounters = [notificationsByActor]
