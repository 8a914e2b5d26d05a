import { verifyAgency } from '../verification/verification.testing.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWrongCounters } from '../../counters.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { changeModerator } from './index.ts'
import { finalizeDecisions } from './moderation.jobs.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
const desk = createDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara } = await registerModerators(server, 'Mara'))
})
afterAll(() => server.stop())

const reason = 'Lo pidió por escrito.'
const asMara = <Body extends object>(id: string, body: Body = {} as Body) => ({
  token: Mara.token,
  params: { id },
  body: { reason, ...body },
})
const find = async (q: string) =>
  (await server.call('findPeople', { token: Mara.token, query: { q } })).body.rows.map(({ id }) => id)

describe('P-moderation-3: moderators', () => {
  test('are appointed and revoked by e-mail, at once and with an entry in the log', async () => {
    const { Ana } = await server.registerTalents('Ana')
    const canModerate = async () => (await server.call('getSelf', { token: Ana.token })).body.canModerate
    expect((await desk.queue(Ana)).body).toMatchObject({ error: 'not_found' })
    expect(await changeModerator(server.context, ` ${Ana.email.toUpperCase()}`, true)).toBe('done')
    expect([(await desk.queue(Ana)).status, await canModerate()]).toEqual([200, true])
    expect(await changeModerator(server.context, Ana.email, true)).toBe('unchanged')
    expect(await changeModerator(server.context, Ana.email, false)).toBe('done')
    expect([(await desk.queue(Ana)).status, await canModerate()]).toEqual([404, false])
    expect(await changeModerator(server.context, 'nadie@gente.example', true)).toBe('unknown')
    const { body } = await server.call('getPerson', { token: Mara.token, params: { id: Ana.id } })
    expect(body.log.map(({ action, moderator }) => [action, moderator])).toEqual([
      ['revoke', null],
      ['appoint', null],
    ])
  })
})

