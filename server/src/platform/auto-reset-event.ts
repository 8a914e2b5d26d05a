/** Auto-reset event: wakes one waiting loop, and is remembered when the loop is not waiting. */
export interface AutoResetEvent {
  set(): void
  /** Resolves immediately if the event was set since the last wait. Resets it. */
  wait(): Promise<void>
}

export function createAutoResetEvent(): AutoResetEvent {
  let isSet = false
  let resume: (() => void) | null = null
  return {
    set() {
      isSet = true
      resume?.()
    },
    async wait() {
      if (!isSet) await new Promise<void>((resolve) => (resume = resolve))
      isSet = false
      resume = null
    },
  }
}
