import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea', TestPerson>
let agency: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea')
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

const read = (who: TestPerson, id: string) => server.call('getProfile', { token: who.token, params: { id } })

async function change(who: TestPerson, row: object) {
  await server.context.db.updateTable('account').set(row).where('id', '=', who.id).execute()
}

describe('P-profiles-1: the profile response', () => {
  test('found by id and by profile_url, ignoring case', async () => {
    const { status, body } = await read(people.Bea, people.Ana.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user: {
        id: people.Ana.id,
        nombre: 'Ana',
        apellido: 'Prueba',
        fullname: 'Ana Prueba',
        country: 'MX',
        type: 'talento',
        following: false,
        isblocked: false,
        verified: false,
        followersCount: 0,
        followingCount: 0,
      },
      profile: { facebook_url: null, web: null },
    })
    if (body.user.isblocked) throw new Error('blocked')
    const { profile_url } = body.user
    expect((await read(people.Bea, profile_url)).body).toEqual(body)
    expect((await read(people.Bea, profile_url.toUpperCase())).body).toEqual(body)
  })

  test("category names are in the reader's language", async () => {
    await server.call('subscribeCategory', { token: people.Ana.token, body: { categoryId: 2 } })
    const { body } = await server.call('getProfile', {
      token: people.Bea.token,
      params: { id: people.Ana.id },
      language: 'en',
    })
    if (body.user.isblocked || !('categories' in body)) throw new Error('blocked')
    const subscribed = body.categories.filter(({ subscribed }) => subscribed)
    expect(subscribed).toMatchObject([{ slug: 'musica', name: 'Music and dance' }])
  })

  test('P-profiles-2, P-wire-3: unknown, malformed, typeless, suspended and deactivated accounts return the same 404', async () => {
    const { Nadia } = await server.registerPeople(null, 'Nadia')
    const { Sara, Celia } = await server.registerTalents('Sara', 'Celia')
    await server.call('blockUser', { token: people.Bea.token, body: { userId: Celia.id } })
    await change(Sara, { status: 'suspended' })
    await change(Celia, { status: 'cancelled' })
    const responses = []
    for (const id of [Nadia.id, Sara.id, Celia.id, '01900000-0000-7000-8000-000000000000', 'nadie', '%']) {
      const { status, body } = await read(people.Bea, id)
      responses.push(JSON.stringify([status, body]))
    }
    expect(new Set(responses).size).toBe(1)
    expect(JSON.parse(responses[0]!)).toMatchObject([404, { error: 'not_found' }])
  })
})

/** The fields restricted by P-minors-1 to P-minors-5, as one person sees them of another. */
async function visibleFields(who: TestPerson, of: TestPerson) {
  const { body } = await read(who, of.id)
  if (body.user.isblocked) throw new Error('blocked')
  const { email, birthdate, ciudad } = body.user
  return { email, birthdate, ciudad }
}

