import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())

describe('P-sessions-22: strangers do not lock an owner out', () => {
  const asStranger = { 'x-browser-id': 'of a stranger' }

  test('of a login from a known browser, or from that of a recovery', async () => {
    const { Ines } = await server.registerTalents('Ines')
    const { email, password } = Ines
    const enter = (headers: Record<string, string>, given = password) =>
      server.call('authenticate', { headers, body: { email, password: given } })
    for (let n = 0; n < 10; n++) expect((await enter(asStranger, 'no es esta')).status).toBe(401)
    expect((await enter(asStranger)).status).toBe(429)
    expect((await enter({})).status).toBe(200)
    // Of its own counter.
    for (let n = 0; n < 10; n++) expect((await enter({}, 'no es esta')).status).toBe(401)
    expect((await enter({})).status).toBe(429)

    const anew = { 'x-browser-id': 'a new one of the owner' }
    expect((await enter(anew)).status).toBe(429)
    await server.call('requestRecovery', { headers: anew, body: { email, lang: 'es' } })
    const token = /forgot\/([\w-]{43})/.exec((await server.mailTo(email, '/forgot/')).text)?.[1] ?? ''
    const recovered = await server.call('redeemRecovery', { headers: anew, params: { token } })
    const newPassword = 'otra frase que recuerdo'
    const change = { headers: anew, token: recovered.body.token, body: { newPassword } }
    expect((await server.call('changePassword', change)).status).toBe(200)
    expect((await enter(anew, newPassword)).status).toBe(200)
    expect((await enter(asStranger, newPassword)).status).toBe(429)
  })

  test('of a recovery from a known browser', async () => {
    const { Olivia } = await server.registerTalents('Olivia')
    const recover = (headers: Record<string, string>) =>
      server.call('requestRecovery', { headers, body: { email: Olivia.email, lang: 'es' } })
    for (let n = 0; n < 5; n++) expect((await recover(asStranger)).status).toBe(204)
    expect((await recover(asStranger)).status).toBe(429)
    expect((await recover({})).status).toBe(204)
  })

  test('of a reauthentication in another session', async () => {
    const { Uma } = await server.registerTalents('Uma')
    const { email, password } = Uma
    const stolen = (await server.call('authenticate', { body: { email, password } })).body.token
    const reauthenticate = (token: string, given: string) =>
      server.call('reauthenticate', { token, body: { password: given } })
    for (let n = 0; n < 10; n++) expect((await reauthenticate(stolen, 'no es esta')).status).toBe(422)
    expect((await reauthenticate(stolen, password)).status).toBe(429)
    expect((await reauthenticate(Uma.token, password)).status).toBe(204)
  })
})
