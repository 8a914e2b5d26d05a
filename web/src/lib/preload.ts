interface Early {
  token: string
  replies: Record<string, Promise<Response> | undefined>
  /** What the good ones among them said, once it is here. */
  bodies: Record<string, unknown>
}

declare global {
  interface Window {
    /** Calls that the boot script made before anything else was there, by address. */
    early?: Early
  }
}

const earlyOf = (token: string | null): Early | undefined => {
  const { early } = globalThis.window ?? {}
  return early?.token === token ? early : undefined
}

/** The answer to a GET that is on its way since the document arrived, once, and for the same person only. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const early = earlyOf(token)
  const reply = early?.replies[address]
  if (reply) delete early?.replies[address]
  return reply
}

/** The same answer's body, if it has arrived by now and nobody has taken it. */
export function takeArrived(address: string, token: string | null): unknown {
  const body = earlyOf(token)?.bodies[address]
  return body !== undefined && takeEarly(address, token) ? body : undefined
}

/** Waits until all that was asked early has been answered, but no longer than `limit` milliseconds. */
export async function earlyArrival(limit: number): Promise<void> {
  const replies = Object.values(globalThis.window.early?.replies ?? {}).filter((reply) => reply !== undefined)
  if (replies.length === 0) return
  await Promise.race([Promise.allSettled(replies), new Promise((done) => setTimeout(done, limit))])
}
