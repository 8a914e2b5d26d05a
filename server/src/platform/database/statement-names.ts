/** Names of prepared statements by their text: an LRU cache, so that the number of statements is bounded. */
export interface StatementNames {
  /** Returns the text's name, a new one if it has none. */
  get(text: string): string
}

/** Calls `onEvicted` with the name that was used least recently, whenever there are more than `max`. */
export function createStatementNames(max: number, onEvicted: (name: string) => void): StatementNames {
  /** In the order of their last use. */
  const names = new Map<string, string>()
  let created = 0
  return {
    get(text) {
      const known = names.get(text)
      const name = known ?? `q${created++}`
      if (known !== undefined) names.delete(text)
      names.set(text, name)
      const [oldest] = names.size > max ? names : []
      if (oldest) {
        names.delete(oldest[0])
        onEvicted(oldest[1])
      }
      return name
    },
  }
}
