/** Finds the person whom somebody writes to, and what decides whether they may. */
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { type AuthorRow, selectAuthor } from '../../people/profile/index.ts'
import { matchesIdOrSlug, type Viewer, visibleAccount } from '../../accounts/visibility/index.ts'
import { newConversationsSince } from './message.rules.ts'
import { isMuted } from './mute.store.ts'

/**
 * Who writes, as a viewer whose blocks are looked up in the database instead of remembered, so that one made a moment ago by
 * another process counts for messages too.
 */
export const viewWithoutCache = (accountId: string): Viewer => ({ accountId, hiddenAccountIds: null })

interface PersonAtRule {
  type: string | null
  birthdate: string
  /** Whether its owner has corrected it, which only adults can. */
  birthdate_corrected: boolean
  created_at: Date
  author: AuthorRow
}

export interface Recipient {
  sender: PersonAtRule
  recipient: PersonAtRule
  followed: boolean
  /** Null when neither has written to the other. */
  conversation_id: string | null
  accepted: boolean
  /** Whether the sender has accepted what the recipient wrote; null when neither has written. */
  accepted_by_sender: boolean | null
  /** Whether the recipient has written to the sender. */
  replied: boolean
  /** Whether the sender wants no messages of the recipient (P-messages-19). */
  muted: boolean
}

/** Finds the account that the sender writes to; undefined when they may not see it. */
export async function findRecipient(
  db: Database,
  senderId: string,
  reference: string,
): Promise<Recipient | undefined> {
  const { rows } = await sql<{
    me_birthdate: string
    me_birthdate_corrected: boolean
    me_created_at: Date
    me: AuthorRow
    birthdate: string
    birthdate_corrected: boolean
    created_at: Date
    author: AuthorRow
    followed: boolean
    conversation_id: string | null
    accepted: boolean | null
    accepted_by_sender: boolean | null
    replied: boolean | null
    muted: boolean
  }>`
    select me.birthdate as me_birthdate, me.birthdate_corrected_at is not null as me_birthdate_corrected,
      me.created_at as me_created_at, ${selectAuthor('me')} as me, account.birthdate,
      account.birthdate_corrected_at is not null as birthdate_corrected, account.created_at, ${selectAuthor('account')} as author,
      exists (select from follow where follower_id = account.id and followed_id = me.id) as followed,
      theirs.conversation_id, theirs.accepted, own.accepted as accepted_by_sender,
      own.unread > 0 or own.read_seq > 0 as replied, ${isMuted('me.id', 'account.id')} as muted
    from account join account me on me.id = ${senderId} and me.status = 'active'
    left join conversation_member theirs on theirs.account_id = account.id and theirs.contact_id = me.id
    left join conversation_member own on own.account_id = me.id and own.contact_id = account.id
    where ${matchesIdOrSlug(reference)} and account.type is not null
      and ${visibleAccount(viewWithoutCache(senderId))}
  `.execute(db)
  const row = rows[0]
  return (
    row && {
      sender: {
        type: row.me.author_type,
        birthdate: row.me_birthdate,
        birthdate_corrected: row.me_birthdate_corrected,
        created_at: row.me_created_at,
        author: row.me,
      },
      recipient: {
        type: row.author.author_type,
        birthdate: row.birthdate,
        birthdate_corrected: row.birthdate_corrected,
        created_at: row.created_at,
        author: row.author,
      },
      followed: row.followed,
      conversation_id: row.conversation_id,
      accepted: row.accepted ?? false,
      accepted_by_sender: row.accepted_by_sender,
      replied: row.replied ?? false,
      muted: row.muted,
    }
  )
}

/** When the account wrote first to people in the last 24 hours, newest first, as many as the limit needs (P-messages-7). */
export async function findNewConversationTimes(db: Database, accountId: string, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('started_at')
    .where('started_by', '=', accountId)
    .where('started_at', '>', newConversationsSince(now))
    .orderBy('started_at', 'desc')
    .limit(limits.newConversationsPerDayOfVerifiedAgency)
    .execute()
  return rows.map(({ started_at }) => started_at)
}
