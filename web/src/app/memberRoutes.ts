import type { RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import type { Page } from '../lib/page.ts'
import { layout as member } from './layouts/member.layout.ts'
import { layout as setup } from './layouts/setup.layout.ts'
import { memberPages } from './memberPages.ts'
import { createPageRoutes, pageRoute } from './pageRoute.ts'

/** Everything of `ui/` on one page, to look at. */
const developmentPages: readonly Page[] = import.meta.env.DEV
  ? Object.values(import.meta.glob<Page>('../pages/showcase/*.page.ts', { eager: true, import: 'page' }))
  : []

/** The routes that a guest's chunks do not contain; the router asks for them when an address needs them. */
export const createMemberRoutes = (core: Core): RouteObject[] => [
  ...createPageRoutes(core, memberPages, [member, setup]),
  ...developmentPages.map((page) => pageRoute(core, page)),
]