describe('P-moderation-10: people on the desk', () => {
  test('are found by e-mail, profile_url and the beginning of the name, also while hidden', async () => {
    const { Berta, Bernal } = await server.registerTalents('Berta', 'Bernal')
    await server.call('cancelAccount', { token: Bernal.token })
    expect(new Set(await find('BER'))).toEqual(new Set([Berta.id, Bernal.id]))
    expect(await find(Berta.email)).toEqual([Berta.id])
    expect(await find('bernal-prueba')).toEqual([Bernal.id])
    for (const none of ['', ' ', '%', '_', 'erta', '\\']) expect(await find(none)).toEqual([])
  })

  test('P-moderation-16: say in which language they read, in the search, on their page and in a case', async () => {
    const { Iris, Olga } = await server.registerTalents('Iris', 'Olga')
    await server.call('changeLanguage', { token: Olga.token, body: { langCode: 'en' } })
    const id = await desk.openCase(Mara, Iris, { userId: Olga.id })
    const { body: found } = await server.call('findPeople', { token: Mara.token, query: { q: 'olga' } })
    const { body: person } = await server.call('getPerson', { token: Mara.token, params: { id: Olga.id } })
    const { body: opened } = await desk.read(Mara, id)
    expect([found.rows[0]!.langCode, person.langCode, opened.person.langCode]).toEqual(['en', 'en', 'en'])
    expect(opened.reports[0]!.reporter!.langCode).toBe('es')
  })

  test('suspending without a case, changing it and lifting it: told by mail, logged, with a history', async () => {
    const { Caro, Dani } = await server.registerTalents('Caro', 'Dani')
    await desk.openCase(Mara, Caro, { userId: Dani.id })
    const suspended = await server.call('suspendPerson', asMara(Dani.id))
    expect(suspended.body).toMatchObject({
      status: 'suspended',
      email: Dani.email,
      suspension: { reason, until: null },
      cases: [{ kind: 'report', status: 'open' }],
    })
    const until = new Date(Date.now() + minute).toISOString()
    const changed = await server.call('suspendPerson', asMara(Dani.id, { reason: 'Otro', until }))
    await server.mailTo(Dani.email, 'Tu cuenta está suspendida')
    const { since } = suspended.body.suspension!
    expect(changed.body.suspension).toEqual({ reason: 'Otro', since, until })
    const lifted = await server.call('liftPerson', asMara(Dani.id, { note: 'Revisado' }))
    expect(lifted.body).toMatchObject({ status: 'active', suspension: null })
    expect(lifted.body.log.map(({ action, note }) => [action, note])).toEqual([
      ['lift', 'Revisado'],
      ['suspend', ''],
      ['suspend', ''],
    ])
    await server.mailTo(Dani.email, `Motivo: ${reason}`)
    await server.eventsHandled()
    expect(await findWrongCounters(server.context.db)).toEqual([])
    expect((await server.call('liftPerson', asMara(Dani.id))).body.log).toHaveLength(3)
  })

  test('a birth date is corrected with a reason, never below 14 years', async () => {
    const { Eva } = await server.registerTalents('Eva')
    const correct = (birthdate: string, body = {}) =>
      server.call('correctBirthdate', asMara(Eva.id, { birthdate, ...body }))
    const year = new Date().getUTCFullYear()
    expect((await correct('1995-04-21')).body).toMatchObject({
      birthdate: '1995-04-21',
      log: [{ action: 'birthdate', reason, moderator: { id: Mara.id } }],
    })
    expect((await server.call('getSelf', { token: Eva.token })).body.birthdate).toBe('1995-04-21')
    expect((await correct(`${year - 15}-01-01`)).body.age).toBe(15)
    expect(await correct(`${year - 13}-01-01`)).toMatchObject({
      status: 422,
      body: { error: 'edad_minima', errors: [{ field: 'birthdate' }] },
    })
    expect((await correct('1995-04-21', { reason: ' ' })).status).toBe(422)
  })

  test('P-blocks-8: a moderator lifts a block in both directions, and both see each other at once', async () => {
    const { Fina, Gala } = await server.registerTalents('Fina', 'Gala')
    const see = async ({ token }: TestPerson, { id }: TestPerson) => {
      const { status, body } = await server.call('getProfile', { token, params: { id } })
      return status === 200 ? body.user.isblocked : status
    }
    await server.call('blockUser', { token: Fina.token, body: { userId: Gala.id } })
    expect([await see(Fina, Gala), await see(Gala, Fina)]).toEqual([true, 404])
    const { body } = await server.call('getPerson', { token: Mara.token, params: { id: Gala.id } })
    expect(body.blocks).toMatchObject([{ person: { id: Fina.id }, blockedBy: 'other' }])
    const lifted = await server.call('liftBlock', asMara(Gala.id, { otherId: Fina.id }))
    expect(lifted.body).toMatchObject({ blocks: [], log: [{ action: 'unblock', reason }] })
    expect([await see(Fina, Gala), await see(Gala, Fina)]).toEqual([false, false])
    for (const otherId of [Fina.id, 'x', Mara.id]) {
      expect((await server.call('liftBlock', asMara(Gala.id, { otherId }))).status).toBe(404)
    }
  })

  test('P-blocks-8, P-blocks-3: the desk does not tell moderators who has blocked them, and they cannot lift it', async () => {
    const { Max, Zita } = await server.registerTalents('Max', 'Zita')
    await changeModerator(server.context, Max.email, true)
    await server.call('blockUser', { token: Zita.token, body: { userId: Max.id } })
    const params = { id: Zita.id }
    const lift = ({ token }: TestPerson) =>
      server.call('liftBlock', { token, params, body: { otherId: Max.id, reason } })
    const readBlocks = async ({ token }: TestPerson) =>
      (await server.call('getPerson', { token, params })).body.blocks
    expect(await readBlocks(Max)).toEqual([])
    expect((await lift(Max)).status).toBe(404)
    expect(await readBlocks(Mara)).toMatchObject([{ person: { id: Max.id }, blockedBy: 'this' }])
    expect((await lift(Mara)).status).toBe(200)
    await changeModerator(server.context, Max.email, false)
  })

  test('P-moderation-11: an agency is verified, which its profile shows', async () => {
    const { Hilda } = await server.registerTalents('Hilda')
    const { Casting } = await server.registerPeople('agencia', 'Casting')
    const isVerified = async () => {
      const params = { id: Casting.id, type: 'agencia' as const }
      return (await server.call('getUserOfType', { token: Hilda.token, params })).body.verified
    }
    // P-profiles-21
    const { token } = Hilda
    const { id: postId } = (await server.call('createPost', { token, body: { description: 'Bailo' } })).body
    await server.call('createComment', { token: Casting.token, body: { postId, comment: 'Escríbenos' } })
    await server.call('followUser', { token: Casting.token, body: { id: Hilda.id } })
    const readMarks = async () => {
      const comments = (await server.call('getComments', { token, query: { postId } })).body.rows
      const post = (await server.call('getPost', { token, params: { id: postId } })).body
      const followers = (await server.call('getFollowers', { token, params: { id: Hilda.id }, query: {} }))
        .body.rows
      return [comments[0]!.user, post.commentsItems[0]!.user, followers[0]!, post.user].map(
        (who) => who.verified,
      )
    }
    expect(await isVerified()).toBe(false)
    await verifyAgency(server, Mara, Casting)
    expect(await isVerified()).toBe(true)
    expect(await readMarks()).toEqual([true, true, true, false])
    expect((await server.call('unverifyAgency', asMara(Casting.id, {}))).body).toMatchObject({
      verified: false,
      log: [{ action: 'unverify' }, { action: 'verify' }],
    })
    expect(await isVerified()).toBe(false)
  })
})

