/** Milliseconds after the load event, by which a slow phone has painted the page too. */
const delay = 1_500

/** Calls `callback` once the page has loaded and the browser is idle: for work of background priority. */
export function onIdle(callback: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
  const schedule = () => setTimeout(() => idle(callback, { timeout: 5_000 }), delay)
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
}
