/** The facts by which an agency decides, in its lists of people. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson, TestServer } from '../../testing.ts'
import { createSearchCalls, type SearchFixture, startSearchServer, updateAccount } from './search.testing.ts'

let server: TestServer
let people: SearchFixture['people']
let agency: TestPerson

const { search } = createSearchCalls(() => ({ server, people, agency }))

beforeAll(async () => {
  ;({ server, people, agency } = await startSearchServer())
})
afterAll(() => server.stop())

const read = async (who: TestPerson, name: keyof typeof people) =>
  (await search({ q: 'prueba', type: 'talento' }, who)).rows.find(({ id }) => id === people[name].id)?.facts

const saveFacts = async ({ token }: TestPerson, body: object) => {
  expect((await server.call('saveFacts', { token, body })).status).toBe(200)
  await server.eventsHandled()
}

const languages = [{ code: 'en', level: 'fluent' }]

const createFacts = (audience: string) => ({
  languages: { items: languages, audience },
  availability: { open: true, from: null, travels: true, audience },
  measurements: { heightCm: 171, audience },
})

const nothing = {
  age: null,
  sex: null,
  heightCm: null,
  languages: [],
  availability: null,
  hasShowreel: false,
}

describe('P-discovery-28: facts in results and in the roster', () => {
  test('an agency reads what is shown to agencies, a talent nothing', async () => {
    await updateAccount(server, people.Oculta, { sex: 'FE' })
    await saveFacts(people.Oculta, createFacts('agencies'))
    const age = (await read(agency, 'Oculta'))?.age
    expect(age).toBeGreaterThan(30)
    const shown = {
      age,
      sex: 'FE',
      heightCm: 171,
      languages,
      availability: { open: true, from: null, travels: true },
      hasShowreel: false,
    }
    expect(await read(agency, 'Oculta')).toEqual(shown)
    expect(await read(people.Rival, 'Oculta')).toBeNull()

    await server.call('followUser', { token: agency.token, body: { id: people.Oculta.id } })
    const { rows } = (await server.call('getFollowedTalents', { token: agency.token })).body
    expect(rows.map(({ facts }) => facts)).toEqual([shown])
  })

  test('what is hidden is left out, each part by its own audience', async () => {
    await saveFacts(people.Celia, createFacts('nobody'))
    await updateAccount(server, people.Celia, { sex: null, show_birthdate: false })
    expect(await read(agency, 'Celia')).toEqual(nothing)
    const body = { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
    const postId = (await server.call('createPost', { token: people.Celia.token, body })).body.id
    await saveFacts(people.Celia, {
      measurements: { heightCm: 160, audience: 'agencies' },
      showreel: { postId, audience: 'everyone' },
    })
    expect(await read(agency, 'Celia')).toEqual({ ...nothing, heightCm: 160, hasShowreel: true })
  })

  test('of a minor an agency reads languages only', async () => {
    await server.context.db
      .insertInto('profile_facts')
      .values({
        account_id: people.Menor.id,
        open_to_offers: true,
        height_cm: 150,
        measurements_audience: 'everyone',
        languages: JSON.stringify(languages),
      })
      .execute()
    await updateAccount(server, people.Menor, { sex: 'FE' })
    expect(await read(agency, 'Menor')).toEqual({ ...nothing, languages })
  })
})
