/** The words that people have written: which of them a search may mean, and their list, `discovery_word`. */
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { isNotHidden } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'

/**
 * SQL condition: somebody whom the caller may find has written a word of that beginning, or that word. The word list alone
 * contains words of people who are hidden from the caller, too (P-blocks-2).
 */
function isWritten(caller: Caller, word: RawBuilder<unknown>, ending: '' | ':*'): RawBuilder<unknown> {
  const pattern = ['', '+', '.'].map((kind) => `''${kind}%1$s''${ending}`).join(' | ')
  const query = sql`format(${sql.raw(`'${pattern}'`)}, ${word})::tsquery`
  const matching =
    caller.type === 'agencia' ? sql`(words @@ ${query} or agency_words @@ ${query})` : sql`words @@ ${query}`
  return sql`exists (select from discovery where ${matching} and ${isNotHidden(caller, 'account_id')})`
}

/** Finds which of the folded words begin no word that the caller can find. */
export async function findUnknownWords(db: Database, caller: Caller, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select asked.word from unnest(${words}::text[]) asked (word)
    where not ${isWritten(caller, sql`asked.word`, ':*')}
  `.execute(db)
  return rows.map(({ word }) => word)
}

/** Finds words, for each of the typed ones, that differ by a typing error; more distant ones if there are none. */
export async function findSimilarWords(
  db: Database,
  caller: Caller,
  words: string[],
): Promise<{ word: string; alike: string }[]> {
  const { rows } = await sql<{ word: string; alike: string }>`
    with near as (
      select asked.word, near.word as alike from unnest(${words}::text[]) asked (word)
      cross join lateral (
        select known.word from discovery_word known
        where word_deletions(known.word) && word_deletions(asked.word)
          and ${isWritten(caller, sql`known.word`, '')}
        order by known.word limit 40
      ) near
    )
    select word, alike from near
    union all
    select asked.word, alike from unnest(${words}::text[]) asked (word), words_similar(asked.word) alike
    where length(asked.word) > 5 and asked.word not in (select word from near)
      and ${isWritten(caller, sql`alike`, '')}
  `.execute(db)
  return rows
}

/** Finds the stems of folded words. */
export async function findStems(db: Database, words: string[]): Promise<{ word: string; stems: string[] }[]> {
  const { rows } = await sql<{ word: string; stems: string[] }>`
    select word, word_stems(word) as stems from unnest(${words}::text[]) word
  `.execute(db)
  return rows
}

/** Synchronizes the word list with the words in profiles: removes unused ones and adds missing ones. */
export async function syncSearchWords(db: Database): Promise<void> {
  await sql`
    with written as materialized (
      select distinct ltrim(word, '.+') as word
      from ts_stat('select words || coalesce(agency_words, '''') from discovery') where word !~ '^[#@=~:%$/<&]|^\\+~'
    ), gone as (
      delete from discovery_word where not exists (select from written where written.word = discovery_word.word)
    )
    insert into discovery_word select word from written order by word on conflict do nothing
  `.execute(db)
}
