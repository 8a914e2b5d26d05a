/** Presigned addresses: whoever holds one may put one file of one content type, for ten minutes. */
import { limits } from '@brilla/contract/limits'
import { mediaPaths } from '@brilla/contract/media-paths'
import { refuse } from '../platform/http/problem.ts'
import { isSigned, type Signer, signQuery } from '../platform/signed.ts'

/** The address to put a file's bytes to, good for `limits.uploadUrlSeconds`. */
export function presign(signer: Signer, name: string, type: string): string {
  const signed = signQuery(signer, ['upload', name, type], limits.uploadUrlSeconds)
  const query = new URLSearchParams({ type, ...signed })
  return `${signer.config.PUBLIC_URL}${mediaPaths.upload(name)}?${query.toString()}`
}

/** The content type that an address is signed for; refuses with `forbidden` one that is not ours or has run out. */
export function checkPresigned(signer: Signer, name: string, query: unknown): string {
  const { type } = query as Record<string, unknown>
  if (typeof type !== 'string' || !isSigned(signer, ['upload', name, type], query)) refuse('forbidden')
  return type
}
