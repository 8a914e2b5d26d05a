import { expect, type Page, type Request, type Route } from '@playwright/test'
import { contract, type RouteName } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'

type Handler = (route: Route) => unknown

/** A glob of the addresses of a route, whose parameters can be anything. It does not match a query. */
export const routeGlob = (name: RouteName): string => `**${getRouteUrl(contract[name], { params: anything })}`

const anything = new Proxy({}, { get: () => '*' })

/**
 * Handles requests to a URL until the returned function is called. The route itself stays installed: when a route is
 * removed, Chromium may lose a request in flight, and the page waits for it forever.
 */
export async function intercept(
  page: Page,
  url: string,
  handler: Handler,
  method?: string,
): Promise<() => void> {
  let released = false
  await page.route(url, (route) =>
    released || (method && method !== route.request().method()) ? route.fallback() : handler(route),
  )
  return () => {
    released = true
  }
}

/** The same for the next request only. */
export async function interceptOnce(
  page: Page,
  url: string,
  handler: Handler,
  method?: string,
): Promise<void> {
  const release = await intercept(
    page,
    url,
    (route) => {
      release()
      return handler(route)
    },
    method,
  )
}

/** The same as `intercept` for a route of the contract; others of the same path pass. */
export const interceptRoute = (page: Page, name: RouteName, handler: Handler): Promise<() => void> =>
  intercept(page, routeGlob(name), handler, contract[name].method)

/** The same for its next request only. */
export const interceptRouteOnce = (page: Page, name: RouteName, handler: Handler): Promise<void> =>
  interceptOnce(page, routeGlob(name), handler, contract[name].method)

/** Holds the next request of a route of the contract until the returned function is called. */
export async function holdRouteOnce(page: Page, name: RouteName): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await interceptRouteOnce(page, name, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Lets no realtime connection open, which would tell the page of changes that the test makes elsewhere. */
export async function blockRealtime(page: Page): Promise<void> {
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await page.route('**/socket.io/**', (route) => route.abort())
}

/** Opens a page, and waits until its realtime connection is accepted. */
export async function openConnected(page: Page, path: string): Promise<void> {
  // `40` is Socket.IO's confirmation. It can arrive before the page has loaded, and at once after the socket has opened.
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('40')) resolve()
    }),
  )
  await Promise.all([connected, page.goto(path)])
}

/** Waits until the page has loaded the scripts that it loads when it is idle. */
export async function waitForIdleScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['/Notices-', '/stored-responses-'].every((part) => names.some((name) => name.includes(part)))
  })
}

/** Disconnects the browser, once the page has loaded the code that tells of it. */
export async function disconnect(page: Page): Promise<void> {
  await waitForIdleScripts(page)
  await page.context().setOffline(true)
}

/** Milliseconds without a request after which a page is idle. */
const quiet = 500

/**
 * Follows the requests of a page from its next navigation on. Returns a function that waits until it is idle, and fails with
 * the requests that do not end. Unlike Playwright's `networkidle` it ignores the realtime connection, which waits for an answer
 * all the time where a busy machine has it poll.
 */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let navigation: Request | undefined
  let changedAt = Date.now()
  const isRealtime = (request: Request) => new URL(request.url()).pathname.startsWith('/socket.io/')
  const end = (request: Request) => {
    open.delete(request)
    if (!isRealtime(request)) changedAt = Date.now()
  }
  page.on('request', (request) => {
    if (isRealtime(request)) return
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigation = request
    open.add(request)
    changedAt = Date.now()
  })
  // Requests of the document before have ended with it, also those that it began while the next one was on its way.
  page.on('framenavigated', (frame) => {
    if (!navigation || frame !== page.mainFrame()) return
    for (const request of open) if (request !== navigation) open.delete(request)
    navigation = undefined
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const listOpen = () => {
    const urls = [...open].map((request) => request.url())
    return urls.length === 0 && Date.now() - changedAt < quiet ? ['a moment ago'] : urls
  }
  return () => expect.poll(listOpen).toEqual([])
}
