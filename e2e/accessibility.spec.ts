import type { Page } from '@playwright/test'
import { logIn, publishPhotos, registerAccount, registerWithProfile } from './accounts.ts'
import { expect, expectNoHorizontalScroll, test } from './fixtures.ts'

/** What of the focused element is covered by something else at its middle and near its corners: `covered` if all of it is. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { name: 'body', covered: false }
    const { x, y, width, height } = focused.getBoundingClientRect()
    const points = [0.5, 0.1, 0.9].flatMap((left) => [0.5, 0.1, 0.9].map((top) => [left, top] as const))
    const covered = points.every(([left, top]) => {
      const hit = document.elementFromPoint(x + width * left, y + height * top)
      return !hit || !(focused.contains(hit) || hit.closest('label')?.control === focused)
    })
    return { name: focused.outerHTML.slice(0, 160), covered }
  })

test('P-accessibility-8: no bar covers what has the focus', async ({ page, request }) => {
  const ana = await registerWithProfile(request, 'Ana')
  for (const text of ['Uno', 'Dos', 'Tres']) await ana.call('createPost', { body: { description: text } })
  await logIn(page, ana)
  for (const path of ['/noticias', `/profile/${ana.profileUrl}`, '/explorar', '/user/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
    for (const key of [...Array<string>(30).fill('Tab'), ...Array<string>(25).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      const { name, covered } = await readFocus(page)
      expect(covered, `${path}: ${name}`).toBe(false)
    }
  }
})

/** Texts that are cut off without an ellipsis, and so without a sign that something is missing. */
const findClippedTexts = (page: Page) =>
  page.evaluate(() => {
    const clipped: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const style = getComputedStyle(element)
      // Hidden from sight on purpose, for screen readers.
      if (!hasText || clientWidth <= 1 || style.clipPath === 'inset(50%)') continue
      const isCutX = /hidden|clip/.test(style.overflowX) && scrollWidth > clientWidth + 1
      const isCutY = /hidden|clip/.test(style.overflowY) && scrollHeight > clientHeight + 1
      const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if ((isCutX || isCutY) && !hasEllipsis) clipped.push(element.outerHTML.slice(0, 200))
    }
    return clipped
  })

test('P-accessibility-9: texts of twice the size, or with more space, are neither cut nor wider than the window @one-viewport', async ({
  page,
  request,
}) => {
  const ana = await registerAccount(request, 'talento', 'Ana')
  await publishPhotos(request, ana, 'Ensayo', ['En el aire'])
  const changes = [
    [1280, 'html { font-size: 200% !important }'],
    [
      390,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    ],
  ] as const
  const member = ['/noticias', `/profile/${ana.profileUrl}`, '/explorar', '/conversaciones', '/user/settings']
  for (const path of ['/', '/login', '/register', ...member]) {
    if (path === member[0]) await logIn(page, ana)
    for (const [width, content] of changes) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
      await page.evaluate(async (css) => {
        document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(css))
      }, content)
      await expectNoHorizontalScroll(page)
      expect(await findClippedTexts(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
