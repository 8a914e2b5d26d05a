/** Contacts: the people that an account writes with. */
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { nameContains } from '../../people/follow/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { type AuthorRow, selectAuthor } from '../../people/profile/index.ts'
import {
  matchesIdOrSlug,
  type Viewer,
  visibleAccount,
  visibleAccountTo,
} from '../../accounts/visibility/index.ts'
import { isMuted } from './mute.store.ts'

export interface ContactRow {
  author: AuthorRow
  name: string
  country: string
  created_at: Date
  birthdate: string
  my_birthdate: string
  my_birthdate_corrected: boolean
  my_created_at: Date
  my_type: string | null
  my_verified: boolean
  /** Whether the reader wants no messages of the contact. */
  muted: boolean
  followed: boolean
  /** Null in all columns of the conversation when neither has written to the other. */
  conversation_id: string | null
  accepted: boolean | null
  unread: number | null
  last_at: Date | null
  last_is_own: boolean | null
  last_text: string | null
  last_withdrawn: boolean | null
  last_is_share: boolean | null
  accepted_by_contact: boolean | null
  read_at: Date | null
  draft: string | null
}

/** One character more than is shown, by which `previewText` sees whether it would cut an emoji in half. */
const lastText = sql`left(last.text, ${sql.lit(limits.messagePreviewMax + 1)})`

const contactColumns = (accountId: string) => sql`
  ${selectAuthor('account')} as author, coalesce(account.agency_name, account.first_name) as name, account.country, account.created_at, account.birthdate,
  me.birthdate as my_birthdate, me.birthdate_corrected_at is not null as my_birthdate_corrected, me.created_at as my_created_at,
  me.type as my_type, me.verified as my_verified, ${isMuted('me.id', 'account.id')} as muted,
  exists (select from follow where follower_id = account.id and followed_id = me.id) as followed,
  own.conversation_id, own.accepted, own.unread, own.last_at, own.last_is_own,
  ${lastText} as last_text, last.withdrawn_at is not null as last_withdrawn,
  last.shared_post_id is not null or last.shared_profile_id is not null as last_is_share,
  theirs.accepted as accepted_by_contact, theirs.read_at,
  (select text from message_draft where account_id = ${accountId} and contact_id = account.id) as draft
`

/** Joins to `account` and `own`, the member row of the viewer. */
const joinConversation = (accountId: string) => sql`
  join account me on me.id = ${accountId}
  left join conversation_member theirs on theirs.account_id = account.id and theirs.contact_id = me.id
  left join message last
    on last.conversation_id = own.conversation_id and last.seq = own.last_seq and own.last_at is not null
`

/** Finds a person to write to, whether or not they have written to each other. */
export async function findContact(
  db: Database,
  viewer: Viewer,
  reference: string,
): Promise<ContactRow | undefined> {
  const { accountId } = viewer
  const { rows } = await sql<ContactRow>`
    select ${contactColumns(accountId)} from account
    left join conversation_member own on own.account_id = ${accountId} and own.contact_id = account.id
    ${joinConversation(accountId)}
    where ${matchesIdOrSlug(reference)} and account.type is not null and account.id <> ${accountId}
      and ${visibleAccount(viewer)}
  `.execute(db)
  return rows[0]
}

export interface ContactFilter {
  /** Part of a name; empty for all. */
  q: string
  /** Whether only requests, or only others; undefined for both. */
  requests: boolean | undefined
  /** Only those who have written to the account. */
  answered: boolean
  /** Only people on this list, which is nobody unless it is the account's. */
  listId: string | undefined
}

/**
 * Finds one page (starting at 1) of the contacts with whom messages were exchanged, and of those for whom there is a draft
 * (P-messages-11), by the time of the last message or of the draft.
 */
export async function findContacts(
  db: Database,
  viewer: Viewer,
  { page, ...filter }: ContactFilter & { page: number },
): Promise<{ rows: ContactRow[]; count: number }> {
  const { accountId } = viewer
  const contacts = sql`${members} where ${isListed(viewer)} and ${filterContacts(filter)} and ${isOnList(viewer, filter)}`
  const hasDrafts = filter.requests !== true && !filter.answered
  const drafts = sql`
    ${draftContacts} where ${isOnlyDraft(viewer)} and ${hasDrafts} and ${nameContains(filter.q)}
      and ${isOnList(viewer, filter)}
  `
  const count = await countRows(db, sql`(select 1 ${contacts}) union all (select 1 ${drafts})`)
  const offset = (page - 1) * limits.pageSize
  if (offset >= count) return { rows: [], count }
  const end = sql.lit(offset + limits.pageSize)
  const { rows } = await sql<ContactRow>`
    select ${contactColumns(accountId)} from (
      (
        select own.contact_id, own.last_at as listed_at ${contacts}
        order by own.last_at desc, own.contact_id limit ${end}
      )
      union all
      (
        select draft.contact_id, draft.updated_at ${drafts}
        order by draft.updated_at desc, draft.contact_id limit ${end}
      )
      order by listed_at desc, contact_id limit ${sql.lit(limits.pageSize)} offset ${sql.lit(offset)}
    ) listed
    join account on account.id = listed.contact_id
    left join conversation_member own on own.account_id = ${accountId} and own.contact_id = account.id
    ${joinConversation(accountId)}
    order by listed_at desc, listed.contact_id
  `.execute(db)
  return { rows, count }
}

