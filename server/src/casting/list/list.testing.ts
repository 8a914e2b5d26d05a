/** Actions of an agency with its lists. */
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'

export function createListActions(getServer: () => TestServer) {
  let made = 0
  return {
    /** Creates a list with these people. */
    async createList({ token }: TestPerson, ...people: TestPerson[]): Promise<string> {
      made += 1
      const { id } = (await getServer().call('createList', { token, body: { name: `Lista ${made}` } })).body
      if (people.length > 0) {
        const body = { userIds: people.map((person) => person.id) }
        await getServer().call('addToList', { token, params: { id }, body })
      }
      return id
    },
    add: ({ token }: TestPerson, id: string, ...userIds: string[]) =>
      getServer().call('addToList', { token, params: { id }, body: { userIds } }),
    change: ({ token }: TestPerson, id: string, { id: userId }: TestPerson, body: object) =>
      getServer().call('changeListedPerson', { token, params: { id, userId }, body }),
    remove: ({ token }: TestPerson, id: string, { id: userId }: TestPerson) =>
      getServer().call('removeFromList', { token, params: { id, userId } }),
    read: ({ token }: TestPerson, id: string, query: object = {}) =>
      getServer().call('getList', { token, params: { id }, query }),
    async readNames({ token }: TestPerson, id: string, query: object = {}): Promise<string[]> {
      const { body } = await getServer().call('getList', { token, params: { id }, query })
      return body.rows.map(({ person }) => person.fullname.replace(' Prueba', ''))
    },
    async readLists({ token }: TestPerson) {
      return (await getServer().call('getLists', { token })).body
    },
    /** Deletes a list in a transaction that is committed once the request waits for it. */
    async deleteDuring<Reply>(id: string, request: () => Promise<Reply>): Promise<Reply> {
      const { db } = getServer().context
      const waiting = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `
      const { reply } = await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('list').where('id', '=', id).execute()
        const sent = request()
        await vi.waitFor(async () => {
          if ((await waiting.execute(db)).rows.length === 0) throw new Error('nothing waits')
        })
        return { reply: sent }
      })
      return reply
    },
    async verify({ id }: TestPerson, verified = true): Promise<void> {
      await getServer().context.db.updateTable('account').set({ verified }).where('id', '=', id).execute()
    },
    async setBirthdate({ id }: TestPerson, birthdate: string): Promise<void> {
      await getServer().context.db.updateTable('account').set({ birthdate }).where('id', '=', id).execute()
    },
  }
}
