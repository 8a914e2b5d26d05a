import type { PushFlag } from '@brilla/contract/notifications/notification-flags'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueueDigests } from '../../notifications/activity-mail/activity-mail.jobs.ts'
import { complete } from '../search/discovery.testing.ts'
import { createActions } from '../../notifications/notification/notification.testing.ts'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day } from '../../platform/duration.ts'
import { enqueueAlerts, savedSearchJobs } from './saved-search.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
// So that each test's alerts are due, and nothing of the tests before is in its mails.
beforeEach(() => server.advance(3 * day))
afterAll(() => server.stop())

const { block, read, readTexts } = createActions(() => server)

let made = 0
/** A word that no other test searches. */
const createWord = () => `lira${'abcdefghijklmnopqrstuvwxyz'[made++]}u`

const register = async (name: string) => (await server.registerTalents(name))[name]!
const registerAgency = async (name: string) => (await server.registerPeople('agencia', name))[name]!

/** Registers somebody whom a search for the word finds. */
async function join(name: string, word: string, about: object = {}): Promise<TestPerson> {
  const person = await register(name)
  await complete(server, person, { biography: `Toco la ${word}.`, ...about })
  return person
}

async function save({ token }: TestPerson, name: string, query: object, alerts = true): Promise<string> {
  const body = { name, query: query as { q: string }, alerts }
  const reply = await server.call('createSavedSearch', { token, body })
  expect(reply.status).toBe(201)
  return reply.body.id
}

/** Waits until the enqueued jobs of a module are done, and their events handled. */
async function waitForJobs(module: string): Promise<void> {
  await server.jobsDone(`${module}.`)
  await server.eventsHandled()
}

/** The alerts of the next day, when the owner logs in again. */
async function runAlerts(owner: TestPerson): Promise<void> {
  server.advance(day)
  await enqueueAlerts(server.context)
  await waitForJobs('saved-search')
  await logIn(owner)
}

async function logIn(person: TestPerson): Promise<void> {
  const { email, password } = person
  const { body } = await server.call('authenticate', { body: { email, password } })
  Object.assign(person, { token: body.token })
}

async function runDigests(): Promise<void> {
  await enqueueDigests(server.context)
  await waitForJobs('activity-mail')
}

const alertMailsTo = ({ email }: TestPerson) =>
  server.mails.filter((mail) => mail.to === email && /búsquedas guardadas|saved searches/.test(mail.subject))

