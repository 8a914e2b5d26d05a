/** Whoever holds one of these addresses may download one export, for ten minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { exportPath } from '@brilla/contract/export'
import { limits } from '@brilla/contract/limits'
import type { Context } from '../context.ts'

type Signer = Pick<Context, 'clock' | 'config' | 'secret'>

export function signedAddress({ clock, config, secret }: Signer, id: string): string {
  const expires = String(Math.floor(clock.now().getTime() / 1000) + limits.exportUrlSeconds)
  const signature = sign(secret, id, expires).toString('base64url')
  return `${config.PUBLIC_URL}${exportPath(id)}?${new URLSearchParams({ expires, signature }).toString()}`
}

/** Whether an address is one of ours and has not run out. */
export function isSigned({ clock, secret }: Signer, id: string, query: unknown): boolean {
  const { expires, signature } = query as Record<string, unknown>
  if (typeof expires !== 'string' || typeof signature !== 'string') return false
  const expected = sign(secret, id, expires)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return Number(expires) * 1000 > clock.now().getTime()
}

function sign(secret: Uint8Array, id: string, expires: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['export', id, expires]))
    .digest()
}
