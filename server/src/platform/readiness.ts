/** Whether this process takes requests; off from the beginning of a shutdown, while it still serves those that arrive. */
export interface Readiness {
  isReady(): boolean
  turnOff(): void
}

export function createReadiness(): Readiness {
  let ready = true
  return { isReady: () => ready, turnOff: () => void (ready = false) }
}
