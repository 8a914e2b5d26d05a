import { randomUUID } from 'node:crypto'
import { signToken } from '@brilla/server/token'
import type pg from 'pg'

export interface LoggedInAccount {
  id: string
  token: string
}

/** Creates a session and a token for each account, without passwords. */
export async function createSessions(
  pool: pg.Pool,
  accountIds: string[],
  secret: string,
): Promise<LoggedInAccount[]> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const key = new TextEncoder().encode(secret)
  return Promise.all(
    accountIds.map(async (id) => {
      const sessionId = randomUUID()
      await pool.query(
        'insert into session (id, login_id, account_id, created_at, expires_at, fresh_until) values ($1, $1, $2, $3, $4, $4)',
        [sessionId, id, now, expiresAt],
      )
      const claims = {
        accountId: id,
        sessionId,
        tokenVersion: 0,
        profileType: 'talento',
        profileImage: null,
        coverImage: null,
      }
      return { id, token: await signToken(key, claims, now, expiresAt) }
    }),
  )
}
