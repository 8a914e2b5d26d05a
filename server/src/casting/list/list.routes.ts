import type { listContract } from '@brilla/contract/casting/list'
import { limits } from '@brilla/contract/platform/limits'
import { lockAccount } from '../../accounts/account/index.ts'
import { type Handlers, lockAccounts, type Member } from '../../accounts/auth/index.ts'
import type { Context } from '../../context.ts'
import { isId, newId } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/index.ts'
import { throwFieldProblem, throwProblem } from '../../platform/http/problem.ts'
import { replyOnce } from '../../platform/http/reply-once.ts'
import { readCastingFacts } from '../../people/facts/index.ts'
import { findMarks } from '../marks/index.ts'
import { createListExports } from './list.export.ts'
import * as people from './list.people.store.ts'
import { presentList, presentListedPerson } from './list.present.ts'
import { moveTo } from './list.rules.ts'
import * as store from './list.store.ts'

export function listRoutes(context: Context): Handlers<typeof listContract> {
  const { clock, db } = context
  const exports = createListExports(context)

  async function findList(trx: Database, caller: Member, id: string) {
    return (await store.findOwnList(trx, caller, id, clock.now())) ?? throwProblem('not_found')
  }
  async function checkOwn(trx: Database, { accountId }: Member, id: string): Promise<void> {
    if (!(await store.hasList(trx, accountId, id))) throwProblem('not_found')
  }
  async function checkName(trx: Database, accountId: string, name: string, id?: string): Promise<void> {
    const names = await store.findListNames(trx, accountId)
    if (id === undefined && names.size >= limits.listsMax) throwProblem('too_many_lists')
    const taken = names.get(name.toLowerCase())
    if (taken !== undefined && taken !== id) throwFieldProblem('name', 'list_name_taken')
  }

  return {
    async getLists({ caller }) {
      const rows = await store.findLists(db, caller, clock.now())
      return { rows: rows.map((row) => ({ ...presentList(row), faces: row.faces })), count: rows.length }
    },
    createList({ caller: { accountId }, headers, body }) {
      const attempt = { route: 'createList', accountId, headers, body } as const
      const create = async (trx: Database) => {
        await lockAccount(trx, accountId)
        await checkName(trx, accountId, body.name)
        const row = { id: newId(clock), name: body.name, created_at: clock.now(), count: 0 }
        await store.insertList(trx, accountId, row)
        return presentList(row)
      }
      return db.transaction().execute((trx) => replyOnce(context, trx, attempt, () => create(trx)))
    },
    changeList({ caller, params: { id }, body: { name } }) {
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, caller.accountId)
        const list = await findList(trx, caller, id)
        await checkName(trx, caller.accountId, name, id)
        await store.updateList(trx, id, { name, changed_at: clock.now() })
        return presentList({ ...list, name })
      })
    },
    async deleteList({ caller: { accountId }, params: { id } }) {
      if (!isId(id) || !(await store.deleteList(db, accountId, id))) throwProblem('not_found')
      return undefined
    },
    async getList({ caller, params: { id }, query: { page = 1, order = 'position' } }) {
      const today = clock.now()
      if (!isId(id)) throwProblem('not_found')
      const size = limits.listPageSize
      const range = { offset: (page - 1) * size, size }
      const readPage = async () => {
        const rows = await people.findListedPeople(db, caller, { listId: id, order, ...range, today })
        const ids = rows.map((row) => row.id)
        const [facts, marks] = await Promise.all([
          readCastingFacts(db, caller, ids, today),
          findMarks(db, caller, ids, today),
        ])
        return rows.map((row) =>
          presentListedPerson(row, caller, { facts: facts.get(row.id), marks: marks.get(row.id), today }),
        )
      }
      // Counting a long list takes as long as reading a page of it.
      const [list, rows] = await Promise.all([findList(db, caller, id), readPage()])
      return { list: presentList(list), rows, count: list.count }
    },
    async exportList({ caller, language, params: { id }, query: { format } }) {
      return exports[format]({ caller, language }, await findList(db, caller, id))
    },
    addToList({ caller, params: { id }, body }) {
      const { accountId } = caller
      const ids = [...new Set(body.userIds)]
      return db.transaction().execute(async (trx) => {
        const now = clock.now()
        // The people too, so that nobody takes back the account type meanwhile.
        await lockAccounts(trx, [accountId, ...ids.filter(isId)])
        await checkOwn(trx, caller, id)
        const found = await people.findListable(trx, caller, ids.filter(isId), now)
        const allowed = new Map(found.map((person) => [person.id, person.isAllowed]))
        const failed = ids
          .filter((userId) => !allowed.get(userId))
          .map((userId) => ({
            userId,
            error: allowed.has(userId) ? ('minors_need_verification' as const) : ('not_found' as const),
          }))
        if (failed.length === ids.length) throwProblem(failed[0]!.error)
        const addedIds = await people.insertPeople(
          trx,
          id,
          ids.filter((userId) => allowed.get(userId)),
          now,
        )
        const { onList, onAll } = await people.countListed(trx, accountId, id)
        if (onList > limits.listPeopleMax || onAll > limits.listsPeopleMax) throwProblem('list_full')
        if (addedIds.length > 0) await store.updateList(trx, id, { changed_at: now })
        return { added: addedIds.length, addedIds, failed }
      })
    },
    async removeFromList({ caller, params: { id, userId } }) {
      await checkOwn(db, caller, id)
      if (!isId(userId) || (await people.deletePeople(db, id, [userId])) === 0) throwProblem('not_found')
      return undefined
    },
    async removePeopleFromList({ caller, params: { id }, body: { userIds } }) {
      await checkOwn(db, caller, id)
      await people.deletePeople(db, id, userIds.filter(isId))
      return undefined
    },
    changeListedPerson({ caller, params: { id, userId }, body: { position, ...texts } }) {
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, caller.accountId)
        await checkOwn(trx, caller, id)
        const today = clock.now()
        const isListed =
          isId(userId) && (await people.isListed(trx, caller, { listId: id, accountId: userId, today }))
        if (!isListed) throwProblem('not_found')
        if (Object.values(texts).some((value) => value !== undefined))
          await people.updatePerson(trx, id, userId, texts)
        if (position !== undefined) {
          const order = await people.findOrder(trx, caller, id, today)
          await people.saveOrder(trx, id, moveTo(order, userId, position))
        }
        return undefined
      })
    },
  }
}
