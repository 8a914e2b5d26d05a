import type { categoryContract } from '@brilla/contract/category'
import type { Handlers } from '../access/index.ts'
import type { Context } from '../context.ts'
import { presentCategories } from './category.present.ts'
import { findSubscribed, subscribe, unsubscribe } from './category.store.ts'

export function categoryRoutes({ db }: Context): Handlers<typeof categoryContract> {
  return {
    async getSubscribedCategories({ caller, language }) {
      return presentCategories(await findSubscribed(db, caller.accountId), language)
    },
    async subscribeCategory({ caller, body }) {
      await subscribe(db, caller.accountId, body.categoryId)
      return undefined
    },
    async unsubscribeCategory({ caller, body }) {
      await unsubscribe(db, caller.accountId, body.categoryId)
      return undefined
    },
  }
}
