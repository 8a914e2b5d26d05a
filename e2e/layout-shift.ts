import { expect, type Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

declare global {
  interface Window {
    /** The layout shifts of the page, except those that follow an input, and what each has moved. */
    layoutShifts: { value: number; moved: string }[]
  }
}

/** Measures layout shifts from the next navigation on, each time as on the first visit, when the fonts come late. */
export async function measureLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.removeItem('fonts')
    window.layoutShifts = []
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement
      const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height])
      return `${element?.outerHTML.slice(0, 120)} ${from?.join()} → ${to?.join()}`
    }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.layoutShifts.push({ value, moved: sources.map(describe).join('\n') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Fails if what has moved since the page was opened adds up to more than 0.02 (P-design-9). */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts)
  const list = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`).join('\n')
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `layout shift of ${page.url()}\n${list}`).toBeLessThanOrEqual(0.02)
}
