import type { Page, Route } from '@playwright/test'

type Answer = (route: Route) => unknown

/**
 * Answers the calls to an address until the function that it returns gives the way free. The interception itself stays:
 * in the moment in which it ends, Chromium may lose what the page asks for, and the page waits for it for ever.
 */
export async function intercept(page: Page, address: string, answer: Answer): Promise<() => void> {
  let free = false
  await page.route(address, (route) => (free ? route.fallback() : answer(route)))
  return () => {
    free = true
  }
}

/** The same for the next call only. */
export async function interceptOnce(page: Page, address: string, answer: Answer): Promise<void> {
  const release = await intercept(page, address, (route) => {
    release()
    return answer(route)
  })
}
