import type { termsContract } from '@brilla/contract/safety/terms'
import type { NewTerms } from '@brilla/contract/safety/terms'
import type { Handlers } from '../../accounts/auth/index.ts'
import { getMexicanDay } from '../contact/index.ts'
import type { Context } from '../../context.ts'
import { throwProblem } from '../../platform/http/problem.ts'
import * as store from './terms.store.ts'

/** The new version of the terms that an account is told of or has to accept, if any. */
export function findNewTerms({ clock, db }: Context, accountId: string): Promise<NewTerms | null> {
  return store.findNewTerms(db, accountId, getMexicanDay(clock.now()))
}

/** P-legal-4. Other routes stay open to those who have not accepted: the web client asks. */
export function termsRoutes({ clock, db }: Context): Handlers<typeof termsContract> {
  return {
    async acceptTerms({ caller: { accountId }, body: { version } }) {
      const now = clock.now()
      const announced = await store.findAnnouncement(db, version)
      if (!announced || version > getMexicanDay(now)) throwProblem('not_found')
      await store.acceptVersion(db, { accountId, version, now })
      return undefined
    },
    async dismissTermsNotice({ caller, body: { version } }) {
      if (!(await store.findAnnouncement(db, version))) throwProblem('not_found')
      await store.setDismissed(db, caller.accountId, version)
      return undefined
    },
  }
}
