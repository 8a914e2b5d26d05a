/** Presigned addresses: whoever holds one may put one file of one content type, for ten minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@brilla/contract/limits'
import { mediaPaths } from '@brilla/contract/media'
import type { Context } from '../context.ts'
import { refuse } from '../core/http/problem.ts'

type Signer = Pick<Context, 'clock' | 'config' | 'secret'>

/** The address to put a file's bytes to, good for `limits.uploadUrlSeconds`. */
export function presign({ clock, config, secret }: Signer, name: string, contentType: string): string {
  const expires = String(Math.floor(clock.now().getTime() / 1000) + limits.uploadUrlSeconds)
  const signature = sign(secret, name, expires, contentType).toString('base64url')
  const query = new URLSearchParams({ expires, type: contentType, signature })
  return `${config.PUBLIC_URL}${mediaPaths.upload(name)}?${query.toString()}`
}

/** The content type that an address is signed for; refuses with `forbidden` one that is not ours or has run out. */
export function checkPresigned({ clock, secret }: Signer, name: string, query: unknown): string {
  const { expires, type, signature } = query as Record<string, unknown>
  if (typeof expires !== 'string' || typeof type !== 'string' || typeof signature !== 'string')
    refuse('forbidden')
  const expected = sign(secret, name, expires, type)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) refuse('forbidden')
  if (Number(expires) * 1000 <= clock.now().getTime()) refuse('forbidden')
  return type
}

function sign(secret: Uint8Array, ...parts: string[]): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['upload', ...parts]))
    .digest()
}
