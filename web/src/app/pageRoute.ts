import type { ComponentType } from 'react'
import { redirect, type Params, type RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import type { Frame, Page } from '../lib/page.ts'
import { guard } from './guard.ts'
import { loadInTime } from './loadInTime.ts'
import { MemberPageError, PageError } from './RouteError.tsx'

/** The layout around the pages of one frame, in a chunk of its own. */
export interface Layout {
  frame: Frame
  load: () => Promise<{ default: ComponentType }>
}

/** Fetches the queries of a page; returns the data of its loader. */
type Prefetch = (core: Core, page: Page, params: Params, search: URLSearchParams) => unknown

/** Creates the route of a page: guard, queries, code and texts. The page is the route's handle. */
export function pageRoute(core: Core, page: Page, prefetch?: Prefetch): RouteObject {
  const { path, name, audience, admits, texts, load } = page
  return {
    id: name,
    path,
    handle: page,
    loader({ request, params }) {
      const url = new URL(request.url)
      const claims = core.session.claims()
      if (!claims && admits?.()) return null
      const target = guard(audience, claims, url)
      if (target) return redirect(target)
      return prefetch?.(core, page, params, url.searchParams) ?? null
    },
    async lazy() {
      const [module] = await loadInTime(Promise.all([load(), core.translator.load(texts)]))
      return { Component: module.default }
    },
  }
}

/** Creates the routes of pages, each within the layout of its frame. */
export function createPageRoutes(
  core: Core,
  pages: readonly Page[],
  layouts: readonly Layout[],
  prefetch?: Prefetch,
): RouteObject[] {
  return layouts.map(({ frame, load }) => ({
    id: `${frame}-layout`,
    lazy: async () => ({ Component: (await loadInTime(load())).default }),
    children: [
      {
        // A route of its own: the router does not render the boundary of a page whose code failed to load.
        id: `${frame}-boundary`,
        ErrorBoundary: frame === 'member' ? MemberPageError : PageError,
        children: pages.filter((page) => page.frame === frame).map((page) => pageRoute(core, page, prefetch)),
      },
    ],
  }))
}
