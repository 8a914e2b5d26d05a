import { limits } from '@brilla/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { createClientId, createMessageClient } from './message.testing.ts'

let server: TestServer
let client: ReturnType<typeof createMessageClient>
beforeAll(async () => {
  server = await startTestServer()
  client = createMessageClient(server)
})
afterAll(() => server.stop())

const minute = 60_000

let made = 0

/** Two talents with an accepted conversation, in which each has written once. */
async function createPair(): Promise<[TestPerson, TestPerson]> {
  made += 1
  const people = await server.registerTalents(`Ana${made}`, `Bea${made}`)
  const [Ana, Bea] = Object.values(people) as [TestPerson, TestPerson]
  await client.send(Ana, Bea, 'Hola, Bea')
  await client.send(Bea, Ana, 'Hola, Ana')
  return [Ana, Bea]
}

describe('P-messages-1: writing to each other', () => {
  test('both read the same messages in the same order, oldest first', async () => {
    const [Ana, Bea] = await createPair()
    const { status, body } = await client.send(Ana, Bea, '  ¿Tienes el sábado libre?\nEs en Mérida. ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: '¿Tienes el sábado libre?\nEs en Mérida.',
      sender: { id: Ana.id, fullname: `Ana${made} Prueba`, type: 'talento' },
      receiverId: Bea.id,
      clientId: expect.any(String),
      files: [],
      isShare: false,
      sharedPost: null,
      sharedProfile: null,
      withdrawn: false,
      warning: null,
    })
    const { rows, next } = await client.getMessages(Ana, Bea)
    expect(rows.map(({ message }) => message)).toEqual(['Hola, Bea', 'Hola, Ana', body.message])
    expect(next).toBeNull()
    expect(rows[2]).toEqual(body)
    const read = (await client.getMessages(Bea, Ana)).rows
    expect(read.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    // Only its sender is told the clientId.
    expect(read[2]).toEqual({ ...body, clientId: null })
  })

  test('an empty or too long text is a 422 at the field, and 5,000 characters are kept', async () => {
    const [Ana, Bea] = await createPair()
    for (const text of ['', ' \n\t', '\u200b']) {
      expect(await client.send(Ana, Bea, text)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'message', error: 'texto_vacio' }] },
      })
    }
    const long = 'ñ'.repeat(limits.messageMax)
    expect(await client.send(Ana, Bea, `${long}x`)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'message', error: 'too_long' }] },
    })
    expect(await client.send(Ana, Bea, long)).toMatchObject({ status: 201, body: { message: long } })
  })

  test('not to oneself, not to somebody who does not exist or has no account type', async () => {
    const [Ana] = await createPair()
    expect(await client.send(Ana, Ana)).toMatchObject({
      status: 422,
      body: { error: 'a_ti_mismo', errors: [{ field: 'receiverId' }] },
    })
    made += 1
    const [Nadia] = Object.values(await server.registerPeople(null, `Nadia${made}`))
    for (const id of [Nadia!.id, '01900000-0000-7000-8000-000000000000', 'x', "'"])
      expect(await client.send(Ana, { ...Ana, id })).toMatchObject({ status: 404 })
    const { token } = Ana
    for (const id of [Nadia!.id, Ana.id, 'nobody']) {
      expect((await server.call('getContact', { token, params: { id } })).status).toBe(404)
      expect((await server.call('getMessages', { token, params: { id } })).status).toBe(404)
    }
  })

  test('fifty concurrent messages of both are in one order for both, with strictly increasing times', async () => {
    const [Ana, Bea] = await createPair()
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 ? client.send(Ana, Bea, `${n}`) : client.send(Bea, Ana, `${n}`),
      ),
    )
    const all = async (reader: TestPerson, other: TestPerson) => {
      const { rows, next } = await client.getMessages(reader, other)
      const older = await client.getMessages(reader, other, next!)
      expect(older.next).toBeNull()
      return [...older.rows, ...rows].map(({ id, createdAt, sender }) => ({
        id,
        createdAt,
        sender: sender.id,
      }))
    }
    const read = await all(Ana, Bea)
    expect(read).toHaveLength(52)
    expect(await all(Bea, Ana)).toEqual(read)
    expect(new Set(read.map(({ createdAt }) => createdAt)).size).toBe(52)
    expect(read.map(({ createdAt }) => createdAt)).toEqual(read.map(({ createdAt }) => createdAt).toSorted())
    // Each has read what came before their own last message.
    for (const [reader, other] of [
      [Ana, Bea],
      [Bea, Ana],
    ] as const) {
      const unread = read.length - 1 - read.findLastIndex(({ sender }) => sender === reader.id)
      expect(await client.getContact(reader, other)).toMatchObject({ unread })
    }
  })

  test('the type of an account that has written, or was written to, is final', async () => {
    const [Ana, Bea] = await createPair()
    for (const { token } of [Ana, Bea])
      expect((await server.call('getSelf', { token })).body.typeUndoUntil).toBeNull()
  })
})

