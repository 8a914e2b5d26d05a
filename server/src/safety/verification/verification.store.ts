/** Requests of agencies to be verified, and what a verified agency is verified by. */
import type { OwnVerification } from '@brilla/contract/safety/verification'
import type { VerificationCheck } from '@brilla/contract/safety/verification-checks'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { VerificationRequest } from '../../platform/database/schema.ts'

export type RequestRow = Selectable<VerificationRequest>
type RequestStatus =
  | 'open'
  | 'approved'
  | Extract<OwnVerification['state'], 'refused' | 'renamed' | 'expired' | 'withdrawn'>

/** What a verified agency is verified by; all null when it is not verified. */
export interface VerifiedState {
  verified_at: Date | null
  verified_until: Date | null
  verified_checks: VerificationCheck[] | null
}

export const unverified: VerifiedState = { verified_at: null, verified_until: null, verified_checks: null }

const stateColumns = [
  'verified_at',
  'verified_until',
  sql<VerificationCheck[] | null>`verified_checks`.as('verified_checks'),
] as const

/** What an agency is verified by. */
export function findVerified(db: Database, id: string): Promise<VerifiedState> {
  return db.selectFrom('account').select(stateColumns).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Locks an agency and returns its public name, its status and what it is verified by; undefined when there is no such agency. */
export function lockAgency(trx: Database, id: string) {
  return trx
    .selectFrom('account')
    .select(['full_name', 'status', 'verified', ...stateColumns])
    .where('id', '=', id)
    .where('type', '=', 'agencia')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function setVerified(trx: Database, id: string, state: VerifiedState): Promise<void> {
  await trx
    .updateTable('account')
    .set({ ...state, verified: state.verified_at !== null })
    .where('id', '=', id)
    .execute()
}

/** Named one by one, since a prepared statement with all of them fails once a newer version adds one. */
export const requestColumns = [
  'id',
  'account_id',
  'legal_name',
  'tax_id',
  'country',
  'web',
  'domain_email',
  'files',
  'requested_at',
  'email_confirmed_at',
  'status',
  'decided_by',
  'decided_at',
  'checked',
  'reason',
  'note',
  'claimed_by',
  'claimed_until',
  'reminded_at',
] as const

/** The newest request of an agency. */
export function findNewest(db: Database, accountId: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('verification_request')
    .select(requestColumns)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** An open request with the name and language of its agency, unless that is hidden. */
export function findOpenRequest(db: Database, id: string) {
  return db
    .selectFrom('verification_request as request')
    .innerJoin('account', 'account.id', 'request.account_id')
    .select([
      'request.id',
      'request.domain_email',
      'request.email_confirmed_at',
      'account.full_name',
      'account.language',
    ])
    .where('request.id', '=', id)
    .where('request.status', '=', 'open')
    .where('account.status', '=', 'active')
    .executeTakeFirst()
}

export async function insertRequest(trx: Database, row: Insertable<VerificationRequest>): Promise<void> {
  await trx.insertInto('verification_request').values(row).execute()
}

export async function deleteRequest(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('verification_request').where('id', '=', id).execute()
}

/** Sets the documents that a request still has. */
export async function setFiles(trx: Database, id: string, files: string[]): Promise<void> {
  await trx.updateTable('verification_request').set({ files }).where('id', '=', id).execute()
}

/** Names of uploads as their owner gave them. */
export async function findFilenames(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db.selectFrom('upload').select(['name', 'filename']).where('name', 'in', names).execute()
  return new Map(rows.map(({ name, filename }) => [name, filename]))
}

/** Notes that a person at the domain has confirmed; the first time counts. */
export async function setEmailConfirmed(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('verification_request')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** The same for the open request of an agency, without the link. */
export async function confirmDomainEmail(db: Database, accountId: string, now: Date): Promise<void> {
  const newest = await findNewest(db, accountId)
  if (newest) await setEmailConfirmed(db, newest.id, now)
}

/** Ends the newest request of an agency with the status `from`; returns its id, null when there is none. */
export async function endRequests(
  trx: Database,
  accountId: string,
  { from, to, reason = '', now }: { from: RequestStatus; to: RequestStatus; reason?: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update verification_request
    set status = ${to}, reason = ${reason}, decided_at = coalesce(decided_at, ${now}::timestamptz)
    where id = (
      select id from verification_request where account_id = ${accountId} and status = ${from}
      order by id desc limit 1
    ) returning id
  `.execute(trx)
  return rows[0]?.id ?? null
}

/** Deletes up to 100 requests that nobody has confirmed since `before`, and returns their documents. */
export async function deleteIncomplete(trx: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ files: string[] }>`
    delete from verification_request where id in (
      select id from verification_request
      where status = 'open' and email_confirmed_at is null and requested_at < ${before} limit 100
    ) returning files
  `.execute(trx)
  return rows.flatMap(({ files }) => files)
}

/** Forgets the documents of up to 100 requests that were decided before `before`, and returns them. */
export async function forgetFiles(trx: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ files: string[] }>`
    with old as (
      select id, files from verification_request where files <> '{}' and decided_at < ${before}
      limit 100 for update skip locked
    )
    update verification_request request set files = '{}' from old where request.id = old.id returning old.files
  `.execute(trx)
  return rows.flatMap(({ files }) => files)
}

/** The requests of an agency, for its data export (P-export-1). */
export const selectVerifications = (db: Database, accountId: string) =>
  db
    .selectFrom('verification_request')
    .select([
      'legal_name as legalName',
      'tax_id as taxId',
      'country',
      'web',
      'domain_email as domainEmail',
      'requested_at as requestedAt',
      'email_confirmed_at as confirmedAt',
      'status as state',
      'decided_at as decidedAt',
      'checked',
      'reason',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
