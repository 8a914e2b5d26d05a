import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWrongCounters } from '../../counters.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { verifyAgency } from '../verification/verification.testing.ts'
import { finalizeDecisions } from './moderation.jobs.ts'
import { registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
let Noe: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara, Noe } = await registerModerators(server, 'Mara', 'Noe'))
})
afterAll(() => server.stop())

const reason = 'Lo pidió por escrito.'
const by = <Body extends object>({ token }: TestPerson, { id }: TestPerson, body: Body) => ({
  token,
  params: { id },
  body: { reason, ...body },
})
const correct = (moderator: TestPerson, person: TestPerson, birthdate: string) =>
  server.call('correctBirthdate', by(moderator, person, { birthdate }))
const unverify = (moderator: TestPerson, person: TestPerson) =>
  server.call('unverifyAgency', by(moderator, person, {}))
const approve = ({ token }: TestPerson, id: string) =>
  server.call('approveVerification', { token, params: { id }, body: { checked: ['web'] } })
const liftBlock = (moderator: TestPerson, person: TestPerson, { id: otherId }: TestPerson) =>
  server.call('liftBlock', by(moderator, person, { otherId }))
const undo = ({ token }: TestPerson, { id }: TestPerson, changeId: string) =>
  server.call('undoChange', { token, params: { id, changeId } })
const read = async ({ token }: TestPerson, { id }: TestPerson) =>
  (await server.call('getPerson', { token, params: { id } })).body
const refused = { status: 409, body: { error: 'fuera_de_plazo' } }

/** Undoes the newest change of a person by this moderator. */
const undoNewest = async (moderator: TestPerson, person: TestPerson) =>
  undo(moderator, person, (await read(moderator, person)).undoableChanges[0]!.id)

/** Runs what is due some minutes from now. */
async function finalizeIn(minutes: number): Promise<void> {
  server.advance(minutes * minute)
  await finalizeDecisions(server.context)
  server.advance(-minutes * minute)
}

const readSelf = async ({ token }: TestPerson) => (await server.call('getSelf', { token })).body
const minorsBirthdate = `${String(new Date().getUTCFullYear() - 15)}-01-01`

