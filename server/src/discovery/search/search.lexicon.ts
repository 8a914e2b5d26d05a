/** What all searches need to know: stems of the dictionary, and about how many profiles there are. */
import type { Database } from '../../platform/database/index.ts'
import { knownWords } from './dictionary.index.ts'
import { estimateRows } from './discovery.rows.store.ts'
import type { Lexicon } from './search.query.ts'
import { findStems } from './search.words.store.ts'

/** With more profiles, other values of chosen filters are not counted (docs/search.md). */
const manyRows = 100_000

const lexicons = new WeakMap<Database, Promise<Lexicon>>()

/**
 * Loads once what is the same whatever is searched, when the server starts. No word that somebody has searched is remembered,
 * and nothing is loaded during a search: how long one takes, and how many statements it sends, must not depend on those of
 * others (P-blocks-2).
 */
export function loadLexicon(db: Database): Promise<Lexicon> {
  const loading = lexicons.get(db) ?? load(db)
  lexicons.set(db, loading)
  loading.catch(() => lexicons.delete(db))
  return loading
}

async function load(db: Database): Promise<Lexicon> {
  const stems = new Map((await findStems(db, [...knownWords])).map((row) => [row.word, row.stems]))
  return { stems: (word) => stems.get(word), hasManyRows: (await estimateRows(db)) > manyRows }
}
