import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a mailed link (decision 13). */
export function newMailedToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