describe('P-messages-6: pages, retries, withdrawing', () => {
  test('the newest 30, oldest first; `next` continues back in time without gaps', async () => {
    const [Ana, Bea] = await createPair()
    for (let n = 0; n < 68; n++) await client.send(n % 3 ? Ana : Bea, n % 3 ? Bea : Ana, `${n}`)
    const read: string[][] = []
    let next: string | null | undefined
    do {
      const page = await client.getMessages(Ana, Bea, next ?? undefined)
      read.unshift(page.rows.map(({ message }) => message))
      next = page.next
    } while (next !== null)
    expect(read.map(({ length }) => length)).toEqual([10, 30, 30])
    expect(read.flat().slice(2)).toEqual(Array.from({ length: 68 }, (_, n) => `${n}`))
  })

  test('the same clientId returns the first message, with other content it is a conflict', async () => {
    const [Ana, Bea] = await createPair()
    const clientId = createClientId()
    const first = await client.send(Ana, Bea, 'Una vez', clientId)
    for (let retry = 0; retry < 3; retry++)
      expect(await client.send(Ana, Bea, 'Una vez', clientId)).toMatchObject({
        status: 201,
        body: first.body,
      })
    const [Otra] = Object.values(await server.registerTalents(`Otra${made}`))
    for (const [to, text] of [
      [Bea, 'Otra cosa'],
      [Otra!, 'Una vez'],
    ] as const)
      expect(await client.send(Ana, to, text, clientId)).toMatchObject({
        status: 409,
        body: { error: 'idempotency_conflict' },
      })
    expect(await client.readTexts(Bea, Ana)).toEqual(['Hola, Bea', 'Hola, Ana', 'Una vez'])
    expect((await client.findContacts(Ana)).count).toBe(1)
    // Of another sender it is another message.
    expect((await client.send(Bea, Ana, 'Mío', clientId)).body).toMatchObject({ message: 'Mío' })
  })

  test('twenty concurrent requests with one clientId, also of a first message, make one message', async () => {
    made += 1
    const [Ana, Bea] = Object.values(await server.registerTalents(`Ana${made}`, `Bea${made}`)) as TestPerson[]
    for (const text of ['Primero', 'Segundo']) {
      const clientId = createClientId()
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => client.send(Ana!, Bea!, text, clientId)),
      )
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    }
    expect(await client.readTexts(Bea!, Ana!)).toEqual(['Primero', 'Segundo'])
    expect(await client.getContact(Bea!, Ana!)).toMatchObject({ unread: 2 })
  })

  test('a message is withdrawn for both within ten minutes, and is no longer unread', async () => {
    const [Ana, Bea] = await createPair()
    await client.markRead(Bea, Ana)
    const { id } = (await client.send(Ana, Bea, 'Perdón, no era para ti')).body
    await client.send(Ana, Bea, 'Hola')
    expect(await client.countUnread(Bea)).toBe(2)
    expect(await client.withdraw(Bea, id)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    for (let time = 0; time < 2; time++) expect((await client.withdraw(Ana, id)).status).toBe(204)
    for (const [reader, other] of [
      [Ana, Bea],
      [Bea, Ana],
    ] as const) {
      const { rows } = await client.getMessages(reader, other)
      expect(rows.find((row) => row.id === id)).toMatchObject({ withdrawn: true, message: '' })
    }
    expect(await client.countUnread(Bea)).toBe(1)

    const last = (await client.send(Ana, Bea, 'Esto tampoco')).body
    await client.markRead(Bea, Ana)
    expect((await client.withdraw(Ana, last.id)).status).toBe(204)
    expect(await client.countUnread(Bea)).toBe(0)
    expect(await client.getContact(Bea, Ana)).toMatchObject({
      lastMessage: null,
      lastMessageType: 'withdrawn',
      lastContact: last.createdAt,
    })
  })

  test('not later, not by others, and not an unknown one', async () => {
    const [Ana, Bea] = await createPair()
    const { id } = (await client.send(Ana, Bea, 'Se queda')).body
    const [Otra] = Object.values(await server.registerTalents(`Ajena${made}`))
    for (const one of [id, '01900000-0000-7000-8000-000000000000', 'x'])
      expect((await client.withdraw(Otra!, one)).status).toBe(404)
    server.advance(limits.withdrawMinutes * minute)
    expect(await client.withdraw(Ana, id)).toMatchObject({ status: 422, body: { error: 'demasiado_tarde' } })
    expect((await client.readTexts(Bea, Ana)).at(-1)).toBe('Se queda')
  })
})

