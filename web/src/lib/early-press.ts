declare global {
  interface Window {
    /** The last button that was pressed before the application worked; null from then on. */
    earlyPress?: HTMLElement | null
  }
}

/** Presses the button again that somebody pressed before it had a handler. Call once, when all handlers are attached. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress
  window.earlyPress = null
  button?.removeAttribute('data-pressed')
  if (button?.isConnected) button.click()
}
