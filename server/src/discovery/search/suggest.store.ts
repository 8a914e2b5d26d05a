/** Queries of the suggestions while typing. */
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import { getAllowedAudiences } from '../../accounts/account/index.ts'
import type { Caller } from '../../accounts/auth/index.ts'
import type { PersonRow } from '../../people/follow/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { isNotHidden } from '../../accounts/visibility/index.ts'
import { selectPersonRows } from './discovery.store.ts'
import { activeFrom } from './search.candidates.store.ts'

/** How many people are read to find the best of them. */
const candidatesMax = sql.lit(200)

/** Finds people by a `tsquery` on their name; those first who also match `exact`. */
export async function findSuggestedPeople(
  db: Database,
  caller: Caller,
  { query, exact }: { query: string; exact: string },
): Promise<PersonRow[]> {
  const candidates = (isActive: RawBuilder<unknown>) => sql`
    select account_id, words, complete, activity from discovery
    where ${isActive} and words @@ ${query}::tsquery and account_id <> ${caller.accountId} and ${isNotHidden(caller, 'account_id')}`
  const best = sql`
    select account_id as id, row_number() over () as place from (
      select account_id from (
        ${candidates(sql`activity >= ${activeFrom}`)}
        union all ${candidates(sql`(activity >= ${activeFrom}) is not true`)}
        limit ${candidatesMax}
      ) found
      order by words @@ ${exact}::tsquery desc, complete desc, activity desc nulls last, account_id desc
      limit ${sql.lit(limits.suggestionsMax)}
    ) best`
  const { rows } = await sql<PersonRow>`${selectPersonRows(caller, best)} order by place`.execute(db)
  return rows
}

/** Finds the skills of people who have some that match, the most frequent first. */
export async function findSuggestedSkills(db: Database, caller: Caller, query: string): Promise<string[]> {
  const matches =
    caller.type === 'agencia'
      ? sql`(words @@ ${query}::tsquery or agency_words @@ ${query}::tsquery)`
      : sql`words @@ ${query}::tsquery`
  const { rows } = await sql<{ skill: string }>`
    select skill from (
      select skills from discovery
      where ${matches} and skills_audience = any(${getAllowedAudiences(caller.type)})
        and ${isNotHidden(caller, 'account_id')}
      limit ${candidatesMax}
    ) found, unnest(skills) skill
    group by skill order by count(*) desc, skill limit 100
  `.execute(db)
  return rows.map(({ skill }) => skill)
}
