import { limits } from '@brilla/contract/platform/limits'
import { describe, expect, test } from 'vitest'
import { toFirstName, type TestPerson } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { createClientId } from './message.testing.ts'
import { useMessages } from './pair.testing.ts'

const tests = useMessages()

describe('P-messages-1: writing to each other', () => {
  test('both read the same messages in the same order, oldest first', async () => {
    const { client, createPair } = tests
    const [Ana, Bea] = await createPair()
    const { status, body } = await client.send(Ana, Bea, '  ¿Tienes el sábado libre?\nEs en Mérida. ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: '¿Tienes el sábado libre?\nEs en Mérida.',
      sender: { id: Ana.id, fullname: `${toFirstName(`Ana${tests.made}`)} Prueba`, type: 'talento' },
      receiverId: Bea.id,
      clientId: expect.any(String),
      files: [],
      isShare: false,
      sharedPost: null,
      sharedProfile: null,
      withdrawn: false,
      warning: null,
      reported: false,
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
    const { client, createPair } = tests
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
    const { client, createPair, server } = tests
    const [Ana] = await createPair()
    expect(await client.send(Ana, Ana)).toMatchObject({
      status: 422,
      body: { error: 'a_ti_mismo', errors: [{ field: 'receiverId' }] },
    })
    tests.made += 1
    const [Nadia] = Object.values(await server.registerPeople(null, `Nadia${tests.made}`))
    for (const id of [Nadia!.id, '01900000-0000-7000-8000-000000000000', 'x', "'"])
      expect(await client.send(Ana, { ...Ana, id })).toMatchObject({ status: 404 })
    const { token } = Ana
    for (const id of [Nadia!.id, Ana.id, 'nobody']) {
      expect((await server.call('getContact', { token, params: { id } })).status).toBe(404)
      expect((await server.call('getMessages', { token, params: { id } })).status).toBe(404)
    }
  })

  test('fifty concurrent messages of both are in one order for both, with strictly increasing times', async () => {
    const { client, createPair } = tests
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
    const { createPair, server } = tests
    const [Ana, Bea] = await createPair()
    for (const { token } of [Ana, Bea])
      expect((await server.call('getSelf', { token })).body.typeUndoUntil).toBeNull()
  })
})

describe('P-messages-6: pages, retries, withdrawing', () => {
  test('the newest 30, oldest first; `next` continues back in time without gaps', async () => {
    const { client, createPair } = tests
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
    const { client, createPair, server } = tests
    const [Ana, Bea] = await createPair()
    const clientId = createClientId()
    const first = await client.send(Ana, Bea, 'Una vez', clientId)
    for (let retry = 0; retry < 3; retry++)
      expect(await client.send(Ana, Bea, 'Una vez', clientId)).toMatchObject({
        status: 201,
        body: first.body,
      })
    const [Otra] = Object.values(await server.registerTalents(`Otra${tests.made}`))
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
    const { client, server } = tests
    tests.made += 1
    const [Ana, Bea] = Object.values(
      await server.registerTalents(`Ana${tests.made}`, `Bea${tests.made}`),
    ) as TestPerson[]
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
    const { client, createPair } = tests
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
    const { client, createPair, server } = tests
    const [Ana, Bea] = await createPair()
    const { id } = (await client.send(Ana, Bea, 'Se queda')).body
    const [Otra] = Object.values(await server.registerTalents(`Ajena${tests.made}`))
    for (const one of [id, '01900000-0000-7000-8000-000000000000', 'x'])
      expect((await client.withdraw(Otra!, one)).status).toBe(404)
    server.advance(limits.withdrawMinutes * minute)
    expect(await client.withdraw(Ana, id)).toMatchObject({ status: 422, body: { error: 'demasiado_tarde' } })
    expect((await client.readTexts(Bea, Ana)).at(-1)).toBe('Se queda')
  })
})
