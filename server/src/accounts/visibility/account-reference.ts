import { sql } from 'kysely'
import { isId } from '../../platform/clock.ts'

/** SQL condition on `account`: its id or profile_url is `reference`; a current profile_url wins over a former one. */
export function matchesIdOrSlug(reference: string) {
  if (isId(reference)) return sql<boolean>`account.id = ${reference}`
  const url = reference.toLowerCase()
  return sql<boolean>`account.id = coalesce(
    (select named.id from account named where named.profile_url = ${url}),
    (select former.account_id from former_profile_url former where former.profile_url = ${url})
  )`
}
