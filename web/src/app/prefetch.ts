import type { Params } from 'react-router'
import type { Core } from '../lib/context.tsx'
import type { PageQuery } from '../lib/page.ts'
import { prefetchQuery } from '../lib/prefetch-query.ts'
import { hasPreloads } from '../lib/preload.ts'
import { getQueryClient } from '../lib/query-client.ts'
import type { QuerySource } from './page-route.ts'
import type { PageData } from '../lib/use-page-data.ts'

/** Milliseconds: how long a document's first page waits for the responses that it has requested itself. */
const preloadTimeout = 500

/**
 * Fetches the queries of a page and its layout that are not in the cache yet; those that are, their components refetch when they are stale.
 * Only a document's first page waits: its responses have nearly always arrived by now, which saves a second render.
 */
export async function prefetch(
  core: Core,
  sources: readonly QuerySource[],
  params: Params,
  search: URLSearchParams,
): Promise<PageData> {
  const queries = getQueryClient(core.session)
  const isDocument = hasPreloads()
  const context = { ...core, queries, params: params as Record<string, string>, search }
  const wanted = sources.flatMap((source) => source.queries?.(context) ?? [])
  const isMissing = ({ queryKey, staleTime }: PageQuery) =>
    staleTime === 0 || queries.getQueryData(queryKey) === undefined
  const missing = wanted.filter(isMissing)
  const fetches = missing.map((query) => prefetchQuery(queries, query))
  if (isDocument)
    await Promise.race([Promise.all(fetches), new Promise((done) => setTimeout(done, preloadTimeout))])
  return { wasCached: missing.length === 0 }
}
