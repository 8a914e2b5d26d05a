/** Signed addresses of files of messages, because an image element sends no token. */
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { isId } from '../../platform/clock.ts'
import { isSigned, type Signer, signQuery, type Verifier } from '../../platform/presigned-url.ts'

const hour = 60 * 60

/** The address for one reader. It is the same for an hour, so that browsers find the file in their cache, and valid for one more. */
export function signFileAddress(signer: Signer, name: string, readerId: string): string {
  const now = Math.floor(signer.clock.now().getTime() / 1000)
  const seconds = hour - (now % hour) + hour
  const signed = signQuery(signer, ['message-file', name, readerId], seconds)
  return `${mediaPaths.messageFile(name)}?${new URLSearchParams({ reader: readerId, ...signed }).toString()}`
}

/** The reader for whom an address was signed; null when the signature is invalid or expired. */
export function findSignedReader(verifier: Verifier, name: string, query: unknown): string | null {
  const { reader } = query as Record<string, unknown>
  if (typeof reader !== 'string' || !isId(reader)) return null
  return isSigned(verifier, ['message-file', name, reader], query) ? reader : null
}
