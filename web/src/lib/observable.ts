/** A value that components and other code follow. */
export interface Observable<Value> {
  get(): Value
  set(value: Value): void
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** Creates an observable value. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
