import { createHmac } from 'node:crypto'

/** Keyed hash of an invited address, so that it can be recognized without being stored. */
export function hashEmail(secret: Uint8Array, email: string): Buffer {
  return createHmac('sha256', secret).update(`invitation\0${email}`).digest()
}
