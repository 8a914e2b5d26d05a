/** Lists and notes for data exports (P-export-1). */
import { sql } from 'kysely'
import { visibleAccountTo } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'

const noted = [
  'list_person.note',
  'list_person.status as listStatus',
  'list_person.added_at as addedAt',
] as const

/** The lists of an agency. */
export function selectLists(db: Database, accountId: string) {
  return db
    .selectFrom('list')
    .select(['name', 'created_at as createdAt'])
    .where('agency_id', '=', accountId)
    .orderBy('id')
}

/** The people on an agency's lists whom it sees there (P-lists-3, P-lists-4), with its notes. */
export function selectListedPeople(db: Database, accountId: string) {
  return db
    .selectFrom('list_person')
    .innerJoin('list', 'list.id', 'list_person.list_id')
    .innerJoin('account as agency', 'agency.id', 'list.agency_id')
    .innerJoin('account', 'account.id', 'list_person.account_id')
    .select(['list.name as list', 'account.full_name as fullname', 'account.profile_url', ...noted])
    .where('agency.id', '=', accountId)
    .where(visibleAccountTo('agency.id'))
    .where(sql<boolean>`(agency.verified or audience_of_adult(account.birthdate, 'everyone') = 'everyone')`)
    .orderBy('list.id')
    .orderBy('list_person.position')
}

/** What agencies have noted about a person on their lists: the person may know it, by privacy law. */
export function selectNotesAbout(db: Database, accountId: string) {
  return db
    .selectFrom('list_person')
    .innerJoin('list', 'list.id', 'list_person.list_id')
    .innerJoin('account as agency', 'agency.id', 'list.agency_id')
    .select(['agency.full_name as agencyName', 'list.name as list', ...noted])
    .where('list_person.account_id', '=', accountId)
    .orderBy('list_person.added_at')
}
