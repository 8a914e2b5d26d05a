import { expect, test, type Page } from '@playwright/test'
import { contract } from '@brilla/contract'
import { apiPath, getRouteUrl } from '@brilla/contract/platform/route-url'
import { registerAccount, logIn, registerWithProfile } from '../accounts.ts'
import { bilingualBaseTest } from '../bilingual.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../fixtures.ts'
import { intercept, routeGlob } from '../network.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Responds to a GET with a body that the client does not expect, and collects the client's error reports. */
async function mockInvalidResponse(
  page: Page,
  url: string,
  body: unknown,
): Promise<Record<string, string>[]> {
  const reports: Record<string, string>[] = []
  await page.route(url, (route) => route.fulfill({ json: body }))
  page.on('request', (sent) => {
    if (sent.url().endsWith(getRouteUrl(contract.reportClientError)))
      reports.push(sent.postDataJSON() as Record<string, string>)
  })
  return reports
}

test('P-operation-18: an error in the comments of a post does not break the rest of the page, and is reported @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await ana.call('createPost', { body: { description: 'Una luz' } })
  const feed = await ana.call('getFeed', { query: {} })
  const broken = { ...feed, posts: feed.posts.map((post) => ({ ...post, commentsItems: [null] })) }
  const reports = await mockInvalidResponse(page, `${routeGlob('getFeed')}*`, broken)
  await page.goto('/noticias')
  const post = page.getByRole('article', { name: ana.name })
  await expect(post).toContainText('Una luz')
  await expect(post.getByRole('alert')).toContainText('Algo salió mal')
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({ page: 'noticias', message: expect.stringContaining('TypeError') })
  await expect(page.locator('#componer')).toBeVisible()
})

test('P-operation-18: an error in a page keeps the navigation usable, and is reported @one-viewport @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  const reports = await mockInvalidResponse(page, routeGlob('getPost'), { id: 'x' })
  await page.goto(`/noticias/${crypto.randomUUID()}?token=secret`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Algo salió mal')
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await expect.poll(() => reports.length).toBe(1)
  expect(JSON.stringify(reports)).not.toContain('secret')
})

test('P-pages-30: what could not be loaded while the server was unavailable is loaded once it is back @one-viewport, in es @journey', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await logIn(page, ana)
  await page.clock.install()
  const recover = await intercept(page, `**${apiPath}/**`, (route) =>
    route.fulfill({ status: 503, json: { error: 'no_disponible' } }),
  )
  await page.goto('/guardados')
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: 'Reintentar' })
  await expect(retry).toBeVisible()
  recover()
  // The first attempt is due after some seconds.
  await page.clock.fastForward(15_000)
  await expect(main.getByText('Aún no has guardado nada')).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('P-pages-25: a guest who opens a profile that the server cannot read is told so, and may try again, in es @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerWithProfile(request, 'Ana')
  // What the server sends while its database is down (`server/src/public/public-preview/public-preview.test.ts`).
  const release = await intercept(page, `**/profile/${ana.profileUrl}`, async (route) => {
    const frame = await route.fetch({ url: new URL('/profile/nadie', route.request().url()).href })
    const body = (await frame.text()).replace('<html ', '<html data-unavailable ')
    await route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body })
  })
  await page.goto(`/profile/${ana.profileUrl}`)
  await expect(page.getByRole('alert')).toContainText('Algo salió mal')
  release()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await ana.call('getSelf')).fullname)
})

const texts = {
  es: {
    noScript: 'Esta página necesita JavaScript',
    readable: 'Tu navegador tiene JavaScript desactivado.',
    home: 'Ir al inicio',
    late: 'Si esta página no responde',
    missing: 'No encontramos esta página',
  },
  en: {
    noScript: 'This page needs JavaScript',
    readable: 'JavaScript is turned off in your browser.',
    home: 'Go to the home page',
    late: "If this page doesn't respond",
    missing: 'Page not found',
  },
}

/** An address that the server cannot parse. */
const unreadable = '/%E0%A4%A'

test.describe('what documents say themselves', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  bilingualBaseTest(
    'P-pages-26: a page whose scripts do not start says what to do, and one that starts does not',
    async ({ page, language }) => {
      const t = texts[language]
      const release = await intercept(page, '**/assets/*.js', (route) => route.abort())
      await page.goto('/noticias')
      const late = page.locator('#late')
      await expect(late).toContainText(t.late)
      await expect(late).toBeHidden()
      await late.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()))
      await expect(late).toBeVisible()
      await expectNoHorizontalScroll(page)
      release()
      await late.getByRole('link').click()
      await page.waitForURL('/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(late).toHaveCount(0)
      await page.goto(unreadable)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing)
      await expectAccessible(page)
    },
  )

  test('P-pages-26: a browser that is too old shows at once, in colors that it knows, that it has to be updated @one-viewport, in es', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const release = await intercept(page, '**/assets/*.js', (route) => route.abort())
    await page.route('**/assets/*.css', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'unknown(') })
    })
    await page.goto('/noticias')
    const late = page.locator('#late')
    await expect(late).toContainText('actualiza tu navegador')
    await expect(late).toBeVisible()
    await expect(late).toHaveCSS('color', 'rgb(244, 238, 230)')
    await expect(late).toHaveCSS('background-color', 'rgb(27, 24, 21)')
    // Its scripts may run nevertheless: the page is readable then, on sections that are always dark too.
    await page.emulateMedia({ colorScheme: 'light' })
    release()
    await page.goto('/')
    await expect(late).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(28, 24, 20)')
    const dark = page.locator('[data-theme=dark]').first()
    expect(await dark.evaluate((element) => getComputedStyle(element).getPropertyValue('--ink'))).toBe(
      '#f4eee6',
    )
    await expectAccessible(page)
  })

  bilingualBaseTest(
    'P-pages-25 and P-pages-26: without JavaScript and without an answer, pages lead to the home page',
    async ({ browser, language, locale, colorScheme }) => {
      const t = texts[language]
      const options = { locale, colorScheme, viewport: { width: 320, height: 640 } }
      const reader = await browser.newContext({ ...options, javaScriptEnabled: false })
      const page = await reader.newPage()
      for (const [path, heading] of [
        ['/noticias', t.noScript],
        [unreadable, t.missing],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expectNoHorizontalScroll(page)
        await page.getByRole('link', { name: t.home }).click()
        await page.waitForURL('/')
        // Texts in `noscript` are not found by `getByText`.
        await expect(page.locator('.document-notice')).toContainText(t.readable)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await expect(page.locator('#late')).toBeHidden()
      await expectNoHorizontalScroll(page)
      await reader.close()
    },
  )
})

test('P-pages-2: addresses of a category and of a conversation that do not exist say so in their titles @one-viewport', async ({
  page,
  request,
}) => {
  await logIn(page, await registerAccount(request, 'talento', 'Ana'))
  await page.goto('/explorar/nada')
  await expect(page).toHaveTitle('No encontramos esta página | Brilla')
  await page.goto('/conversaciones/nadie')
  await expect(page.getByRole('link', { name: 'Volver a las conversaciones' })).toBeVisible()
  await expect(page).toHaveTitle('No podemos mostrar esta conversación | Brilla')
})
