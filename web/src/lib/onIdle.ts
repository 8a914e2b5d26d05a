/** Milliseconds after the page has loaded; what it made then has been painted on a slow phone as well. */
const rest = 1_500

/** Calls `done` once the page has loaded and the browser has nothing to do for it: for what nobody waits for. */
export function onIdle(done: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work))
  const settle = () => setTimeout(() => idle(done, { timeout: 5_000 }), rest)
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle, { once: true })
}
