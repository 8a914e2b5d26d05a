import { startTransition, useEffect, useState } from 'react'

/** Milliseconds after which nothing waits any more for a browser that does not say what it has painted. */
const longest = 500
const kind = 'largest-contentful-paint'

/**
 * Calls `done` when what has just been made has reached the screen. A browser tells that of a document's first page,
 * until somebody touches it; later pages do not wait. Answers how to stop.
 */
export function afterPaint(done: () => void): () => void {
  const made = performance.now()
  const told =
    !navigator.userActivation.hasBeenActive && PerformanceObserver.supportedEntryTypes.includes(kind)
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => startTime >= made)) end()
  })
  const timer = setTimeout(end, told ? longest : 0)
  if (told) observer.observe({ type: kind })
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  function end() {
    stop()
    done()
  }
  return stop
}

/** Whether what a component's page showed first has been painted, so that what follows it may be made and fetched. */
export function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return painted
}
