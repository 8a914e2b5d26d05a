/** Who sees e-mail and birth date, and what a birth date permits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBirthdate } from '../../accounts/account/index.ts'
import {
  birthdateTurning,
  createRegistration,
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../testing.ts'
import { day } from '../../platform/duration.ts'
import { readSelf as readSelfOn, saveSettings } from './settings.testing.ts'

let server: TestServer
let Lola: TestPerson
let agency: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Lola } = await server.registerTalents('Lola'))
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

const adult = '1995-04-12'

const save = (who: TestPerson, change?: object) => saveSettings(server, who, change)
const readSelf = (who: TestPerson) => readSelfOn(server, who)

/** A person as somebody else sees them. */
async function readProfile(reader: { token: string }, of: { id: string }) {
  const { body } = await server.call('getProfile', { token: reader.token, params: { id: of.id } })
  if (body.user.isblocked) throw new Error('blocked')
  return body.user
}

/** E-mail and birth date of a person, as somebody else sees them. */
async function read(reader: { token: string }, of: { id: string }) {
  const { email, birthdate } = await readProfile(reader, of)
  return [email, birthdate]
}

/** Registers a talent with this body. */
async function register(name: string, change: object): Promise<TestPerson> {
  const body = { ...createRegistration(name), ...change }
  const { id } = (await server.call('registerUser', { body })).body
  const mail = await server.mailTo(body.email)
  const token = /confirmation#([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const confirmed = (await server.call('confirmUser', { params: { token } })).body
  const chosen = await server.call('chooseAccountType', {
    token: confirmed.token,
    body: { profile: 'talento' },
  })
  return { id, email: body.email, password: body.password, token: chosen.body.token }
}

describe('P-minors-8: e-mail and birth date are for everyone, for agencies or for nobody', () => {
  test('each is shown to those whom it is for, and always to its owner', async () => {
    const { Ana } = await server.registerTalents('Ana')
    const all = [Ana.email, adult]
    expect([await read(Lola, Ana), await read(agency, Ana)]).toEqual([all, all])
    expect((await save(Ana, { showEmail: 'agencies' })).status).toBe(200)
    expect([await read(Lola, Ana), await read(agency, Ana)]).toEqual([[null, adult], all])
    await save(Ana, { showEmail: 'nobody', showBirthdate: 'agencies' })
    expect([await read(Lola, Ana), await read(agency, Ana)]).toEqual([
      [null, null],
      [null, adult],
    ])
    expect(await read(Ana, Ana)).toEqual(all)
    await save(Ana, { showEmail: 'everyone' })
    expect(await read(Lola, Ana)).toEqual([Ana.email, null])
  })

  test('booleans mean everyone and nobody, in requests and in the reply', async () => {
    const { Berta } = await server.registerTalents('Berta')
    for (const [sent, emailAudience, showEmail] of [
      [false, 'nobody', false],
      [true, 'everyone', true],
      ['agencies', 'agencies', false],
    ] as const) {
      await save(Berta, { showEmail: sent })
      expect(await readSelf(Berta)).toMatchObject({ emailAudience, showEmail, birthdateAudience: 'everyone' })
    }
  })

  test('another word is a 422, another type a 400', async () => {
    for (const [sent, status, error] of [
      ['friends', 422, 'not_a_choice'],
      [1, 400, 'invalid'],
      [null, 400, 'invalid'],
    ] as const) {
      const response = await save(Lola, { showEmail: sent })
      expect(response).toMatchObject({ status, body: { errors: [{ field: 'showEmail', error }] } })
    }
  })
})

