import { startTransition } from 'react'
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
import type { Core } from '../lib/context.tsx'
import type { Page } from '../lib/page.ts'
import { repeatEarlyPress } from '../lib/early-press.ts'
import { createTranslator } from '../lib/i18n.ts'
import { forgetAtSessionEnd } from '../lib/forget-responses.ts'
import { asLanguage, storedLanguage } from '../lib/language.ts'
import { onIdle } from '../lib/on-idle.ts'
import { createErrorReporter } from '../lib/report-error.ts'
import { createSession } from '../lib/session.ts'
import { localStore } from '../lib/storage.ts'
import { clearFilesAtLogout } from '../features/media/clear-files-at-logout.ts'
import { pushKey } from '../features/notifications/notification/push/push-key.ts'
import { startRealtime } from './realtime/start-realtime.ts'
import '../ui/ui.css'
import { App } from './App.tsx'
import { loadFonts } from './fonts.ts'
import { loadInTime } from '../lib/load-in-time.ts'
import { createRoutes, rootId } from './routes.tsx'

const root = document.getElementById('root') as HTMLElement

/** A guest's document has the texts of its page, so that most guests never need the list of their files. */
const loadTextFiles = async () => (await loadInTime(import('./text-files.ts'))).textFiles

/** Loads the code of the routes, which hydration needs synchronously. False when it failed to load. */
async function loadRouteCode(routes: RouteObject[]): Promise<boolean> {
  try {
    for (const route of routes) {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }
    return true
  } catch {
    return false
  }
}

/** Resolves when the first page's code has loaded; until then the document's own content stays in view. */
const waitUntilIdle = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    const isIdle = ({ initialized, navigation }: RouterState) => initialized && navigation.state === 'idle'
    if (isIdle(router.state)) return resolve()
    const unsubscribe = router.subscribe((state) => {
      if (!isIdle(state)) return
      unsubscribe()
      resolve()
    })
  })

async function start() {
  // A prerendered page can only be hydrated in its own language; a different choice is applied right after.
  const prerendered = root.dataset.page
  const documentLanguage = asLanguage(document.documentElement.lang)
  const chosen = storedLanguage()
  const language = prerendered ? documentLanguage : (chosen ?? documentLanguage)
  const session = createSession(localStore)
  const translator = await createTranslator(loadTextFiles, language)
  const api = createClient(session, translator.language)
  const reportError = createErrorReporter(api)
  ignoreDroppedFiles()
  showFocused()
  addEventListener('error', ({ error }) => error && reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  const core = { session, translator, api, reportError }
  const routes = createRoutes(core)

  const matches = matchRoutes(routes, location) ?? []
  const handle = matches.at(-1)?.route.handle as Page | undefined
  const canHydrate =
    // A logged-in person may be redirected, and the document was rendered for a guest.
    session.claims() === null &&
    prerendered !== undefined &&
    handle?.name === prerendered &&
    (await loadRouteCode(matches.map(({ route }) => route)))
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]))
  const router = createBrowserRouter(routes, {
    ...(canHydrate && { hydrationData: { loaderData } }),
    async patchRoutesOnNavigation({ patch }) {
      const { createMemberRoutes } = await loadInTime(import('./member-routes.ts'))
      patch(rootId, createMemberRoutes(core))
    },
  })
  // After a login or logout, in this tab or another, the guards run again.
  session.subscribe(() => void router.revalidate())
  // Changed earlier, while the document is hydrated in steps, the language would not match the document.
  const onMount = () => {
    document.getElementById('late')?.remove()
    if (canHydrate && chosen && chosen !== language) translator.change(chosen).catch(() => undefined)
    repeatEarlyPress()
  }
  const app = (
    <App core={core} onMount={onMount}>
      <RouterProvider router={router} />
    </App>
  )
  if (!canHydrate) await waitUntilIdle(router)
  // As a transition the first render is split into short tasks, so that a slow phone responds to taps during it.
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  loadFonts(router)
  startRealtime(core)
  clearFilesAtLogout(session)
  forgetAtSessionEnd(session)
  onIdle(() => startWorkers(core))
}

/** Starts what few browsers need; where its code cannot be loaded, the next page load tries again. */
function startWorkers({ api, session }: Core): void {
  if (localStore.getItem(pushKey) !== null)
    void import('../features/notifications/notification/push/device.ts').then(
      ({ followSession }) => followSession(api, session),
      () => undefined,
    )
  // Members' pages start it; the installed application needs it for what is shared with it, also before a login.
  if (matchMedia('(display-mode: standalone)').matches)
    void import('../lib/service-worker.ts').then(
      ({ startServiceWorker }) => startServiceWorker(),
      () => undefined,
    )
}

// Not awaited: other chunks import this one, and would wait for each other. A task of its own after that which evaluates the
// scripts: together they would block a slow phone for a tenth of a second.
setTimeout(() => void start())

/** Keeps a file that is dropped next to a field from replacing the page, and with it what was typed (P-design-15). */
function ignoreDroppedFiles(): void {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      const { dataTransfer, defaultPrevented, target } = event
      const isTaken = defaultPrevented || (target as Element).closest?.('input[type=file]')
      if (isTaken || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    })
}

/** Scrolls a row to what takes the focus in it: browsers leave a link there of which only the edge is in view (P-accessibility-8). */
function showFocused(): void {
  addEventListener('focusin', ({ target }) => {
    const isInRow = target instanceof Element && target.closest('[class*=overflow-x-auto]')
    if (isInRow) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
