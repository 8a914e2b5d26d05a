import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Cancels the refetches in flight of the queries under `keys`: their responses may be older than a change of the cache,
 * and would overwrite it. First loads continue. Returns a function that starts them again; the next page of a list is
 * left to the list, which asks for it when its end is in view.
 */
export function cancelRefetches(queries: QueryClient, keys: readonly QueryKey[]): () => void {
  const canceled = keys
    .flatMap((queryKey) => queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => ({ queryKey, isNextPage: state.fetchMeta?.fetchMore !== undefined }))
  for (const { queryKey } of canceled) void queries.cancelQueries({ queryKey, exact: true })
  return () => {
    for (const { queryKey, isNextPage } of canceled)
      if (!isNextPage) void queries.invalidateQueries({ queryKey, exact: true })
  }
}

/** Writes to the cache what the server has confirmed, and starts refetches in flight again, see `cancelRefetches`. */
export function changeCache(queries: QueryClient, keys: readonly QueryKey[], change: () => void): void {
  const restart = cancelRefetches(queries, keys)
  change()
  restart()
}