describe('P-minors-1 to P-minors-5: minors and privacy', () => {
  test('P-minors-2: e-mail and birth date of an adult are visible unless switched off', async () => {
    const all = { email: people.Ana.email, birthdate: '1995-04-12', ciudad: 'Mérida' }
    expect(await visibleFields(people.Bea, people.Ana)).toEqual(all)
    await change(people.Ana, { show_email: false })
    expect(await visibleFields(people.Bea, people.Ana)).toEqual({ ...all, email: null })
    await change(people.Ana, { show_email: true, show_birthdate: false })
    expect(await visibleFields(people.Bea, people.Ana)).toEqual({ ...all, birthdate: null })
    expect(await visibleFields(people.Ana, people.Ana)).toEqual(all)
  })

  test('e-mail, birth date, phone and city of a minor are never visible to others', async () => {
    const { Mini } = await server.registerTalents('Mini')
    // As nothing but a mistake could make it (P-settings-20).
    await change(Mini, { birthdate: birthdateTurning(18, 1), show_email: true, phone: '+52 999 123 4567' })
    for (const reader of [people.Bea, agency]) {
      const { body } = await read(reader, Mini.id)
      expect(body.user).toMatchObject({ email: null, birthdate: null, ciudad: null })
      for (const secret of [Mini.email, 'Mérida', '999 123', birthdateTurning(18, 1)]) {
        expect(JSON.stringify(body)).not.toContain(secret)
      }
    }
    expect(await visibleFields(Mini, Mini)).toEqual({
      email: Mini.email,
      birthdate: birthdateTurning(18, 1),
      ciudad: 'Mérida',
    })
    await change(Mini, { birthdate: birthdateTurning(18, 0) })
    expect(await visibleFields(people.Bea, Mini)).toMatchObject({ ciudad: 'Mérida' })
  })

  test('the same for an agency opened by a minor', async () => {
    const { Joven } = await server.registerPeople('agencia', 'Joven')
    await change(Joven, { birthdate: birthdateTurning(18, 1), agency_name: 'Agencia Joven' })
    const { body } = await read(people.Ana, Joven.id)
    expect(body.user).toMatchObject({ type: 'agencia', email: null, birthdate: null, ciudad: null })
    for (const secret of [Joven.email, 'Mérida']) expect(JSON.stringify(body)).not.toContain(secret)
    await change(Joven, { birthdate: birthdateTurning(18, 0) })
    expect(await visibleFields(people.Ana, Joven)).toMatchObject({ email: Joven.email, ciudad: 'Mérida' })
  })

  test('docs/decisions/0008: name, birth date and sex of an agency’s contact person are hidden', async () => {
    const { Clara } = await server.registerPeople('agencia', 'Clara')
    await change(Clara, { agency_name: 'Casa Luz', sex: 'FE' })
    const readSex = async (reader: TestPerson) => {
      const { body } = await read(reader, Clara.id)
      const other = await server.call('getUserOfType', {
        token: reader.token,
        params: { id: Clara.id, type: 'agencia' },
      })
      expect(JSON.stringify([body, other.body])).not.toContain('"Clara"')
      return [body.user.isblocked ? undefined : body.user.sex, other.body.sex]
    }
    expect(await readSex(people.Ana)).toEqual([null, null])
    expect(await readSex(Clara)).toEqual(['FE', 'FE'])
    await change(people.Ana, { sex: 'FE' })
    expect((await read(Clara, people.Ana.id)).body.user).toMatchObject({ sex: 'FE' })
  })

  test('P-minors-3: the phone is never visible; the contact e-mail of an agency always is (P-profiles-17)', async () => {
    await change(agency, { phone: '+52 999 765 4321', show_email: false })
    const { body } = await read(people.Ana, agency.id)
    expect(body.user).toMatchObject({ type: 'agencia', email: agency.email, birthdate: null })
    expect(JSON.stringify(body)).not.toContain('765 4321')
    const readEmails = async () => [
      (await visibleFields(people.Ana, agency)).email,
      (await visibleFields(agency, agency)).email,
    ]
    const form = { nombre: 'Cumbre', apellido: 'Prueba', email: agency.email, fecha: '1995-04-12' }
    const save = (contactEmail: string | null) =>
      server.call('updateUser', { token: agency.token, body: { ...form, contactEmail } })
    expect((await save(' Casting@Cumbre.example ')).status).toBe(200)
    expect(await readEmails()).toEqual(['casting@cumbre.example', 'casting@cumbre.example'])
    expect((await save('')).status).toBe(200)
    expect(await readEmails()).toEqual([null, null])
    const { body: self } = await server.call('getSelf', { token: agency.token })
    expect(self).toMatchObject({ email: agency.email, contactEmail: null })
    const invalid = await save('sin arroba')
    expect(invalid).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'contactEmail', error: 'correo_electronico_invalido' }] },
    })
  })
})

test('P-profiles-24: its owner sees the profile as the server sends it to strangers of each type', async () => {
  const { Vera } = await server.registerTalents('Vera')
  await change(Vera, { email_to_agencies: true, show_email: false, city_audience: 'nobody' })
  const measurements = { heightCm: 170, chestCm: null, waistCm: null, hipsCm: null, shoeEu: null }
  const facts = {
    measurements: { ...measurements, hair: null, eyes: null, audience: 'agencies' as const },
    skills: { items: ['canto'], audience: 'everyone' as const },
  }
  expect((await server.call('saveFacts', { token: Vera.token, body: facts })).status).toBe(200)
  await server.call('followUser', { token: people.Bea.token, body: { id: Vera.id } })
  const { Otra } = await server.registerTalents('Otra')
  const seenBy = async (owner: TestPerson, type: 'talento' | 'agencia') =>
    (await server.call('getOwnProfileAs', { token: owner.token, params: { type } })).body
  const byTalents = await seenBy(Vera, 'talento')
  expect(byTalents).toEqual((await read(Otra, Vera.id)).body)
  expect(byTalents).toMatchObject({ user: { email: null, ciudad: null } })
  expect(Object.keys(byTalents.facts)).toEqual(['skills'])
  const byAgencies = await seenBy(Vera, 'agencia')
  expect(byAgencies).toEqual((await read(agency, Vera.id)).body)
  expect(byAgencies.user.email).toBe(Vera.email)
  expect(byAgencies.facts.measurements).toMatchObject({ heightCm: 170 })
  expect(await seenBy(agency, 'talento')).toEqual((await read(Otra, agency.id)).body)
  await change(Vera, { birthdate: birthdateTurning(18, 1) })
  expect(await seenBy(Vera, 'agencia')).toEqual((await read(agency, Vera.id)).body)
})
