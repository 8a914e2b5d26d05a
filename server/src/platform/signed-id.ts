/** Ids with a signature, as tokens of links: unguessable, and nothing of them is stored. */
import { createHmac } from 'node:crypto'
import { isId } from './clock.ts'
import { isSameSecret } from './secret.ts'

interface Signer {
  secret: Uint8Array
}

const idLength = 36

/** `use` keeps the token of one kind of link from opening another. */
export const signId = (signer: Signer, use: string, id: string): string =>
  id + sign(signer, use, id).toString('base64url')

/** The id whose token this is; undefined when it is not valid. */
export function readSignedId(signer: Signer, use: string, token: string): string | undefined {
  const id = token.slice(0, idLength)
  const signature = Buffer.from(token.slice(idLength), 'base64url')
  return isId(id) && isSameSecret(signature, sign(signer, use, id)) ? id : undefined
}

const sign = ({ secret }: Signer, use: string, id: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([use, id]))
    .digest()
