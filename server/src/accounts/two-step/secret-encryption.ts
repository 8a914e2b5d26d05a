/** Encryption of the secrets of authenticator apps, so that a copy of the database alone cannot create codes. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

function deriveKey(authSecret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', authSecret, '', 'brilla two-step secret', 32))
}

/** Encrypts a secret, bound to its account. */
export function encryptSecret(authSecret: Uint8Array, accountId: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, deriveKey(authSecret), iv).setAAD(Buffer.from(accountId))
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

/** Decrypts a secret; null when it was encrypted with none of these AUTH_SECRETs. */
export function decryptSecret(
  authSecrets: readonly Uint8Array[],
  accountId: string,
  stored: Buffer,
): Buffer | null {
  for (const authSecret of authSecrets) {
    const secret = decryptWith(authSecret, accountId, stored)
    if (secret) return secret
  }
  return null
}

function decryptWith(authSecret: Uint8Array, accountId: string, stored: Buffer): Buffer | null {
  const iv = stored.subarray(0, ivLength)
  const tag = stored.subarray(ivLength, ivLength + tagLength)
  const decipher = createDecipheriv(algorithm, deriveKey(authSecret), iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(accountId))
    .setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(stored.subarray(ivLength + tagLength)), decipher.final()])
  } catch {
    return null
  }
}
