/** Whoever holds one of these addresses may download one export, for ten minutes. */
import { exportPath } from '@brilla/contract/export'
import { limits } from '@brilla/contract/limits'
import { isSigned, type Signer, signQuery } from '../platform/signed.ts'

export function signedAddress(signer: Signer, id: string): string {
  const query = new URLSearchParams(signQuery(signer, ['export', id], limits.exportUrlSeconds))
  return `${signer.config.PUBLIC_URL}${exportPath(id)}?${query.toString()}`
}

/** Whether an address is one of ours and has not run out. */
export function isSignedAddress(signer: Signer, id: string, query: unknown): boolean {
  return isSigned(signer, ['export', id], query)
}
