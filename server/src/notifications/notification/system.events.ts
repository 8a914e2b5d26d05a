/** Notifications of Brilla itself, which have no actor: decisions of moderators, new matches of saved searches, and the 18th birthday. */
import { isMinor } from '@brilla/contract/accounts/age'
import type { NotificationType } from '@brilla/contract/notifications/notification'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { defineEvent, type EventHandler } from '../../platform/outbox/index.ts'
import type { NotificationData } from './candidate.ts'
import { notify } from './notification.notify.ts'

type SystemType = Extract<
  NotificationType,
  | 'REPORT_DECIDED'
  | 'APPEAL_DECIDED'
  | 'CONTENT_REMOVED'
  | 'VERIFIED'
  | 'VERIFICATION_REFUSED'
  | 'VERIFICATION_EXPIRING'
  | 'VERIFICATION_ENDED'
  | 'ADULT'
  | 'SAVED_SEARCH'
>

interface Request {
  accountId: string
  type: SystemType
  /** What it is about: nobody is notified of one twice. */
  sourceId: string
  data?: NotificationData
  /** ISO 8601. */
  at: string
}

const notificationRequested = defineEvent<Request>('notification.requested')

/** Notifies an account if and only if the transaction commits. */
export function requestNotification(
  { clock, outbox }: Pick<Context, 'clock' | 'outbox'>,
  trx: Database,
  about: Omit<Request, 'at'>,
): Promise<void> {
  return outbox.publish(trx, notificationRequested, { ...about, at: clock.now().toISOString() })
}

export function createRequestHandler(context: Context): EventHandler<never> {
  const handler: EventHandler<Request> = {
    name: 'notification.requested',
    events: [notificationRequested],
    handle: ({ accountId, type, sourceId, data, at }) =>
      notify(context, [
        {
          recipientId: accountId,
          type,
          actorId: null,
          sourceId,
          postId: null,
          commentId: null,
          postAuthorId: null,
          text: null,
          ...(data && { data }),
          createdAt: new Date(at),
        },
      ]),
  }
  return handler
}

/** Days after a birthday on which it is still noticed, in case the job did not run. */
const birthdayWindow = 7

/** Notifies those who have come of age that nothing has become public by it (P-settings-23). */
export async function notifyAdults(context: Context): Promise<void> {
  const { clock, db } = context
  const today = clock.now()
  // The instant at which the birthday has begun everywhere (P-minors-14).
  const adultAt = sql`birthdate + interval '18 years 12 hours'`
  const { rows } = await sql<{ id: string; birthdate: string }>`
    select id, birthdate from account
    where ${adultAt} between ${today}::timestamptz - ${birthdayWindow} * interval '1 day' and ${today}::timestamptz
      and created_at < ${adultAt} and status = 'active' and type is not null
      and not exists (select from notification where recipient_id = account.id and type = 'ADULT')
  `.execute(db)
  for (const { id, birthdate } of rows) {
    if (isMinor(today, birthdate)) continue
    await requestNotification(context, db, { accountId: id, type: 'ADULT', sourceId: id })
  }
}
