import type { IncomingMessage } from 'node:http'

/**
 * Whether a page of ours asks, or no page at all. A token is sent by scripts and never by itself, so this keeps other
 * sites' pages from using one that they got hold of, and nothing else rests on it.
 */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const asked = new URL(origin)
  return asked.host === host || asked.origin === new URL(publicUrl).origin
}
