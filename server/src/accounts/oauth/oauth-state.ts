/** Tokens of the OAuth flow that leave the server: the encrypted state cookie and the signed ticket. */
import { createHmac, randomBytes } from 'node:crypto'
import { EncryptJWT, jwtDecrypt, jwtVerify, SignJWT } from 'jose'
import type { Attempt, Identity } from './provider.ts'

const issuer = 'brilla:social'

/** Derives a key per use, so that tokens are not interchangeable. */
function keyFor(secret: Uint8Array, use: string): Uint8Array {
  return createHmac('sha256', secret).update(`social ${use}`).digest()
}

/** A login attempt in progress, and the key of the page that started it. */
export interface OauthState extends Attempt {
  provider: string
  key: string
}

/** Encrypts the state, because it contains the PKCE verifier. */
export function encryptState(secret: Uint8Array, begun: OauthState, now: Date, until: Date): Promise<string> {
  return new EncryptJWT({ ...begun })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(until)
    .encrypt(keyFor(secret, 'state'))
}

/** Null when it is not ours, is broken or has expired. */
export async function decryptState(
  secret: Uint8Array,
  sealed: string,
  now: Date,
): Promise<OauthState | null> {
  try {
    const { payload } = await jwtDecrypt<OauthState>(sealed, keyFor(secret, 'state'), {
      issuer,
      currentDate: now,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const { provider, key, state, nonce, verifier, forceReauth, begunAt } = payload
    return { provider, key, state, nonce, verifier, forceReauth, begunAt }
  } catch {
    return null
  }
}

/** A ticket: the identity it proves, its expiry, and the id under which it is marked as used. */
export interface Ticket extends Identity {
  id: string
  provider: string
  expiresAt: Date
  /** Replaces an earlier ticket; cannot be renewed again. */
  renewed: boolean
  /** The provider was told to force a login. */
  forceReauth: boolean
}

/** Signs a ticket; the page reads its claims to prefill the form (P-oauth-4). */
export function signTicket(
  secret: Uint8Array,
  {
    provider,
    renewed = false,
    forceReauth = false,
    ...identity
  }: Identity & { provider: string; renewed?: boolean; forceReauth?: boolean },
  now: Date,
  until: Date,
): Promise<string> {
  return new SignJWT({
    provider,
    renewed,
    again: forceReauth,
    idp: identity.issuer,
    email: identity.email,
    email_verified: identity.emailVerified,
    first_name: identity.firstName,
    last_name: identity.lastName,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(identity.subject)
    .setJti(randomBytes(16).toString('base64url'))
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(keyFor(secret, 'ticket'))
}

interface TicketClaims {
  sub: string
  jti: string
  exp: number
  provider: string
  renewed: boolean
  again: boolean
  idp: string
  email: string | null
  email_verified: boolean
  first_name: string
  last_name: string
}

/** Null when it is not ours, is broken or has expired; whether it was used is for the transaction to say. */
export async function readTicket(secret: Uint8Array, ticket: string, now: Date): Promise<Ticket | null> {
  try {
    const { payload } = await jwtVerify<TicketClaims>(ticket, keyFor(secret, 'ticket'), {
      algorithms: ['HS256'],
      issuer,
      currentDate: now,
    })
    return {
      id: payload.jti,
      provider: payload.provider,
      renewed: payload.renewed,
      forceReauth: payload.again,
      expiresAt: new Date(payload.exp * 1000),
      issuer: payload.idp,
      subject: payload.sub,
      email: payload.email,
      emailVerified: payload.email_verified,
      firstName: payload.first_name,
      lastName: payload.last_name,
    }
  } catch {
    return null
  }
}