describe('P-discovery-22: alerts of saved searches', () => {
  test('announce who matches now and did not before, each once', async () => {
    const word = createWord()
    await join('Bea', word)
    const agency = await registerAgency('Cumbre')
    const id = await save(agency, 'Liras', { q: word, withPhotos: undefined })
    await runAlerts(agency)
    expect(await readTexts(agency)).toEqual([])

    await join('Carla', word)
    const Dora = await register('Dora')
    await complete(server, Dora)
    await runAlerts(agency)
    const { rows } = await read(agency)
    expect(rows).toMatchObject([
      {
        type: 'SAVED_SEARCH',
        actor: null,
        text: 'Hay 1 perfil nuevo en tu búsqueda “Liras”.',
        search: { id, name: 'Liras', query: { q: word }, count: 1 },
      },
    ])
    expect((await read(agency, {}, 'en')).rows[0]!.text).toBe('1 new profile matches your search “Liras”.')
    await runAlerts(agency)
    expect(await readTexts(agency)).toHaveLength(1)

    // Who registered long ago is new when a change of the profile makes them match.
    await complete(server, Dora, { biography: `Ahora toco la ${word}.` })
    await join('Eva', word)
    await runAlerts(agency)
    const [newest, ...others] = await readTexts(agency)
    expect(newest).toBe('Hay 2 perfiles nuevos en tu búsqueda “Liras”.')
    expect(others).toHaveLength(1)

    // Nor is who no longer matches and then does again.
    await complete(server, Dora, { biography: 'Ya no.' })
    await runAlerts(agency)
    await complete(server, Dora, { biography: `Otra vez la ${word}.` })
    await runAlerts(agency)
    expect(await readTexts(agency)).toHaveLength(2)
  })

  test('nobody from whom a block separates the owner, and no minor by a filter that finds adults', async () => {
    const word = createWord()
    const owner = await register('Duero')
    await save(owner, 'Liras', { q: word })
    await save(owner, 'Adultas', { q: word, minAge: '18' })
    const [Fina, Gala, Hana] = [await join('Fina', word), await join('Gala', word), await join('Hana', word)]
    await block(owner, Fina)
    await block(Gala, owner)
    await server.context.db
      .updateTable('account')
      .set({ birthdate: birthdateTurning(17, 100), show_birthdate: true })
      .where('id', '=', Hana.id)
      .execute()
    await server.eventsHandled()
    await runAlerts(owner)
    expect(await readTexts(owner)).toEqual(['Hay 1 perfil nuevo en tu búsqueda “Liras”.'])
  })

  test('nobody who is suspended or deactivated', async () => {
    const word = createWord()
    const agency = await registerAgency('Ebro')
    await save(agency, 'Liras', { q: word })
    const Iris = await join('Iris', word)
    await server.call('cancelAccount', { token: Iris.token })
    const Julia = await join('Julia', word)
    await server.context.db
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', Julia.id)
      .execute()
    await runAlerts(agency)
    expect(await readTexts(agency)).toEqual([])
  })

  test('only of searches with alerts; turning them on or changing the query announces nobody', async () => {
    const [word, other] = [createWord(), createWord()]
    const agency = await registerAgency('Fuente')
    const id = await save(agency, 'Liras', { q: word }, false)
    const change = (body: object) =>
      server.call('changeSavedSearch', { token: agency.token, params: { id }, body })
    await join('Kira', word)
    await join('Lola', other)
    await runAlerts(agency)
    await change({ alerts: true })
    await runAlerts(agency)
    await change({ query: { q: other } })
    await runAlerts(agency)
    expect(await readTexts(agency)).toEqual([])
    // A new name, and a retry, announce all the same who came meanwhile.
    await join('Mila', other)
    await change({ name: 'Otras', alerts: true, query: { q: other } })
    await runAlerts(agency)
    expect(await readTexts(agency)).toEqual(['Hay 1 perfil nuevo en tu búsqueda “Otras”.'])
  })

  test('of two processes that run the job at once, one announces', async () => {
    const word = createWord()
    const agency = await registerAgency('Garza')
    await save(agency, 'Liras', { q: word })
    await join('Nina', word)
    server.advance(day)
    const [job] = savedSearchJobs(server.context)
    const run = () =>
      job!.run({ accountId: agency.id } as never, { signal: AbortSignal.timeout(9_000) } as never)
    await Promise.all([run(), run(), run()])
    await run()
    await logIn(agency)
    expect(await readTexts(agency)).toHaveLength(1)
  })

  test.each(['suspended', 'cancelled'])('nothing for an owner whose account is %s', async (status) => {
    const word = createWord()
    const agency = await registerAgency(`Hiedra-${status}`)
    await save(agency, 'Liras', { q: word })
    await join(`Olga-${status}`, word)
    await server.context.db.updateTable('account').set({ status }).where('id', '=', agency.id).execute()
    await runAlerts(agency)
    const { rows } = await sql`select from notification where recipient_id = ${agency.id}`.execute(
      server.context.db,
    )
    expect(rows).toEqual([])
  })
})

describe('P-notifications-2: the mail about saved searches', () => {
  test('is one for several searches, in the language of the account, with one-click unsubscribe', async () => {
    const [word, other] = [createWord(), createWord()]
    const agency = await registerAgency('Isla')
    await server.call('changeLanguage', { token: agency.token, body: { langCode: 'en' } })
    await save(agency, 'Lyres', { q: word })
    await save(agency, 'Other lyres', { q: other })
    await join('Pilar', word)
    await join('Quela', other)
    await runAlerts(agency)
    await runDigests()
    await runDigests()
    const [mail, ...more] = alertMailsTo(agency)
    expect(more).toEqual([])
    expect(mail!.text).toContain('1 new profile matches your search “Lyres”.')
    expect(mail!.text).toContain('1 new profile matches your search “Other lyres”.')
    // Explore begins with the saved searches.
    expect(mail!.text).toMatch(/\/explorar$/m)
    expect(mail!.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining('t=searches.'),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('about one search leads to its results', async () => {
    const word = createWord()
    const agency = await registerAgency('Olga')
    await save(agency, 'Liras', { q: word })
    await join('Tere', word)
    await runAlerts(agency)
    await runDigests()
    expect(alertMailsTo(agency)[0]!.text).toContain(`/explorar?q=${word}`)
  })

  test('is not sent while its flag is off; the flags of mail and push are independent', async () => {
    const word = createWord()
    const agency = await registerAgency('Jara')
    const { token } = agency
    const type: PushFlag = 'searches'
    await server.call('setNotification', { token, body: { type, status: false } })
    expect((await server.call('getSelf', { token })).body).toMatchObject({
      searches: false,
      push: { searches: true },
    })
    await save(agency, 'Liras', { q: word })
    await join('Rita', word)
    await runAlerts(agency)
    await runDigests()
    expect(await readTexts(agency)).toHaveLength(1)
    expect(alertMailsTo(agency)).toEqual([])
  })
})
