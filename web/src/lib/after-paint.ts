import { startTransition, useEffect, useState } from 'react'

/** Milliseconds after which `callback` runs even if the browser has not reported the paint. */
const timeout = 500
const kind = 'largest-contentful-paint'

/**
 * Calls `callback` once what has just been rendered is painted. Browsers report that only for a document's first page
 * and until the first interaction; later the callback runs at once. Returns a cancel function.
 */
export function afterPaint(callback: () => void): () => void {
  const renderedAt = performance.now()
  const isReported =
    !navigator.userActivation.hasBeenActive && PerformanceObserver.supportedEntryTypes.includes(kind)
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => startTime >= renderedAt)) finish()
  })
  const timer = setTimeout(finish, isReported ? timeout : 0)
  if (isReported) observer.observe({ type: kind })
  function cancel() {
    clearTimeout(timer)
    observer.disconnect()
  }
  function finish() {
    cancel()
    callback()
  }
  return cancel
}

let firstPaint: Promise<void> | undefined

/** Resolves once the first image or text that asks for it has been painted; later calls resolve at once. */
export const waitForFirstPaint = (): Promise<void> =>
  (firstPaint ??= new Promise((resolve) => void afterPaint(resolve)))

/** Whether the first render of the component's page has been painted, so that secondary content may be rendered and fetched. */
export function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return painted
}
