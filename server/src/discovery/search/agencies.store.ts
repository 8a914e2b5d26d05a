/** Agencies for those who look for one (P-discovery-31). */
import { limits } from '@brilla/contract/platform/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Member } from '../../accounts/auth/index.ts'
import { isNotHidden } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { splitWords } from '../../platform/fold-text.ts'
import type { PeopleListQuery } from './discovery.store.ts'
import { allOf, anyOf, beginning, lexeme } from './lexemes.ts'
import { findCityNames } from './named-fields.ts'
import { isStopWord } from './search.terms.ts'
import { vocabulary } from './sentence-words.ts'

export interface AgencyFilters {
  q: string
  category?: number | undefined
  country?: string | undefined
  city?: string | undefined
  verified: boolean
}

/** Verified agencies first, then complete profiles, then the newest. */
export function buildAgenciesQuery(caller: Member, filters: AgencyFilters): PeopleListQuery {
  const { category, country, city, verified } = filters
  // What an agency shows to agencies alone, only they find it by.
  const words =
    caller.type === 'agencia' ? sql`coalesce(listed.agency_words, listed.words)` : sql`listed.words`
  const asked = splitWords(filters.q).filter((word) => !isStopWord(word) && !vocabulary.agency.has(word))
  const conditions: RawBuilder<unknown>[] = [
    sql`listed.type = 'agencia' and listed.account_id <> ${caller.accountId}`,
    isNotHidden(caller, 'listed.account_id'),
  ]
  if (category !== undefined) conditions.push(sql`${category}::smallint = any(listed.categories)`)
  if (country !== undefined) conditions.push(sql`listed.country = ${country}`)
  if (verified) conditions.push(sql`account.verified`)
  const lexemes = [
    ...asked.map((word) => beginning('word', word)),
    ...(city === undefined
      ? []
      : [anyOf(findCityNames(splitWords(city)).map((name) => lexeme('city', name)))]),
  ].filter((query) => query !== '')
  if (lexemes.length > 0) conditions.push(sql`${words} @@ ${allOf(lexemes)}::tsquery`)
  return {
    max: limits.listedPeopleMax,
    rows: sql`
      select listed.account_id as id from discovery listed join account on account.id = listed.account_id
      where ${sql.join(conditions, sql` and `)}
      order by account.verified desc, listed.complete desc, listed.account_id desc
    `,
  }
}

/** When these accounts registered. */
export async function findRegistrations(db: Database, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('account').select(['id', 'created_at']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, created_at }) => [id, created_at]))
}
