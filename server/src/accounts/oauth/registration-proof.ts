/** Binds an identity to the browser that registered with it until the e-mail is confirmed (docs/decisions/0012). */
import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import { isSameSecret } from '../../platform/secret.ts'
import { deleteIdentities } from './oauth.store.ts'

/** Creates the proof that is returned to the registering browser. */
export function createProof(secret: Uint8Array, accountId: string): string {
  return createHmac('sha256', secret).update(`social proof\0${accountId}`).digest('base64url')
}

/** Removes an account's identities unless the proof is valid. */
export async function dropIdentities(
  { secrets }: Context,
  trx: Database,
  accountId: string,
  proof = '',
): Promise<void> {
  const isOurs = (secret: Uint8Array) =>
    isSameSecret(Buffer.from(proof), Buffer.from(createProof(secret, accountId)))
  if (secrets.some(isOurs)) return
  await deleteIdentities(trx, accountId)
}
