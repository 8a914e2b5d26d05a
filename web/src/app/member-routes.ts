import type { RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import type { Page } from '../lib/page.ts'
import { layout as member } from './layouts/member.layout.ts'
import { layout as setup } from './layouts/setup.layout.ts'
import { memberPages } from './member-pages.ts'
import { createPageRoutes, pageRoute } from './page-route.ts'
import { prefetch } from './prefetch.ts'

/** A page that shows all components of `ui/`, in development only. */
const developmentPages: readonly Page[] = import.meta.env.DEV
  ? Object.values(import.meta.glob<Page>('../pages/showcase/*.page.ts', { eager: true, import: 'page' }))
  : []

/** The routes that are not in a guest's chunks; the router loads them when an address needs them. */
export const createMemberRoutes = (core: Core): RouteObject[] => [
  ...createPageRoutes(core, memberPages, [member, setup], prefetch),
  ...developmentPages.map((page) => pageRoute(core, page, {})),
]
