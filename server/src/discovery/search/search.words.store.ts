/** The words that people have written: which of them a search may mean, and their list, `discovery_word`. */
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../accounts/auth/index.ts'
import { isNotHidden } from '../../accounts/visibility/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { knownWords } from '../../people/dictionary/index.ts'
import type { Lexicon } from './search.query.ts'

/** Of more written words that begin alike the index reads the beginning. */
const beginningsMax = 24
/** With more profiles, other values of chosen filters are not counted (docs/search.md). */
const manyProfiles = sql.lit(100_000)

let dictionaryStems: Promise<ReadonlyMap<string, string[]>> | undefined

/** Loads the stems of the words of the dictionary, once. */
export function loadDictionaryStems(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const loading = dictionaryStems ?? findStems(db, [...knownWords])
  dictionaryStems = loading
  loading.catch(() => (dictionaryStems = undefined))
  return loading
}

/**
 * Reads what only the database knows of the words of a search. It remembers nothing and always sends one statement: how long a
 * search takes must not depend on what others have searched or written (P-blocks-2).
 */
export async function readLexicon(
  db: Database,
  words: string[],
): Promise<Lexicon & { hasManyProfiles: boolean }> {
  const ofDictionary = await loadDictionaryStems(db)
  const { rows } = await sql<{
    hasManyProfiles: boolean
    words: { word: string; stems: string[]; beginnings: string[] }[]
  }>`
    select reltuples > ${manyProfiles} as "hasManyProfiles", (
      select coalesce(json_agg(json_build_object('word', word, 'stems', word_stems(word), 'beginnings', array(
        select written.word from discovery_word written
        where written.word ~>=~ asked.word and written.word ~<~ (asked.word || chr(1114111))
        order by written.word using ~<~ limit ${sql.lit(beginningsMax)}
      ))), '[]') from unnest(${words}::text[]) asked (word)
    ) as words
    from pg_class where oid = 'discovery'::regclass
  `.execute(db)
  const { words: found, hasManyProfiles } = rows[0]!
  const known = new Map(found.map((row) => [row.word, row]))
  return {
    hasManyProfiles,
    stems: (word) => known.get(word)?.stems ?? ofDictionary.get(word) ?? [],
    beginnings(word) {
      const beginnings = known.get(word)?.beginnings
      return beginnings && beginnings.length < beginningsMax ? beginnings : undefined
    },
  }
}

/**
 * SQL condition: somebody whom the caller may find has written what the query matches. The word list alone contains words of
 * people who are hidden from the caller, too (P-blocks-2).
 */
function isWritten(caller: Caller, query: RawBuilder<unknown>): RawBuilder<unknown> {
  const matching =
    caller.type === 'agencia' ? sql`(words @@ ${query} or agency_words @@ ${query})` : sql`words @@ ${query}`
  return sql`exists (select from discovery where ${matching} and ${isNotHidden(caller, 'account_id')})`
}

/** Finds which of the folded words begin no word that the caller can find. */
export async function findUnknownWords(db: Database, caller: Caller, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) word where not ${isWritten(caller, sql`having_word(word, ':*')`)}
  `.execute(db)
  return rows.map(({ word }) => word)
}

/**
 * Finds words, for each of the typed ones, that differ by a typing error; more distant ones if there are none. Without `offset 0`
 * PostgreSQL reads all words in their order until the limit, which takes minutes over two million.
 */
export async function findSimilarWords(
  db: Database,
  caller: Caller,
  words: string[],
): Promise<{ word: string; alike: string }[]> {
  const { rows } = await sql<{ word: string; alike: string }>`
    with near as (
      select asked.word, near.word as alike from unnest(${words}::text[]) asked (word)
      cross join lateral (
        select known.word from (
          select word from discovery_word where word_deletions(word) && word_deletions(asked.word) offset 0
        ) known where ${isWritten(caller, sql`having_word(known.word)`)}
        order by known.word limit 40
      ) near
    )
    select word, alike from near
    union all
    select asked.word, alike from unnest(${words}::text[]) asked (word), words_similar(asked.word) alike
    where length(asked.word) > 5 and asked.word not in (select word from near)
      and ${isWritten(caller, sql`having_word(alike)`)}
  `.execute(db)
  return rows
}

/** Finds the stems of folded words. */
export async function findStems(db: Database, words: string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ word: string; stems: string[] }>`
    select word, word_stems(word) as stems from unnest(${words}::text[]) word
  `.execute(db)
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

/** Synchronizes the word list with the words in profiles: removes unused ones and adds missing ones. */
export async function syncSearchWords(db: Database): Promise<void> {
  await sql`
    with written as materialized (
      select word from written_words(
        array(select word from ts_stat('select coalesce(agency_words, words) from discovery'))
      ) word
    ), gone as (
      delete from discovery_word where not exists (select from written where written.word = discovery_word.word)
    )
    insert into discovery_word select word from written order by word on conflict do nothing
  `.execute(db)
}
