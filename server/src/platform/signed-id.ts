/** Ids with a signature, as tokens of links: unguessable, and nothing of them is stored. */
import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { isId } from './clock.ts'
import { isSameSecret } from './secret.ts'

type Signer = Pick<Context, 'secret'>
type Verifier = Pick<Context, 'secrets'>

const idLength = 36

/** `use` keeps the token of one kind of link from opening another. */
export const signId = (signer: Signer, use: string, id: string): string =>
  id + sign(signer.secret, use, id).toString('base64url')

/** The id whose token this is; undefined when it is not valid. */
export function readSignedId({ secrets }: Verifier, use: string, token: string): string | undefined {
  const id = token.slice(0, idLength)
  const signature = Buffer.from(token.slice(idLength), 'base64url')
  const isSigned = secrets.some((secret) => isSameSecret(signature, sign(secret, use, id)))
  return isId(id) && isSigned ? id : undefined
}

/** A signature of an id for one use. */
export const sign = (secret: Uint8Array, use: string, id: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([use, id]))
    .digest()
