import { expect, test as base, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Playwright's `test`, which fails as well when the page throws or writes an error to its console. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
      })
      await use(undefined)
      expect(errors, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * No violation of the accessibility rules that axe knows, on the screen as it is now. Given to the page directly: the
 * usual wrapper serves pages of frames, of which we have none, and takes ten times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // Colours on their way, from one theme to the other or as something fades in, are nobody's.
    const passing = document.getAnimations().filter(({ effect, timeline, playState }) => {
      const runs = playState === 'running' && timeline === document.timeline
      return runs && effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const found = await window.axe?.run(document, { resultTypes: ['violations'] })
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(violations).toEqual([])
}

/** Nothing scrolls sideways, once the page has drawn itself for its size. */
export async function expectToFit(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(beyond, page.url()).toBeLessThanOrEqual(0)
}
