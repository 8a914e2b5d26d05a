/** Contents and recipients of the mails about activity. Nothing of people who are hidden from the recipient by then. */
import type { NotificationFlag } from '@brilla/contract/notifications/notification-flags'
import { sql } from 'kysely'
import { getFirstId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { isInAudience, isNotHidden, visibleAccountTo } from '../../accounts/visibility/index.ts'

export interface Recipient {
  id: string
  email: string
  first_name: string
  language: string
}

/** Finds an account that may be sent mails of this kind. */
export async function findRecipient(
  db: Database,
  accountId: string,
  flag: NotificationFlag,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select id, email, first_name, language from account
    where id = ${accountId} and ${wantsMail(flag)}
  `.execute(db)
  return rows[0]
}

const wantsMail = (flag: NotificationFlag) => sql<boolean>`
  status = 'active' and type is not null and email_confirmed_at is not null and ${sql.ref(`notify_${flag}`)}
`

/** The next accounts behind `after` that may have a digest: of unread notifications, new posts or requests since `since`. */
export async function findDigestAccounts(
  db: Database,
  { after, since, limit }: { after: string | null; since: Date; limit: number },
): Promise<string[]> {
  const behind = (column: string) => (after === null ? sql`true` : sql`${sql.ref(column)} > ${after}::uuid`)
  const { rows } = await sql<{ id: string }>`
    select id from (
      select account_id as id from notification_state state
      where unread > 0 and ${behind('account_id')} and exists (
        select from notification where recipient_id = account_id and not hidden and seq > state.read_seq
          and created_at > ${since}
      )
      union
      select follower_id from post join follow on follow.followed_id = post.author_id
      where post.id >= ${getFirstId(since)}::uuid and post.created_at > ${since} and kind in ('photos', 'video')
        and ${behind('follower_id')}
      union
      select account_id from conversation_member member join account sender on sender.id = member.contact_id
      where ${isTold} and member.unread > 0 and member.last_at > ${since} and ${behind('account_id')}
    ) active order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** When the last digest of a kind was sent, up to which it is complete; null when none was. The column is `told_until`. */
export async function findDigestTime(
  db: Database,
  accountId: string,
  flag: NotificationFlag,
): Promise<Date | null> {
  const row = await db
    .selectFrom('activity_digest')
    .select('told_until')
    .where('account_id', '=', accountId)
    .where('flag', '=', flag)
    .executeTakeFirst()
  return row?.told_until ?? null
}

/** Marks the digest of a kind as sent; false when one was sent after `earliest`. */
export async function claimDigest(
  db: Database,
  {
    accountId,
    flag,
    now,
    earliest,
  }: { accountId: string; flag: NotificationFlag; now: Date; earliest: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('activity_digest')
    .values({ account_id: accountId, flag, told_until: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'flag'])
        .doUpdateSet({ told_until: now })
        .where('activity_digest.told_until', '<=', earliest),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function setDigestTime(
  db: Database,
  accountId: string,
  flag: NotificationFlag,
  sentAt: Date,
): Promise<void> {
  await db
    .updateTable('activity_digest')
    .set({ told_until: sentAt })
    .where('account_id', '=', accountId)
    .where('flag', '=', flag)
    .execute()
}

export interface NewPosts {
  full_name: string
  count: number
}

/** New posts with photos or videos of people whom an account follows, by author, most first; and how many authors there are. */
export async function findNewPosts(
  db: Database,
  accountId: string,
  since: Date,
  limit: number,
): Promise<{ authors: NewPosts[]; total: number }> {
  const viewer = { accountId, hiddenAccountIds: null }
  const { rows } = await sql<NewPosts & { total: number }>`
    select author.full_name, count(*)::int as count, (count(*) over ())::int as total
    from post join follow on follow.followed_id = post.author_id and follow.follower_id = ${accountId}
    join account author on author.id = post.author_id
    where post.id >= ${getFirstId(since)}::uuid and post.created_at > ${since} and kind in ('photos', 'video')
      and author.status = 'active' and ${isNotHidden(viewer, 'author.id')} and ${isInAudience(viewer, 'post')}
    group by author.id order by count(*) desc, author.full_name limit ${limit}
  `.execute(db)
  return { authors: rows, total: rows[0]?.total ?? 0 }
}

/** Condition that messages are mailed when they stay unread: no requests, unless of verified agencies (P-notifications-22). */
const isMailed = sql<boolean>`(member.accepted or (sender.type = 'agencia' and sender.verified))`
/** Condition that they are a request of an unverified agency, which the daily mail tells. */
const isTold = sql<boolean>`(not member.accepted and sender.type = 'agencia' and not sender.verified)`

/**
 * Plans the mails about messages of those accounts that want them. One that was sent blocks the next until the messages before
 * it have been read.
 */
export async function planUnreadMails(db: Database, accountIds: string[], dueAt: Date): Promise<void> {
  await sql`
    insert into unread_mail (account_id, due_at)
    select id, ${dueAt}::timestamptz from account
    where id = any(${accountIds}::uuid[]) and ${wantsMail('messages')}
    order by id
    on conflict (account_id) do update set due_at = excluded.due_at, sent_at = null
    where unread_mail.sent_at is not null and not exists (
      select from conversation_member member join account sender on sender.id = member.contact_id
      join message on message.conversation_id = member.conversation_id
        and message.seq > greatest(member.read_seq, member.deleted_seq) and message.sender_id = sender.id
      where member.account_id = unread_mail.account_id and ${isMailed} and member.unread > 0
        and message.created_at <= unread_mail.sent_at and not message.undelivered and message.withdrawn_at is null
        and ${visibleAccountTo('unread_mail.account_id', 'sender')}
    )
  `.execute(db)
}

/** Accounts whose mail about unread messages is due. */
export async function findDueAccounts(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('unread_mail')
    .select('account_id')
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

export interface UnreadConversation {
  full_name: string
  count: number
  oldest: Date
}

/** Conversations with unread messages since `since`, without people who are hidden; the oldest unread first. */
export async function findUnreadConversations(
  db: Database,
  accountId: string,
  {
    since,
    requests,
  }: {
    since: Date
    /** Only the requests of unverified agencies, instead of what is mailed. */ requests: boolean
  },
): Promise<UnreadConversation[]> {
  const viewer = { accountId, hiddenAccountIds: null }
  const { rows } = await sql<UnreadConversation>`
    select sender.full_name, count(*)::int as count, min(message.created_at) as oldest
    from conversation_member member join account sender on sender.id = member.contact_id
    join message on message.conversation_id = member.conversation_id
      and message.seq > greatest(member.read_seq, member.deleted_seq) and message.sender_id = sender.id
    where member.account_id = ${accountId} and ${requests ? isTold : isMailed} and member.unread > 0
      and message.withdrawn_at is null and not message.undelivered and message.created_at > ${since} and sender.status = 'active' and ${isNotHidden(viewer, 'sender.id')}
    group by sender.id order by min(message.created_at) limit 100
  `.execute(db)
  return rows
}

/** Marks a mail that is due as sent; false when it is not due. */
export async function claimUnreadMail(db: Database, accountId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unread_mail')
    .set({ sent_at: now })
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets when the mail is due again, or that there is none to send. */
export async function setUnreadMail(
  db: Database,
  accountId: string,
  next: { due_at: Date; sent_at: null } | null,
): Promise<void> {
  if (next) await db.updateTable('unread_mail').set(next).where('account_id', '=', accountId).execute()
  else await db.deleteFrom('unread_mail').where('account_id', '=', accountId).execute()
}
