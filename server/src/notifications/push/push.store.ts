import type { PushFlag } from '@brilla/contract/notifications/notification-flags'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { PushTarget } from '../../platform/web-push.ts'

interface Subscription extends PushTarget {
  session_id: string
}

/** Subscribes a session; a browser that another session had subscribed belongs to this one now. */
export async function saveSubscription(
  trx: Database,
  row: Subscription & { account_id: string; created_at: Date },
): Promise<void> {
  await trx
    .deleteFrom('push_subscription')
    .where('endpoint', '=', row.endpoint)
    .where('session_id', '<>', row.session_id)
    .execute()
  const { endpoint, p256dh, auth, created_at } = row
  await trx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({ endpoint, p256dh, auth, created_at }),
    )
    .execute()
}

export async function deleteSubscription(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
}

/** Deletes a subscription that has ended, unless the session has another one by now. */
export async function deleteEnded(db: Database, { session_id, endpoint }: Subscription): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('session_id', '=', session_id)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** The subscriptions of an active account's sessions, if it wants pushes of this kind; `flag` is null for what has none. */
export async function findSubscriptions(
  db: Database,
  accountId: string,
  flag: PushFlag | null,
  now: Date,
): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`
    select push_subscription.session_id, endpoint, p256dh, auth
    from push_subscription join session on session.id = push_subscription.session_id
    join account on account.id = push_subscription.account_id
    where push_subscription.account_id = ${accountId} and session.expires_at > ${now} and account.status = 'active'
      and ${flag === null ? sql`true` : sql.ref(`push_${flag}`)}
  `.execute(db)
  return rows
}

/** The subscriptions of an account for its data export (P-export-1), without their keys. */
export function selectPushSubscriptions(db: Database, accountId: string) {
  return db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .select(['session.device', 'push_subscription.endpoint', 'push_subscription.created_at as since'])
    .where('push_subscription.account_id', '=', accountId)
    .orderBy('push_subscription.created_at')
}
