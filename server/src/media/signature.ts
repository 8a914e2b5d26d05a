/** Presigned addresses: whoever holds one may put one kind of bytes under one name for ten minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@brilla/contract/limits'
import { mediaPaths } from '@brilla/contract/media'
import type { Context } from '../context.ts'

function sign(secret: Uint8Array, name: string, type: string, expires: number): Buffer {
  return createHmac('sha256', secret).update(`upload\n${name}\n${type}\n${expires}`).digest()
}

export function presign({ clock, config, secret }: Context, name: string, type: string): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + limits.uploadUrlSeconds
  const signature = sign(secret, name, type, expires).toString('base64url')
  return `${config.PUBLIC_URL}${mediaPaths.upload(name)}?${new URLSearchParams({ type, expires: String(expires), signature })}`
}

/** Whether the query of a presigned address is ours and still good. */
export function isSigned(
  { clock, secret }: Context,
  name: string,
  query: { type?: unknown; expires?: unknown; signature?: unknown },
): query is { type: string; expires: string; signature: string } {
  const { type, expires, signature } = query
  if (typeof type !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return false
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < clock.now().getTime()) return false
  const given = Buffer.from(signature, 'base64url')
  const right = sign(secret, name, type, Number(expires))
  return given.length === right.length && timingSafeEqual(given, right)
}
