import { isDeepStrictEqual } from 'node:util'
import { limits } from '@brilla/contract/platform/limits'
import type { savedSearchContract } from '@brilla/contract/discovery/saved-search'
import { lockAccount } from '../../accounts/account/index.ts'
import type { Handlers } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
import { rememberMatches } from './saved-search.jobs.ts'
import { presentSavedSearch, type SavedSearchRow, toStoredQuery } from './saved-search.rules.ts'
import * as store from './saved-search.store.ts'

const isNamed = (name: string) => (search: SavedSearchRow) => search.name.toLowerCase() === name.toLowerCase()

export function savedSearchRoutes(context: Context): Handlers<typeof savedSearchContract> {
  const { clock, db } = context
  return {
    async getSavedSearches({ caller: { accountId } }) {
      return { rows: (await store.findSavedSearches(db, accountId)).map(presentSavedSearch) }
    },
    async createSavedSearch({ caller, headers, body }) {
      const { name, query, alerts } = body
      const { accountId } = caller
      const row = { id: newId(clock), name, query: toStoredQuery(query), alerts, created_at: clock.now() }
      const attempt = { route: 'createSavedSearch', accountId, headers, body } as const
      const create = async (trx: Database) => {
        await lockAccount(trx, accountId)
        const own = await store.findSavedSearches(trx, accountId)
        if (own.length >= limits.savedSearchesMax) throwProblem('demasiadas_busquedas')
        if (own.some(isNamed(name))) throwFieldProblem('name', 'busqueda_repetida')
        await store.insertSavedSearch(trx, accountId, row)
        return presentSavedSearch(row)
      }
      const saved = await db
        .transaction()
        .execute((trx) => replyOnce(context, trx, attempt, () => create(trx)))
      if (alerts) await rememberMatches(context, caller)
      return saved
    },
    async changeSavedSearch({ caller, params: { id }, body }) {
      const { accountId } = caller
      const { row, restart } = await db.transaction().execute(async (trx) => {
        await lockAccount(trx, accountId)
        const own = await store.findSavedSearches(trx, accountId)
        const before = own.find((search) => search.id === id) ?? throwProblem('not_found')
        const changed = {
          ...before,
          name: body.name ?? before.name,
          query: body.query ? toStoredQuery(body.query) : before.query,
          alerts: body.alerts ?? before.alerts,
        }
        if (own.some((other) => other.id !== id && isNamed(changed.name)(other)))
          throwFieldProblem('name', 'busqueda_repetida')
        // A retry of the same change must not forget whom the search has found meanwhile.
        const isOther = !isDeepStrictEqual(changed.query, before.query)
        const isRestarted = isOther || changed.alerts !== before.alerts
        await store.updateSavedSearch(trx, changed, isRestarted)
        return { row: changed, restart: isRestarted && changed.alerts }
      })
      if (restart) await rememberMatches(context, caller)
      return presentSavedSearch(row)
    },
    async deleteSavedSearch({ caller: { accountId }, params: { id } }) {
      if (!isId(id) || !(await store.deleteSavedSearch(db, accountId, id))) throwProblem('not_found')
      return undefined
    },
  }
}
