import { limits } from '@brilla/contract/platform/limits'

/** The page where a message to these people is written. */
export const getBulkPath = (ids: Iterable<string>): string => `/escribir?ids=${[...ids].join(',')}`

/** The page from which a message to many is written, as a link back to it needs it. */
export interface BulkOrigin {
  /** Its path and query. */
  from: string
  /** The state of its history entry. */
  fromState: unknown
}

/** State of the history entry of the page of `getBulkPath`: where it was opened from. It survives a reload. */
export const toBulkState = (from: { pathname: string; search: string; state: unknown }): BulkOrigin => ({
  from: from.pathname + from.search,
  fromState: from.state,
})

/** Where the page of a history entry was opened from, if it is known. */
export function readBulkOrigin(state: unknown): BulkOrigin | undefined {
  const { from, fromState } = (state ?? {}) as Partial<BulkOrigin>
  return from === undefined ? undefined : { from, fromState }
}

/** The people that an address names, each once. */
export const readBulkIds = (search: URLSearchParams): string[] => [
  ...new Set((search.get('ids') ?? '').split(',').filter(Boolean)),
]

/** Those of them to whom one message can go. */
export const chooseBulkIds = (search: URLSearchParams): string[] =>
  readBulkIds(search).slice(0, limits.bulkReceiversMax)
