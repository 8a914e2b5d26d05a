import type { IncomingMessage } from 'node:http'

/**
 * Whether the request has our own origin or none. Defense in depth only: the browser never sends the token by itself, so
 * another site would need to have stolen it.
 */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.host === host || url.origin === new URL(publicUrl).origin
}
