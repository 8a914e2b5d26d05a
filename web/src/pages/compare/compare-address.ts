import { limits } from '@brilla/contract/platform/limits'

/** The ids in the address, each once. */
export const readComparedIds = (search: URLSearchParams): string[] => [
  ...new Set((search.get('ids') ?? '').split(',').filter((id) => id !== '')),
]

/** Those that are compared (P-compare-1). */
export const chooseComparedIds = (search: URLSearchParams): string[] =>
  readComparedIds(search).slice(0, limits.comparedMax)
