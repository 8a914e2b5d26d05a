import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { toFirstName, type TestPerson } from '../../testing.ts'
import { useMessages } from './pair.testing.ts'

const tests = useMessages()

describe('P-messages-5: the contact list', () => {
  test('is ordered by the latest message, cut to 70 characters, with unread counts', async () => {
    const { client, createPair, server } = tests
    const [Ana, Bea] = await createPair()
    const { Carla, Dora } = await server.registerTalents('Carla', 'Dora')
    await client.send(Carla, Ana, 'Hola, soy Carla')
    await client.send(Ana, Dora, '🎭'.repeat(80))
    const long = await client.send(Bea, Ana, 'a'.repeat(80))
    const { rows, count } = await client.findContacts(Ana)
    expect(count).toBe(3)
    expect(rows.map(({ id, unread, request }) => ({ id, unread, request }))).toEqual([
      { id: Bea.id, unread: 2, request: false },
      { id: Dora.id, unread: 0, request: false },
      { id: Carla.id, unread: 1, request: true },
    ])
    expect(rows[0]).toMatchObject({
      lastMessage: `${'a'.repeat(69)}…`,
      lastMessageType: 'text',
      lastMessageIsOwn: false,
      lastContact: long.body.createdAt,
      verified: false,
      country: 'MX',
      draft: '',
      writeError: null,
    })
    expect(rows[1]).toMatchObject({
      lastMessage: `${'🎭'.repeat(69)}…`,
      lastMessageIsOwn: true,
      readUpTo: null,
    })
    const ids = async (query: object) => (await client.findContacts(Ana, query)).rows.map(({ id }) => id)
    expect(await ids({ requests: 'true' })).toEqual([Carla.id])
    expect(await ids({ requests: 'false' })).toEqual([Bea.id, Dora.id])
  })

  test('P-language-13: a flag at the end of what is shown is not cut in half', async () => {
    const { client, server } = tests
    const { Xime, Yara } = await server.registerTalents('Xime', 'Yara')
    await client.follow(Xime, Yara)
    await client.send(Xime, Yara, `a${'🇲🇽'.repeat(40)}`)
    const { rows } = await client.findContacts(Yara)
    expect(rows[0]!.lastMessage).toBe(`a${'🇲🇽'.repeat(34)}…`)
    await client.send(Xime, Yara, 'b'.repeat(70))
    const { rows: whole } = await client.findContacts(Yara)
    expect(whole[0]!.lastMessage).toBe('b'.repeat(70))
  })

  test('is searched by name, without case and accents, and continues by page', async () => {
    const { client, server } = tests
    tests.made += 1
    const [Ana] = Object.values(await server.registerTalents(`Ana${tests.made}`)) as [TestPerson]
    const names = Array.from({ length: 14 }, (_, n) => `Inigo${tests.made}x${n}`)
    const people = Object.values(await server.registerTalents(...names))
    for (const person of people) await client.send(person, Ana)
    await sql`update account set first_name = replace(first_name, 'Inigo', 'Íñigo')`.execute(
      server.context.db,
    )
    expect(await client.findContacts(Ana, { q: 'INIGO' })).toMatchObject({ count: 14 })
    expect(
      (await client.findContacts(Ana, { q: toFirstName(`inigo${tests.made}X13`) })).rows.map(({ id }) => id),
    ).toEqual([people[13]!.id])
    expect(await client.findContacts(Ana, { q: 'Zacarías' })).toEqual({ rows: [], count: 0 })
    expect(await client.findContacts(Ana, { q: "100%_'\\" })).toEqual({ rows: [], count: 0 })
    const pages = [
      await client.findContacts(Ana, { page: '1' }),
      await client.findContacts(Ana, { page: '2' }),
    ]
    expect(pages.map(({ rows }) => rows.length)).toEqual([12, 2])
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      people.map(({ id }) => id).toReversed(),
    )
  })

  test('a person can be found before anything was said, by id or profile_url', async () => {
    const { client, createPair, server } = tests
    const [Ana] = await createPair()
    const { agencia } = await server.registerPeople('agencia', 'agencia')
    for (const id of [agencia.id, 'AGENCIA-prueba'])
      expect((await server.call('getContact', { token: Ana.token, params: { id } })).body).toMatchObject({
        id: agencia.id,
        profile_url: 'agencia-prueba',
        type: 'agencia',
        lastContact: null,
        lastMessage: null,
        lastMessageType: null,
        lastMessageIsOwn: false,
        unread: 0,
        request: false,
        readUpTo: null,
        writeError: null,
      })
    expect(await client.getMessages(Ana, agencia)).toEqual({ rows: [], next: null })
    expect(await client.markRead(Ana, agencia)).toEqual({ unread: 1 })
    expect(await client.findContacts(Ana)).toMatchObject({ count: 1 })
  })
})

describe('P-blocks-2 and P-deactivation-3: hidden people', () => {
  test('somebody blocked, blocking or deactivated is no contact, has no thread, and counts for nothing', async () => {
    const { client, createPair, server } = tests
    const [Ana, Bea] = await createPair()
    const [Eva, Fina] = Object.values(
      await server.registerTalents(`Eva${tests.made}`, `Fina${tests.made}`),
    ) as [TestPerson, TestPerson]
    for (const person of [Eva, Fina]) {
      await client.send(Ana, person, 'Hola')
      await client.send(person, Ana, 'Hola, Ana')
    }
    expect(await client.countUnread(Ana)).toBe(3)
    const own = (await client.send(Ana, Bea, 'Adiós')).body.id
    await client.block(Ana, Bea)
    await client.block(Eva, Ana)
    await server.call('cancelAccount', { token: Fina.token })
    expect(await client.findContacts(Ana)).toEqual({ rows: [], count: 0 })
    expect(await client.listNotifications(Ana)).toEqual({ rows: [], count: 0, unread: 0 })
    expect(await client.countUnread(Ana)).toBe(0)
    const { token } = Ana
    for (const { id } of [Bea, Eva, Fina]) {
      const statuses = await Promise.all([
        server.call('getContact', { token, params: { id } }),
        server.call('getMessages', { token, params: { id } }),
        client.send(Ana, { ...Ana, id }),
        server.call('markConversationRead', { token, body: { profile_url: id } }),
        server.call('saveDraft', { token, body: { profile_url: id, draft: 'Hola' } }),
        server.call('acceptRequest', { token, body: { profile_url: id } }),
        server.call('deleteRequest', { token, params: { profile_url: id } }),
      ])
      expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
    }
    expect((await client.withdraw(Ana, own)).status).toBe(404)

    // The same where nothing was ever said.
    const [Gala] = Object.values(await server.registerTalents(`Gala${tests.made}`)) as [TestPerson]
    await client.block(Gala, Ana)
    expect((await client.send(Ana, Gala)).status).toBe(404)

    // Nothing is deleted: when the account is restored, its conversation is there again.
    const { email, password } = Fina
    await server.call('authenticate', { body: { email, password } })
    expect(await client.readTexts(Ana, Fina)).toEqual(['Hola', 'Hola, Ana'])
    expect(await client.countUnread(Ana)).toBe(1)
  })
})