test('P-moderation-17: a verified agency that changes its name is no longer verified, and the log names both', async () => {
  const { Cumbre } = await server.registerPeople('agencia', 'Cumbre')
  const self = async () => (await server.call('getSelf', { token: Cumbre.token })).body
  const save = async (change: object) => {
    const { nombre, apellido, email, birthdate: fecha } = await self()
    const body = { nombre, apellido, email, fecha, ...change }
    expect((await server.call('updateUser', { token: Cumbre.token, body })).status).toBe(200)
  }
  const verify = () => verifyAgency(server, Mara, Cumbre)
  await save({ agencyName: 'Cumbre' })
  await verify()
  await save({ agencyName: 'Cumbre', ciudad: 'León' })
  expect((await self()).verified).toBe(true)
  await save({ agencyName: 'Cumbre Casting' })
  expect((await self()).verified).toBe(false)
  const readLog = async () =>
    (await server.call('getPerson', { token: Mara.token, params: { id: Cumbre.id } })).body.log
  expect((await readLog())[0]).toMatchObject({
    action: 'unverify',
    moderator: null,
    reason: 'Cumbre → Cumbre Casting',
  })
  // Also by the form with which an agency introduces itself.
  await verify()
  const form = { nombre: 'Ana', apellido: 'Gil', country: 'MX', ciudad: 'León' }
  await server.call('setUpAgency', { token: Cumbre.token, body: { ...form, agencyName: 'Cima' } })
  expect((await self()).verified).toBe(false)
  expect((await readLog()).map(({ action }) => action)).toEqual(['unverify', 'verify', 'unverify', 'verify'])
})

