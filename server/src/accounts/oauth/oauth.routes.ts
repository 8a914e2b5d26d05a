import type { oauthContract } from '@brilla/contract/accounts/oauth'
import {
  callerChanged,
  getFreshUntil,
  type Handlers,
  logIn,
  type LoginHooks,
  markReauthenticated,
  readBrowser,
} from '../auth/index.ts'
import { lockAccount } from '../account/index.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/database/index.ts'
import type { JobDefinition } from '../../platform/jobs/index.ts'
import { ProblemError, throwProblem } from '../../platform/http/problem.ts'
import type { Ticket } from './oauth-state.ts'
import { createProviders } from './providers.ts'
import { registerSocial } from './register.ts'
import { deleteExpiredTokens, findAccountByIdentity, findLoginMethods } from './oauth.store.ts'
import { checkTicket, redeemTicket } from './one-time-token.ts'

export function oauthRoutes(context: Context, hooks: LoginHooks): Handlers<typeof oauthContract> {
  const { clock, config, db, events, outbox } = context
  const names = config.oauthProviders.map(({ name }) => name)
  return {
    async getSocialProviders() {
      return { providers: names }
    },
    async authenticateSocial({ body, headers, userAgent }) {
      const ticket = await checkTicket(context, { ticket: body.ticket, subject: body.facebookId })
      const account = await findLoginAccount(db, ticket)
      return logIn(context, hooks, {
        accountId: account.id,
        code: body.code,
        ...readBrowser({ headers, userAgent }),
        async resolveAccount(trx) {
          await redeemTicket(trx, ticket)
          return account.id
        },
        async afterLogin(trx, id) {
          // A concurrent password change may have removed the identity.
          await lockAccount(trx, id)
          if ((await findAccountByIdentity(trx, ticket))?.id !== id) throwProblem('facebook_registrado')
        },
      })
    },
    async socialIdentityExists({ params, query }) {
      const ticket = await checkTicket(context, { ticket: query.ticket, subject: params.id })
      return { exists: (await findAccountByIdentity(db, ticket)) !== undefined }
    },
    async getOwnLogins({ caller }) {
      const { issuers, password } = await findLoginMethods(db, caller.accountId)
      const providers = [...createProviders(config.oauthProviders).values()]
        .filter(({ issuer }) => issuers.some((own) => stripTrailingSlash(own) === stripTrailingSlash(issuer)))
        .map(({ name }) => name)
      return { providers, password }
    },
    async reauthenticateSocial({ caller, body }) {
      const known = { ticket: body.ticket, subject: body.facebookId }
      const ticket = await checkTicket(context, known).catch(throwAsValidationError)
      // Without a forced login the provider may have used an existing session.
      if (!ticket.forceReauth) throwProblem('ticket', { status: 422 })
      if ((await findAccountByIdentity(db, ticket))?.id !== caller.accountId) throwProblem('other_identity')
      await redeemTicket(db, ticket).catch(throwAsValidationError)
      await db.transaction().execute(async (trx) => {
        await markReauthenticated(trx, caller.sessionId, getFreshUntil(clock.now()))
        await outbox.publish(trx, callerChanged, { accountId: caller.accountId })
      })
      events.emit('accountChanged', caller.accountId)
      return undefined
    },
    registerSocial: (call) => registerSocial(context, hooks, call),
  }
}

/** The account of an identity, which can log in because its e-mail is confirmed. */
async function findLoginAccount(db: Database, ticket: Ticket) {
  const account = await findAccountByIdentity(db, ticket)
  if (!account) throwProblem('facebook_registrado')
  if (!account.email_confirmed_at) throwProblem('validated')
  return account
}

/** Issuers are compared without a trailing slash. */
const stripTrailingSlash = (issuer: string) => issuer.replace(/\/$/, '')

/** Turns the 401 of an invalid ticket into a 422, because the current session stays valid. */
function throwAsValidationError(error: unknown): never {
  if (error instanceof ProblemError && error.code === 'ticket') throwProblem('ticket', { status: 422 })
  throw error
}

/** Deletes used tokens after their expiry. */
export function oauthJobs({ clock, db }: Context): JobDefinition<never>[] {
  return [{ name: 'social.sweep', schedule: '37 * * * *', run: () => deleteExpiredTokens(db, clock.now()) }]
}
