/** Requests of agencies to be verified as the desk lists and decides them. */
import { limits } from '@brilla/contract/platform/limits'
import { sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import type { VerificationRequest } from '../../platform/database/schema.ts'
import { requestColumns, type RequestRow, type VerifiedState } from '../verification/index.ts'
import type { PersonRow } from './people.store.ts'

/** A request with its agency and with who has decided. */
export interface DeskRequestRow extends RequestRow, VerifiedState, Omit<PersonRow, 'id' | 'status'> {
  account_status: PersonRow['status']
  registered_at: Date
  decider_name: string | null
  claimer_name: string | null
  /** Until when the moderator who reads can undo the decision. */
  undo_until: Date | null
}

/** The kind of the actions that undo decisions about requests. */
export const verificationKind = 'verification'

/** A moderator who reads the desk now. */
export interface Reader {
  moderatorId: string
  now: Date
}

const selectColumns = ({ moderatorId, now }: Reader) => sql`
  ${sql.join(requestColumns.map((name) => sql.ref(`request.${name}`)))}, account.full_name, account.profile_url, account.profile_image, account.type, account.language,
  account.status as account_status, account.created_at as registered_at, account.verified_at, account.verified_until,
  account.verified_checks, decider.full_name as decider_name,
  claimer.full_name as claimer_name, (
    select final_at from undoable_action
    where subject_id = account.id and kind = ${verificationKind} and actor_id = ${moderatorId} and final_at > ${now}
      and data->>'requestId' = request.id::text and data->>'action' <> 'unverify'
  ) as undo_until
`
const joined = sql`
  verification_request request
  join account on account.id = request.account_id and account.status = 'active'
  left join account decider on decider.id = request.decided_by
  left join account claimer on claimer.id = request.claimed_by
`
const isWaiting = sql`request.status = 'open' and request.email_confirmed_at is not null`
/** What moderators have decided; a request that ended with the name of its agency was not. */
const isDecided = sql`request.decided_by is not null`

/** A moderator does not see the requests of their own agency. */
const isFromOthers = (moderatorId: string) => sql`request.account_id <> ${moderatorId}::uuid`

export async function findDeskRequests(
  db: Database,
  reader: Reader,
  { status, after, size }: { status: 'open' | 'decided'; after: string | null; size: number },
): Promise<DeskRequestRow[]> {
  const page = {
    open: {
      condition: sql`${isWaiting} and (${after}::uuid is null or request.id > ${after}::uuid)`,
      order: sql`request.id`,
    },
    decided: {
      condition: sql`${isDecided} and (${after}::uuid is null or (request.decided_at, request.id) < (
        select decided_at, id from verification_request where id = ${after}::uuid
      ))`,
      order: sql`request.decided_at desc, request.id desc`,
    },
  }[status]
  const { rows } = await sql<DeskRequestRow>`
    select ${selectColumns(reader)} from ${joined} where ${page.condition} and ${isFromOthers(reader.moderatorId)}
    order by ${page.order} limit ${sql.lit(size)}
  `.execute(db)
  return rows
}

export async function findDeskRequest(
  db: Database,
  reader: Reader,
  id: string,
): Promise<DeskRequestRow | undefined> {
  const { rows } = await sql<DeskRequestRow>`
    select ${selectColumns(reader)} from ${joined}
    where request.id = ${id} and (${isWaiting} or ${isDecided}) and ${isFromOthers(reader.moderatorId)}
  `.execute(db)
  return rows[0]
}

/** The number of requests that wait, at most `limits.casesCounted`. */
export async function countWaiting(db: Database, moderatorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${joined} where ${isWaiting} and ${isFromOthers(moderatorId)} limit ${sql.lit(limits.casesCounted)}
    ) counted
  `.execute(db)
  return rows[0]!.count
}

interface LockedRequest<Agency> extends Pick<RequestRow, 'status' | 'claimed_by' | 'claimed_until'> {
  accountId: string
  agency: Agency
}

/** Locks the agency of a request by `lockAgency`, and then the request. Undefined when nobody has confirmed it. */
export async function lockRequest<Agency>(
  trx: Database,
  id: string,
  lockAgency: (trx: Database, accountId: string) => Promise<Agency | undefined>,
): Promise<LockedRequest<Agency> | undefined> {
  const request = trx
    .selectFrom('verification_request')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is not', null)
  const found = await request.select('account_id').executeTakeFirst()
  const agency = found && (await lockAgency(trx, found.account_id))
  const locked =
    agency && (await request.select(['status', 'claimed_by', 'claimed_until']).forUpdate().executeTakeFirst())
  return locked && { ...locked, accountId: found.account_id, agency }
}

/** Changes a request. Requires its lock. */
export async function updateRequest(
  trx: Database,
  id: string,
  changed: Updateable<VerificationRequest>,
): Promise<void> {
  await trx.updateTable('verification_request').set(changed).where('id', '=', id).execute()
}

/** Ends the moderator's claim of a request, if there is one. */
export async function endRequestClaim(db: Database, id: string, moderatorId: string): Promise<void> {
  await db
    .updateTable('verification_request')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', moderatorId)
    .execute()
}

/** Opens a decided request again; false when the agency has sent another one since. */
export async function reopenRequest(trx: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('verification_request as request')
    .set({ status: 'open', decided_by: null, decided_at: null, checked: [], reason: '', note: '' })
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('verification_request as newer')
            .select('newer.id')
            .whereRef('newer.account_id', '=', 'request.account_id')
            .whereRef('newer.id', '>', 'request.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a withdrawn verification the one in force again. */
export async function restoreApproved(trx: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('verification_request')
    .set({ status: 'approved', reason: '' })
    .where('id', '=', id)
    .where('status', '=', 'withdrawn')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Up to 100 verified agencies whose verification has ended by time. */
export async function findExpired(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('verified', '=', true)
    .where('verified_until', '<=', now)
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes that agencies are reminded of the end of their verification, once, and returns their ids. */
export async function takeReminders(
  trx: Database,
  { now, until }: { now: Date; until: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update verification_request request set reminded_at = ${now}
    from account
    where account.id = request.account_id and account.verified and account.verified_until <= ${until}
      and request.status = 'approved' and request.reminded_at is null and request.decided_at = account.verified_at
      and not exists (
        select from verification_request open where open.account_id = account.id and open.status = 'open'
      )
    returning account.id
  `.execute(trx)
  return rows.map(({ id }) => id)
}
