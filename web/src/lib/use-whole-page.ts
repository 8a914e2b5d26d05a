import { startTransition, useEffect, useState } from 'react'
import { useAfterFirstPaint } from './after-paint.ts'
import { usePageData } from './use-page-data.ts'

/** Whether the browser goes back or forward to this document, or reloads it. */
const isRestoredDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** Whether the page is opened at the place where it was left: restoring the scroll position needs all of it at once. */
const useRestoredPage = () => usePageData().wasCached || isRestoredDocument()

/** Whether to render all of the page: once its first screen has been painted, so that a slow phone shows that sooner. */
export function useWholePage(): boolean {
  const painted = useAfterFirstPaint()
  return useRestoredPage() || painted
}

/** Items that a slow phone renders in one task without blocking its main thread for long. */
const step = 3

/**
 * How many items of a long list to render: the `first` ones, which are on the first screen, and once that has been painted a few
 * more at a time until all are there, so that a slow phone responds to taps in between. What is added later is rendered at once.
 */
export function useItemsInSteps(first: number, total: number): number {
  const isWhole = useWholePage()
  const isRestored = useRestoredPage()
  const [more, setMore] = useState(isRestored ? Infinity : 0)
  const count = first + more
  useEffect(() => {
    if (isWhole && total > 0 && count < Infinity)
      startTransition(() => setMore((more) => (count >= total ? Infinity : more + step)))
  }, [isWhole, count, total])
  return Math.min(count, total)
}
