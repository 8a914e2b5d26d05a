import type { Page } from '@playwright/test'
import { logIn, publishPhotos, registerAccount, registerWithProfile } from '../accounts.ts'
import { chooseMenuItem } from '../menu.ts'
import { expect, expectNoHorizontalScroll, test } from '../fixtures.ts'
import { expectNoLayoutFaults } from '../layout-faults.ts'

declare global {
  interface Window {
    /** What has had the focus since the page was opened and was covered by something else. */
    covered: string[]
    /** How many elements have had the focus. */
    focusCount: number
  }
}

/** Notes each element that takes the focus of which something else covers the middle and the corners, from the next page on. */
const watchFocus = (page: Page) =>
  page.addInitScript(() => {
    window.covered = []
    window.focusCount = 0
    const isCovered = (focused: Element) => {
      const { x, y, width, height } = focused.getBoundingClientRect()
      const points = [0.5, 0.1, 0.9].flatMap((left) => [0.5, 0.1, 0.9].map((top) => [left, top] as const))
      return points.every(([left, top]) => {
        const hit = document.elementFromPoint(x + width * left, y + height * top)
        return !hit || !(focused.contains(hit) || hit.closest('label')?.control === focused)
      })
    }
    // When the key is released, the element is scrolled to where it can be seen.
    addEventListener('keyup', ({ key }) => {
      const focused = document.activeElement
      if (key !== 'Tab' || !focused || focused === document.body) return
      window.focusCount += 1
      if (isCovered(focused)) window.covered.push(focused.outerHTML.slice(0, 160))
    })
  })

test('P-accessibility-8: no bar covers what has the focus', async ({ page, request }) => {
  const ana = await registerWithProfile(request, 'Ana')
  for (const text of ['Uno', 'Dos', 'Tres']) await ana.call('createPost', { body: { description: text } })
  await logIn(page, ana)
  await watchFocus(page)
  for (const path of ['/noticias', `/profile/${ana.profileUrl}`, '/explorar', '/user/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
    for (const key of [...Array<string>(30).fill('Tab'), ...Array<string>(25).fill('Shift+Tab')])
      await page.keyboard.press(key)
    expect(await page.evaluate(() => window.covered), path).toEqual([])
    expect(await page.evaluate(() => window.focusCount), path).toBeGreaterThan(30)
  }
})

const countLoading = '[aria-busy=true], .skeleton'

async function expectReadable(page: Page, path: string, css?: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator(countLoading)).toHaveCount(0)
  if (css)
    await page.evaluate(async (text) => {
      document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(text))
    }, css)
  await expectNoHorizontalScroll(page)
  await expectNoLayoutFaults(page)
}

/** The spacing that WCAG 1.4.12 names. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

test('P-accessibility-9: texts of twice the size, or with more space, are neither cut nor upon each other @one-viewport', async ({
  page,
  request,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await publishPhotos(request, ana, 'Ensayo', ['En el aire'])
  // As set by a person in the browser, which also changes the widths at which the layout changes.
  const args = ['--blink-settings=defaultFontSize=32', ...(launchOptions.args ?? [])]
  const largeText = await playwright.chromium.launch({ ...launchOptions, args })
  const large = await largeText.newPage({ baseURL: baseURL!, viewport: { width: 1280, height: 800 } })
  const guest = ['/', '/login', '/register']
  const member = ['/noticias', `/profile/${ana.profileUrl}`, '/explorar', '/conversaciones', '/user/settings']
  for (const path of [...guest, ...member]) {
    if (path === member[0]) for (const one of [page, large]) await logIn(one, ana)
    await expectReadable(page, path, textSpacing)
    await expectReadable(large, path)
  }
  await largeText.close()
})

test('P-accessibility-10: texts of people carry their language, also when it is not that of the page @one-viewport', async ({
  page,
  request,
}) => {
  const english = 'We are opening the play on Friday, and I am so nervous.'
  const spanish = '¡Mucha suerte! Ahí estaremos en primera fila.'
  const [imani, ana] = await Promise.all([
    registerWithProfile(request, 'Imani'),
    registerWithProfile(request, 'Ana'),
  ])
  await imani.call('saveWizard', { body: { biography: english } })
  const { id } = await imani.call('createPost', { body: { description: english } })
  await ana.call('createComment', { body: { postId: id, comment: spanish } })
  await ana.call('sharePost', { body: { id, description: spanish } })
  await logIn(page, ana)
  await page.goto(`/noticias/${id}`)
  const post = page.getByRole('article')
  await expect(post.getByText(english)).toHaveAttribute('lang', 'en')
  await expect(post.getByText(spanish)).toHaveAttribute('lang', 'es')
  await page.goto(`/profile/${ana.profileUrl}`)
  const share = page.getByRole('article').filter({ hasText: spanish })
  await expect(share.getByText(spanish)).toHaveAttribute('lang', 'es')
  await expect(share.getByText(english)).toHaveAttribute('lang', 'en')
  for (const path of [`/profile/${imani.profileUrl}`, `/profile/${imani.profileUrl}/biografia`]) {
    await page.goto(path)
    const biography = page.getByRole('main').locator('p', { hasText: english }).first()
    await expect(biography).toHaveAttribute('lang', 'en')
  }
})

/** What moves on the page, or would at its next change, for longer than a millisecond. A color that changes in one step does not move. */
const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (durations: string) => durations.split(',').some((text) => Number.parseFloat(text) > 0.001)
    const styled = [...document.querySelectorAll('*')].filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
      return (animationName !== 'none' && isSeen(animationDuration)) || isSeen(transitionDuration)
    })
    const scripted = document.getAnimations().flatMap(({ effect }) => {
      const { duration, easing } = effect!.getTiming()
      return Number(duration) <= 1 || easing === 'steps(1)' ? [] : [`${String(duration)} ms, ${easing}`]
    })
    return [...styled.map(({ outerHTML }) => outerHTML.slice(0, 160)), ...scripted]
  })

test('P-design-10: with reduced motion nothing moves on the pages of members @one-viewport', async ({
  page,
  request,
}) => {
  const [ana, bea] = await Promise.all([
    registerWithProfile(request, 'Ana'),
    registerWithProfile(request, 'Bea'),
  ])
  await publishPhotos(request, bea, 'Ensayo', ['En el aire'])
  const { id } = await bea.call('createPost', { body: { description: 'Función el viernes.' } })
  const comment = await ana.call('createComment', { body: { postId: id, comment: '¡Ahí estaré!' } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, ana)
  for (const path of [
    '/noticias',
    `/noticias/${id}#comment-${comment.id}`,
    `/profile/${bea.profileUrl}`,
    `/conversaciones/${bea.profileUrl}`,
    '/explorar',
    '/notificaciones',
    '/user/settings',
  ]) {
    await page.goto(path)
    // While it loads and afterwards: skeletons move, too.
    await expect(page.locator('main').first()).toBeAttached()
    expect(await findMotion(page), path).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator(countLoading)).toHaveCount(0)
    expect(await findMotion(page), path).toEqual([])
  }
  await page.goto(`/noticias/${id}`)
  await page.getByRole('button', { name: /^Más opciones de la publicación/ }).press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await findMotion(page)).toEqual([])
  await chooseMenuItem(page, 'Reportar')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findMotion(page)).toEqual([])
})
