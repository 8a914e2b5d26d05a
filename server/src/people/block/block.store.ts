import { sql } from 'kysely'
import { lockAccounts } from '../../accounts/auth/index.ts'
import { matchesIdOrSlug } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'

/** Inserts a block. Idempotent. */
export async function insertBlock(trx: Database, blocker: string, blocked: string, now: Date): Promise<void> {
  await lockAccounts(trx, [blocker, blocked])
  await trx
    .insertInto('block')
    .values({ blocker_id: blocker, blocked_id: blocked, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether `blocker` has blocked `blocked`, and `blocked` is active; does not check the other direction. */
export async function hasBlocked(db: Database, blocker: string, blocked: string): Promise<boolean> {
  const found = await db
    .selectFrom('block')
    .innerJoin('account', 'account.id', 'block.blocked_id')
    .select('blocked_id')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .where('account.status', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Finds the id of an active account that `blocker` has blocked, by id or profile_url. One statement, whether the account exists
 * or not, so that the time of a 404 does not tell (P-blocks-3).
 */
export async function findBlockedId(
  db: Database,
  blocker: string,
  reference: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('account')
    .innerJoin('block', 'block.blocked_id', 'account.id')
    .select('account.id')
    .where(matchesIdOrSlug(reference))
    .where('account.status', '=', 'active')
    .where('block.blocker_id', '=', blocker)
    .executeTakeFirst()
  return found?.id
}

/** A block and when it was made, as it is stored in JSON. */
export interface Block {
  blockerId: string
  blockedId: string
  at: string
}

/** Deletes the blocks between two accounts in both directions, and returns them. */
export async function deleteBlocks(trx: Database, one: string, other: string): Promise<Block[]> {
  await lockAccounts(trx, [one, other])
  const rows = await trx
    .deleteFrom('block')
    .where((eb) =>
      eb.or([eb.and({ blocker_id: one, blocked_id: other }), eb.and({ blocker_id: other, blocked_id: one })]),
    )
    .returning(['blocker_id', 'blocked_id', 'created_at'])
    .execute()
  return rows.map(({ blocker_id, blocked_id, created_at }) => ({
    blockerId: blocker_id,
    blockedId: blocked_id,
    at: created_at.toISOString(),
  }))
}

/** Returns the ids of accounts that have blocked this one or are blocked by it. */
export async function findBlockedWith(trx: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from block where blocker_id = ${id}
    union select blocker_id from block where blocked_id = ${id}
  `.execute(trx)
  return rows.map((row) => row.id)
}
