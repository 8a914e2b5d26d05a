interface Preloads {
  token: string
  responses: Record<string, Promise<Response> | undefined>
}

declare global {
  interface Window {
    /** Requests that the boot script sent before the application was loaded, by address. */
    preloads?: Preloads
  }
}

/** Whether the document has sent requests whose responses nobody has taken yet. */
export const hasPreloads = (): boolean => Object.keys(globalThis.window?.preloads?.responses ?? {}).length > 0

/** The response to a GET that the document sent: once, and only with the same token. */
export function takePreloadedResponse(address: string, token: string | null): Promise<Response> | undefined {
  const { preloads } = globalThis.window ?? {}
  if (preloads?.token !== token) return undefined
  const response = preloads?.responses[address]
  if (response) delete preloads?.responses[address]
  return response
}
