/** SQL predicates of visibility: every query that returns people, or what people made, filters by one of them. */
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from './viewer.ts'

/** SQL condition on the alias of an `account` row: the account is active and not hidden from the viewer (P-blocks-2). */
export function visibleAccount(viewer: Viewer, alias = 'account') {
  const account = sql.ref(alias)
  return sql<boolean>`(${account}.status = 'active' and ${account}.id <> all(${viewer.hiddenAccountIds}::uuid[]))`
}

/** The same for tables that list active accounts only; `column` is the reference to their account id. */
export function isNotHidden(viewer: Viewer, column: string) {
  return sql<boolean>`${sql.ref(column)} <> all(${viewer.hiddenAccountIds}::uuid[])`
}

/** SQL expression for `Viewer.hiddenAccountIds` of the account that `viewerId` refers to. */
export function selectHiddenAccountIds(viewerId: RawBuilder<string>) {
  return sql<string[]>`array(
    select other.id from block join account other on other.id = block.blocked_id
    where block.blocker_id = ${viewerId} and other.status = 'active'
    union all
    select other.id from block join account other on other.id = block.blocker_id
    where block.blocked_id = ${viewerId} and other.status = 'active'
  )`
}
