import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { useMessages } from './pair.testing.ts'

const tests = useMessages()

test('P-messages-25: an agency sees the conversations with the people of a list of its own, and who of them has answered', async () => {
  const { client, server } = tests
  const people = await server.registerTalents('Ana', 'Bea', 'Eva', 'Otra')
  const { Cumbre, Ajena } = await server.registerPeople('agencia', 'Cumbre', 'Ajena')
  const { Ana, Bea, Eva, Otra } = people
  const createList = async ({ token }: TestPerson, ...userIds: string[]) => {
    const { id } = (await server.call('createList', { token, body: { name: 'Danza' } })).body
    await server.call('addToList', { token, params: { id }, body: { userIds } })
    return id
  }
  const list = await createList(Cumbre, Ana.id, Bea.id, Eva.id)
  const foreign = await createList(Ajena, Ana.id)
  for (const person of [Ana, Bea, Otra]) await client.send(Cumbre, person)
  await client.send(Bea, Cumbre, 'Sí')
  await client.send(Otra, Cumbre, 'Sí')
  await client.saveDraft(Cumbre, Eva, 'Hola, Eva')
  const find = async (query: { listId?: string; answered?: 'true' | 'false'; q?: string }) => {
    const { body } = await server.call('getContacts', { token: Cumbre.token, query })
    expect(body.count).toBe(body.rows.length)
    return body.rows.map(({ id }) => id).toSorted()
  }
  const sort = (...some: TestPerson[]) => some.map(({ id }) => id).toSorted()

  expect(await find({ listId: list })).toEqual(sort(Ana, Bea, Eva))
  expect(await find({ listId: list, answered: 'true' })).toEqual(sort(Bea))
  expect(await find({ answered: 'true' })).toEqual(sort(Bea, Otra))
  expect(await find({ listId: list, q: 'ana' })).toEqual(sort(Ana))
  // Reading an answer does not undo it.
  await client.markRead(Cumbre, Bea)
  expect(await find({ listId: list, answered: 'true' })).toEqual(sort(Bea))
  for (const listId of [foreign, Ana.id, 'nada']) expect(await find({ listId })).toEqual([])
})
