import { sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'

/** Why, since when and until when an account is suspended; without an end, until somebody lifts it. */
export interface Suspension {
  at: Date
  until: Date | null
  reason: string
}

/** The suspension of an account, also of a deactivated one; null when it is not suspended. */
export async function findAccountSuspension(db: Database, id: string): Promise<Suspension | null> {
  const { rows } = await sql<Suspension>`
    select suspended_at as at, suspended_until as until, suspension_reason as reason from account
    where id = ${id} and coalesce(status_before, status) = 'suspended'
  `.execute(db)
  return rows[0] ?? null
}

/** Finds whether an account is deactivated, and whether it is (or would be, when restored) suspended. The result is reliable only while the row is locked. */
export async function findStatus(trx: Database, id: string) {
  const { rows } = await sql<{ cancelled: boolean; suspended: boolean }>`
    select status = 'cancelled' as cancelled, coalesce(status_before, status) = 'suspended' as suspended
    from account where id = ${id}
  `.execute(trx)
  return rows[0]
}

/**
 * Suspends an account or lifts the suspension. A deactivated account stays deactivated and is restored with the new status.
 * Discards a pending e-mail, because suspended accounts may not confirm one (P-suspension-1).
 */
export async function setSuspended(trx: Database, id: string, suspension: Suspension | null): Promise<void> {
  const status = suspension ? 'suspended' : 'active'
  await sql`
    update account set
      status = case status when 'cancelled' then status else ${status} end,
      status_before = case status when 'cancelled' then ${status} else status_before end,
      pending_email = null,
      suspended_at = ${suspension?.at ?? null}, suspended_until = ${suspension?.until ?? null},
      suspension_reason = ${suspension?.reason ?? null}
    where id = ${id}
  `.execute(trx)
}

/** The accounts whose suspension has ended by time, at most `max`. */
export async function findEndedSuspensions(db: Database, now: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('suspended_until', '<=', now)
    .orderBy('suspended_until')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds the suspension of an account with its appeal; undefined when it is not suspended. */
export async function findSuspension(db: Database, id: string) {
  const found = await db
    .selectFrom('account')
    .leftJoin('appeal', (join) =>
      join
        .onRef('appeal.account_id', '=', 'account.id')
        .onRef('appeal.created_at', '>=', 'account.suspended_at')
        .on('appeal.case_id', 'is', null),
    )
    .select([
      'suspension_reason as reason',
      'suspended_at as since',
      'suspended_until as until',
      'number',
      'appeal.created_at as appealedAt',
    ])
    .where('account.id', '=', id)
    .where('status', '=', 'suspended')
    .executeTakeFirst()
  if (!found) return undefined
  const { reason, since, until, number, appealedAt } = found
  return {
    reason: reason ?? '',
    since: since ?? new Date(0),
    until,
    appeal: number !== null && appealedAt !== null ? { number, createdAt: appealedAt.toISOString() } : null,
  }
}
