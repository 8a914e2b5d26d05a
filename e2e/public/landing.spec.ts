import { expect, expectAccessible, test } from '../fixtures.ts'
import { intercept } from '../network.ts'

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const)
  test.describe('landing page', () => {
    test.use({ locale })

    test(`P-pages-9, P-language-1, P-accessibility-4: the landing page is in the language of the browser, in ${language} @journey`, async ({
      page,
    }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  })

test('P-pages-19: the carousel is shown by buttons, stops when it is used, and stands still with reduced motion @one-viewport @journey', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Lo que puedes hacer en Brilla' })
  await expect(carousel.getByRole('link', { name: 'Inicia sesión' }).first()).toBeInViewport()
  await expect(carousel.getByRole('button', { name: 'Cambiar automáticamente' })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await carousel.getByRole('button', { name: 'Cambiar automáticamente' }).click()
  await expect(carousel.getByRole('button', { name: 'Detener el cambio automático' })).toBeVisible()
  await carousel.getByRole('button', { name: 'Siguiente' }).click()
  await expect(carousel.getByRole('heading', { name: 'Tu trabajo habla por ti.' })).toBeInViewport()
  await expect(carousel.getByRole('button', { name: '2 de 3' })).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('button', { name: 'Cambiar automáticamente' })).toBeVisible()
  await carousel.getByRole('button', { name: '1 de 3' }).click()
  await expect(carousel.getByRole('button', { name: '1 de 3' })).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('button', { name: 'Anterior' }).click()
  await expect(carousel.getByRole('link', { name: 'Registrar mi agencia' })).toBeInViewport()
  await expectAccessible(page)
})

test('P-pages-19: the carousel changes by itself, waits while it has the focus, and is used by keyboard @one-viewport @journey', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Lo que puedes hacer en Brilla' })
  const shown = carousel.locator('[aria-current=true]')
  await expect(carousel.getByRole('button', { name: 'Detener el cambio automático' })).toBeVisible()
  await expect(shown).toHaveAccessibleName('1 de 3')
  await page.clock.fastForward(7_000)
  await expect(shown).toHaveAccessibleName('2 de 3')
  await expect(carousel.getByRole('heading', { name: 'Tu trabajo habla por ti.' })).toBeInViewport()

  await carousel.getByRole('button', { name: 'Anterior' }).focus()
  // A pointer that only passes changes nothing.
  await carousel.hover()
  await page.mouse.move(1, 1)
  await page.clock.fastForward(30_000)
  await expect(shown).toHaveAccessibleName('2 de 3')
  await page.keyboard.press('Enter')
  await expect(shown).toHaveAccessibleName('1 de 3')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(carousel.getByRole('button', { name: '3 de 3' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(shown).toHaveAccessibleName('3 de 3')
  await expect(carousel.getByRole('button', { name: 'Cambiar automáticamente' })).toBeVisible()
})

test('P-pages-19: a finger swipes the carousel, which then no longer changes by itself @one-viewport @journey', async ({
  page,
  isMobile,
}) => {
  expect(isMobile).toBe(true)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Lo que puedes hacer en Brilla' })
  await expect(carousel.getByRole('button', { name: 'Detener el cambio automático' })).toBeVisible()
  const { x, y, width, height } = (await carousel.getByRole('heading').first().boundingBox())!
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x + width / 2 + moved, y: y + height / 2 }],
    })
  const swipe = async (distance: number) => {
    await touch('touchStart', -distance / 2)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', (step / 10 - 0.5) * distance)
    await touch('touchEnd')
  }
  await swipe(-250)
  await expect(carousel.getByRole('button', { name: '2 de 3' })).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByRole('heading', { name: 'Tu trabajo habla por ti.' })).toBeInViewport()
  await expect(carousel.getByRole('button', { name: 'Cambiar automáticamente' })).toBeVisible()
  await swipe(250)
  await expect(carousel.getByRole('button', { name: '1 de 3' })).toHaveAttribute('aria-current', 'true')
})

test('P-pages-28: the link of the first screen shows and plays the film @one-viewport @journey', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Míralo en un minuto' }).click()
  const video = page.locator('#como-funciona video')
  await expect(video).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0)
})

test('P-pages-28: so does a link that was pressed before the scripts had loaded @one-viewport', async ({
  page,
}) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await intercept(page, '**/assets/*.js', async (route) => {
    await gate
    await route.fallback()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Míralo en un minuto' }).click()
  open()
  const video = page.locator('#como-funciona video')
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0)
})

