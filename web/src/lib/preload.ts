interface Preloads {
  token: string
  responses: Record<string, Promise<Response> | undefined>
  /** The bodies of the 2xx responses, once they have arrived. */
  bodies: Record<string, unknown>
}

declare global {
  interface Window {
    /** Requests that the boot script sent before the application was loaded, by address. */
    preloads?: Preloads
  }
}

const getPreloads = (token: string | null): Preloads | undefined => {
  const { preloads } = globalThis.window ?? {}
  return preloads?.token === token ? preloads : undefined
}

/** The response to a GET that the document sent: once, and only with the same token. */
export function takePreloadedResponse(address: string, token: string | null): Promise<Response> | undefined {
  const preloads = getPreloads(token)
  const response = preloads?.responses[address]
  if (response) delete preloads?.responses[address]
  return response
}

/** The body of that response, if it has arrived and was not taken yet. */
export function takePreloaded(address: string, token: string | null): unknown {
  const body = getPreloads(token)?.bodies[address]
  return body !== undefined && takePreloadedResponse(address, token) ? body : undefined
}

/** Waits for all preloaded responses, at most `limit` milliseconds. */
export async function waitForPreloads(limit: number): Promise<void> {
  const responses = Object.values(globalThis.window.preloads?.responses ?? {}).filter(
    (response) => response !== undefined,
  )
  if (responses.length === 0) return
  await Promise.race([Promise.allSettled(responses), new Promise((done) => setTimeout(done, limit))])
}