describe('P-moderation-24: a corrected birth date', () => {
  test('is undone by its author alone, within ten minutes, with all that was public; the log says so', async () => {
    const { Ana } = await server.registerTalents('Ana')
    const audiences = { showEmail: 'everyone', showBirthdate: 'agencies', showCity: 'everyone' } as const
    const { nombre, apellido, email, birthdate: fecha } = await readSelf(Ana)
    const saved = await server.call('updateUser', {
      token: Ana.token,
      body: { nombre, apellido, email, fecha, ...audiences, publicPreview: true },
    })
    expect(saved.status).toBe(200)
    const before = await readSelf(Ana)
    const { body } = await correct(Mara, Ana, minorsBirthdate)
    expect(body.undoableChanges).toEqual([
      { id: expect.any(String), action: 'birthdate', other: null, undoUntil: expect.any(String) },
    ])
    const [{ id, undoUntil }] = body.undoableChanges as [(typeof body.undoableChanges)[0]]
    expect(Math.abs(Date.parse(undoUntil) - Date.now() - 10 * minute)).toBeLessThan(minute)
    expect(await readSelf(Ana)).toMatchObject({ birthdate: minorsBirthdate, showEmail: false })
    expect((await read(Noe, Ana)).undoableChanges).toEqual([])
    expect(await undo(Noe, Ana, id)).toMatchObject(refused)
    expect((await undo(Mara, Mara, id)).status).toBe(404)
    expect((await undo(Mara, Ana, 'x')).status).toBe(404)
    await finalizeIn(9)
    const undone = await undo(Mara, Ana, id)
    expect(undone.body).toMatchObject({
      birthdate: fecha,
      undoableChanges: [],
      log: [
        { action: 'undo', undone: 'birthdate', moderator: { id: Mara.id } },
        { action: 'birthdate', undone: null },
      ],
    })
    expect(await readSelf(Ana)).toEqual(before)
    expect(await undo(Mara, Ana, id)).toMatchObject(refused)
  })

  test('is final after ten minutes, when it was corrected again, or by its owner', async () => {
    const { Bea, Caro, Dani } = await server.registerTalents('Bea', 'Caro', 'Dani')
    const { id } = (await correct(Mara, Bea, '1990-02-03')).body.undoableChanges[0]!
    server.advance(10 * minute)
    expect((await read(Mara, Bea)).undoableChanges).toEqual([])
    expect(await undo(Mara, Bea, id)).toMatchObject(refused)
    server.advance(-10 * minute)
    await finalizeIn(10)
    expect(await undo(Mara, Bea, id)).toMatchObject(refused)

    const { id: first } = (await correct(Mara, Caro, '1990-02-03')).body.undoableChanges[0]!
    await correct(Noe, Caro, '1991-02-03')
    expect(await undo(Mara, Caro, first)).toMatchObject(refused)
    expect((await undoNewest(Noe, Caro)).body.birthdate).toBe('1990-02-03')

    const { id: corrected } = (await correct(Mara, Dani, '1990-02-03')).body.undoableChanges[0]!
    const { nombre, apellido, email } = await readSelf(Dani)
    const body = { nombre, apellido, email, fecha: '1992-02-03' }
    expect((await server.call('updateUser', { token: Dani.token, body })).status).toBe(200)
    expect(await undo(Mara, Dani, corrected)).toMatchObject(refused)
    expect((await readSelf(Dani)).birthdate).toBe('1992-02-03')
  })

  test('P-accounts-34: neither a correction nor its undoing makes a minor the contact person of an agency', async () => {
    const { Norte } = await server.registerPeople('agencia', 'Norte')
    expect(await correct(Mara, Norte, minorsBirthdate)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'birthdate', error: 'agencia_solo_adultos' }] },
    })
    expect((await correct(Mara, Norte, '1990-02-03')).status).toBe(200)

    const { Joven } = await server.registerPeople(null, 'Joven')
    await correct(Mara, Joven, minorsBirthdate)
    await finalizeIn(10)
    await correct(Mara, Joven, '1990-02-03')
    const chosen = await server.call('chooseAccountType', {
      token: Joven.token,
      body: { profile: 'agencia' },
    })
    expect(chosen.status).toBe(200)
    expect(await undoNewest(Mara, Joven)).toMatchObject({
      status: 422,
      body: { error: 'agencia_solo_adultos' },
    })
    expect((await readSelf({ ...Joven, token: chosen.body.token })).birthdate).toBe('1990-02-03')
  })

  test('of a minor hides again what the adult has made public meanwhile', async () => {
    const { Eva } = await server.registerTalents('Eva')
    await correct(Mara, Eva, minorsBirthdate)
    await finalizeIn(10)
    const { id } = (await correct(Mara, Eva, '1990-02-03')).body.undoableChanges[0]!
    const { nombre, apellido, email, birthdate: fecha } = await readSelf(Eva)
    const body = { nombre, apellido, email, fecha, showEmail: 'everyone' as const, publicPreview: true }
    expect((await server.call('updateUser', { token: Eva.token, body })).status).toBe(200)
    expect((await undo(Mara, Eva, id)).status).toBe(200)
    expect(await readSelf(Eva)).toMatchObject({ showEmail: false, publicPreview: false })
  })
})

test('P-moderation-26: whose birth date was corrected is told once it is final, in their language; not of one that was undone or corrected again', async () => {
  const { Ines, Julia, Karla } = await server.registerTalents('Ines', 'Julia', 'Karla')
  await server.call('changeLanguage', { token: Julia.token, body: { langCode: 'en' } })
  await correct(Mara, Ines, '1990-02-03')
  await correct(Noe, Ines, '1991-02-03')
  await correct(Mara, Julia, minorsBirthdate)
  await correct(Mara, Karla, '1990-02-03')
  await undoNewest(Mara, Karla)
  await finalizeIn(9)
  await finalizeIn(10)
  const { text } = await server.mailTo(Ines.email, 'Corregimos tu fecha de nacimiento')
  expect([text.includes('3 de febrero de 1991'), text.includes('menor de edad')]).toEqual([true, false])
  expect((await server.mailTo(Julia.email, 'We corrected')).text).toContain('As you are under 18')
  await finalizeIn(10)
  const emails = [Ines, Julia, Karla].map(({ email }) => email)
  const told = server.mails.filter(
    ({ to, subject }) => emails.includes(to) && /We corrected|Corregimos/.test(subject),
  )
  expect(told.map(({ to }) => to).toSorted()).toEqual([Ines.email, Julia.email])
})

