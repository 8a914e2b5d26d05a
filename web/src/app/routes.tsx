import { redirect, type RouteObject } from 'react-router'
import type { Core } from '../lib/context.tsx'
import { layoutRoute, pageRoute, type Page } from './page.ts'
import {
  stagePages,
  developmentPages,
  guestPages,
  memberPages,
  notFoundPage,
  settingsPages,
  setupPages,
} from './pages.ts'
import { Root } from './Root.tsx'
import { RouteError } from './RouteError.tsx'

/** Every page in its frame; the frames are chunks, so that a guest never downloads what members need (decision 6). */
export function createRoutes(core: Core): RouteObject[] {
  const routes = (pages: readonly Page[]) => pages.map((page) => pageRoute(core, page))
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteError,
      children: [
        layoutRoute('stage', () => import('./layouts/LandingLayout.tsx'), routes(stagePages)),
        ...routes(developmentPages),
        logoutRoute(core),
        // A profile without a name is nobody's (content.md section 2).
        {
          id: 'profile-home',
          path: '/profile',
          handle: { name: 'profile-home', texts: [] },
          loader: () => redirect('/'),
        },
        // The settings' default child (platform.md section 2).
        {
          id: 'user-home',
          path: '/user',
          handle: { name: 'user-home', texts: [] },
          loader: () => redirect('/user/dashboard'),
        },
        layoutRoute(
          'member',
          () => import('./layouts/AppLayout.tsx'),
          routes([...memberPages, ...settingsPages]),
        ),
        layoutRoute('setup', () => import('./layouts/SetupLayout.tsx'), routes(setupPages)),
        layoutRoute(
          'guest',
          () => import('./layouts/GuestLayout.tsx'),
          routes([...guestPages, notFoundPage]),
        ),
      ],
    },
  ]
}

function logoutRoute({ api, session }: Core): RouteObject {
  return {
    id: 'logout',
    path: '/logout',
    handle: { name: 'logout', texts: [] },
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