describe('P-messages-5: the contact list', () => {
  test('is ordered by the latest message, cut to 70 characters, with unread counts', async () => {
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
      lastMessage: 'a'.repeat(70),
      lastMessageType: 'text',
      lastMessageIsOwn: false,
      lastContact: long.body.createdAt,
      verified: false,
      country: 'MX',
      draft: '',
      writeError: null,
    })
    expect(rows[1]).toMatchObject({ lastMessage: '🎭'.repeat(70), lastMessageIsOwn: true, readUpTo: null })
    const ids = async (query: object) => (await client.findContacts(Ana, query)).rows.map(({ id }) => id)
    expect(await ids({ requests: 'true' })).toEqual([Carla.id])
    expect(await ids({ requests: 'false' })).toEqual([Bea.id, Dora.id])
  })

  test('is searched by name, without case and accents, and continues by page', async () => {
    made += 1
    const [Ana] = Object.values(await server.registerTalents(`Ana${made}`)) as [TestPerson]
    const names = Array.from({ length: 14 }, (_, n) => `Inigo${made}x${n}`)
    const people = Object.values(await server.registerTalents(...names))
    for (const person of people) await client.send(person, Ana)
    await sql`update account set first_name = replace(first_name, 'Inigo', 'Íñigo')`.execute(
      server.context.db,
    )
    expect(await client.findContacts(Ana, { q: 'INIGO' })).toMatchObject({ count: 14 })
    expect((await client.findContacts(Ana, { q: `inigo${made}X13` })).rows.map(({ id }) => id)).toEqual([
      people[13]!.id,
    ])
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

describe('P-messages-8: read marks and one count of unread messages', () => {
  test('marks up to a message or all as read; the other sees up to when', async () => {
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
    made += 1
    const [Ana, Bea] = Object.values(await server.registerTalents(`Ana${made}`, `Bea${made}`)) as [
      TestPerson,
      TestPerson,
    ]
    await client.send(Ana, Bea)
    expect(await client.countUnread(Bea)).toBe(0)
    expect(await client.listNotifications(Bea)).toEqual({ rows: [], count: 0, unread: 0 })
    await client.accept(Bea, Ana)
    expect(await client.countUnread(Bea)).toBe(1)
  })

  test('GET notifications/messages: the latest of each conversation in which the other wrote last', async () => {
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
    const [Ana, Bea] = await createPair()
    const [Otra] = Object.values(await server.registerTalents(`Ajena${made}`)) as [TestPerson]
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

describe('P-blocks-2 and P-deactivation-3: hidden people', () => {
  test('somebody blocked, blocking or deactivated is no contact, has no thread, and counts for nothing', async () => {
    const [Ana, Bea] = await createPair()
    const [Eva, Fina] = Object.values(await server.registerTalents(`Eva${made}`, `Fina${made}`)) as [
      TestPerson,
      TestPerson,
    ]
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
    const [Gala] = Object.values(await server.registerTalents(`Gala${made}`)) as [TestPerson]
    await client.block(Gala, Ana)
    expect((await client.send(Ana, Gala)).status).toBe(404)

    // Nothing is deleted: when the account is restored, its conversation is there again.
    const { email, password } = Fina
    await server.call('authenticate', { body: { email, password } })
    expect(await client.readTexts(Ana, Fina)).toEqual(['Hola', 'Hola, Ana'])
    expect(await client.countUnread(Ana)).toBe(1)
  })
})
