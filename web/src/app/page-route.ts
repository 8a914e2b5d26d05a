import type { ComponentType } from 'react'
import { redirect, type Params, type RouteObject } from 'react-router'
import { ApiError } from '../lib/api.ts'
import type { Core } from '../lib/context.tsx'
import type { Frame, Page } from '../lib/page.ts'
import { guard } from './guard.ts'
import { loadInTime } from '../lib/load-in-time.ts'
import { MemberPageError, PageError } from './RouteError.tsx'

/** The layout around the pages of one frame, in a chunk of its own. */
export interface Layout {
  frame: Frame
  /** Its own queries, for all its pages. */
  queries?: Page['queries']
  load: () => Promise<{ default: ComponentType }>
}

/** A page or a layout. */
export type QuerySource = Pick<Page, 'queries'>

/** Fetches the queries of a page and its layout; returns the data of the page's loader. */
type Prefetch = (
  core: Core,
  sources: readonly QuerySource[],
  params: Params,
  search: URLSearchParams,
) => unknown

/** Creates the route of a page: guard, queries, code and texts. The page is the route's handle. */
export function pageRoute(core: Core, page: Page, layout: QuerySource, prefetch?: Prefetch): RouteObject {
  const { path, name, audience, admits, texts, load } = page
  return {
    id: name,
    path,
    handle: page,
    async loader({ request, params }) {
      const url = new URL(request.url)
      // A page for guests, such as a mailed link, would be left for one that leads to the login.
      if (audience === 'guest' && core.session.mayHaveExpired())
        await core.api.call('getSelf').catch(() => undefined)
      const claims = core.session.claims()
      if (!claims && admits?.()) return null
      const target = guard(audience, claims, url)
      if (!claims && target && isUnavailable(url)) throw new ApiError(503, { error: 'unavailable' })
      if (target) return redirect(target)
      return prefetch?.(core, [page, layout], params, url.searchParams) ?? null
    },
    async lazy() {
      const [module] = await loadInTime(Promise.all([load(), core.translator.load(texts)]))
      return { Component: module.default }
    },
  }
}

const openedPath = globalThis.location?.pathname

/** Whether the server could not render what guests see at the address that was opened, as while its database is down. */
const isUnavailable = ({ pathname }: URL) =>
  pathname === openedPath && document.documentElement.dataset.unavailable !== undefined

/** Creates the routes of pages, each within the layout of its frame. */
export function createPageRoutes(
  core: Core,
  pages: readonly Page[],
  layouts: readonly Layout[],
  prefetch?: Prefetch,
): RouteObject[] {
  return layouts.map((layout) => ({
    id: `${layout.frame}-layout`,
    lazy: async () => ({ Component: (await loadInTime(layout.load())).default }),
    children: [
      {
        // A route of its own: the router does not render the boundary of a page whose code failed to load.
        id: `${layout.frame}-boundary`,
        ErrorBoundary: layout.frame === 'member' ? MemberPageError : PageError,
        children: pages
          .filter(({ frame }) => frame === layout.frame)
          .map((page) => pageRoute(core, page, layout, prefetch)),
      },
    ],
  }))
}
