/** Wakes a loop that waits. A wake-up that comes while the loop works is kept. */
export interface Wakeup {
  wake(): void
  /** Resolves at once when it was woken since the last wait. */
  wait(): Promise<void>
}

export function createWakeup(): Wakeup {
  let woken = false
  let resume: (() => void) | null = null
  return {
    wake() {
      woken = true
      resume?.()
    },
    async wait() {
      if (!woken) await new Promise<void>((resolve) => (resume = resolve))
      woken = false
      resume = null
    },
  }
}
