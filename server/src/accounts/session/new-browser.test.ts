import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createEndToken } from './end-token.ts'
import { day } from '../../platform/duration.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
async function logIn({ email, password }: TestPerson, browser?: string, userAgent = firefox, timeZone = '') {
  const { body } = await server.send('POST', getRouteUrl(contract.authenticate), {
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      'x-time-zone': timeZone,
      ...(browser !== undefined && { 'x-browser-id': browser }),
    },
    payload: JSON.stringify({ email, password }),
  })
  return (body as { token: string }).token
}

/** How many logins were reported. */
async function countReports({ email }: TestPerson): Promise<number> {
  await server.jobsDone('session.new-browser-mail')
  return server.mails.filter(({ to, text }) => to === email && text.includes('/login/end-session#')).length
}

async function readLink(email: string, device = ''): Promise<string> {
  const { text } = await server.mailTo(email, device || '/login/end-session#')
  return /\/login\/end-session#([\w-]{43})/.exec(text)?.[1] ?? ''
}

const endByLink = (token: string) => server.call('endSessionByLink', { body: { token } })
const isActive = async (token: string) => (await server.call('getSelf', { token })).status === 200

describe('P-sessions-17: a login from a new browser', () => {
  test('is reported in the language of the account, once for each browser and account', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    expect(await countReports(Ana), 'the first login of a registration').toBe(0)
    await server.call('changeLanguage', { token: Ana.token, body: { langCode: 'en' } })
    await logIn(Ana, 'a new one')
    const { subject, text } = await server.mailTo(Ana.email, 'New login')
    expect(subject).toBe('New login to your account')
    const year = new Date().getUTCFullYear()
    expect(text).toMatch(new RegExp(`Browser and operating system: Firefox · Linux\\. .*${year}.* UTC`))
    const token = await logIn(Ana, 'a new one')
    await server.call('logout', { token })
    await logIn(Ana, 'a new one')
    expect(await countReports(Ana)).toBe(1)
    await logIn(Bea, 'a new one')
    expect((await server.mailTo(Bea.email, 'Firefox')).subject).toBe('Nuevo inicio de sesión en tu cuenta')
    await logIn(Bea, 'another one', firefox, 'America/Merida')
    expect((await server.mailTo(Bea.email, 'hora de Mérida')).text).not.toContain('UTC')
  })

  test('a browser without a code is always new, concurrent logins included; ten mails a day at most', async () => {
    const { Cora } = await server.registerTalents('Cora')
    await logIn(Cora)
    await logIn(Cora, undefined, '<b>Hola</b>/1')
    expect((await server.mailTo(Cora.email, 'desconocidos')).html).not.toContain('Hola</b>')
    await Promise.all(Array.from({ length: 5 }, () => logIn(Cora, 'the same')))
    expect(await countReports(Cora)).toBe(3)
    for (let n = 0; n < 10; n++) await logIn(Cora)
    expect(await countReports(Cora)).toBe(10)
    server.advance(day)
    await logIn(Cora)
    expect(await countReports(Cora)).toBe(11)
    server.advance(-day)
  })

  test('a link that logs in is reported as well', async () => {
    const { Dora } = await server.registerTalents('Dora')
    await server.call('requestRecovery', { body: { email: Dora.email } })
    const link = /forgot\/([\w-]+)/.exec((await server.mailTo(Dora.email, '/forgot/')).text)![1]!
    await server.call('redeemRecovery', { params: { token: link }, headers: { 'x-browser-id': 'other' } })
    expect(await countReports(Dora)).toBe(1)
  })

  test('the link ends that session only, works once, and the browser is new again', async () => {
    const { Eva } = await server.registerTalents('Eva')
    const token = await logIn(Eva, 'stolen')
    expect(await isActive(token)).toBe(true)
    const link = await readLink(Eva.email)
    expect((await endByLink(`${link}x`)).status).toBe(404)
    expect(await isActive(token)).toBe(true)
    expect((await endByLink(link)).status).toBe(204)
    expect(await isActive(token)).toBe(false)
    expect(await isActive(Eva.token)).toBe(true)
    expect((await endByLink(link)).status).toBe(404)
    await logIn(Eva, 'stolen')
    expect(await countReports(Eva)).toBe(2)
  })

  test('the link of a mail that is sent again is the same, as a mail server may drop the second', async () => {
    const { Hana } = await server.registerTalents('Hana')
    await logIn(Hana, 'other')
    const link = await readLink(Hana.email)
    const { session_id: sessionId } = await server.context.db
      .selectFrom('login_notice')
      .select('session_id')
      .where('account_id', '=', Hana.id)
      .executeTakeFirstOrThrow()
    expect(await createEndToken(server.context, sessionId)).toBe(link)
    expect((await endByLink(link)).status).toBe(204)
  })

  test('the link also ends the session that has replaced the reported one, however late it is mailed', async () => {
    const { Ines } = await server.registerPeople('agencia', 'Ines')
    const token = await logIn(Ines, 'stolen')
    const link = await readLink(Ines.email)
    const undone = await server.call('undoAccountType', { token })
    const changed = await server.call('changePassword', {
      token: undone.body.token,
      body: { newPassword: 'otra clave del ladrón' },
    })
    expect(await isActive(changed.body.token)).toBe(true)
    const { sid } = decodeJwt(token)
    expect(await createEndToken(server.context, String(sid)), 'of a job that ran late').toBe(link)
    expect((await endByLink(link)).status).toBe(204)
    expect(await isActive(changed.body.token)).toBe(false)
  })

  test('the link also works after the session has ended', async () => {
    const { Fe } = await server.registerTalents('Fe')
    await server.call('logout', { token: await logIn(Fe, 'other') })
    expect((await endByLink(await readLink(Fe.email))).status).toBe(204)
  })

  test('a new password makes all other browsers new', async () => {
    const { Gala } = await server.registerTalents('Gala')
    await logIn(Gala, 'theirs')
    const password = 'otra clave de Gala'
    const changed = await server.call('changePassword', {
      token: Gala.token,
      body: { newPassword: password },
    })
    expect(changed.status).toBe(200)
    await logIn({ ...Gala, password }, 'the browser of the tests')
    expect(await countReports(Gala)).toBe(1)
    await logIn({ ...Gala, password }, 'theirs')
    expect(await countReports(Gala)).toBe(2)
  })
})
