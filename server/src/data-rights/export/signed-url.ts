/** Signed download URLs: anyone who has one can download the export for ten minutes. */
import { exportPath } from '@brilla/contract/data-rights/export'
import { limits } from '@brilla/contract/platform/limits'
import { isSigned, type Signer, signQuery, type Verifier } from '../../platform/presigned-url.ts'

export function createSignedUrl(signer: Signer, id: string): string {
  const query = new URLSearchParams(signQuery(signer, ['export', id], limits.exportUrlSeconds))
  return `${signer.config.PUBLIC_URL}${exportPath(id)}?${query.toString()}`
}

/** Whether the query string carries a valid signature that has not expired. */
export function isSignedUrl(verifier: Verifier, id: string, query: unknown): boolean {
  return isSigned(verifier, ['export', id], query)
}