for (const [language, other, press] of [
  ['es', 'en', 'English'],
  ['en', 'es', 'Español'],
] as const)
  test(`P-pages-28: the film is in the language of the page, is loaded by a press, and plays @one-viewport, in ${language}`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (sent) => requested.push(new URL(sent.url()).pathname))
    const isOfVideo = (path: string) => /\.(webm|mp4)$/.test(path)
    await page.goto(`/?lang=${language}`)
    const video = page.locator('#como-funciona video')
    await video.scrollIntoViewIfNeeded()
    const name = (file: string, extension: string) => new RegExp(`/${file}-[\\w-]+\\.${extension}$`)
    await expect(video).toHaveAttribute('poster', name(language, 'webp'))
    await expect(video.locator('source').first()).toHaveAttribute('src', name(language, 'webm'))
    await expect(video.locator('source').last()).toHaveAttribute('type', /^video\/mp4; codecs="avc1/)
    await expect(video.locator('track')).toHaveAttribute('src', name(language, 'vtt'))
    await page.waitForLoadState('networkidle')
    expect(requested.filter(isOfVideo)).toEqual([])

    const box = await video.boundingBox()
    await video.press('Space')
    const getTime = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(getTime).toBeGreaterThan(0)
    expect(requested.filter(isOfVideo)).toEqual([expect.stringMatching(name(language, 'webm'))])
    expect(await video.boundingBox()).toEqual(box)
    const captions = () =>
      video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [track?.mode, track?.cues?.length])
    await expect.poll(captions).toEqual(['showing', 9])
    for (const [extension, type] of [
      ['webm', 'video/webm'],
      ['mp4', 'video/mp4'],
    ]) {
      const source = await video.locator(`source[src$=".${extension}"]`).getAttribute('src')
      const part = await page.request.get(source!, { headers: { range: 'bytes=100-199' } })
      expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([
        206,
        type,
        100,
      ])
      expect(part.headers()['cache-control']).toContain('immutable')
    }

    await page.getByRole('button', { name: press }).click()
    await expect(video).toHaveAttribute('poster', name(other, 'webp'))
    expect(await getTime()).toBe(0)
    await expectAccessible(page)
  })

test('P-pages-17: the browser accepts the manifest of the application @one-viewport', async ({ page }) => {
  await page.goto('/')
  const client = await page.context().newCDPSession(page)
  const { url, errors, data } = await client.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/app.es.webmanifest', []])
  const { icons } = JSON.parse(data ?? '') as { icons: { src: string; type: string }[] }
  for (const { src, type } of icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe(type)
})

test('P-pages-18: public pages name their address, languages and a picture for other sites @one-viewport', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/terminos?lang=en')
  const html = await response.text()
  const read = (pattern: RegExp) => pattern.exec(html)?.[1]
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/terminos?lang=en">`)
  expect(read(/hreflang="es" href="([^"]+)"/)).toBe(`${baseURL}/terminos?lang=es`)
  expect(read(/property="og:title" content="([^"]+)"/)).toBe('Terms of use | Brilla')
  const picture = await request.get(read(/property="og:image" content="([^"]+)"/) ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect(html).not.toContain('.invalid')
})

test('P-pages-15: an address can name the language of a public page, and a stored choice wins @one-viewport', async ({
  page,
}) => {
  const read = async (path: string) => (await page.request.get(path)).text()
  expect(await read('/terminos?lang=en')).toMatch(/og:url" content="[^"]*\/terminos\?lang=en"/)
  await page.goto('/terminos?lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Términos de uso')
})

test('P-legal-3, P-pages-26: static pages are readable without JavaScript, and become interactive once it has loaded @one-viewport', async ({
  page,
  browser,
}) => {
  const reader = await browser.newContext({ javaScriptEnabled: false })
  const plain = await reader.newPage()
  await plain.goto('/')
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
  // What would not work is not offered.
  await expect(plain.getByRole('button', { name: 'Siguiente' })).toHaveCount(0)
  await expect(plain.getByRole('button', { name: 'English' })).toHaveCount(0)
  await plain.getByRole('link', { name: 'Términos de uso' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Términos de uso')
  await plain.getByRole('link', { name: 'Read in English' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(plain.getByRole('link', { name: 'Leer en español' })).toBeVisible()
  await reader.close()

  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

declare global {
  interface Window {
    /** The lowest opacity that the page's content had in any frame. */
    lowestOpacity: number
  }
}

test('P-pages-14: the content is readable from the first frame @one-viewport', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    window.lowestOpacity = 1
    const measure = () => {
      const root = document.getElementById('root')
      if (root) window.lowestOpacity = Math.min(window.lowestOpacity, Number(getComputedStyle(root).opacity))
      requestAnimationFrame(measure)
    }
    measure()
  })
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page.locator('#root')).toHaveCSS('opacity', '1')
    expect(await page.evaluate(() => window.lowestOpacity)).toBeGreaterThanOrEqual(0.7)
  }
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`P-design-10: transitions last 120 to 240 ms, and none with reduced motion: ${reducedMotion} @one-viewport`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const durations = new Set<number>()
    for (const path of ['/', '/login', '/register', '/terminos']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          getComputedStyle(element)
            .transitionDuration.split(',')
            .map((duration) => Math.round(Number.parseFloat(duration) * 1_000)),
        ),
      )
      for (const duration of found) if (duration > 0) durations.add(duration)
    }
    const outside = [...durations].filter((duration) => duration < 120 || duration > 240)
    expect(outside).toEqual([])
    expect(durations.size > 0).toBe(reducedMotion === 'no-preference')
  })
