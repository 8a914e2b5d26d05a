import type { sessionContract } from '@brilla/contract/session'
import type { Handlers } from '../access/index.ts'
import type { Context } from '../context.ts'
import { refuse, refuseField } from '../core/http/problem.ts'
import { freshUntil, startSession } from './session.ts'
import { isPassword } from './password.ts'
import { deleteSession, findLogin, findPasswordHash, freshenSession } from './session.store.ts'

export function sessionRoutes(context: Context): Handlers<typeof sessionContract> {
  const { clock, db } = context
  return {
    async authenticate({ body: { email, password, remember } }) {
      const login = await findLogin(db, email.toLowerCase())
      const matches = await isPassword(login?.password_hash, password)
      if (!login) refuse('credentials')
      if (!matches) refuse('password')
      if (!login.email_confirmed_at) refuse('validated')
      return { token: await startSession(context, db, login.id, remember) }
    },
    async reauthenticate({ caller, body: { password } }) {
      const { password_hash } = await findPasswordHash(db, caller.accountId)
      if (!(await isPassword(password_hash, password))) refuseField('password', 'wrong_password')
      await freshenSession(db, caller.sessionId, freshUntil(clock.now()))
      return undefined
    },
    async logout({ caller }) {
      await deleteSession(db, caller.sessionId)
      return undefined
    },
  }
}
