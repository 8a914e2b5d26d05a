/** An authenticator in software, which signs like a phone or a security key. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { TestServer } from '../../testing.ts'

const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** User present and verified; with the public key of a new credential. */
const flags = { used: 0b0000_0101, created: 0b0100_0101 }

export interface Overrides {
  origin?: string
  rpId?: string
  flags?: number
}

export function createAuthenticator({ context }: TestServer) {
  const site = new URL(context.config.PUBLIC_URL)
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  function createAuthenticatorData({ rpId = site.hostname, flags: bits = flags.used }: Overrides): Buffer {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([bits]), count])
  }

  const createClientData = (type: string, challenge: string, { origin = site.origin }: Overrides) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const base = {
    id: toBase64url(id),
    rawId: toBase64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    /** What a browser sends to add a passkey. */
    create(challenge: string, overrides: Overrides = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        createAuthenticatorData({ flags: flags.created, ...overrides }),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...base,
        response: {
          clientDataJSON: toBase64url(createClientData('webauthn.create', challenge, overrides)),
          attestationObject: toBase64url(isoCBOR.encode(attestation as never)),
        },
      }
    },
    /** What a browser sends to log in. */
    sign(challenge: string, overrides: Overrides = {}) {
      const authenticatorData = createAuthenticatorData(overrides)
      const clientData = createClientData('webauthn.get', challenge, overrides)
      const signed = Buffer.concat([authenticatorData, sha256(clientData)])
      return {
        ...base,
        response: {
          clientDataJSON: toBase64url(clientData),
          authenticatorData: toBase64url(authenticatorData),
          signature: toBase64url(createSign('sha256').update(signed).sign(privateKey)),
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** Adds a passkey and returns its authenticator and id. */
export async function addPasskey(server: TestServer, token: string) {
  const authenticator = createAuthenticator(server)
  const { challenge } = (await server.call('createPasskeyOptions', { token })).body
  const { status, body } = await server.call('addPasskey', {
    token,
    body: { name: 'Mi teléfono', credential: authenticator.create(challenge) },
  })
  if (status !== 201) throw new Error(`the passkey could not be added: ${JSON.stringify(body)}`)
  return { authenticator, id: body.id }
}
