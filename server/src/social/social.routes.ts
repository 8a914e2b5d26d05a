import type { socialContract } from '@brilla/contract/social'
import type { Handlers } from '../access/index.ts'
import { lockAccount } from '../account/index.ts'
import type { Context } from '../context.ts'
import type { JobKind } from '../core/jobs.ts'
import { refuse } from '../core/http/problem.ts'
import { enter, type SessionHooks } from '../session/index.ts'
import { registerSocial } from './register.ts'
import { deleteSpent, findAccountOf } from './social.store.ts'
import { checkTicket, spendTicket } from './spent.ts'

export function socialRoutes(context: Context, hooks: SessionHooks): Handlers<typeof socialContract> {
  const { config, db } = context
  const names = config.social.map(({ name }) => name)
  return {
    async getSocialProviders() {
      return { providers: names }
    },
    async authenticateSocial({ body, userAgent }) {
      const ticket = await checkTicket(context, { ticket: body.ticket, subject: body.facebookId })
      const token = await enter(context, hooks, {
        userAgent,
        async prove(trx) {
          const account = await findAccountOf(trx, ticket)
          if (!account) refuse('facebook_registrado')
          if (!account.email_confirmed_at) refuse('validated')
          await spendTicket(trx, ticket)
          return account.id
        },
        async settle(trx, id) {
          // A new password may have let go of the identity meanwhile.
          await lockAccount(trx, id)
          if ((await findAccountOf(trx, ticket))?.id !== id) refuse('facebook_registrado')
        },
      })
      return { token }
    },
    async socialIdentityExists({ params, query }) {
      const ticket = await checkTicket(context, { ticket: query.ticket, subject: params.id })
      return { exists: (await findAccountOf(db, ticket)) !== undefined }
    },
    registerSocial: (call) => registerSocial(context, hooks, call),
  }
}

/** Forgets what was used and would have run out by now. */
export function socialJobs({ clock, db }: Context): JobKind<never>[] {
  return [{ name: 'social.sweep', schedule: '37 * * * *', run: () => deleteSpent(db, clock.now()) }]
}
