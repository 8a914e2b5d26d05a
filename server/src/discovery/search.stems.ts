/** Stems of words as PostgreSQL's stemmers find them; remembered, because they never change. */
import type { Database } from '../platform/database/index.ts'
import type { Stems } from './search.query.ts'
import { findStems } from './search.store.ts'

/** Words remembered at the most. */
const wordsMax = 20_000

/** Returns a function that loads the stems of words, unless they are known. */
export function createStemLoader(db: Database): (words: string[]) => Promise<Stems> {
  const known = new Map<string, readonly string[]>()
  return async (words) => {
    const missing = words.filter((word) => !known.has(word))
    if (missing.length > 0) {
      if (known.size > wordsMax) known.clear()
      const loaded = await findStems(db, missing.length === words.length ? missing : words)
      for (const { word, stems } of loaded) known.set(word, stems)
    }
    return (word) => known.get(word) ?? []
  }
}
