import { createHmac } from 'node:crypto'

/** Tells whether an address was invited before without keeping it. */
export function hashEmail(secret: Uint8Array, email: string): Buffer {
  return createHmac('sha256', secret).update(`invitation\0${email}`).digest()
}

const shownMax = 60

/**
 * A person's name as a stranger's mail may show it. Names are written freely, so all that could carry a message goes:
 * digits, addresses, punctuation. Null when nothing is left.
 */
export function nameForStrangers(fullName: string): string | null {
  const letters = fullName
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}'’ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shown = letters
    .slice(0, shownMax)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return shown === '' ? null : shown
}
