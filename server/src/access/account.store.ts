import type { AccountType } from '@brilla/contract/fields'
import { sql } from 'kysely'
import type { Database } from '../platform/database/index.ts'
import type { Caller } from './caller.ts'
import { isNamed } from './reference.ts'
import { visibleAccount } from './visible.ts'

/** An account that the caller may know of and whose type is chosen, by id or profile_url; undefined otherwise. */
export async function findVisibleAccount(db: Database, caller: Caller, reference: string) {
  const found = await db
    .selectFrom('account')
    .select(['id', 'type'])
    .where(isNamed(reference))
    .where('type', 'is not', null)
    .where(visibleAccount(caller))
    .executeTakeFirst()
  return found && { id: found.id, type: found.type as AccountType }
}

/** Whether either has blocked the other by now, which a caller's `hidden` cannot know of a block made meanwhile. */
export async function isBlockBetween(trx: Database, one: string, other: string): Promise<boolean> {
  const found = await trx
    .selectFrom('block')
    .select('blocker_id')
    .where((eb) =>
      eb.or([eb.and({ blocker_id: one, blocked_id: other }), eb.and({ blocker_id: other, blocked_id: one })]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Locks accounts whose counters change together, always in one order, so that two changes never wait for each other. */
export async function lockAccounts(trx: Database, ids: string[]): Promise<void> {
  await sql`
    select from account where id = any(${ids}::uuid[]) order by id for no key update
  `.execute(trx)
}

/**
 * Locks two accounts between which something is set or taken back. Begin with it: until the transaction ends, neither
 * of them can be closed off (`closeOff`).
 */
export async function lockPair(trx: Database, one: string, other: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(id, 0)) from unnest(${[one, other]}::text[]) id
  `.execute(trx)
  await lockAccounts(trx, [one, other])
}

/**
 * Waits for all that is being set between an account and others, and lets nothing be set until the transaction ends: so
 * that those to be locked with it stay the same. One transaction at a time, before it locks any account.
 */
export async function closeOff(trx: Database, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}::text, 0))`.execute(trx)
}
