declare global {
  interface Window {
    /** Calls that the boot script made before anything else was there, by address. */
    early?: { token: string; replies: Record<string, Promise<Response> | undefined> }
  }
}

/** The answer to a GET that is on its way since the document arrived, once, and for the same person only. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const { early } = globalThis.window ?? {}
  const reply = early?.token === token ? early?.replies[address] : undefined
  if (reply) delete early?.replies[address]
  return reply
}