test('P-minors-11: the city has the same three values, everyone unless something else is chosen', async () => {
  const { Irma } = await server.registerTalents('Irma')
  const readCities = () =>
    Promise.all([Lola, agency, Irma].map(async (reader) => (await readProfile(reader, Irma)).ciudad))
  expect([await readCities(), (await readSelf(Irma)).cityAudience]).toEqual([
    ['Mérida', 'Mérida', 'Mérida'],
    'everyone',
  ])
  await save(Irma, { showCity: 'agencies' })
  expect(await readCities()).toEqual([null, 'Mérida', 'Mérida'])
  await save(Irma, { showCity: false })
  expect(await readCities()).toEqual([null, null, 'Mérida'])
  // Left out, it stays; and an agency has the choice too.
  await save(Irma)
  expect(await readCities()).toEqual([null, null, 'Mérida'])
  await save(agency, { showCity: 'nobody' })
  expect((await readProfile(Lola, agency)).ciudad).toBeNull()
  await save(agency, { showCity: 'everyone' })
  expect((await readProfile(Lola, agency)).ciudad).toBe('Mérida')
})

describe('P-minors-9: chosen at registration, and fixed off for minors', () => {
  test('an adult chooses for both, and everyone is the default', async () => {
    const Celia = await register('Celia', { showEmail: 'nobody', showBirthdate: 'agencies' })
    expect([await read(Lola, Celia), await read(agency, Celia)]).toEqual([
      [null, null],
      [null, adult],
    ])
    expect(await readSelf(await register('Clara', {}))).toMatchObject({
      emailAudience: 'everyone',
      birthdateAudience: 'everyone',
    })
  })

  test('a minor can neither register with it nor turn it on', async () => {
    const birthdate = birthdateTurning(18, 1)
    const body = { ...createRegistration('Dina'), birthdate }
    const refused = await server.call('registerUser', { body: { ...body, showEmail: 'agencies' } })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'showEmail', error: 'menor_oculto' }] },
    })
    const Dina = await register('Dina', { birthdate, showEmail: false })
    expect(await readSelf(Dina)).toMatchObject({ emailAudience: 'nobody', birthdateAudience: 'nobody' })
    for (const field of ['showBirthdate', 'showCity'])
      expect(await save(Dina, { fecha: birthdate, [field]: true })).toMatchObject({
        status: 422,
        body: { errors: [{ field, error: 'menor_oculto' }] },
      })
  })

  test('P-profiles-17: an agency whose owner hides the e-mail starts without a contact e-mail', async () => {
    const { Eva } = await server.registerPeople(null, 'Eva')
    await save(Eva, { showEmail: false })
    const { token } = (
      await server.call('chooseAccountType', { token: Eva.token, body: { profile: 'agencia' } })
    ).body
    expect((await server.call('getSelf', { token })).body.contactEmail).toBeNull()
    expect((await readSelf(agency)).contactEmail).toBe(agency.email)
  })

  test('P-minors-4: the contact person of an agency cannot publish a contact e-mail as a minor', async () => {
    const { Joven } = await server.registerPeople('agencia', 'Joven')
    const birthdate = birthdateTurning(18, 1)
    const { db, clock } = server.context
    await setBirthdate(db, Joven.id, { birthdate, now: clock.now(), correctedByOwner: false })
    expect((await readSelf(Joven)).contactEmail).toBeNull()
    const form = { agencyName: 'Joven', nombre: 'Ana', apellido: 'Gil', country: 'MX', ciudad: 'León' }
    const refusal = { status: 422, body: { errors: [{ field: 'contactEmail', error: 'menor_oculto' }] } }
    const contactEmail = 'contacto@joven.example'
    expect(
      await server.call('setUpAgency', { token: Joven.token, body: { ...form, contactEmail } }),
    ).toMatchObject(refusal)
    expect(await save(Joven, { fecha: birthdate, contactEmail })).toMatchObject(refusal)
    expect((await server.call('setUpAgency', { token: Joven.token, body: form })).status).toBe(200)
  })
})

