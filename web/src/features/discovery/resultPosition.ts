/** Where a profile was opened from: a search and the place among all its results (P-discovery-24). */
export interface ResultPosition {
  /** The query string of the search. */
  search: string
  /** From 0, over all pages. */
  index: number
}

/** The state of the history entry of a profile that is opened from a search; it survives a reload. */
export const toResultState = (position: ResultPosition) => ({ result: position })

/** Reads the state of a history entry, which may be that of any other page. */
export function readResultPosition(state: unknown): ResultPosition | null {
  const { result } = (state ?? {}) as { result?: Partial<ResultPosition> }
  const { search, index } = result ?? {}
  return search !== undefined && index !== undefined ? { search, index } : null
}
