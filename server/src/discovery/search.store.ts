import { limits } from '@brilla/contract/limits'
import { sql } from 'kysely'
import type { Caller } from '../auth/index.ts'
import { isNotHidden } from '../visibility/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { PeopleListQuery } from './discovery.lists.store.ts'

interface SearchTerms {
  /** `tsquery`s: all accepted matches, and the exact ones, which rank first. */
  query: string
  exact: string
  /** Folded words; matches in a name rank above matches in a biography. */
  words: string[]
}

/** Search results without the caller, ordered by relevance. */
export function buildSearchQuery(caller: Caller, { query, exact, words }: SearchTerms): PeopleListQuery {
  const matches = sql`
    select account_id, name, complete, words from discovery
    where words @@ ${query}::tsquery
      and account_id <> ${caller.accountId} and ${isNotHidden(caller, 'account_id')}
    limit ${sql.lit(limits.searchResultsMax)}
  `
  return {
    max: limits.searchResultsMax,
    unordered: matches,
    rows: sql`
      select account.id from (${matches}) match join account on account.id = match.account_id
      order by match.words @@ ${exact}::tsquery desc,
        (select count(*) from unnest(${words}::text[]) word where ' ' || match.name like '% ' || word || '%') desc,
        match.complete desc, account.followers_count desc, account.id desc
    `,
  }
}

/** Finds for each folded word the words in profiles that look similar. */
export async function findSimilarWords(
  db: Database,
  words: string[],
): Promise<{ word: string; similar: string }[]> {
  const { rows } = await sql<{ word: string; similar: string }>`
    select word, alike as "similar" from unnest(${words}::text[]) word, words_alike(word) alike
  `.execute(db)
  return rows
}

/** Synchronizes the word list with the words in profiles: removes unused ones and adds missing ones. */
export async function syncSearchWords(db: Database): Promise<void> {
  await sql`
    with written as materialized (
      select word from ts_stat('select words from discovery') where word !~ '^[#@]'
    ), gone as (
      delete from discovery_word where not exists (select from written where written.word = discovery_word.word)
    )
    insert into discovery_word select word from written order by word on conflict do nothing
  `.execute(db)
}
