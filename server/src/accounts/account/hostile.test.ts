import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { day } from '../../platform/duration.ts'
import type { Mail } from '../../platform/mail.ts'
import { createRegistration, startTestServer, type TestServer } from '../../testing.ts'
import { sweepAccounts } from './account.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const register = (name: string, change: object = {}) =>
  server.call('registerUser', { body: { ...createRegistration(name), ...change } })

describe('e-mail addresses that look alike', () => {
  test('concurrent registrations that differ only in case create one account', async () => {
    const spellings = [
      'rosa@gente.example',
      'ROSA@gente.example',
      ' Rosa@Gente.Example ',
      'rosA@GENTE.EXAMPLE',
    ]
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => register('Rosa', { email: spellings[n % spellings.length] })),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(49)
  })

  test.each([
    'rоsa@gente.example', // a Cyrillic letter
    'rosa\u212a@gente.example', // the Kelvin sign, whose small letter is k
    'rosa@ɡente.example',
    'rosa＠gente.example',
    '"rosa prueba"@gente.example',
    'rosa@[127.0.0.1]',
    'rosa@gente.example,otra@gente.example',
    'rosa@gente.example%0aBcc:otra@gente.example',
  ])('%j is rejected', async (email) => {
    expect(await register('Rosa', { email })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', error: 'correo_electronico_invalido' }] },
    })
  })
})

describe('mail content cannot be injected', () => {
  const message = 'Ganaste, &lt,\r\nBcc, todos.gente.example & cobra en www.estafa.example'

  /** Checks that the mail contains no injected link, header or markup. */
  function expectNoTrace({ text, html }: Mail) {
    for (const part of ['&lt', 'todos.gente', 'estafa.example', 'www.estafa']) {
      expect(text + html).not.toContain(part)
    }
  }

  test('a name in a mail to an unconfirmed address is reduced to a few letters', async () => {
    await register('Nube', { nombre: message, apellido: message })
    const mail = await server.mailTo('nube@gente.example')
    expect([mail.to, mail.subject]).toEqual(['nube@gente.example', 'Confirma tu correo y brilla'])
    expect(mail.text.split('\n')[0]).toBe(
      'Hola, Ganaste lt Bcc todos gente example cobra en www estafa examp',
    )
    expectNoTrace(mail)
  })

  test('the same for mails to a new, unconfirmed address', async () => {
    const { Nora } = await server.registerTalents('Nora')
    const self = (await server.call('getSelf', { token: Nora.token })).body
    const { apellido, birthdate: fecha, sex: sexo, country: pais, ciudad } = self
    const told = { nombre: message, apellido, fecha, sexo, pais, ciudad, biografia: '' }
    await server.call('updateUser', { token: Nora.token, body: { ...told, email: Nora.email } })
    await server.call('updateUser', { token: Nora.token, body: { ...told, email: 'ajeno@gente.example' } })
    expectNoTrace(await server.mailTo('ajeno@gente.example'))
  })

  test('line breaks and markup in a name stay in the body of a mail to a confirmed address', async () => {
    const { Nuria } = await server.registerTalents('Nuria')
    const self = (await server.call('getSelf', { token: Nuria.token })).body
    const { apellido, birthdate: fecha, sex: sexo, country: pais, ciudad } = self
    const nombre = 'Nuria\r\nBcc, todos & todas'
    const body = { nombre, apellido, fecha, sexo, pais, ciudad, biografia: '', email: Nuria.email }
    await server.call('updateUser', { token: Nuria.token, body })
    await server.call('requestRecovery', { body: { email: Nuria.email, lang: 'es' } })
    const { to, subject, html } = await server.mailTo(Nuria.email, 'Elige una contraseña')
    expect([to, subject]).toEqual([Nuria.email, 'Elige una contraseña nueva'])
    expect(html).toContain('Nuria Bcc, todos &')
  })

  test('mails load no remote content', async () => {
    await register('Paz')
    const { html } = await server.mailTo('paz@gente.example')
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|\bsrc=/i)
    const addresses = [...html.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => new URL(address).origin)
    expect(new Set(addresses)).toEqual(new Set([server.context.config.PUBLIC_URL]))
  })

  test('a resent confirmation is in the requested language', async () => {
    const { body } = await register('Quina')
    await server.mailTo('quina@gente.example')
    server.advance(61_000)
    await server.call('resendValidation', { body: { id: body.id, lang: 'en' } })
    await server.mailTo('quina@gente.example', 'Confirm your email for Brilla')
  })
})

