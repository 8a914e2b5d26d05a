import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  type DataRouter,
  type RouteObject,
  type RouterState,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createClient } from '../lib/api.ts'
import type { Page } from '../lib/page.ts'
import { waitForPreloads } from '../lib/preload.ts'
import { createTranslator } from '../lib/i18n.ts'
import { asLanguage, storedLanguage } from '../lib/language.ts'
import { createSession } from '../lib/session.ts'
import { provideStorage } from '../lib/storage.ts'
import { startRealtime } from '../features/realtime/start.ts'
import '../ui/ui.css'
import { App } from './App.tsx'
import { bringFonts } from './fonts.ts'
import { loadInTime } from './pageRoute.ts'
import { createRoutes, rootId } from './routes.tsx'
import { textFiles } from './textFiles.ts'

const root = document.getElementById('root') as HTMLElement

/** Taking over a page needs its code there, with no waiting in between. False when it did not arrive. */
async function bringCode(routes: RouteObject[]): Promise<boolean> {
  try {
    for (const route of routes) {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }
    return true
  } catch {
    return false
  }
}

/** Until the first page's code is there, the one that came with the document stays in view. */
const settled = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    const isSettled = ({ initialized, navigation }: RouterState) => initialized && navigation.state === 'idle'
    if (isSettled(router.state)) return resolve()
    const stop = router.subscribe((state) => {
      if (!isSettled(state)) return
      stop()
      resolve()
    })
  })

async function start() {
  provideStorage()
  // A page that was made at build time can only be taken over in its own language; the reader's
  // choice, should it differ, follows at once.
  const prerendered = root.dataset.page
  const arrived = asLanguage(document.documentElement.lang)
  const chosen = storedLanguage()
  const language = prerendered ? arrived : (chosen ?? arrived)
  const session = createSession(localStorage)
  const translator = await createTranslator(textFiles, language)
  const core = { session, translator, api: createClient(session, translator.language) }
  const routes = createRoutes(core)

  const matches = matchRoutes(routes, location) ?? []
  const handle = matches.at(-1)?.route.handle as Page | undefined
  const takesOver =
    // Who is logged in may have to go elsewhere, and the document was made for a guest.
    session.claims() === null &&
    prerendered !== undefined &&
    handle?.name === prerendered &&
    (await bringCode(matches.map(({ route }) => route)))
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]))
  const router = createBrowserRouter(routes, {
    ...(takesOver && { hydrationData: { loaderData } }),
    async patchRoutesOnNavigation({ patch }) {
      const { createMemberRoutes } = await loadInTime(import('./memberRoutes.ts'))
      patch(rootId, createMemberRoutes(core))
    },
  })
  // Login and logout, in this tab or another, send everyone where they now belong.
  session.subscribe(() => void router.revalidate())
  const app = (
    <App core={core}>
      <RouterProvider router={router} />
    </App>
  )
  if (takesOver) hydrateRoot(root, app)
  else {
    // What the page will say is nearly always here by now, and makes one render of two.
    await waitForPreloads(500)
    await settled(router)
    createRoot(root).render(app)
  }
  bringFonts()
  startRealtime(session)
  if (takesOver && chosen && chosen !== language) await translator.change(chosen)
}

await start()
