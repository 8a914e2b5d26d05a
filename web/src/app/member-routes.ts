import type { Params, RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import type { Page, PageQuery } from '../lib/page.ts'
import { prefetchQuery } from '../lib/prefetch-query.ts'
import { hasPreloads } from '../lib/preload.ts'
import { getQueryClient } from '../lib/query-client.ts'
import type { PageData } from '../lib/use-page-data.ts'
import { layout as member } from './layouts/member.layout.ts'
import { memberPages } from './member-pages.ts'
import { createPageRoutes, type Layout, pageRoute, type QuerySource } from './page-route.ts'

const setup: Layout = { frame: 'setup', load: () => import('./layouts/SetupLayout.tsx') }

/** A page that shows all components of `ui/`, in development only. */
const developmentPages: readonly Page[] = import.meta.env.DEV
  ? Object.values(import.meta.glob<Page>('../pages/showcase/*.page.ts', { eager: true, import: 'page' }))
  : []

/** The routes that are not in a guest's chunks; the router loads them when an address needs them. */
export const createMemberRoutes = (core: Core): RouteObject[] => [
  ...createPageRoutes(core, memberPages, [member, setup], prefetch),
  ...developmentPages.map((page) => pageRoute(core, page, {})),
]

/** Milliseconds: how long a document's first page waits for the responses that it has requested itself. */
const preloadTimeout = 500

/**
 * Fetches the queries of a page and its layout that are not in the cache yet; those that are, their components refetch when they are stale.
 * Only a document's first page waits: its responses have nearly always arrived by now, which saves a second render.
 */
async function prefetch(
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
