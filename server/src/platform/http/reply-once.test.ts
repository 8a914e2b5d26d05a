import type { RouteName } from '@brilla/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '../duration.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { replyJobs } from './reply-once.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla', TestPerson>
beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla')
})
afterAll(() => server.stop())

/** Sends a request with a key, as a guest without a person. */
const send = (name: RouteName, key: string, body: object, person?: TestPerson) =>
  server.call(name, {
    ...(person && { token: person.token }),
    headers: { 'idempotency-key': key },
    body,
  } as never)

const registration = {
  nombre: 'Dora',
  apellido: 'Prueba',
  birthdate: '1995-04-12',
  email: 'dora@gente.example',
  password: 'cuatro palabras sin sentido',
  country: 'MX',
  ciudad: 'Mérida',
  langCode: 'es',
  terms: true,
}

describe('P-wire-16: a retry with the same Idempotency-Key', () => {
  test('of a registration has the first reply, also at the same time, and sends one mail', async () => {
    const key = 'registro'
    // What clients send there differs each time, and is ignored.
    const replies = await Promise.all(
      [1, 2].map((username) => send('registerUser', key, { ...registration, username })),
    )
    replies.push(await send('registerUser', key, registration))
    const [first] = replies
    expect(first).toMatchObject({ status: 201, body: { email: registration.email } })
    for (const { status, body } of replies) expect([status, body]).toEqual([201, first!.body])
    await server.mailTo(registration.email)
    expect(server.mails.filter(({ to }) => to === registration.email)).toHaveLength(1)
    expect(await send('registerUser', 'otra', registration)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', error: 'correo_existe' }] },
    })
    // Who does not know the password learns nothing by the key.
    const other = { ...registration, password: 'otras palabras sin sentido' }
    expect(await send('registerUser', key, other)).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    })
  })

  test('after a refusal is a first attempt', async () => {
    const body = { name: 'Canto', query: { q: 'canto' }, alerts: false }
    const { id } = (await send('createSavedSearch', 'uno', body, people.Bea)).body as { id: string }
    expect((await send('createSavedSearch', 'dos', body, people.Bea)).status).toBe(422)
    await server.call('deleteSavedSearch', { token: people.Bea.token, params: { id } })
    expect((await send('createSavedSearch', 'dos', body, people.Bea)).status).toBe(201)
  })

  test.each<[RouteName, () => object, change: object, who?: 'Ana']>([
    [
      'sendContact',
      () => ({ type: 'question', name: 'Ana', email: 'a@gente.example', message: 'Hola' }),
      { message: 'Adiós' },
    ],
    ['sendContact', () => ({ type: 'question', message: 'Hola' }), { message: 'Adiós' }, 'Ana'],
    [
      'report',
      () => ({ userId: people.Bea.id, description: 'Se hace pasar por mí.' }),
      { description: 'Otra cosa' },
      'Ana',
    ],
    [
      'createSavedSearch',
      () => ({ name: 'Danza', query: { q: 'danza' }, alerts: true }),
      { name: 'Baile' },
      'Ana',
    ],
    [
      'createPressKitLink',
      () => ({ label: 'Luz', format: 'letter', language: 'es', works: [], parts: [] }),
      { label: 'Sol' },
      'Ana',
    ],
  ])('of %s has the first reply, and creates nothing', async (name, getBody, change, who) => {
    const person = who && people[who]
    const key = `${name} ${String(who)}`
    const first = await send(name, key, getBody(), person)
    expect(first.status).toBe(201)
    const again = await send(name, key, getBody(), person)
    expect([again.status, again.body]).toEqual([201, first.body])
    const changed = { ...getBody(), ...change }
    expect(await send(name, key, changed, person)).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    })
    // The key of somebody else is another one.
    if (person && name === 'report') expect((await send(name, key, getBody(), people.Carla)).status).toBe(201)
  })

  test('of invitations has the first reply, and each is mailed once', async () => {
    const body = { shareContats: ['amiga@gente.example'], lang: 'es' }
    for (let time = 0; time < 2; time++) {
      const { status } = await server.call('saveWizard', { token: people.Ana.token, body } as never)
      expect(status).toBe(204)
    }
    await server.mailTo('amiga@gente.example')
    expect(server.mails.filter(({ to }) => to === 'amiga@gente.example')).toHaveLength(1)
  })

  test('is known for a day', async () => {
    const [job] = replyJobs(server.context)
    const count = async () =>
      (await server.context.db.selectFrom('idempotent_reply').select('key').execute()).length
    const context = { signal: new AbortController().signal } as never
    await job!.run({} as never, context)
    expect(await count()).toBeGreaterThan(0)
    server.advance(day + 1000)
    await job!.run({} as never, context)
    expect(await count()).toBe(0)
  })
})