describe('P-accounts-23 and P-recovery-5: concurrent and mixed-up requests', () => {
  test('twenty concurrent choices of a type set it once', async () => {
    const { Hugo } = await server.registerPeople(null, 'Hugo')
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        server.call('chooseAccountType', {
          token: Hugo.token,
          body: { profile: n % 2 === 0 ? 'talento' : 'agencia' },
        }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test('login tokens and mailed tokens are not interchangeable', async () => {
    const { Irene } = await server.registerTalents('Irene')
    for (const name of ['confirmUser', 'redeemRecovery'] as const) {
      expect((await server.call(name, { params: { token: Irene.token } })).status).toBe(404)
    }
    await register('Juno')
    const link = /confirmation#([\w-]+)/.exec((await server.mailTo('juno@gente.example')).text)![1]!
    expect((await server.call('getSelf', { token: link })).status).toBe(401)
    expect((await server.call('confirmEmailChange', { body: { token: link } })).status).toBe(404)
    expect((await server.call('confirmUser', { params: { token: link } })).status).toBe(200)
  })
})

describe('input that is too large is rejected', () => {
  test('fields, lists, bodies and headers', async () => {
    const { Kora } = await server.registerTalents('Kora')
    const huge = 'x'.repeat(200_000)
    for (const field of Object.keys(createRegistration('Kora'))) {
      expect((await register('Kora', { [field]: huge })).status).toBeLessThan(500)
      expect((await register('Kora', { [field]: huge })).status).toBeGreaterThanOrEqual(400)
    }
    const big = await server.send('POST', getRouteUrl(contract.registerUser), {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...createRegistration('Kora'), nombre: 'x'.repeat(2_000_000) }),
    })
    expect(big.status).toBe(413)
    const list = Array.from({ length: 50_000 }, () => 'a@lejos.example')
    const { token } = Kora
    expect((await server.call('saveWizard', { token, body: { shareContats: list } })).status).toBe(422)
    const agent = await server.send('POST', getRouteUrl(contract.authenticate), {
      headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 (${'('.repeat(10_000)}` },
      payload: JSON.stringify({ email: Kora.email, password: Kora.password }),
    })
    expect(agent.status).toBe(200)
  })

  test('an error response does not echo large input', async () => {
    const payload = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`f${n}`, 1])))
    const headers = { 'content-type': 'application/json' }
    const { status, body } = await server.send('POST', getRouteUrl(contract.registerUser), {
      headers,
      payload,
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body).length).toBeLessThan(payload.length / 10)
  })
})

describe('P-accounts-19: docs/decisions/0008: unconfirmed registrations', () => {
  test('are deleted after seven days; confirmed accounts are kept', async () => {
    const { Lara } = await server.registerTalents('Lara')
    const { body: ajena } = await register('Ajena')
    const exists = async (email: string) =>
      (await server.call('emailExists', { params: { email } })).body.exists
    server.advance(6 * day)
    await sweepAccounts(server.context)
    expect(await exists('ajena@gente.example')).toBe(true)
    // Requesting another mail does not extend the time.
    await server.call('resendValidation', { body: { id: ajena.id, lang: 'en' } })
    await server.mailTo('ajena@gente.example', 'Confirm your email')
    server.advance(2 * day)
    await sweepAccounts(server.context)
    expect(await exists('ajena@gente.example')).toBe(false)
    expect(await exists(Lara.email)).toBe(true)
    server.advance(-8 * day)
  })
})
