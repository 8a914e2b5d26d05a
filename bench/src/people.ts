import { randomUUID } from 'node:crypto'
import { signToken } from '@brilla/server/src/session/token.ts'
import type pg from 'pg'

/** Somebody with a living session. */
export interface Person {
  id: string
  token: string
}

/** Logs people in without their passwords. */
export async function logIn(pool: pg.Pool, ids: string[], secret: string): Promise<Person[]> {
  const now = new Date()
  const later = new Date(now.getTime() + 86_400_000)
  const key = new TextEncoder().encode(secret)
  return Promise.all(
    ids.map(async (id) => {
      const sessionId = randomUUID()
      await pool.query(
        'insert into session (id, account_id, created_at, expires_at, fresh_until) values ($1, $2, $3, $4, $4)',
        [sessionId, id, now, later],
      )
      const claims = {
        accountId: id,
        sessionId,
        profileType: 'talento',
        profileImage: null,
        coverImage: null,
      }
      return { id, token: await signToken(key, claims, now, later) }
    }),
  )
}
