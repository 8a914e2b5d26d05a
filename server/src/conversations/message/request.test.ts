import { limits } from '@brilla/contract/platform/limits'
import { describe, expect, test } from 'vitest'
import { saveSettings } from '../../onboarding/settings/settings.testing.ts'
import type { TestPerson } from '../../testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { findNextConversationTime } from './message.rules.ts'
import { createClientId } from './message.testing.ts'
import { useMessages } from './pair.testing.ts'

// Messages are limited, requests are not: they are sent faster than people can.
const tests = useMessages({ RATE_LIMITS: 'on' }, { countsRequests: false })
const unlimited = useMessages()

let made = 0

async function createPeople<K extends string>(...names: K[]): Promise<Record<K, TestPerson>> {
  made += 1
  const people = Object.values(await tests.server.registerTalents(...names.map((name) => `${name}${made}`)))
  return Object.fromEntries(names.map((name, n) => [name, people[n]])) as Record<K, TestPerson>
}

describe('P-messages-3: requests', () => {
  test('a first message of a stranger is a request, which its sender does not notice', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    await tests.client.send(Ana, Bea, 'Hola')
    expect(await tests.client.getContact(Bea, Ana)).toMatchObject({
      request: true,
      unread: 1,
      lastMessage: 'Hola',
    })
    expect(await tests.client.getContact(Ana, Bea)).toMatchObject({ request: false, readUpTo: null })
    // Its sender gets no read mark until it is accepted.
    await tests.client.markRead(Bea, Ana)
    expect(await tests.client.getContact(Bea, Ana)).toMatchObject({ request: true, unread: 0 })
    expect((await tests.client.getContact(Ana, Bea)).readUpTo).toBeNull()
    expect((await tests.client.accept(Bea, Ana)).status).toBe(204)
    expect(await tests.client.getContact(Bea, Ana)).toMatchObject({ request: false })
    expect((await tests.client.getContact(Ana, Bea)).readUpTo).not.toBeNull()
    expect((await tests.client.accept(Bea, Ana)).status).toBe(204)
  })

  test('a message of somebody whom the recipient follows is none, and a reply accepts', async () => {
    const { Ana, Bea, Carla } = await createPeople('Ana', 'Bea', 'Carla')
    await tests.client.follow(Bea, Ana)
    await tests.client.send(Ana, Bea)
    expect(await tests.client.getContact(Bea, Ana)).toMatchObject({ request: false })
    await tests.client.send(Carla, Bea)
    // To follow the sender later does not accept, a reply does.
    await tests.client.follow(Bea, Carla)
    expect(await tests.client.getContact(Bea, Carla)).toMatchObject({ request: true })
    await tests.client.send(Bea, Carla)
    expect(await tests.client.getContact(Bea, Carla)).toMatchObject({ request: false })
    expect(await tests.client.getContact(Carla, Bea)).toMatchObject({ request: false })
  })

  test('a request is deleted for its recipient only, and the next message is a request again', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const { id } = (await tests.client.send(Ana, Bea, 'Uno')).body
    await tests.client.send(Ana, Bea, 'Dos')
    expect((await tests.client.deleteRequest(Bea, Ana)).status).toBe(204)
    expect(await tests.client.findContacts(Bea)).toEqual({ rows: [], count: 0 })
    expect(await tests.client.getMessages(Bea, Ana)).toEqual({ rows: [], next: null })
    expect(await tests.client.getContact(Bea, Ana)).toMatchObject({
      request: false,
      lastContact: null,
      unread: 0,
    })
    expect(await tests.client.getContact(Ana, Bea)).toMatchObject({ lastMessage: 'Dos', readUpTo: null })
    expect(await tests.client.readTexts(Ana, Bea)).toEqual(['Uno', 'Dos'])
    for (const repeat of [tests.client.deleteRequest, tests.client.accept])
      expect((await repeat(Bea, Ana)).status).toBe(404)
    // A withdrawal of what was deleted does not count either.
    await tests.client.withdraw(Ana, id)
    await tests.client.send(Ana, Bea, 'Tres')
    expect(await tests.client.getContact(Bea, Ana)).toMatchObject({ request: true, unread: 1 })
    await tests.client.accept(Bea, Ana)
    expect(await tests.client.readTexts(Bea, Ana)).toEqual(['Tres'])
    expect((await tests.client.deleteRequest(Bea, Ana)).status).toBe(404)
  })

  test('two who write to each other for the first time at the same moment accept each other', async () => {
    for (let round = 0; round < 5; round++) {
      const { Ana, Bea } = await createPeople('Ana', 'Bea')
      await Promise.all([tests.client.send(Ana, Bea, 'A'), tests.client.send(Bea, Ana, 'B')])
      const contacts = [await tests.client.getContact(Ana, Bea), await tests.client.getContact(Bea, Ana)]
      expect(contacts.map(({ request }) => request)).toEqual([false, false])
      // The second of the two has answered, so has read the first.
      expect(contacts.map(({ unread }) => unread).toSorted()).toEqual([0, 1])
      expect(await tests.client.readTexts(Ana, Bea)).toEqual(await tests.client.readTexts(Bea, Ana))
    }
  })
})

