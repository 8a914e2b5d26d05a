import { type Caller, visibleAccount } from '../access/index.ts'
import { isId } from '../core/clock.ts'
import type { Database } from '../core/database/index.ts'

/** A profile's row, by id or profile_url; undefined when the caller may not know of it. */
export function findProfile(db: Database, caller: Caller, reference: string) {
  return db
    .selectFrom('account')
    .selectAll()
    .where(isId(reference) ? 'id' : 'profile_url', '=', isId(reference) ? reference : reference.toLowerCase())
    .where('type', 'is not', null)
    .where(visibleAccount(caller))
    .executeTakeFirst()
}

/** The id of whoever has this id or profile_url, and is there at all, seen or not. */
export function findAccountId(db: Database, reference: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where(isId(reference) ? 'id' : 'profile_url', '=', isId(reference) ? reference : reference.toLowerCase())
    .where('status', '=', 'active')
    .executeTakeFirst()
}
