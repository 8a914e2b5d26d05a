/**
 * Visibility, the one function: whatever returns a person, or something a person made, filters by it.
 * Suspended and cancelled accounts are seen by nobody; blocked ones and their blockers vanish for one another (P-blocks-2).
 */
import { sql } from 'kysely'
import type { Caller } from './caller.ts'

/** SQL condition on the alias of an `account` row: the caller may know of this account. */
export function visibleAccount(caller: Caller, alias = 'account') {
  const account = sql.ref(alias)
  return sql<boolean>`(${account}.status = 'active' and ${account}.id <> all(${caller.hidden}::uuid[]))`
}

/** The same of a list that holds active accounts only; `id` is its column with theirs. */
export function visibleListed(caller: Caller, id: string) {
  return sql<boolean>`${sql.ref(id)} <> all(${caller.hidden}::uuid[])`
}
