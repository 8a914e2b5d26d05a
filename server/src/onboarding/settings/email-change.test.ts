import { brand } from '@brilla/contract/platform/brand'
import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { enqueueEmailRequestedMails } from './settings.jobs.ts'
import { readSelf as readSelfOn, saveSettings } from './settings.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const save = (who: TestPerson, change?: object) => saveSettings(server, who, change)
const readSelf = (who: TestPerson) => readSelfOn(server, who)

describe('P-settings-9: changing the e-mail', () => {
  const linkFor = async (email: string) =>
    /\/register\/email#([\w-]+)/.exec((await server.mailTo(email, '/register/email#')).text)?.[1] ?? ''
  /** In a browser of its own, unless one is named. */
  const confirm = (token: string, browser: string = randomUUID()) =>
    server.call('confirmEmailChange', { body: { token }, headers: { 'x-browser-id': browser } })

  test('the old e-mail stays until confirmation, pendingEmail holds the new one, and both addresses get a mail', async () => {
    const { Carla } = await server.registerTalents('Carla')
    expect((await save(Carla, { email: 'Carla.Nueva@gente.example' })).status).toBe(200)
    expect(await readSelf(Carla)).toMatchObject({
      email: Carla.email,
      pendingEmail: 'carla.nueva@gente.example',
    })
    const notice = await server.mailTo(Carla.email, 'Solicitud para cambiar tu correo')
    expect(notice.text).toContain('c•••@gente.example')
    expect(notice.text).not.toContain('carla.nueva')
    expect(notice.text).toMatch(/\/forgot$/m)
    const token = await linkFor('carla.nueva@gente.example')
    // P-accounts-36: opening the link changes nothing.
    expect((await server.mailTo('carla.nueva@gente.example', '/register/email#')).text).toContain(
      'Mientras no lo confirmes ahí',
    )
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'carla.nueva@gente.example' } })
    expect((await confirm(token)).status).toBe(404)
    expect(await readSelf(Carla)).toMatchObject({ email: 'carla.nueva@gente.example', pendingEmail: null })
    const left = await server.mailTo(Carla.email, 'El correo de tu cuenta cambió')
    expect(left.text).toContain(`\n${brand.contact}\n`)
    expect(left.html).toContain(`href="mailto:${brand.contact}"`)
    await server.mailTo('carla.nueva@gente.example', 'Tu nuevo correo está confirmado')
    const login = (email: string) =>
      server.call('authenticate', { body: { email, password: Carla.password } })
    expect((await login('carla.nueva@gente.example')).status).toBe(200)
    expect(await login(Carla.email)).toMatchObject({ status: 401, body: { error: 'credentials' } })
  })

  test('P-settings-24: the confirmation ends all sessions but the one that asked for it', async () => {
    const { Berta } = await server.registerTalents('Berta')
    const other = await server.call('authenticate', {
      body: { email: Berta.email, password: Berta.password },
    })
    const status = async (token: string) => (await server.call('getSelf', { token })).status
    await save(Berta, { email: 'berta.nueva@gente.example' })
    const link = await linkFor('berta.nueva@gente.example')
    expect(await status(other.body.token)).toBe(200)
    expect((await confirm(link)).status).toBe(200)
    expect([await status(Berta.token), await status(other.body.token)]).toEqual([200, 401])
  })

  test('P-recovery-11: for ten minutes the same browser is told again that the e-mail is confirmed', async () => {
    const { Cleo } = await server.registerTalents('Cleo')
    const email = 'cleo.nueva@gente.example'
    await save(Cleo, { email })
    const token = await linkFor(email)
    expect((await confirm(token, 'hers')).status).toBe(200)
    const login = await server.call('authenticate', { body: { email, password: Cleo.password } })
    expect((await confirm(token, 'another')).status).toBe(404)
    expect(await confirm(token, 'hers')).toMatchObject({ status: 200, body: { email } })
    expect((await server.call('getSelf', { token: login.body.token })).status, 'of a later login').toBe(200)
    await server.jobsDone('settings.email-notice')
    const told = server.mails.filter(({ to, subject }) => to === Cleo.email && subject.endsWith('cambió'))
    expect(told).toHaveLength(1)
    server.advance(10 * minute)
    expect((await confirm(token, 'hers')).status).toBe(404)
    server.advance(-10 * minute)
  })

  test('P-sessions-13: without a fresh session it is a 403 and nothing is saved; other fields can be changed', async () => {
    const { Dora } = await server.registerTalents('Dora')
    server.advance(15 * minute + 1000)
    const refused = await save(Dora, { nombre: 'Otra', email: 'dora.nueva@gente.example' })
    expect(refused).toMatchObject({ status: 403, body: { error: 'reauthenticate' } })
    expect(await readSelf(Dora)).toMatchObject({ nombre: 'Dora', pendingEmail: null })
    expect((await save(Dora, { nombre: 'Otra' })).status).toBe(200)
    server.advance(-15 * minute - 1000)
  })

  test('P-settings-11: a taken e-mail is a 409, ignoring case', async () => {
    const { Elsa, Fina } = await server.registerTalents('Elsa', 'Fina')
    expect(await save(Elsa, { email: 'FINA@gente.example' })).toMatchObject({
      status: 409,
      body: { error: 'correo_existe', errors: [{ field: 'email' }] },
    })
    expect(Fina.email).toBe('fina@gente.example')
  })

  test('P-settings-10: when two accounts request one address, the first to confirm gets it', async () => {
    const { Gala, Hilda } = await server.registerTalents('Gala', 'Hilda')
    await save(Gala, { email: 'comun@gente.example' })
    const first = await linkFor('comun@gente.example')
    await save(Hilda, { email: 'comun@gente.example' })
    await expect.poll(() => linkFor('comun@gente.example')).not.toBe(first)
    const second = await linkFor('comun@gente.example')
    const responses = await Promise.all([confirm(first), confirm(second)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('P-settings-10: a link is invalid after another request, a cancellation, a recovery or 48 hours', async () => {
    const { Inma } = await server.registerTalents('Inma')
    await save(Inma, { email: 'inma.uno@gente.example' })
    const one = await linkFor('inma.uno@gente.example')
    await save(Inma, { email: 'inma.dos@gente.example' })
    expect((await confirm(one)).status).toBe(404)
    const two = await linkFor('inma.dos@gente.example')
    await server.call('cancelEmailChange', { token: Inma.token })
    expect((await confirm(two)).status).toBe(404)
    await save(Inma, { email: 'inma.tres@gente.example' })
    const three = await linkFor('inma.tres@gente.example')
    await server.call('requestRecovery', { body: { email: Inma.email, lang: 'es' } })
    const recovery = /\/forgot\/([\w-]+)/.exec((await server.mailTo(Inma.email, '/forgot/')).text)?.[1]
    expect((await server.call('redeemRecovery', { params: { token: three } })).status).toBe(404)
    expect((await server.call('redeemRecovery', { params: { token: recovery! } })).status).toBe(200)
    expect((await confirm(three)).status).toBe(404)
    expect(await readSelf(Inma)).toMatchObject({ email: Inma.email, pendingEmail: null })
    await save(Inma, { email: 'inma.cuatro@gente.example' })
    const four = await linkFor('inma.cuatro@gente.example')
    server.advance(2 * day + 1000)
    expect((await confirm(four)).status).toBe(404)
    server.advance(-2 * day - 1000)
  })

  test('P-settings-10: a link stays invalid when its address is asked for again, unless nothing else was between', async () => {
    const { Lea } = await server.registerTalents('Lea')
    const ask = async (email: string) => {
      const count = () => server.mails.filter(({ to, text }) => to === email && text.includes('#')).length
      const before = count()
      expect((await save(Lea, { email })).status).toBe(200)
      await expect.poll(count).toBe(before + 1)
      return linkFor(email)
    }
    const withdrawn = await ask('lea.uno@gente.example')
    await server.call('cancelEmailChange', { token: Lea.token })
    const replaced = await ask('lea.uno@gente.example')
    expect((await confirm(withdrawn)).status).toBe(404)
    await ask('lea.dos@gente.example')
    const first = await ask('lea.uno@gente.example')
    expect((await confirm(replaced)).status).toBe(404)
    expect(await ask('lea.uno@gente.example')).not.toBe(first)
    expect((await confirm(first)).status).toBe(200)
  })

  test('P-settings-10: the mail of a withdrawn request is not sent', async () => {
    const { Mia } = await server.registerTalents('Mia')
    const sessionId = String(decodeJwt(Mia.token)['sid'])
    const { context } = server
    await enqueueEmailRequestedMails(
      context,
      context.db,
      { accountId: Mia.id, sessionId },
      'mia@lejos.example',
    )
    await server.jobsDone('settings.email-link')
    expect(server.mails.filter(({ to }) => to === 'mia@lejos.example')).toEqual([])
  })

  test('P-settings-11: GET users/email-exists-user ignores the own e-mail', async () => {
    const { Julia, Karla } = await server.registerTalents('Julia', 'Karla')
    const exists = async (email: string) =>
      (await server.call('emailExistsForUser', { token: Julia.token, params: { email } })).body.exists
    expect(await exists('Julia@gente.example')).toBe(false)
    expect(await exists(Karla.email.toUpperCase())).toBe(true)
    expect(await exists('nadie@gente.example')).toBe(false)
    expect(await exists('sin arroba')).toBe(false)
  })
})
