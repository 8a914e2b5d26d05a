/** Map of at most `max` entries: setting another one evicts the entry that was set the longest time ago. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number
  readonly #onEvicted: ((value: Value) => void) | undefined

  constructor(max: number, onEvicted?: (value: Value) => void) {
    super()
    this.#max = max
    this.#onEvicted = onEvicted
  }

  /** A key that is set again becomes the newest, so that setting what is read makes this an LRU cache. */
  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    if (this.size > this.#max) this.#evictOldest()
    return this
  }

  #evictOldest(): void {
    for (const [key, value] of this) {
      this.delete(key)
      this.#onEvicted?.(value)
      return
    }
  }
}
