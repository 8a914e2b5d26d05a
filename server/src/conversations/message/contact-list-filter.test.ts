import { expect, test } from 'vitest'
import { birthdateTurning, type TestPerson } from '../../testing.ts'
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

test('P-messages-25, P-lists-4: an agency that is no longer verified does not see the minors of a list in its conversations', async () => {
  const { client, server } = tests
  const { Lea, Mia, Nia } = await server.registerTalents('Lea', 'Mia', 'Nia')
  const { Sol } = await server.registerPeople('agencia', 'Sol')
  const setVerified = (verified: boolean) =>
    server.context.db.updateTable('account').set({ verified }).where('id', '=', Sol.id).execute()
  await setVerified(true)
  const { id: listId } = (await server.call('createList', { token: Sol.token, body: { name: 'Danza' } })).body
  await server.call('addToList', {
    token: Sol.token,
    params: { id: listId },
    body: { userIds: [Lea.id, Mia.id, Nia.id] },
  })
  await client.send(Sol, Mia)
  await client.send(Sol, Nia)
  await client.saveDraft(Sol, Lea, 'Hola, Lea')
  // After the messages, because an agency does not write to a minor first.
  for (const [{ id }, days] of [
    [Lea, 1],
    [Mia, 1],
    [Nia, 0],
  ] as const) {
    const birthdate = birthdateTurning(18, days)
    await server.context.db.updateTable('account').set({ birthdate }).where('id', '=', id).execute()
  }
  const find = async (query: { listId?: string }) => {
    const { body } = await server.call('getContacts', { token: Sol.token, query })
    return { count: body.count, ids: body.rows.map(({ id }) => id).toSorted() }
  }
  const all = { count: 3, ids: [Lea.id, Mia.id, Nia.id].toSorted() }

  expect(await find({ listId })).toEqual(all)
  await setVerified(false)
  expect(await find({ listId })).toEqual({ count: 1, ids: [Nia.id] })
  expect(await find({}), 'the conversations themselves stay').toEqual(all)
})