test('P-moderation-24: a lifted block is restored in the directions that it had, and ends follows made meanwhile', async () => {
  const { Fina, Gala, Hugo } = await server.registerTalents('Fina', 'Gala', 'Hugo')
  const see = async ({ token }: TestPerson, { id }: TestPerson) => {
    const { status, body } = await server.call('getProfile', { token, params: { id } })
    return status === 200 ? body.user.isblocked : status
  }
  for (const { id: userId } of [Gala, Hugo])
    await server.call('blockUser', { token: Fina.token, body: { userId } })
  const { blocks } = await read(Mara, Fina)
  await liftBlock(Mara, Gala, Fina)
  await server.call('followUser', { token: Gala.token, body: { id: Fina.id } })
  await liftBlock(Mara, Fina, Hugo)
  expect((await read(Mara, Fina)).undoableChanges).toMatchObject([
    { action: 'unblock', other: { id: Hugo.id, fullname: 'Hugo Prueba' } },
  ])
  expect((await undoNewest(Mara, Gala)).body).toMatchObject({
    undoableChanges: [],
    blocks: [{ blockedBy: 'other', person: { id: Fina.id } }],
    log: [{ action: 'undo', undone: 'unblock' }, { action: 'unblock' }],
  })
  expect([await see(Fina, Gala), await see(Gala, Fina)]).toEqual([true, 404])
  expect((await undoNewest(Mara, Fina)).body.blocks).toEqual(blocks)
  expect((await read(Noe, Fina)).log.map(({ action }) => action)).toEqual([
    'undo',
    'undo',
    'unblock',
    'unblock',
  ])
  await server.eventsHandled()
  expect(await findWrongCounters(server.context.db)).toEqual([])

  // With nobody, after the other account is deleted.
  await liftBlock(Mara, Fina, Hugo)
  const { id } = (await read(Mara, Fina)).undoableChanges[0]!
  await server.context.db.deleteFrom('account').where('id', '=', Hugo.id).execute()
  expect(await undo(Mara, Fina, id)).toMatchObject(refused)
})

test('P-moderation-24: a verification is undone before the agency is told, and not once its name has changed', async () => {
  const { Cumbre, Cima } = await server.registerPeople('agencia', 'Cumbre', 'Cima')
  const { Ida } = await server.registerTalents('Ida')
  const listTypes = async ({ token }: TestPerson) => {
    await server.eventsHandled()
    const { body } = await server.call('getNotifications', { token, query: {} })
    return body.rows.map(({ type }) => type)
  }
  const request = await verifyAgency(server, Mara, Cumbre)
  await finalizeIn(9)
  expect((await undoNewest(Mara, Cumbre)).body.verified).toBe(false)
  await finalizeIn(11)
  expect(await listTypes(Cumbre)).toEqual([])
  expect((await unverify(Mara, Ida)).status).toBe(404)
  expect(await unverify(Mara, Cumbre)).toMatchObject({ status: 422, body: { error: 'decision_no_valida' } })

  expect((await approve(Mara, request)).status).toBe(200)
  const { id } = (await read(Mara, Cumbre)).undoableChanges[0]!
  await unverify(Noe, Cumbre)
  expect(await undo(Mara, Cumbre, id)).toMatchObject(refused)
  expect((await undoNewest(Noe, Cumbre)).body.verified).toBe(true)
  await finalizeIn(11)
  expect(await listTypes(Cumbre)).toEqual([])

  await verifyAgency(server, Mara, Cima)
  await finalizeIn(10)
  expect(await listTypes(Cima)).toEqual(['VERIFIED'])
  const { id: withdrawal } = (await unverify(Mara, Cima)).body.undoableChanges[0]!
  const form = { nombre: 'Ana', apellido: 'Gil', country: 'MX', ciudad: 'León', agencyName: 'Cima Casting' }
  expect((await server.call('setUpAgency', { token: Cima.token, body: form })).status).toBeLessThan(300)
  expect(await undo(Mara, Cima, withdrawal)).toMatchObject(refused)
  expect((await readSelf(Cima)).verified).toBe(false)
})
