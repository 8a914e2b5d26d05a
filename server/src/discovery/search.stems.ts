/** Stems of words as PostgreSQL's stemmers find them. */
import type { Database } from '../platform/database/index.ts'
import type { Stems } from './search.query.ts'
import { findStems } from './search.words.store.ts'

/**
 * Returns a function that loads the stems of words. It remembers none: how long a search takes, and how many statements it
 * sends, must not depend on what others have searched for (P-blocks-2).
 */
export function createStemLoader(db: Database): (words: string[]) => Promise<Stems> {
  return async (words) => {
    if (words.length === 0) return () => []
    const stems = new Map((await findStems(db, words)).map((row) => [row.word, row.stems]))
    return (word) => stems.get(word) ?? []
  }
}
