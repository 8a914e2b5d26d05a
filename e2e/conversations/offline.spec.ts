import { test as baseTest, type Page } from '@playwright/test'
import { expect, expectAccessible, expectNoHorizontalScroll } from '../fixtures.ts'
import { publishPhotos, registerAccount, registerWithProfile, logIn } from '../accounts.ts'

/** Without the check for errors in the console, where Chromium reports each request that fails. */
const test = baseTest

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has cached what pages need to open, and handles the requests of this one. */
const waitForWorker = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const documents = await (await caches.open('shell')).keys()
        return navigator.serviceWorker.controller !== null && documents.length
      }),
    )
    .toBe(2)

/** Waits until the page has stored responses of these kinds. */
const waitUntilStored = (page: Page, kinds: readonly string[]) =>
  expect.poll(() => readStored(page)).toEqual(expect.arrayContaining([...kinds]))

const database = 'brilla-responses'

/** The kinds of the responses that this browser has stored. Opens no database that does not exist: that would create it. */
const readStored = (page: Page) =>
  page.evaluate(async (database) => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes(database)) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(database)
      opening.addEventListener('error', () => reject(new Error('cannot be opened')))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('responses').objectStore('responses').getAll()
        opening.result.close()
        reading.addEventListener('success', () =>
          resolve((reading.result as { kind?: string }[]).flatMap(({ kind }) => kind ?? [])),
        )
      })
    })
  }, database)

const languages = {
  es: {
    locale: 'es-MX',
    savesData: true,
    offline: 'Sin conexión.',
    shown: /^Sin conexión: ves lo último que se cargó \(\d/,
    refused: 'No pudimos conectarnos con el servidor.',
  },
  en: {
    locale: 'en-US',
    savesData: false,
    offline: "You're offline.",
    shown: /^You're offline\. This was last loaded on \w/,
    refused: "We can't reach the server.",
  },
} as const

for (const [language, { savesData, ...texts }] of Object.entries(languages)) {
  test.describe(`without a network, in ${language}`, () => {
    test.use({ locale: texts.locale })

    test('P-pages-20 P-pages-21: the last feed, conversations and profiles open, until the network is back or the session ends', async ({
      page,
      context,
      request,
    }) => {
      // Fourteen pages and states in a row.
      test.slow()
      const ana = await registerAccount(request, 'talento', 'Ana', language as keyof typeof languages)
      const luz = await registerWithProfile(request, 'Luz')
      const post = await publishPhotos(request, luz, 'Una luz que queda', ['Un faro'])
      const { id: receiverId } = await luz.call('getSelf')
      // In the feed of everyone, the posts of other tests would move hers off the first page.
      const feed = '/noticias?filter=agencia'
      await ana.call('followUser', { body: { id: receiverId } })
      await ana.call('sendMessage', {
        body: { receiverId, message: 'Hola, Luz', clientId: crypto.randomUUID() },
      })
      await logIn(page, ana)
      // The browser has no image in its cache.
      await page.route('**/resize/**', (route) => route.abort())
      if (savesData)
        // Only the files of the pages that open without a network are cached then.
        await context.addInitScript(() => {
          Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
        })
      await page.goto('/conversaciones')
      await waitForWorker(page)
      await page.getByRole('main').getByRole('link', { name: luz.name }).click()
      const log = page.getByRole('log')
      await expect(log).toContainText('Hola, Luz')
      await waitUntilStored(page, ['contacts', 'contact', 'thread'])
      await page.goto(`/profile/${luz.profileUrl}`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(luz.name)
      await waitUntilStored(page, ['profile', 'posts'])
      await page.goto(feed)
      const article = page.getByRole('article', { name: luz.name })
      await expect(article).toContainText('Una luz que queda')
      await waitUntilStored(page, ['self', 'feed'])

      // P-pages-22: a page of an earlier version loads its files, which the server does not have any more.
      const oldFile = await page.evaluate(async () => {
        const address = '/assets/Old-12345678.js'
        const headers = { 'content-type': 'text/javascript' }
        await (await caches.open('files')).put(address, new Response('export default "old"', { headers }))
        return ((await import(address)) as { default: string }).default
      })
      expect(oldFile).toBe('old')

      // P-design-9: what is read stays in place when the bar appears.
      const composer = page.locator('#componer')
      const readTop = () =>
        composer.evaluate((element) => {
          const { x, y, width } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + 4)) && Math.round(y)
        })
      const top = await readTop()
      expect(top).not.toBe(false)
      await context.setOffline(true)
      const bar = page.getByRole('status').filter({ hasText: texts.offline })
      await expect(bar).toBeInViewport({ ratio: 1 })
      expect(await readTop()).toBe(top)
      await page.goto(`/profile/${luz.profileUrl}`)
      await expect(heading).toContainText(luz.name)
      await page.goto(`/conversaciones/${luz.profileUrl}`)
      await expect(log).toContainText('Hola, Luz')
      // Not opened before: what is shown instead has no title of another page.
      await page.goto('/profile/nadie')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expect(page).toHaveTitle('Brilla')
      await page.goto(feed)
      const notice = page.getByRole('status').filter({ hasText: texts.shown })
      await expect(notice).toBeVisible()
      await expect(article).toContainText('Una luz que queda')
      const photo = article.getByRole('img', { name: 'Un faro' })
      // The browser asks for images near the screen only.
      await photo.scrollIntoViewIfNeeded()
      await expect(photo).toHaveAttribute('src', /^data:/)
      await expect(photo).toHaveCSS('background-image', /^url\("data:image/)
      await expectAccessible(page)
      await expectNoHorizontalScroll(page)
      const words = composer.getByRole('textbox')
      await words.fill('Algo nuevo')
      await composer.locator('[type=submit]').click()
      await expect(page.getByRole('alert')).toContainText(texts.refused)
      await expect(words).toHaveValue('Algo nuevo')

      await page.unroute('**/resize/**')
      await page.evaluate(() => scrollTo(0, 0))
      await context.setOffline(false)
      await expect(notice).toHaveCount(0)
      await photo.scrollIntoViewIfNeeded()
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(1)
      await page.evaluate(() => scrollTo(0, 0))

      await context.setOffline(true)
      await page.reload()
      await expect(notice).toBeVisible()
      await luz.call('deletePost', { params: { id: post.id } })
      await context.setOffline(false)
      await expect(article).toHaveCount(0)
      await expect(notice).toHaveCount(0)
      await composer.locator('[type=submit]').click()
      await expect(words).toHaveValue('')
      await page.goto('/noticias')
      await expect(page.getByRole('article', { name: ana.name })).toContainText('Algo nuevo')
      const other = await context.newPage()
      await other.goto('/conversaciones')
      await waitUntilStored(other, ['self', 'contacts'])
      await page.goto('/logout')
      await page.waitForURL('/')
      await other.waitForURL(/\/login|\/$/)
      await expect.poll(() => readStored(other)).toEqual([])
    })
  })
}
