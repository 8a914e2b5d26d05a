import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Playwright's `test`, which also fails on uncaught errors and console errors of the page. */
export const test = base.extend<{ failOnConsoleErrors: undefined }>({
  failOnConsoleErrors: [
    async ({ page }, use) => {
      const errors = collectErrors(page)
      await use(undefined)
      expect(errors, 'console errors').toEqual([])
    },
    { auto: true },
  ],
})

/** The uncaught errors and console errors of a page, which are added to the list as they happen. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isMissingImageOfOthers(page, message.text(), url))
      errors.push(`${message.text()} ${url}`)
  })
  return errors
}

/** The feed and explore show the content of all tests, which delete photos meanwhile. */
function isMissingImageOfOthers(page: Page, text: string, url: string): boolean {
  return text.includes('404') && url.includes('/resize/') && /\/(noticias|explorar)\b/.test(page.url())
}

export { expect }

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Minified: each page that is tested has to parse it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Fails on violations of axe's accessibility rules in the current state of the page. axe is injected directly: the
 * @axe-core/playwright package also handles frames, which we do not have, and takes ten times as long.
 */
export async function expectAccessible(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (without) => {
    // Colors in a running transition are not final: wait for transitions and finite animations to end.
    const passing = document.getAnimations().filter(({ effect, timeline, playState }) => {
      const runs = playState === 'running' && timeline === document.timeline
      return runs && effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
    // `preload` reads all style sheets again, for rules about autoplaying media, which no page has.
    const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]))
    const found = await window.axe?.run(document, { resultTypes: ['violations'], preload: false, rules })
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, without)
  expect(violations).toEqual([])
}

/** A toast by its text; the copy that is announced to screen readers is outside the region. */
export const findToast = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /^(Avisos|Notifications) / })
    .getByRole('listitem')
    .filter({ hasText: text })

/** Waits until the page is not wider than the window. `innerWidth` would not do: on a phone it grows with the page. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(getWidth, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
