/** Session tokens: signed JWTs that name a session (P-sessions-5). */
import { jwtVerify, SignJWT } from 'jose'
import { isId } from '../../platform/clock.ts'
import { readWithAny } from '../../platform/secret.ts'

export interface TokenClaims {
  accountId: string
  sessionId: string
  tokenVersion: number
  profileType: string | null
  profileImage: string | null
  coverImage: string | null
  /** The login restored a deactivated account. */
  restored?: true
  suspended?: true
}

const issuer = 'brilla'

export async function signToken(
  secret: Uint8Array,
  claims: TokenClaims,
  issuedAt: Date,
  expiresAt: Date,
): Promise<string> {
  const { accountId, sessionId, tokenVersion, ...shown } = claims
  return new SignJWT({ ...shown, sid: sessionId, version: tokenVersion })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret)
}

/** Verified content of a token. The session may have ended since the token was issued. */
export interface Session {
  sessionId: string
  tokenVersion: number
  accountId: string
  expiresAt: Date
}

/** Verifies a token; null when its signature or form is invalid or it has expired. */
export const readToken = (
  secrets: readonly Uint8Array[],
  token: string,
  now: Date,
): Promise<Session | null> => readWithAny(secrets, (secret) => verifyToken(secret, token, now))

async function verifyToken(secret: Uint8Array, token: string, now: Date): Promise<Session | null> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], issuer, currentDate: now })
    const { sid, version, sub, exp } = payload
    if (typeof sid !== 'string' || !isId(sid) || typeof version !== 'number') return null
    if (sub === undefined || exp === undefined) return null
    return { sessionId: sid, tokenVersion: version, accountId: sub, expiresAt: new Date(exp * 1000) }
  } catch {
    return null
  }
}