describe('P-messages-2: minors', () => {
  /** Gives a person this age. */
  async function setAge({ id }: TestPerson, years: number): Promise<void> {
    const birthdate = `${tests.server.context.clock.now().getUTCFullYear() - years}-01-01`
    await tests.server.context.db.updateTable('account').set({ birthdate }).where('id', '=', id).execute()
  }

  test('an adult does not open a conversation with a minor who does not follow them', async () => {
    const { Adulta, Menor } = await createPeople('Adulta', 'Menor')
    await setAge(Menor, 16)
    expect(await tests.client.send(Adulta, Menor)).toMatchObject({
      status: 403,
      body: { error: 'menor_no_te_sigue' },
    })
    expect(await tests.client.getContact(Adulta, Menor)).toMatchObject({ writeError: 'menor_no_te_sigue' })
    expect(await tests.client.findContacts(Menor)).toEqual({ rows: [], count: 0 })
    expect(await tests.client.getContact(Menor, Adulta)).toMatchObject({ writeError: null })

    await tests.client.follow(Menor, Adulta)
    expect(await tests.client.getContact(Adulta, Menor)).toMatchObject({ writeError: null })
    expect((await tests.client.send(Adulta, Menor)).status).toBe(201)
  })

  test('an adult who corrects their birth date to that of a minor still counts as an adult', async () => {
    const { Adulta, Menor, Amiga } = await createPeople('Adulta', 'Menor', 'Amiga')
    await setAge(Menor, 16)
    await setAge(Amiga, 15)
    const fecha = `${tests.server.context.clock.now().getUTCFullYear() - 16}-01-01`
    expect((await saveSettings(tests.server, Adulta, { fecha })).status).toBe(200)
    expect(await tests.client.send(Adulta, Menor)).toMatchObject({
      status: 403,
      body: { error: 'menor_no_te_sigue' },
    })
    expect(await tests.client.getContact(Adulta, Menor)).toMatchObject({ writeError: 'menor_no_te_sigue' })
    // Others treat them as the minor that they say they are.
    expect(await tests.client.getContact(Menor, Adulta)).toMatchObject({ writeError: null })
    expect((await tests.client.send(Amiga, Adulta)).status).toBe(201)
  })

  test('an agency counts as an adult whatever its birth date says, also after a cancellation', async () => {
    const { Menor } = await createPeople('Menor')
    const { Casting } = await tests.server.registerPeople('agencia', 'Casting')
    await setAge(Menor, 16)
    await setAge(Casting, 15)
    const refused = { status: 403, body: { error: 'menor_no_te_sigue' } }
    expect(await tests.client.send(Casting, Menor)).toMatchObject(refused)
    expect(await tests.client.getContact(Casting, Menor)).toMatchObject({ writeError: 'menor_no_te_sigue' })
    await tests.server.call('cancelAccount', { token: Casting.token })
    const { email, password } = Casting
    const { token } = (await tests.server.call('authenticate', { body: { email, password } })).body
    const shared = { sharedProfileId: Casting.id, clientId: createClientId() }
    const sharing = { receiverId: Menor.id, message: '', ...shared }
    expect(await tests.server.call('sendMessage', { token, body: sharing })).toMatchObject(refused)

    await tests.client.follow(Menor, { ...Casting, token })
    expect((await tests.client.send({ ...Casting, token }, Menor)).status).toBe(201)
  })

  test('who was written to by a minor may answer', async () => {
    const { Adulta, Menor } = await createPeople('Adulta', 'Menor')
    await setAge(Menor, 16)
    await tests.client.send(Menor, Adulta, 'Hola')
    expect(await tests.client.getContact(Adulta, Menor)).toMatchObject({ writeError: null, request: true })
    expect((await tests.client.send(Adulta, Menor, 'Hola, ¿qué tal?')).status).toBe(201)
    expect(await tests.client.getContact(Menor, Adulta)).toMatchObject({ request: false, unread: 1 })
  })

  test('minors write to each other; a request of one who comes of age must be accepted first', async () => {
    const { Menor, Amiga } = await createPeople('Menor', 'Amiga')
    await setAge(Menor, 15)
    await setAge(Amiga, 17)
    const clientId = createClientId()
    const first = await tests.client.send(Amiga, Menor, 'Hola', clientId)
    expect(first.status).toBe(201)
    await setAge(Amiga, 19)
    // A retry returns what is sent already, and sends nothing.
    expect(await tests.client.send(Amiga, Menor, 'Hola', clientId)).toMatchObject({
      status: 201,
      body: first.body,
    })
    expect(await tests.client.send(Amiga, Menor, 'Otra', clientId)).toMatchObject({ status: 403 })
    expect(await tests.client.send(Amiga, Menor)).toMatchObject({ status: 403 })
    expect((await tests.client.findContacts(Amiga)).rows).toMatchObject([{ writeError: 'menor_no_te_sigue' }])
    await tests.client.accept(Menor, Amiga)
    expect((await tests.client.send(Amiga, Menor)).status).toBe(201)
  })
})