test('P-moderation-17: the name of an agency that has not entered one is that of its contact person', async () => {
  const { Sierra } = await server.registerPeople('agencia', 'Sierra')
  const self = async () => (await server.call('getSelf', { token: Sierra.token })).body
  const { email, birthdate: fecha, fullname } = await self()
  const save = async (change: object) => {
    const body = { nombre: 'Sierra', apellido: 'Prueba', email, fecha, ...change }
    expect((await server.call('updateUser', { token: Sierra.token, body })).status).toBe(200)
  }
  expect(fullname).toBe('Sierra Prueba')
  await verifyAgency(server, Mara, Sierra)
  await save({ ciudad: 'León' })
  // The same name for those who read it.
  await save({ agencyName: 'Sierra Prueba' })
  expect((await self()).verified).toBe(true)
  await server.context.db
    .updateTable('account')
    .set({ agency_name: null })
    .where('id', '=', Sierra.id)
    .execute()
  await save({ nombre: 'Televisa', apellido: 'Casting' })
  expect(await self()).toMatchObject({ verified: false, fullname: 'Televisa Casting' })
  const person = await server.call('getPerson', { token: Mara.token, params: { id: Sierra.id } })
  expect(person.body.log[0]).toMatchObject({
    action: 'unverify',
    reason: 'Sierra Prueba → Televisa Casting',
  })
  // Once it has entered one, its contact person changes without it.
  await save({ agencyName: 'Televisa Casting' })
  await verifyAgency(server, Mara, Sierra)
  await save({ nombre: 'Luz', apellido: 'Pech' })
  expect((await self()).verified).toBe(true)
  await save({ agencyName: 'televisa casting' })
  expect((await self()).verified).toBe(false)
})

test('P-moderation-12: everybody can read how many reports came in and what was decided, by month', async () => {
  const { Julia, Karla, Lola } = await server.registerTalents('Julia', 'Karla', 'Lola')
  const first = await desk.openCase(Mara, Julia, { userId: Karla.id, reason: 'scam' })
  const second = await desk.openCase(Mara, Julia, { userId: Lola.id, reason: 'scam' })
  await desk.decide(Mara, first, 'suspend')
  server.advance(11 * minute)
  await finalizeDecisions(server.context)
  await desk.decide(Mara, second, 'dismiss')
  server.advance(minute)
  const { body } = await server.call('getTransparency')
  const reports = body.months.reduce((sum, month) => sum + (month.reports['scam'] ?? 0), 0)
  expect(reports).toBe(2)
  expect(body.months.at(0)!.month).toMatch(/^\d{4}-\d\d$/)
  expect(body.months.flatMap(({ decisions }) => Object.entries(decisions))).toEqual([['suspend', 1]])
})

test('P-moderation-18: a case shows what the person wrote lately, and how other reports of the reporter ended', async () => {
  const { Luz, Rita } = await server.registerTalents('Luz', 'Rita')
  const write = async (description: string) =>
    (await server.call('createPost', { token: Luz.token, body: { description } })).body.id
  const posts = [await write('Uno'), await write('Dos'), await write('Tres'), await write('Cuatro')]
  const [postId] = posts
  const comment = await server.call('createComment', {
    token: Luz.token,
    body: { postId: postId!, comment: 'Propio' },
  })
  expect(comment.status).toBe(201)
  const dismissed = await desk.openCase(Mara, Rita, { postId })
  await desk.decide(Mara, dismissed, 'dismiss')
  await desk.openCase(Mara, Rita, { postId: posts[1] })
  const upheld = await desk.openCase(Mara, Rita, { postId: posts[3] })
  await desk.decide(Mara, upheld, 'remove')
  const { body } = await desk.read(Mara, await desk.openCase(Mara, Rita, { userId: Luz.id }))
  expect(body.reports[0]?.others).toEqual({ upheld: 1, dismissed: 1, open: 1 })
  expect(body.account?.latest.map(({ kind, text }) => [kind, text])).toEqual([
    ['comment', 'Propio'],
    ['post', 'Tres'],
    ['post', 'Dos'],
    ['post', 'Uno'],
  ])
  expect(body.account?.latest[0]?.postId).toBe(postId)
})
