/** Addresses that open one thing to whoever holds them, for a while: signed, so that nothing has to be remembered. */
import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { isSameSecret } from './secret.ts'

export type Signer = Pick<Context, 'clock' | 'config' | 'secret'>

/** What is signed: the purpose first, so that no address is ever good for another. */
type Parts = readonly [purpose: string, ...what: string[]]

/** The query of an address that is good for `parts`, for so many seconds. */
export function signQuery({ clock, secret }: Signer, parts: Parts, seconds: number) {
  const expires = String(Math.floor(clock.now().getTime() / 1000) + seconds)
  return { expires, signature: sign(secret, parts, expires).toString('base64url') }
}

/** Whether a query is ours, for these very `parts`, and has not run out. */
export function isSigned({ clock, secret }: Signer, parts: Parts, query: unknown): boolean {
  const { expires, signature } = query as Record<string, unknown>
  if (typeof expires !== 'string' || typeof signature !== 'string') return false
  const expected = sign(secret, parts, expires)
  if (!isSameSecret(Buffer.from(signature, 'base64url'), expected)) return false
  return Number(expires) * 1000 > clock.now().getTime()
}

function sign(secret: Uint8Array, parts: Parts, expires: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([...parts, expires]))
    .digest()
}