describe('P-messages-7: new conversations', () => {
  test('are limited to 5 a day in the first week and 20 later, also when they begin at the same moment', async () => {
    const { Ana } = await createPeople('Ana')
    const people = Object.values(
      await tests.server.registerTalents(...Array.from({ length: 27 }, (_, n) => `Gente${made}x${n}`)),
    )
    const writeAll = async (to: TestPerson[]) => {
      const replies = await Promise.all(to.map((person) => tests.client.send(Ana, person)))
      return replies.filter(({ status }) => status === 201).length
    }
    expect(await writeAll(people.slice(0, 7))).toBe(limits.newConversationsPerDayFirstWeek)
    const countLeft = async ({ token }: TestPerson) =>
      (await tests.server.call('getSelf', { token })).body.newConversationsLeft
    expect(await countLeft(Ana)).toBe(0)
    const refused = await tests.client.send(Ana, people[26]!)
    expect(refused).toMatchObject({ status: 429, body: { error: 'demasiadas_conversaciones' } })
    const contact = await tests.client.getContact(Ana, people[26]!)
    expect(contact).toMatchObject({ writeError: 'demasiadas_conversaciones', writeFrom: expect.any(String) })
    const { rows } = await tests.client.findContacts(Ana)
    expect(rows.map(({ writeError }) => writeError)).toEqual([null, null, null, null, null])
    expect((await tests.client.send(Ana, { ...people[0]!, id: rows[0]!.id }, 'Otra vez')).status).toBe(201)
    // Of those whom others have written to first, each can be answered.
    await tests.client.send(people[25]!, Ana)
    expect((await tests.client.send(Ana, people[25]!)).status).toBe(201)

    // Exactly 24 hours after the first of them, and not before.
    const logInAfter = async (milliseconds: number) => {
      tests.server.advance(milliseconds)
      const { email, password } = Ana
      Ana.token = (await tests.server.call('authenticate', { body: { email, password } })).body.token
      return tests.client.getContact(Ana, people[26]!)
    }
    const left = Date.parse(contact.writeFrom!) - tests.server.context.clock.now().getTime()
    expect(await logInAfter(left - minute)).toMatchObject({ writeFrom: contact.writeFrom })
    expect(await logInAfter(61_000)).toMatchObject({ writeError: null, writeFrom: null })
    await logInAfter(6 * day)
    expect(await writeAll(people.slice(0, 25))).toBe(25)
    expect(await tests.client.findContacts(Ana)).toMatchObject({ count: 26 })
    expect((await tests.client.send(Ana, people[26]!)).status).toBe(429)
  })

  test('are counted down before they are used up, by the kind of account', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    const { Nueva, Verificada } = await tests.server.registerPeople('agencia', 'Nueva', 'Verificada')
    const { db } = tests.server.context
    await db.updateTable('account').set({ verified: true }).where('id', '=', Verificada.id).execute()
    const countLeft = async ({ token }: TestPerson) =>
      (await tests.server.call('getSelf', { token })).body.newConversationsLeft
    expect(await Promise.all([Ana, Nueva, Verificada].map(countLeft))).toEqual([5, 5, 60])
    for (const from of [Ana, Nueva, Verificada])
      for (let time = 0; time < 2; time++) await tests.client.send(from, Bea)
    // An answer to who has written first is no new conversation.
    await tests.client.send(Bea, Ana)
    expect(await Promise.all([Ana, Nueva, Verificada, Bea].map(countLeft))).toEqual([4, 4, 59, 5])
    await db
      .updateTable('account')
      .set({ created_at: new Date(tests.server.context.clock.now().getTime() - 8 * day) })
      .where('id', 'in', [Ana.id, Nueva.id])
      .execute()
    expect(await Promise.all([Ana, Nueva].map(countLeft))).toEqual([19, 14])
  })

  test('P-operation-7: are not limited where rate limits are off', async () => {
    const { Ana, ...others } = await unlimited.server.registerTalents('Ana', 'B', 'C', 'D', 'E', 'F', 'G')
    for (const person of Object.values(others)) {
      expect(await unlimited.client.getContact(Ana!, person)).toMatchObject({ writeError: null })
      const { newConversationsLeft } = (await unlimited.server.call('getSelf', { token: Ana!.token })).body
      expect(newConversationsLeft).toBeNull()
      expect((await unlimited.client.send(Ana!, person)).status).toBe(201)
    }
  })

  test('the end of the first week may come before the end of 24 hours', () => {
    const from = (started: number[], now: number) =>
      findNextConversationTime(
        started.map((time) => new Date(time)),
        { type: 'talento', verified: false, created_at: new Date(0) },
        new Date(now),
      )?.getTime() ?? null
    const week = 7 * day
    const five = [1, 2, 3, 4, 5].map((n) => week - n * minute)
    expect(from(five, week - minute)).toBe(week)
    expect(from(five, week)).toBe(null)
    const twenty = Array.from({ length: 20 }, (_, n) => week - minute - n)
    expect(from(twenty, week)).toBe(week - minute - 19 + day)
  })
})

