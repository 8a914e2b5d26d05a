/** Presigned upload URLs: anyone who has one can upload one file of one content type for ten minutes. */
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { throwProblem } from '../platform/http/problem.ts'
import { isSigned, type Signer, signQuery, type Verifier } from '../platform/presigned-url.ts'
import { serverLimits } from '../platform/server-limits.ts'

/** Creates an upload URL, valid for `serverLimits.uploadUrlSeconds`. */
export function presign(signer: Signer, name: string, type: string): string {
  const signed = signQuery(signer, ['upload', name, type], serverLimits.uploadUrlSeconds)
  const query = new URLSearchParams({ type, ...signed })
  return `${signer.config.PUBLIC_URL}${mediaPaths.upload(name)}?${query.toString()}`
}

/** Returns the content type a URL is signed for; throws `forbidden` when the signature is invalid or expired. */
export function checkPresigned(verifier: Verifier, name: string, query: unknown): string {
  const { type } = query as Record<string, unknown>
  if (typeof type !== 'string' || !isSigned(verifier, ['upload', name, type], query))
    throwProblem('forbidden')
  return type
}
