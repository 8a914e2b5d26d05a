/** What all searches need to know: stems of the dictionary, and which lexemes the documents have. */
import type { Database } from '../../platform/database/index.ts'
import { knownWords } from './dictionary.index.ts'
import { estimateRows, hasOutdatedRows } from './discovery.rows.store.ts'
import type { Lexicon } from './search.query.ts'
import { findStems } from './search.words.store.ts'

/** Between two looks at rows that a job is writing. */
const checkIntervalMs = 10_000

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
  const lexicon: Lexicon = {
    stems: (word) => stems.get(word),
    hasBeginnings: !(await hasOutdatedRows(db)),
    hasManyRows: (await estimateRows(db)) > manyRows,
  }
  if (!lexicon.hasBeginnings) checkLater(db, lexicon)
  return lexicon
}

/** Once all rows are written, they stay so; the check ends with the database connection. */
function checkLater(db: Database, lexicon: Lexicon): void {
  const check = async () => {
    lexicon.hasBeginnings = !(await hasOutdatedRows(db))
    if (!lexicon.hasBeginnings) checkLater(db, lexicon)
  }
  setTimeout(() => void check().catch(() => lexicons.delete(db)), checkIntervalMs).unref()
}
