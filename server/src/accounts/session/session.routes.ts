import type { sessionContract } from '@brilla/contract/accounts/session'
import {
  callerChanged,
  deleteAccountSessions,
  deleteOwnSession,
  deleteSession,
  findLogin,
  findPasswordHash,
  findSessions,
  getFreshUntil,
  type Handlers,
  isPassword,
  isRemembered,
  lockAccounts,
  logIn,
  type LoginHooks,
  markReauthenticated,
  sessionRevoked,
  readBrowser,
} from '../auth/index.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../platform/clock.ts'
import { deleteUsedEmailTokens } from '../account/index.ts'
import { endReportedSession } from './end-token.ts'
import { describeTimeZone } from './time-zone.ts'
import { throwProblem, throwFieldProblem } from '../../platform/http/problem.ts'

export function sessionRoutes(context: Context, hooks: LoginHooks): Handlers<typeof sessionContract> {
  const { clock, db, events, outbox } = context
  return {
    async authenticate({ body: { email, password, remember, code }, headers, userAgent, language }) {
      const login = await findLogin(db, email.toLowerCase())
      const matches = await isPassword(login?.password_hash, password)
      if (!login) throwProblem('credentials')
      if (!matches) throwProblem('password')
      if (!login.email_confirmed_at) {
        await hooks.requestConfirmation(login.id, language)
        throwProblem('validated')
      }
      return logIn(context, hooks, {
        accountId: login.id,
        code,
        remember,
        ...readBrowser({ headers, userAgent }),
        resolveAccount: async () => login.id,
        async afterLogin(trx, id) {
          // Verifying a password takes time; if it was changed meanwhile, this login must fail like every other session.
          await lockAccounts(trx, [id])
          const { password_hash } = await findPasswordHash(trx, id)
          if (password_hash !== login.password_hash) throwProblem('password')
        },
      })
    },
    async reauthenticate({ caller, body: { password } }) {
      const { password_hash } = await findPasswordHash(db, caller.accountId)
      if (!(await isPassword(password_hash, password))) throwFieldProblem('password', 'wrong_password')
      await db.transaction().execute(async (trx) => {
        await markReauthenticated(trx, caller.sessionId, getFreshUntil(clock.now()))
        await outbox.publish(trx, callerChanged, { accountId: caller.accountId })
      })
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
    async logout({ caller }) {
      await db.transaction().execute(async (trx) => {
        await deleteSession(trx, caller.sessionId)
        // On a shared computer the history may have the link.
        await deleteUsedEmailTokens(trx, caller.accountId)
        await outbox.publish(trx, sessionRevoked, { accountId: caller.accountId })
      })
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
    async getSessions({ caller, language }) {
      const rows = await findSessions(db, caller.accountId, clock.now())
      return {
        rows: rows.map((row) => ({
          id: row.id,
          device: row.device,
          timeZone: row.time_zone || null,
          timeZoneName: (row.time_zone && describeTimeZone(row.time_zone, language)) || null,
          current: row.id === caller.sessionId,
          remember: isRemembered(row),
          createdAt: row.created_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
        })),
      }
    },
    async endSession({ caller, params }) {
      if (!isId(params.id)) throwProblem('not_found')
      await db.transaction().execute(async (trx) => {
        if (!(await deleteOwnSession(trx, caller.accountId, params.id))) throwProblem('not_found')
        await outbox.publish(trx, sessionRevoked, { accountId: caller.accountId })
      })
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
    async endSessionByLink({ body }) {
      await endReportedSession(context, body.token)
      return undefined
    },
    async endOtherSessions({ caller }) {
      await db.transaction().execute(async (trx) => {
        await deleteAccountSessions(trx, caller.accountId, caller.sessionId)
        await outbox.publish(trx, sessionRevoked, { accountId: caller.accountId })
      })
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
  }
}
