import { redirect, type RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import { guestPages } from './guest-pages.ts'
import { createPageRoutes, type Layout } from './page-route.ts'
import { Root } from './Root.tsx'
import { RouteError } from './RouteError.tsx'

const landing: Layout = { frame: 'landing', load: () => import('./layouts/LandingLayout.tsx') }
const guest: Layout = { frame: 'guest', load: () => import('./layouts/GuestLayout.tsx') }

/** The id of the route that contains all others. */
export const rootId = 'root'

/** The initial routes; `more` are those of members, when they are loaded already. */
export function createRoutes(core: Core, more: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: rootId,
      Component: Root,
      ErrorBoundary: RouteError,
      children: [
        ...createPageRoutes(core, guestPages, [landing, guest]),
        logoutRoute(core),
        // A profile address without a name (P-profiles-3).
        redirectRoute('profile-home', '/profile', '/'),
        // Default children (P-pages-11).
        redirectRoute('user-home', '/user', '/user/dashboard'),
        redirectRoute('register-home', '/register/register', '/register'),
        // A misspelled address that links of the past have (P-pages-13).
        redirectRoute('notificationes', '/notificationes', '/notificaciones'),
        // The former address of work (P-discovery-15).
        redirectRoute('explorar-trabajos', '/explorar/trabajos', '/explorar/obras'),
        ...more,
      ],
    },
  ]
}

const redirectRoute = (id: string, path: string, to: string): RouteObject => ({
  id,
  path,
  handle: { name: id },
  loader: ({ request }) => redirect(to + new URL(request.url).search),
})

function logoutRoute({ api, session }: Core): RouteObject {
  return {
    id: 'logout',
    path: '/logout',
    handle: { name: 'logout' },
    loader() {
      // The request carries the token; whether or not it succeeds, this browser ends the session.
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
