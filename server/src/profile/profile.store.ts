import { type Caller, isNamed, visibleAccount } from '../access/index.ts'
import type { Database } from '../core/database/index.ts'

/** A profile's row, by id or profile_url; undefined when the caller may not know of it. */
export function findProfile(db: Database, caller: Caller, reference: string) {
  return db
    .selectFrom('account')
    .selectAll()
    .where(isNamed(reference))
    .where('type', 'is not', null)
    .where(visibleAccount(caller))
    .executeTakeFirst()
}

export type Person = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** The id of whoever has this id or profile_url, and is there at all, seen or not. */
export function findAccountId(db: Database, reference: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where(isNamed(reference))
    .where('status', '=', 'active')
    .executeTakeFirst()
}