describe('P-messages-11: drafts', () => {
  test('are kept for each person, for all devices, and for their author alone', async () => {
    const { Ana, Bea } = await createPeople('Ana', 'Bea')
    for (const draft of ['Hola, Bea:', 'Hola, Bea: ¿tienes'])
      expect((await tests.client.saveDraft(Ana, Bea, draft)).status).toBe(204)
    const { email, password } = Ana
    const other = (await tests.server.call('authenticate', { body: { email, password } })).body
    expect(await tests.client.getContact({ ...Ana, ...other }, Bea)).toMatchObject({
      draft: 'Hola, Bea: ¿tienes',
    })
    expect(await tests.client.getContact(Bea, Ana)).toMatchObject({ draft: '', lastContact: null })
    for (let time = 0; time < 2; time++) expect((await tests.client.saveDraft(Ana, Bea, '')).status).toBe(204)
    expect(await tests.client.getContact(Ana, Bea)).toMatchObject({ draft: '' })
    expect((await tests.client.saveDraft(Ana, Bea, 'x'.repeat(5_001))).status).toBe(422)
    expect((await tests.client.saveDraft(Ana, Ana, 'Hola')).status).toBe(404)
  })

  test('who has only a draft is a contact among the others by its time, until it is empty', async () => {
    const { Ana, Bea, Carla, Dora } = await createPeople('Ana', 'Bea', 'Carla', 'Dora')
    await tests.client.send(Ana, Bea)
    await tests.client.saveDraft(Ana, Carla, 'Hola, Carla:')
    await tests.client.send(Dora, Ana)
    await tests.client.accept(Ana, Dora)
    await tests.client.saveDraft(Ana, Dora, 'Hola, Dora:')
    const list = async (query = {}) => {
      const { rows, count } = await tests.client.findContacts(Ana, query)
      expect(count).toBe(rows.length)
      return rows.map(({ id }) => id)
    }
    expect(await list()).toEqual([Dora.id, Carla.id, Bea.id])
    expect(await list({ requests: 'false' })).toEqual([Dora.id, Carla.id, Bea.id])
    expect(await list({ requests: 'true' })).toEqual([])
    expect(await list({ q: 'carla' })).toEqual([Carla.id])
    expect((await tests.client.findContacts(Ana, { q: 'carla' })).rows).toMatchObject([
      { draft: 'Hola, Carla:', lastContact: null, lastMessage: null, request: false, unread: 0 },
    ])
    expect(await tests.client.findContacts(Carla)).toEqual({ rows: [], count: 0 })
    await tests.client.block(Carla, Ana)
    expect(await list()).toEqual([Dora.id, Bea.id])
    await tests.client.saveDraft(Ana, Dora, '')
    expect(await list()).toEqual([Dora.id, Bea.id])
  })
})
