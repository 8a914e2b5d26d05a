import { limits } from '@brilla/contract/platform/limits'

/** The page where a message to these people is written. */
export const getBulkPath = (ids: Iterable<string>): string => `/escribir?ids=${[...ids].join(',')}`

/** State of that page's history entry: where it was opened from. It survives a reload. */
export const toBulkState = (from: { pathname: string; search: string }) => ({
  from: from.pathname + from.search,
})

/** Where the page of a history entry was opened from, if it is known. */
export const readBulkOrigin = (state: unknown): string | undefined =>
  ((state ?? {}) as { from?: string }).from

/** The people that an address names, each once. */
export const readBulkIds = (search: URLSearchParams): string[] => [
  ...new Set((search.get('ids') ?? '').split(',').filter(Boolean)),
]

/** Those of them to whom one message can go. */
export const chooseBulkIds = (search: URLSearchParams): string[] =>
  readBulkIds(search).slice(0, limits.bulkReceiversMax)
