import type { sessionContract } from '@brilla/contract/session'
import { type Handlers, lockAccounts } from '../access/index.ts'
import type { Context } from '../context.ts'
import { isId } from '../platform/clock.ts'
import { refuse, refuseField } from '../platform/http/problem.ts'
import { isPassword } from './password.ts'
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findLogin,
  findPasswordHash,
  findSessions,
  freshenSession,
} from './session.store.ts'
import { enter, freshUntil, isRemembered, type SessionHooks } from './session.ts'

export function sessionRoutes(context: Context, hooks: SessionHooks): Handlers<typeof sessionContract> {
  const { clock, db, events } = context
  return {
    async authenticate({ body: { email, password, remember }, userAgent, language }) {
      const login = await findLogin(db, email.toLowerCase())
      const matches = await isPassword(login?.password_hash, password)
      if (!login) refuse('credentials')
      if (!matches) refuse('password')
      if (!login.email_confirmed_at) {
        await hooks.requestConfirmation(login.id, language)
        refuse('validated')
      }
      const token = await enter(context, hooks, {
        remember,
        userAgent,
        prove: async () => login.id,
        async settle(trx, id) {
          // Checking takes a while, in which it may have been changed: then every session has ended, and so does this.
          await lockAccounts(trx, [id])
          const { password_hash } = await findPasswordHash(trx, id)
          if (password_hash !== login.password_hash) refuse('password')
        },
      })
      return { token }
    },
    async reauthenticate({ caller, body: { password } }) {
      const { password_hash } = await findPasswordHash(db, caller.accountId)
      if (!(await isPassword(password_hash, password))) refuseField('password', 'wrong_password')
      await freshenSession(db, caller.sessionId, freshUntil(clock.now()))
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
    async logout({ caller }) {
      await deleteSession(db, caller.sessionId)
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
    async getSessions({ caller }) {
      const rows = await findSessions(db, caller.accountId, clock.now())
      return {
        rows: rows.map((row) => ({
          id: row.id,
          device: row.device,
          current: row.id === caller.sessionId,
          remember: isRemembered(row),
          createdAt: row.created_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
        })),
      }
    },
    async endSession({ caller, params }) {
      const ended = isId(params.id) && (await deleteSessionOf(db, caller.accountId, params.id))
      if (!ended) refuse('not_found')
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
    async endOtherSessions({ caller }) {
      await deleteSessionsOf(db, caller.accountId, caller.sessionId)
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
  }
}
