import { createECDH, randomBytes } from 'node:crypto'

/** The keys of a push subscription, as a browser makes them. */
export function createSubscriptionKeys() {
  const pair = createECDH('prime256v1')
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}
