import { type RawBuilder, sql } from 'kysely'
import { serverLimits } from '../../platform/server-limits.ts'

/**
 * SQL: how much the interest of an account counts in what is featured, from 0 to 1 (P-discovery-2, P-discovery-15). Without
 * photo, biography and category it counts for nothing, and otherwise with the square of its age, in full after 30 days:
 * anybody can register many accounts, but 100 made today count like a tenth of one that has been used for a month.
 */
export function interestWeight(account: string, now: Date): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${account}.${name}`)
  const days = sql`extract(day from ${now}::timestamptz - ${column('created_at')})::float8`
  return sql`case
    when ${column('status')} = 'active' and ${column('profile_image')} is not null and ${column('biography')} <> ''
      and exists (select from account_category where account_id = ${column('id')})
    then power(least(1 + greatest(${days}, 0), ${sql.lit(serverLimits.featuredDays)}) / ${sql.lit(serverLimits.featuredDays)}, 2)
    else 0 end`
}
