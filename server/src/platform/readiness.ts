/** Whether this process is ready for requests; false from the start of a shutdown, while requests are still served. */
export interface Readiness {
  isReady(): boolean
  turnOff(): void
}

export function createReadiness(): Readiness {
  let ready = true
  return { isReady: () => ready, turnOff: () => void (ready = false) }
}
