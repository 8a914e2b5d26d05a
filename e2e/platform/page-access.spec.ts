import { type Page } from '@playwright/test'
import { contract } from '@brilla/contract'
import { apiPath, getRouteUrl } from '@brilla/contract/platform/route-url'
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { routeGlob } from '../network.ts'
import { registerAccount, logIn } from '../accounts.ts'

test('P-pages-3: pages redirect according to the type of account @one-viewport @journey', async ({
  page,
  request,
}) => {
  await page.goto('/noticias')
  await page.waitForURL('/login')
  const body = page.locator('body')
  await expect(body).toContainClass('route-login')
  await expect(body).not.toContainClass('logged-in')
  await page.goto('/profile/')
  await page.waitForURL('/')
  // P-pages-11
  expect((await page.goto('/register/register'))?.status()).toBe(200)
  await page.waitForURL('/register')
  await logIn(page, await registerAccount(request, 'agencia', 'Marta'))
  await page.goto('/')
  await page.waitForURL('/noticias')
  // P-pages-6.
  await expect(body).toContainClass('route-noticias logged-in')
  await expect(body).not.toContainClass('route-login')
  await page.goto('/register')
  await page.waitForURL('/noticias')
})

test('P-pages-10: the legal pages have no header of members, other pages that guests read have @one-viewport @journey', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  const explore = page.getByRole('navigation').getByRole('link', { name: 'Explorar' })
  const menu = page.getByRole('button', { name: 'Tu cuenta' })
  await page.goto('/noticias')
  await expect(explore).toBeVisible()
  await expect(menu).toBeVisible()
  for (const path of ['/terminos', '/politicas-privacidad', '/politicas-cookies']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(explore).toHaveCount(0)
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Noticias' })).toBeVisible()
  }
  for (const path of ['/contacto', '/transparencia']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(menu).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  }
})

test('a page that is still loading when another tab logs out is never shown @one-viewport', async ({
  page,
  request,
  context,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  const other = await context.newPage()
  await other.goto('/terminos')
  await page.goto('/terminos')
  const headings = await recordHeadings(page)
  // The page waits for its first API responses before it renders, but only for a moment: time stands still here.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  const loggedOut = Promise.withResolvers<undefined>()
  await page.route(routeGlob('getFeed'), async (route) => {
    await loggedOut.promise
    await route.continue()
  })
  await page.goto('/noticias')
  // The application starts in a task of its own.
  await page.clock.runFor(10)
  await other.evaluate(() => localStorage.removeItem('token'))
  await page.waitForURL(/\/login/)
  loggedOut.resolve(undefined)
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola de nuevo')
  expect(headings).toContain('Hola de nuevo')
  expect(headings).not.toContain('Noticias')
})

/** Collects the text of every heading of level 1 that pages show from the next navigation on. */
async function recordHeadings(page: Page): Promise<string[]> {
  const headings: string[] = []
  await page.exposeFunction('recordHeading', (text: string) => headings.push(text))
  await page.addInitScript(() => {
    const { recordHeading } = window as unknown as { recordHeading: (text: string) => void }
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) recordHeading(textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  return headings
}

test('P-pages-12: the first API requests of a page start before its scripts have loaded, and are sent once @one-viewport', async ({
  page,
  request,
}) => {
  // A realtime connection reads the account again: here it stays open, and is never accepted.
  await page.routeWebSocket(/socket\.io/, () => undefined)
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  const expected = [getRouteUrl(contract.getFeed), getRouteUrl(contract.getSelf)]
  const apiPaths: string[] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.startsWith(`${apiPath}/`)) apiPaths.push(pathname)
  })
  const blocked = Promise.withResolvers<undefined>()
  await page.route('**/assets/*.js', async (route) => {
    await blocked.promise
    await route.continue()
  })
  await page.goto('/noticias', { waitUntil: 'commit' })
  await expect.poll(() => apiPaths.toSorted()).toEqual(expected)
  blocked.resolve(undefined)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noticias')
  await page.waitForLoadState('networkidle')
  // The reminder of a first visit says which categories are missing.
  const subscribed = getRouteUrl(contract.getSubscribedCategories)
  expect(apiPaths.toSorted()).toEqual([subscribed, ...expected].toSorted())
  // Requests that would be refused are not sent: they would be console errors, which fail the test.
  for (const path of ['/talentos', '/profile/']) {
    await page.goto(path)
    await page.waitForURL('/noticias')
    await page.waitForLoadState('networkidle')
  }
})
