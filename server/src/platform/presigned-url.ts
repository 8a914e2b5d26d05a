/** Presigned URLs: a signature and an expiry in the query give access to one resource, so that no state is stored. */
import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { isSameSecret } from './secret.ts'

export type Signer = Pick<Context, 'clock' | 'config' | 'secret'>
export type Verifier = Pick<Context, 'clock' | 'secrets'>

/** What is signed; the purpose comes first, so that a URL is never valid for another purpose. */
type Parts = readonly [purpose: string, ...what: string[]]

/** Query parameters that are valid for `parts` for the given number of seconds. */
export function signQuery({ clock, secret }: Signer, parts: Parts, seconds: number) {
  const expires = String(Math.floor(clock.now().getTime() / 1000) + seconds)
  return { expires, signature: sign(secret, parts, expires).toString('base64url') }
}

/** Whether a query has a valid signature of `parts` that has not expired. */
export function isSigned({ clock, secrets }: Verifier, parts: Parts, query: unknown): boolean {
  const { expires, signature } = query as Record<string, unknown>
  if (typeof expires !== 'string' || typeof signature !== 'string') return false
  const given = Buffer.from(signature, 'base64url')
  if (!secrets.some((secret) => isSameSecret(given, sign(secret, parts, expires)))) return false
  return Number(expires) * 1000 > clock.now().getTime()
}

function sign(secret: Uint8Array, parts: Parts, expires: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([...parts, expires]))
    .digest()
}
