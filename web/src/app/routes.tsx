import { redirect, type RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import { guestPages } from './guestPages.ts'
import { layout as guest } from './layouts/guest.layout.ts'
import { layout as landing } from './layouts/landing.layout.ts'
import { createPageRoutes } from './pageRoute.ts'
import { Root } from './Root.tsx'
import { RouteError } from './RouteError.tsx'

/** The route that all others are below. */
export const rootId = 'root'

/** The routes that everybody has from the start; `more` are those of members, where they are known already. */
export function createRoutes(core: Core, more: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: rootId,
      Component: Root,
      ErrorBoundary: RouteError,
      children: [
        ...createPageRoutes(core, guestPages, [landing, guest]),
        logoutRoute(core),
        // A profile without a name is nobody's (P-profiles-3).
        redirectRoute('profile-home', '/profile', '/'),
        // The settings' default child (P-pages-11).
        redirectRoute('user-home', '/user', '/user/dashboard'),
        ...more,
      ],
    },
  ]
}

const redirectRoute = (id: string, path: string, to: string): RouteObject => ({
  id,
  path,
  handle: { name: id },
  loader: () => redirect(to),
})

function logoutRoute({ api, session }: Core): RouteObject {
  return {
    id: 'logout',
    path: '/logout',
    handle: { name: 'logout' },
    loader() {
      // The call takes the token along; whether or not the server hears of it, this browser forgets the session.
      if (session.token()) {
        void api
          .call('logout', {}, { keepalive: true, signal: AbortSignal.timeout(10_000) })
          .catch(() => undefined)
      }
      session.logout()
      return redirect('/')
    },
  }
}
