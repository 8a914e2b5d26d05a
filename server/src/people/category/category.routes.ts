import type { categoryContract } from '@brilla/contract/people/category'
import { type Handlers, lockAccounts } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { presentCategories } from './category.present.ts'
import { findSubscribed, subscribe, unsubscribe } from './category.store.ts'

export function categoryRoutes({ db }: Context): Handlers<typeof categoryContract> {
  return {
    async getSubscribedCategories({ caller, language }) {
      return presentCategories(await findSubscribed(db, caller.accountId), language)
    },
    async subscribeCategory({ caller, body }) {
      await db.transaction().execute(async (trx) => {
        // Lock first: the foreign key takes a weaker lock that a trigger would have to upgrade, which can deadlock.
        await lockAccounts(trx, [caller.accountId])
        await subscribe(trx, caller.accountId, body.categoryId)
      })
      return undefined
    },
    async unsubscribeCategory({ caller, body }) {
      await unsubscribe(db, caller.accountId, body.categoryId)
      return undefined
    },
  }
}
