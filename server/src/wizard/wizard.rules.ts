import { createHmac } from 'node:crypto'

/** Tells whether an address was invited before without keeping it. */
export function hashEmail(secret: Uint8Array, email: string): Buffer {
  return createHmac('sha256', secret).update(`invitation\0${email}`).digest()
}
