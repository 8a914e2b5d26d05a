import { createHash } from 'node:crypto'

export interface IdempotencyKey {
  /** Null when the client sent none. */
  key: string | null
  /** Hash of the parsed body: the same key with a different body is a conflict, not a retry. Null without a key. */
  hash: string | null
}

/** Reads the Idempotency-Key of a request. */
export function getIdempotencyKey(
  headers: { 'idempotency-key'?: string | undefined },
  body: object,
): IdempotencyKey {
  const key = headers['idempotency-key'] ?? null
  const hash = key && createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  return { key, hash }
}
