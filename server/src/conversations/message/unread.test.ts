import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { useMessages } from './pair.testing.ts'

const tests = useMessages()

describe('P-messages-8: read marks and one count of unread messages', () => {
  test('marks up to a message or all as read; the other sees up to when', async () => {
    const { client, createPair, server } = tests
    const [Ana, Bea] = await createPair()
    const sent = []
    for (const text of ['uno', 'dos', 'tres']) sent.push((await client.send(Ana, Bea, text)).body)
    expect(await client.countUnread(Bea)).toBe(3)
    expect((await client.getContact(Ana, Bea)).readUpTo! < sent[0]!.createdAt).toBe(true)
    expect(await client.markRead(Bea, Ana, sent[0]!.createdAt)).toEqual({ unread: 2 })
    expect((await client.getContact(Ana, Bea)).readUpTo).toBe(sent[0]!.createdAt)
    // An older mark changes nothing.
    expect(await client.markRead(Bea, Ana, '2001-01-01T00:00:00.000Z')).toEqual({ unread: 2 })
    expect(await client.markRead(Bea, Ana)).toEqual({ unread: 0 })
    expect((await client.getContact(Ana, Bea)).readUpTo).toBe(sent[2]!.createdAt)
    expect(await client.countUnread(Bea)).toBe(0)
    expect(await client.countUnread(Ana)).toBe(0)
    // A message that was withdrawn is not unread behind a mark either.
    const [first, , last] = [
      await client.send(Ana, Bea, 'cuatro'),
      await client.send(Ana, Bea, 'cinco'),
      await client.send(Ana, Bea, 'seis'),
    ]
    await client.withdraw(Ana, last!.body.id)
    expect(await client.markRead(Bea, Ana, first!.body.createdAt)).toEqual({ unread: 1 })
    const { token } = Ana
    const body = { profile_url: Bea.id, upTo: 'ayer' }
    expect((await server.call('markConversationRead', { token, body })).status).toBe(422)
  })

  test('an answer reads what came before it', async () => {
    const { client, createPair } = tests
    const [Ana, Bea] = await createPair()
    await client.send(Ana, Bea, 'Uno')
    await client.send(Ana, Bea, 'Dos')
    expect(await client.countUnread(Bea)).toBe(2)
    const { createdAt } = (await client.send(Bea, Ana, 'Sí')).body
    expect(await client.countUnread(Bea)).toBe(0)
    expect(await client.listNotifications(Bea)).toMatchObject({ unread: 0 })
    expect(await client.getContact(Ana, Bea)).toMatchObject({ readUpTo: createdAt, unread: 1 })
    // One to whom nobody has answered reads nothing.
    const [, Otra] = await createPair()
    await client.send(Bea, Otra, 'Hola')
    expect((await client.getContact(Otra, Bea)).readUpTo).toBeNull()
    // A message that comes after the answer is unread, and its withdrawal counts once.
    const { id } = (await client.send(Ana, Bea, 'Tres')).body
    expect(await client.countUnread(Bea)).toBe(1)
    await client.withdraw(Ana, id)
    expect(await client.countUnread(Bea)).toBe(0)
  })

  test('what arrives while messages are marked as read stays unread', async () => {
    const { client, createPair } = tests
    const [Ana, Bea] = await createPair()
    for (let round = 0; round < 4; round++) {
      await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          n % 2 ? client.markRead(Bea, Ana) : client.send(Ana, Bea, `${round} ${n}`),
        ),
      )
      const { readUpTo } = await client.getContact(Ana, Bea)
      const { rows } = await client.getMessages(Ana, Bea)
      const unread = rows.filter(({ sender, createdAt }) => sender.id === Ana.id && createdAt > readUpTo!)
      expect(await client.getContact(Bea, Ana)).toMatchObject({ unread: unread.length })
    }
  })

  test('requests are not counted until they are accepted', async () => {
    const { client, server } = tests
    tests.made += 1
    const [Ana, Bea] = Object.values(
      await server.registerTalents(`Ana${tests.made}`, `Bea${tests.made}`),
    ) as [TestPerson, TestPerson]
    await client.send(Ana, Bea)
    expect(await client.countUnread(Bea)).toBe(0)
    expect(await client.listNotifications(Bea)).toEqual({ rows: [], count: 0, unread: 0 })
    await client.accept(Bea, Ana)
    expect(await client.countUnread(Bea)).toBe(1)
  })

  test('GET notifications/messages: the latest of each conversation in which the other wrote last', async () => {
    const { client, createPair, server } = tests
    const [Ana, Bea] = await createPair()
    const { Elisa, Fabia } = await server.registerTalents('Elisa', 'Fabia')
    await client.send(Ana, Elisa, 'Hola, Elisa')
    await client.send(Ana, Fabia, 'Hola, Fabia')
    const { body } = await client.send(Elisa, Ana, 'Hola')
    expect(await client.listNotifications(Ana)).toMatchObject({
      count: 2,
      unread: 2,
      rows: [
        { id: body.id, is_read: false, createdAt: body.createdAt, actor: { id: Elisa.id }, message: 'Hola' },
        { actor: { id: Bea.id }, is_read: false },
      ],
    })
    await client.markRead(Ana, Elisa)
    expect(await client.listNotifications(Ana)).toMatchObject({ unread: 1, rows: [{ is_read: true }, {}] })
  })

  test('POST notifications/update_read marks conversations as read up to its messages; ids of others are ignored', async () => {
    const { client, createPair, server } = tests
    const [Ana, Bea] = await createPair()
    const [Otra] = Object.values(await server.registerTalents(`Ajena${tests.made}`)) as [TestPerson]
    const notificationIds = [(await client.send(Ana, Bea, 'Dos')).body.id, 'x', Bea.id]
    const update = ({ token }: TestPerson) =>
      server.call('markNotificationsRead', { token, body: { notificationIds } })
    await client.send(Ana, Bea, 'Tres')
    for (const other of [Ana, Otra]) expect((await update(other)).status).toBe(200)
    expect(await client.countUnread(Bea)).toBe(2)
    expect((await update(Bea)).status).toBe(200)
    expect(await client.countUnread(Bea)).toBe(1)
  })
})
