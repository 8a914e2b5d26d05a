/** The codes of authenticator apps (TOTP, RFC 6238) and recovery codes. */
import { createHash } from 'node:crypto'
import { brand } from '@brilla/contract/platform/brand'
import { limits } from '@brilla/contract/platform/limits'
import { Secret, TOTP } from 'otpauth'

const period = 30
const digits = 6
/** Bytes; 160 bits are what RFC 4226 recommends. */
const secretSize = 20
/** Bytes; 128 bits cannot be guessed, not even from a hash that is fast to compute. */
const recoveryCodeSize = 16

export function createSecret(): Uint8Array {
  return new Secret({ size: secretSize }).bytes
}

/** What an authenticator app needs: as text to type, and as the URI of a QR code. */
export function describeSecret(bytes: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = createTotp(bytes, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

function createTotp(bytes: Uint8Array, label: string): TOTP {
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  return new TOTP({ issuer: brand.name, label, secret, algorithm: 'SHA1', digits, period })
}

/** The time step that a code belongs to, at most one before or after `now`; null for a wrong code. */
export function findStep(bytes: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = createTotp(bytes, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/** Removes the spaces and hyphens that people and apps put into codes. */
export function normalizeCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase()
}

/** Whether a normalized code is one of an app, and not a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

export function createRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes }, () => {
    const { base32 } = new Secret({ size: recoveryCodeSize })
    return base32
      .toLowerCase()
      .match(/.{1,4}/g)!
      .join('-')
  })
}

/** Hash of a recovery code in any spelling. */
export function hashRecoveryCode(accountId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`${accountId} ${normalizeCode(code)}`)
    .digest()
}
