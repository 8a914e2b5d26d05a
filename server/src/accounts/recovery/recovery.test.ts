import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { saveSettings } from '../../onboarding/settings/settings.testing.ts'
import { createRegistration, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { hour, minute, second } from '../../platform/duration.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const request = (email: string, lang: 'es' | 'en' = 'es') =>
  server.call('requestRecovery', { body: { email, lang } })
/** In a browser of its own, unless one is named. */
const redeem = (token: string, browser: string = randomUUID()) =>
  server.call('redeemRecovery', { params: { token }, headers: { 'x-browser-id': browser } })
const change = (token: string, newPassword = 'algo que nadie adivina') =>
  server.call('changePassword', { token, body: { newPassword } })
const login = ({ email, password }: { email: string; password: string }) =>
  server.call('authenticate', { body: { email, password } })
const isAlive = async (token: string) => (await server.call('getSelf', { token })).status === 200

async function requestLink(person: TestPerson): Promise<string> {
  await request(person.email)
  return linkIn(await server.mailTo(person.email, '/forgot/'))
}

const linkIn = ({ text }: { text: string }) => /\/forgot\/([\w-]+)/.exec(text)?.[1] ?? ''

describe('P-recovery-1: POST users/recover/password', () => {
  test('204; an unknown or unconfirmed e-mail is a 422', async () => {
    await server.call('registerUser', { body: createRegistration('Pendiente') })
    expect(await request('nadie@gente.example')).toMatchObject({ status: 422, body: { error: 'user' } })
    expect(await request('pendiente@gente.example')).toMatchObject({
      status: 422,
      body: { error: 'validated', errors: [{ field: 'email', message: expect.any(String) }] },
    })
    // The first link may have expired, so another is sent, at most once a minute (P-recovery-3).
    server.advance(61_000)
    await server.call('requestRecovery', { body: { email: 'pendiente@gente.example', lang: 'en' } })
    await server.mailTo('pendiente@gente.example', 'Confirm your email')
    const { Ana } = await server.registerTalents('Ana')
    expect((await request(' ANA@gente.example ')).status).toBe(204)
    expect(Ana.email).toBe('ana@gente.example')
  })

  test('the mail is in the requested language, and its link is built from PUBLIC_URL (P-recovery-4)', async () => {
    const { Bea } = await server.registerTalents('Bea')
    await server.send('POST', getRouteUrl(contract.requestRecovery), {
      headers: {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
      payload: JSON.stringify({ email: Bea.email, lang: 'en' }),
    })
    const { text, html } = await server.mailTo(Bea.email, 'Choose a new password')
    expect(text).toContain(`${server.context.config.PUBLIC_URL}/forgot/`)
    expect(text + html).not.toContain('evil.example')
  })

  test.each([
    'аna@gente.example', // a Cyrillic letter
    'ana@gente.example\r\nBcc: todos@gente.example',
    'ana@gente.example, otra@gente.example',
    `${'a'.repeat(250)}@gente.example`,
    'ana@gente。example',
  ])('%j matches no account, and no mail is sent', async (email) => {
    const before = server.mails.length
    expect(await request(email)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email', error: 'correo_electronico_invalido' }] },
    })
    expect(server.mails.length).toBe(before)
  })
})

describe('P-recovery-6: GET users/recover/{token}', () => {
  test('a link logs in once, with a fresh session', async () => {
    const { Carla } = await server.registerTalents('Carla')
    const link = await requestLink(Carla)
    const { status, body } = await redeem(link)
    expect(status).toBe(200)
    expect(await isAlive(body.token)).toBe(true)
    expect((await redeem(link)).status).toBe(404)
    expect((await redeem('inventado')).status).toBe(404)
    expect((await change(body.token)).status).toBe(200)
  })

  test('it expires after an hour', async () => {
    const { Dora } = await server.registerTalents('Dora')
    const link = await requestLink(Dora)
    server.advance(hour + second)
    expect((await redeem(link)).status).toBe(404)
    server.advance(-hour - second)
  })

  test('twenty concurrent uses of one link create one session', async () => {
    const { Elsa } = await server.registerTalents('Elsa')
    const link = await requestLink(Elsa)
    const responses = await Promise.all(Array.from({ length: 20 }, () => redeem(link)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(19)
  })

  test('P-recovery-11: for ten minutes the link logs the same browser in again, and nothing else happens', async () => {
    const { Emilia } = await server.registerTalents('Emilia')
    const token = await requestLink(Emilia)
    const first = await redeem(token, 'hers')
    const email = 'emilia.nueva@gente.example'
    await saveSettings(server, { ...Emilia, token: first.body.token }, { email })
    expect((await redeem(token, 'another')).status).toBe(404)
    const second = await redeem(token, 'hers')
    expect((await server.call('getSelf', { token: second.body.token })).body).toMatchObject({
      pendingEmail: email,
    })
    expect((await change(second.body.token)).status).toBe(200)
    expect((await redeem(token, 'hers')).status).toBe(404)
  })

  test('P-recovery-11: not after a logout, also of another session', async () => {
    const { Emma } = await server.registerTalents('Emma')
    const token = await requestLink(Emma)
    expect((await redeem(token, 'shared')).status).toBe(200)
    await server.call('logout', { token: Emma.token })
    expect((await redeem(token, 'shared')).status).toBe(404)
  })

  test('using one link invalidates all others', async () => {
    const { Eva } = await server.registerTalents('Eva')
    const first = await requestLink(Eva)
    await request(Eva.email, 'en')
    const other = linkIn(await server.mailTo(Eva.email, 'Choose a new password'))
    expect(other).not.toBe(first)
    const responses = await Promise.all([first, other, first, other].map((link) => redeem(link)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
    for (const link of [first, other]) expect((await redeem(link)).status).toBe(404)
  })

  test('tokens are bound to their purpose', async () => {
    const { Fina } = await server.registerTalents('Fina')
    const recovery = await requestLink(Fina)
    expect((await server.call('confirmUser', { params: { token: recovery } })).status).toBe(404)
    await server.call('registerUser', { body: createRegistration('Gala') })
    const confirmation = /confirmation#([\w-]+)/.exec((await server.mailTo('gala@gente.example')).text)?.[1]
    expect((await redeem(confirmation!)).status).toBe(404)
    expect(await isAlive(recovery)).toBe(false)
    expect((await redeem(Fina.token)).status).toBe(404)
    expect((await redeem(recovery)).status).toBe(200)
  })
})

describe('P-recovery-9: PUT users/password', () => {
  test('ends all other sessions and notifies the owner by mail', async () => {
    const { Hilda } = await server.registerTalents('Hilda')
    const other = (await login(Hilda)).body.token
    const { status, body } = await change(Hilda.token)
    expect(status).toBe(200)
    expect(await isAlive(other)).toBe(false)
    expect(await isAlive(Hilda.token)).toBe(false)
    expect(await isAlive(body.token)).toBe(true)
    expect(await login(Hilda)).toMatchObject({ status: 401, body: { error: 'password' } })
    expect((await login({ ...Hilda, password: 'algo que nadie adivina' })).status).toBe(200)
    await server.mailTo(Hilda.email, 'Tu contraseña cambió')
  })

  test('also ends sessions that are being created with the old password', async () => {
    const { Irma } = await server.registerTalents('Irma')
    const done = new AbortController()
    const changing = change(Irma.token).finally(() => done.abort())
    const logins: Awaited<ReturnType<typeof login>>[] = []
    const keepLoggingIn = async () => {
      while (!done.signal.aborted) logins.push(await login(Irma))
    }
    await Promise.all(Array.from({ length: 4 }, keepLoggingIn))
    const changed = await changing
    expect(changed.status).toBe(200)
    for (const { status, body } of logins) {
      expect(status === 401 || !(await isAlive(body.token)), 'no session of the old password is left').toBe(
        true,
      )
    }
    expect(await isAlive(changed.body.token)).toBe(true)
  })

  test('invalidates recovery links mailed before', async () => {
    const { Inma } = await server.registerTalents('Inma')
    const link = await requestLink(Inma)
    await change(Inma.token)
    expect((await redeem(link)).status).toBe(404)
  })

  test('invalidates links for a pending e-mail and discards that e-mail', async () => {
    const { Ines } = await server.registerTalents('Ines')
    const self = (await server.call('getSelf', { token: Ines.token })).body
    const { nombre, apellido, birthdate: fecha, sex: sexo, country: pais, ciudad } = self
    await server.call('updateUser', {
      token: Ines.token,
      body: { nombre, apellido, fecha, sexo, pais, ciudad, email: 'otra-ines@gente.example', biografia: '' },
    })
    const mail = await server.mailTo('otra-ines@gente.example')
    const link = /register\/email#([\w-]+)/.exec(mail.text)![1]!
    const { token } = (await change(Ines.token)).body
    expect((await server.call('getSelf', { token })).body).toMatchObject({
      email: Ines.email,
      pendingEmail: null,
    })
    expect((await server.call('confirmEmailChange', { body: { token: link } })).status).toBe(404)
  })

  test('twenty concurrent changes by one session make one change', async () => {
    const { Julia } = await server.registerTalents('Julia')
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(Julia.token, `contraseña del intento ${n}`)),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(19)
    const won = responses.findIndex(({ status }) => status === 200)
    expect((await login({ ...Julia, password: `contraseña del intento ${won}` })).status).toBe(200)
  })

  test('P-sessions-13: requires a fresh session', async () => {
    const { Karla } = await server.registerTalents('Karla')
    server.advance(15 * minute + second)
    expect(await change(Karla.token)).toMatchObject({ status: 403, body: { error: 'reauthenticate' } })
    await server.call('reauthenticate', { token: Karla.token, body: { password: Karla.password } })
    expect((await change(Karla.token)).status).toBe(200)
  })

  test.each([
    ['', 'contrasena'],
    ['x'.repeat(9), 'tu_contrasena_debe_ser_mas_larga'],
    ['x'.repeat(129), 'contrasena_larga'],
    ['password123', 'contrasena_comun'],
    ['1qaz2wsx3edc', 'contrasena_comun'],
    ['prueba-brilla-1', 'personal_password'],
  ])('P-accounts-5: %j is %s', async (newPassword, error) => {
    const { token } = (await server.registerTalents(`Clave${error.length}${newPassword.length}`))[
      `Clave${error.length}${newPassword.length}`
    ]!
    expect(await change(token, newPassword)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'newPassword', error }] },
    })
  })
})

describe('P-recovery-2: recovery is rate-limited per IP address and account', () => {
  test('spellings of one e-mail share a limit; the response tells the remaining time', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' })
    const statuses = []
    for (const email of [
      'z@gente.example',
      'Z@gente.example',
      ' z@gente.example',
      'z@GENTE.example ',
      'Z@Gente.example',
    ]) {
      statuses.push((await limited.call('requestRecovery', { body: { email, lang: 'es' } })).status)
    }
    expect(new Set(statuses)).toEqual(new Set([422]))
    const past = await limited.send('POST', getRouteUrl(contract.requestRecovery), {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      payload: '{"lang":"en","email":"z@gente.example"}',
    })
    expect([past.status, past.body]).toMatchObject([429, { error: 'too_many' }])
    expect(Number(past.headers['retry-after'])).toBeGreaterThan(0)
    await limited.stop()
  })
})
