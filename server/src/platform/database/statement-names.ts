import { BoundedMap } from '../bounded-map.ts'

/** Names of prepared statements by their text: an LRU cache, so that the number of statements is bounded. */
export interface StatementNames {
  /** Returns the text's name, a new one if it has none. */
  get(text: string): string
}

/** Calls `onEvicted` with the name that was used least recently, whenever there are more than `max`. */
export function createStatementNames(max: number, onEvicted: (name: string) => void): StatementNames {
  const names = new BoundedMap<string, string>(max, onEvicted)
  let created = 0
  return {
    get(text) {
      const name = names.get(text) ?? `q${created++}`
      // Makes it the newest.
      names.set(text, name)
      return name
    },
  }
}
