import type { AccountType } from '@brilla/contract/platform/fields'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/index.ts'
import { visibleAccount } from './predicate.ts'
import { matchesIdOrSlug } from './account-reference.ts'
import type { Viewer } from './viewer.ts'

/** An account that is visible to the viewer and has a type, by id or profile_url; undefined otherwise. */
export async function findVisibleAccount(db: Database, viewer: Viewer, reference: string) {
  const found = await db
    .selectFrom('account')
    .select(['id', 'type'])
    .where(matchesIdOrSlug(reference))
    .where('type', 'is not', null)
    .where(visibleAccount(viewer))
    .executeTakeFirst()
  return found && { id: found.id, type: found.type as AccountType }
}

/** The id of the same account as an SQL expression, null when there is none, so that its posts are found in one statement. */
export function selectVisibleAccountId(viewer: Viewer, reference: string): RawBuilder<string | null> {
  return sql`(
    select account.id from account
    where ${matchesIdOrSlug(reference)} and account.type is not null and ${visibleAccount(viewer)}
  )`
}

/** Whether either account has blocked the other. Also sees a block made after the caller was authenticated. */
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