describe('P-settings-19: the birth date', () => {
  const refusal = (error: string) => ({ status: 422, body: { errors: [{ field: 'fecha', error }] } })

  test('a minor cannot change it, and the account says so', async () => {
    const birthdate = birthdateTurning(17, 0)
    const Fabi = await register('Fabi', { birthdate })
    expect((await readSelf(Fabi)).birthdateChange).toBe('minor')
    for (const fecha of ['1990-01-01', birthdateTurning(16, 0)])
      expect(await save(Fabi, { fecha })).toMatchObject(refusal('fecha_menor'))
    expect((await save(Fabi, { fecha: birthdate, ciudad: 'León' })).status).toBe(200)
    expect(await readSelf(Fabi)).toMatchObject({ birthdate, ciudad: 'León' })
  })

  test('an adult corrects it once, also with concurrent requests', async () => {
    const { Gala } = await server.registerTalents('Gala')
    expect((await readSelf(Gala)).birthdateChange).toBe('once')
    expect(await save(Gala, { fecha: '2020-01-01' })).toMatchObject(refusal('edad_minima'))
    const days = ['1990-01-01', '1990-01-02', '1990-01-03', '1990-01-04']
    const responses = await Promise.all(days.map((fecha) => save(Gala, { fecha })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect((await readSelf(Gala)).birthdateChange).toBe('corrected')
    expect(await save(Gala, { fecha: '1991-01-01' })).toMatchObject(refusal('fecha_ya_corregida'))
  })

  test('P-accounts-34: the contact person of an agency cannot become a minor by it', async () => {
    const { Norte } = await server.registerPeople('agencia', 'Norte')
    expect(await save(Norte, { fecha: birthdateTurning(18, 1) })).toMatchObject(
      refusal('agencia_solo_adultos'),
    )
    expect((await save(Norte, { fecha: birthdateTurning(18, 0) })).status).toBe(200)
  })

  test('an adult who turns out to be a minor is hidden at once, and cannot go back', async () => {
    const { Hilda } = await server.registerTalents('Hilda')
    const fecha = birthdateTurning(17, 0)
    expect((await save(Hilda, { fecha })).status).toBe(200)
    expect(await readSelf(Hilda)).toMatchObject({ emailAudience: 'nobody', birthdateChange: 'minor' })
    expect(await save(Hilda)).toMatchObject(refusal('fecha_menor'))
  })

  test('a moderator can make a minor an adult; nothing becomes public, and one correction is left', async () => {
    const Ines = await register('Ines', { birthdate: birthdateTurning(17, 0) })
    const { db, clock } = server.context
    await setBirthdate(db, Ines.id, { birthdate: adult, now: clock.now(), correctedByOwner: false })
    expect(await readSelf(Ines)).toMatchObject({ birthdate: adult, birthdateChange: 'once' })
    expect(await read(agency, Ines)).toEqual([null, null])
  })
})

test('P-settings-20: on the 18th birthday nothing becomes public until it is turned on', async () => {
  const birthdate = birthdateTurning(18, 1)
  const Julia = await register('Julia', { birthdate })
  expect([await read(Lola, Julia), await read(agency, Julia)]).toEqual([
    [null, null],
    [null, null],
  ])
  server.advance(2 * day)
  const log = async ({ email, password }: TestPerson) =>
    (await server.call('authenticate', { body: { email, password } })).body
  const [lola, casting, julia] = [await log(Lola), await log(agency), await log(Julia)]
  expect((await server.call('getSelf', julia)).body.birthdateChange).toBe('once')
  const readCities = () =>
    Promise.all([lola, casting].map(async (reader) => (await readProfile(reader, Julia)).ciudad))
  expect(await readCities()).toEqual([null, null])
  expect([await read(lola, Julia), await read(casting, Julia)]).toEqual([
    [null, null],
    [null, null],
  ])
  await save({ ...Julia, ...julia }, { fecha: birthdate, showEmail: 'agencies' })
  expect([await read(lola, Julia), await read(casting, Julia)]).toEqual([
    [null, null],
    [Julia.email, null],
  ])
  expect(await readCities()).toEqual([null, null])
  await save({ ...Julia, ...julia }, { fecha: birthdate, showCity: true })
  expect(await readCities()).toEqual(['Mérida', 'Mérida'])
  server.advance(-2 * day)
})
