/**
 * Web Push. The library `web-push` encrypts and signs (RFC 8291, RFC 8292). The address of a push service comes from a
 * client, so requests go to public addresses on port 443 alone.
 */
import { createECDH, createHash, hkdfSync } from 'node:crypto'
import { lookup } from 'node:dns'
import { Agent } from 'node:https'
import { type LookupFunction, Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import webPush, { type Urgency, WebPushError } from 'web-push'
import type { Log } from './log.ts'

/** What a browser gave when it subscribed. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  /** A JSON document for the service worker. */
  payload: string
  /** Seconds for which the push service keeps it while the device is off. */
  ttl: number
  urgency: Urgency
  /** A later push with the same topic replaces one that is not delivered yet. */
  topic: string
}

export interface PushSender {
  /** The public VAPID key, in base64url. */
  publicKey: string
  /**
   * Sends a push. `ended`: the subscription does not exist any more. `refused`: the push service does not take it, which
   * another attempt would not change. Throws when it may succeed later.
   */
  send(target: PushTarget, push: Push): Promise<'sent' | 'ended' | 'refused'>
}

const timeoutMs = 5_000
/** Bytes that a push service may reply with. */
const receivedMax = 100_000

/** Whether a text is the public key of a browser: a point of the curve P-256. */
export function isPushKey(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** Looks up a host name; fails unless all of its addresses are public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublic(address))) {
      return callback(new Error(`${hostname} has no public address`), '', 0)
    }
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}

const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * The VAPID key pair, derived from the secret of the server: the same in all processes and after a restart, without another
 * secret to keep.
 */
export function deriveVapidKeys(secret: Uint8Array): VapidKeys {
  // The order of P-256; 16 more bytes than it has make the remainder uniform.
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'brilla web push', 48))
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

interface Options {
  /** The current one first; subscriptions that were made with an earlier one keep its key. */
  secrets: readonly Uint8Array[]
  /** Where a push service can reach the operator: a `mailto:` address. */
  subject: string
  log: Pick<Log, 'error'>
  agent?: Agent
}

export function createPushSender({
  secrets,
  subject,
  log,
  agent = createPublicAgent(),
}: Options): PushSender {
  const [current, ...earlier] = secrets.map(deriveVapidKeys)

  async function sendSigned(
    keys: VapidKeys,
    { endpoint, p256dh, auth }: PushTarget,
    { payload, ttl, urgency, topic }: Push,
  ): Promise<'sent' | 'ended' | number> {
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: ttl,
        urgency,
        // A topic has at most 32 characters of base64url.
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
        timeout: timeoutMs,
        agent,
      })
      return 'sent'
    } catch (error) {
      if (!(error instanceof WebPushError)) throw error
      const { statusCode } = error
      if (statusCode === 404 || statusCode === 410) return 'ended'
      if (statusCode === 429 || statusCode >= 500) throw error
      return statusCode
    }
  }

  return {
    publicKey: current!.publicKey,
    async send(target, push) {
      let result = await sendSigned(current!, target, push)
      for (const keys of earlier)
        if (typeof result === 'number') result = await sendSigned(keys, target, push)
      if (typeof result === 'string') return result
      // A fault of ours, such as a wrong signature, must not end the subscriptions of everybody.
      log.error({ statusCode: result, host: new URL(target.endpoint).host }, 'a push service refused a push')
      return 'refused'
    },
  }
}

function createPublicAgent(): Agent {
  return new LimitedAgent({ lookup: lookupPublic, timeout: timeoutMs, maxSockets: 20 })
}

/** Ends connections that take too long or receive too much, which the library would keep in memory. */
class LimitedAgent extends Agent {
  override createConnection(...args: Parameters<Agent['createConnection']>) {
    const socket = super.createConnection(...args)
    if (socket instanceof Socket) limitConnection(socket)
    return socket
  }
}

function limitConnection(socket: Socket): void {
  const end = performance.now() + 2 * timeoutMs
  const timer = setInterval(() => {
    if (socket.bytesRead > receivedMax || performance.now() > end) socket.destroy()
  }, 50)
  socket.once('close', () => clearInterval(timer))
}
