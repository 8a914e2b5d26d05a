import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

/** The notifications of an account for its data export (P-export-1). */
export function selectNotifications(db: Database, accountId: string) {
  return db
    .selectFrom('notification')
    .leftJoin('account as actor', 'actor.id', 'notification.actor_id')
    .innerJoin('notification_group as notification_group', 'notification_group.id', 'notification.group_id')
    .innerJoin('notification_state as state', 'state.account_id', 'notification.recipient_id')
    .select([
      'notification.type as notification',
      'actor.full_name as fullname',
      'notification.post_id as post',
      'notification.comment_id as comment',
      'notification.created_at as notifiedAt',
      sql<boolean>`notification.read or notification.seq <= greatest(notification_group.read_seq, state.read_seq)`.as(
        'read',
      ),
    ])
    .where('notification.recipient_id', '=', accountId)
    .where('notification.hidden', '=', false)
    .orderBy('notification.seq')
}
