import { startTransition, useEffect, useState } from 'react'

/** Milliseconds after which nothing waits any more for a browser that does not say what it has painted. */
const longest = 500
const kind = 'largest-contentful-paint'

/**
 * Whether what this component's page showed first has reached the screen, so that what follows it may be made and
 * fetched. A browser tells that of a document's first page, until somebody touches it.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const shown = performance.now()
    const done = () => startTransition(() => setPainted(true))
    const told =
      !navigator.userActivation.hasBeenActive && PerformanceObserver.supportedEntryTypes.includes(kind)
    const timer = setTimeout(done, told ? longest : 0)
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ startTime }) => startTime >= shown)) done()
    })
    if (told) observer.observe({ type: kind })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return painted
}
