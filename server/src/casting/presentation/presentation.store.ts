/** Presentations as their agency keeps them. */
import { limits } from '@brilla/contract/platform/limits'
import { type Selectable, sql } from 'kysely'
import type { Member } from '../../accounts/auth/index.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Presentation, PresentationPerson } from '../../platform/database/schema.ts'
import { mayBeListed } from '../visibility/index.ts'

export type PresentationRow = Selectable<Presentation>

/** Named, since a prepared statement with all columns fails when a newer version adds one (docs/decisions/0024). */
const columns = [
  'presentation.id',
  'presentation.agency_id',
  'presentation.list_id',
  'presentation.title',
  'presentation.pin_hash',
  'presentation.created_at',
  'presentation.expires_at',
  'presentation.closed_at',
  'presentation.opened',
  'presentation.last_opened_at',
] as const satisfies readonly `presentation.${keyof PresentationRow}`[]

/** A page of the presentations of an agency, last created first; `listId`: only those of one list. */
export function findPresentations(
  db: Database,
  agencyId: string,
  { listId, page }: { listId: string | undefined; page: number },
): Promise<PresentationRow[]> {
  return db
    .selectFrom('presentation')
    .select(columns)
    .where('agency_id', '=', agencyId)
    .$if(listId !== undefined, (query) => query.where('list_id', '=', listId!))
    .orderBy('id', 'desc')
    .limit(limits.presentationsPageSize)
    .offset((page - 1) * limits.presentationsPageSize)
    .execute()
}

export async function countPresentations(db: Database, agencyId: string, listId?: string): Promise<number> {
  const { count } = await db
    .selectFrom('presentation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .$if(listId !== undefined, (query) => query.where('list_id', '=', listId!))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The people whom the agency sees on a list, in its order; nobody of them is deleted meanwhile. */
export function findCandidates(
  trx: Database,
  agency: Member,
  listId: string,
  today: Date,
): Promise<{ id: string; birthdate: string }[]> {
  return trx
    .selectFrom('list_person')
    .innerJoin('account', 'account.id', 'list_person.account_id')
    .select(['account.id', 'account.birthdate'])
    .where('list_id', '=', listId)
    .where(mayBeListed(agency, today))
    .orderBy('list_person.position')
    .forKeyShare('account')
    .execute()
}

/** Requires the lock of the account. */
export async function insertPresentation(
  trx: Database,
  row: PresentationRow,
  people: Selectable<PresentationPerson>[],
): Promise<void> {
  await trx.insertInto('presentation').values(row).execute()
  await trx.insertInto('presentation_person').values(people).execute()
}

const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`

export interface PersonRow {
  id: string
  presentation_id: string
  account_id: string
  full_name: string
  profile_url: string
  profile_image: string | null
}

/** The people of presentations whom their agency would see on a list now. */
export function findPeople(db: Database, agency: Member, ids: string[], today: Date): Promise<PersonRow[]> {
  return db
    .selectFrom('presentation_person as person')
    .innerJoin('account', 'account.id', 'person.account_id')
    .select(['person.id', 'presentation_id', 'account_id', 'full_name', 'profile_url', 'profile_image'])
    .where('presentation_id', '=', anyOf(ids))
    .where(mayBeListed(agency, today))
    .orderBy('position')
    .execute()
}

/** The viewers of presentations, in the order of their first votes. */
export function findViewers(db: Database, ids: string[]) {
  return db
    .selectFrom('presentation_viewer')
    .select(['id', 'presentation_id', 'name'])
    .where('presentation_id', '=', anyOf(ids))
    .orderBy('id')
    .execute()
}

/** The votes on people of presentations. */
export function findVotes(db: Database, personIds: string[]) {
  return db
    .selectFrom('presentation_vote')
    .select(['person_id', 'viewer_id', 'vote', 'comment', 'voted_at'])
    .where('person_id', '=', anyOf(personIds))
    .orderBy('voted_at')
    .execute()
}

/** Closes a presentation of the agency, also one that is closed; false when it has no such presentation. */
export async function closePresentation(
  db: Database,
  agencyId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('presentation')
    .set({ closed_at: sql`coalesce(closed_at, ${now})` })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a presentation of the agency with its votes; false when it has no such presentation. */
export async function deletePresentation(db: Database, agencyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('presentation')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