export interface LatestRow {
  author: AuthorRow
  message_id: string
  created_at: Date
  text: string
  unread: number
}

const isLastByContact = sql`own.accepted and not own.last_is_own`

/** Finds the latest message of each accepted conversation in which the other person wrote last, newest first. */
export async function findLatestMessages(
  db: Database,
  viewer: Viewer,
): Promise<{ rows: LatestRow[]; count: number }> {
  const { rows } = await sql<LatestRow>`
    select ${selectAuthor('account')} as author, last.id as message_id, own.last_at as created_at,
      ${lastText} as text, own.unread
    ${members}
    join message last on last.conversation_id = own.conversation_id and last.seq = own.last_seq
    where ${isListed(viewer)} and ${isLastByContact}
    order by own.last_at desc, own.contact_id limit ${sql.lit(limits.pageSize)}
  `.execute(db)
  return {
    rows,
    count: await countRows(db, sql`select 1 ${members} where ${isListed(viewer)} and ${isLastByContact}`),
  }
}

/**
 * Number of unread messages of an account, without requests and hidden people (P-messages-8). The offset keeps PostgreSQL
 * from reading all accounts for a join, so it is one range of an index and one account for each unread conversation.
 */
const selectUnread = (accountId: RawBuilder<unknown>, isVisible: RawBuilder<boolean>) => sql<number>`(
  select coalesce(sum(own.unread), 0)::int from conversation_member own
  cross join lateral (select id, status from account where account.id = own.contact_id offset 0) contact
  where own.account_id = ${accountId} and own.unread > 0 and own.accepted and ${isVisible}
)`

export async function countUnread(db: Database, viewer: Viewer): Promise<number> {
  const unread = selectUnread(sql`${viewer.accountId}`, visibleAccount(viewer, 'contact'))
  const { rows } = await sql<{ unread: number }>`select ${unread} as unread`.execute(db)
  return rows[0]!.unread
}

/** The same of several accounts. */
export async function countUnreadByAccount(db: Database, accountIds: string[]): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map()
  const unread = selectUnread(sql`reader.id`, visibleAccountTo('reader.id', 'contact'))
  const { rows } = await sql<{ id: string; unread: number }>`
    select reader.id, ${unread} as unread from unnest(${accountIds}::uuid[]) as reader (id)
  `.execute(db)
  return new Map(rows.map(({ id, unread: count }) => [id, count]))
}

/**
 * How many requests wait for an account, as far as they are listed, and how many of them are unread ones of agencies, which
 * count in its badge (P-messages-3, P-messages-20).
 */
export async function countRequests(
  db: Database,
  viewer: Viewer,
): Promise<{ waiting: number; fromAgencies: number }> {
  const { rows } = await sql<{ waiting: number; fromAgencies: number }>`
    select count(*)::int as waiting, count(*) filter (where type = 'agencia' and unread > 0)::int as "fromAgencies"
    from (
      select account.type, own.unread ${members} where ${isListed(viewer)} and not own.accepted
      limit ${sql.lit(limits.listedPeopleMax)}
    ) listed
  `.execute(db)
  return rows[0]!
}

const members = sql`from conversation_member own join account on account.id = own.contact_id`

const isListed = (viewer: Viewer) => sql`
  own.account_id = ${viewer.accountId} and own.last_at is not null and ${visibleAccount(viewer)}
`

const draftContacts = sql`
  from message_draft draft join account on account.id = draft.contact_id
  left join conversation_member own on own.account_id = draft.account_id and own.contact_id = draft.contact_id
`

const isOnlyDraft = (viewer: Viewer) => sql`
  draft.account_id = ${viewer.accountId} and own.last_at is null and ${visibleAccount(viewer)}
`

/**
 * Somebody whom an agency sees on a list of its own (P-lists-4), by the tables of lists, because lists are an area above this
 * one.
 */
const isOnList = ({ accountId }: Viewer, { listId }: ContactFilter) =>
  listId === undefined
    ? sql`true`
    : sql`(
        account.id in (
          select list_person.account_id from list_person join list on list.id = list_person.list_id
          where list.id = ${listId} and list.agency_id = ${accountId}
        ) and (
          audience_of_adult(account.birthdate, 'everyone') = 'everyone'
          or (select verified from account agency where agency.id = ${accountId})
        )
      )`

function filterContacts({ q, requests, answered }: ContactFilter): RawBuilder<unknown> {
  const isRequest = requests === undefined ? sql`true` : requests ? sql`not own.accepted` : sql`own.accepted`
  // Only what somebody else wrote is read or unread.
  const hasAnswered = answered ? sql`(own.unread > 0 or own.read_seq > 0)` : sql`true`
  return sql`${isRequest} and ${hasAnswered} and ${nameContains(q)}`
}

/** Counts as many as can be paged through. */
async function countRows(db: Database, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${query} limit ${sql.lit(limits.listedPeopleMax)}) listed
  `.execute(db)
  return rows[0]!.count
}
