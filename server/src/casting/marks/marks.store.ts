import type { Marks } from '@brilla/contract/casting/marks'
import { sql } from 'kysely'
import type { Member } from '../../accounts/auth/index.ts'
import { visibleAccount } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { mayBeListed } from '../visibility/index.ts'

export const noMarks: Marks = { seenAt: null, writtenAt: null, lists: [] }

interface MarksRow {
  id: string
  seen_at: Date | null
  written_at: Date | null
  lists: Marks['lists']
}

/** The marks of those of the people whom the caller may see, by their ids. */
export async function findMarks(
  db: Database,
  caller: Member,
  ids: string[],
  today: Date,
): Promise<Map<string, Marks>> {
  const { accountId } = caller
  const { rows } = await sql<MarksRow>`
    select account.id, seen.seen_at, (
      select message.created_at from conversation_member own
      join message on message.conversation_id = own.conversation_id and message.sender_id = ${accountId}
      where own.account_id = ${accountId} and own.contact_id = account.id and message.withdrawn_at is null
      order by message.seq desc limit 1
    ) as written_at, (
      select coalesce(json_agg(json_build_object('id', list.id, 'name', list.name) order by list.changed_at desc), '[]')
      from list_person join list on list.id = list_person.list_id
      where list_person.account_id = account.id and list.agency_id = ${accountId} and ${mayBeListed(caller, today)}
    ) as lists
    from account left join profile_seen seen on seen.agency_id = ${accountId} and seen.account_id = account.id
    where account.id = any(${ids}::uuid[]) and ${visibleAccount(caller)}
  `.execute(db)
  return new Map(rows.map((row) => [row.id, presentMarks(row)]))
}

const presentMarks = ({ seen_at, written_at, lists }: MarksRow): Marks => ({
  seenAt: seen_at?.toISOString() ?? null,
  writtenAt: written_at?.toISOString() ?? null,
  lists,
})
