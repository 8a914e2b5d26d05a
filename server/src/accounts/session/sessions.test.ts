import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { waitingForLocks } from '../../platform/database/testing.ts'
import { minute, second } from '../../platform/duration.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('P-sessions-12: list of sessions (docs/decisions/0007)', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const listed = async (token: string) => (await server.call('getSessions', { token })).body.rows

  async function enter(person: TestPerson, more: object = {}, timeZone = ''): Promise<string> {
    const { body } = await server.send('POST', getRouteUrl(contract.authenticate), {
      headers: { 'content-type': 'application/json', 'user-agent': firefox, 'x-time-zone': timeZone },
      payload: JSON.stringify({ email: person.email, password: person.password, ...more }),
    })
    return (body as { token: string }).token
  }

  test('lists browser and operating system, and marks the current session', async () => {
    const { Berta } = await server.registerTalents('Berta')
    const token = await enter(Berta, { remember: true })
    const rows = await listed(token)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ device: 'Firefox · Linux', current: true, remember: true })
    expect(rows[1]).toMatchObject({ current: false, remember: false })
  })

  test('lists the time zone that the browser has named, if it is one that tells a place, also after a new password', async () => {
    const { Hugo } = await server.registerTalents('Hugo')
    const zones = ['America/Merida', 'Etc/UTC', '+05:00', 'Cobra/Premio', 'europe/madrid']
    for (const zone of zones) await enter(Hugo, {}, zone)
    const listZones = async (token: string) => (await listed(token)).map(({ timeZone }) => timeZone)
    expect(await listZones(Hugo.token)).toEqual(['Europe/Madrid', null, null, null, 'America/Merida', null])
    expect((await listed(Hugo.token)).map(({ timeZoneName }) => timeZoneName)).toEqual([
      'hora de España',
      null,
      null,
      null,
      'hora de Mérida',
      null,
    ])
    const token = await enter(Hugo, {}, 'Asia/Tokyo')
    const renewed = await server.call('changePassword', { token, body: { newPassword: 'otra clave larga' } })
    expect(await listZones(renewed.body.token)).toEqual(['Asia/Tokyo'])
  })

  test('P-sessions-5: a session can be ended, and only by its owner', async () => {
    const { Cora, Delia } = await server.registerTalents('Cora', 'Delia')
    const other = await enter(Cora)
    const row = (await listed(other)).find(({ current }) => current)!
    const end = (token: string) => server.call('endSession', { token, params: { id: row.id } })
    expect((await end(Delia.token)).status).toBe(404)
    expect((await end(Cora.token)).status).toBe(204)
    expect((await end(Cora.token)).status).toBe(404)
    expect((await server.call('getSelf', { token: other })).status).toBe(401)
  })

  test('P-sessions-12, P-sessions-13: ending sessions needs a fresh session', async () => {
    const { Irma } = await server.registerTalents('Irma')
    server.advance(16 * minute)
    const { token } = Irma
    const id = (await listed(await enter(Irma)))[0]!.id
    const stale = { status: 403, body: { error: 'reauthenticate' } }
    expect(await server.call('endSession', { token, params: { id } })).toMatchObject(stale)
    expect(await server.call('endOtherSessions', { token })).toMatchObject(stale)
    await server.call('reauthenticate', { token, body: { password: Irma.password } })
    expect((await server.call('endSession', { token, params: { id } })).status).toBe(204)
  })

  test('an unknown browser has no name, so that a header cannot carry a message', async () => {
    const { Gema } = await server.registerTalents('Gema')
    const { email, password } = Gema
    for (const userAgent of [
      'Cobra tu premio en https://estafa.example/1 x',
      '<b>Hola</b>/1 y',
      'curl/8.5.0',
    ]) {
      await server.send('POST', getRouteUrl(contract.authenticate), {
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        payload: JSON.stringify({ email, password }),
      })
    }
    expect((await listed(Gema.token)).map(({ device }) => device)).toEqual(['', '', '', ''])
  })

  test('all other sessions can be ended at once', async () => {
    const { Elena } = await server.registerTalents('Elena')
    const others = [await enter(Elena), await enter(Elena)]
    expect((await server.call('endOtherSessions', { token: Elena.token })).status).toBe(204)
    for (const token of others) expect((await server.call('getSelf', { token })).status).toBe(401)
    expect(await listed(Elena.token)).toHaveLength(1)
  })

  test('requests in progress when their session ends are rejected and change nothing', async () => {
    const { Flor } = await server.registerTalents('Flor')
    const token = await enter(Flor)
    const form = { nombre: 'Otra', apellido: 'Prueba', email: Flor.email, fecha: '1995-04-12' }
    // The handlers of earlier events lock the account too.
    await server.eventsHandled()
    const calls = await server.context.db.transaction().execute(async (trx) => {
      // The requests wait for the lock on their account.
      await trx.selectFrom('account').select('id').where('id', '=', Flor.id).forUpdate().execute()
      const waiting = [
        server.call('updateUser', { token, body: form }),
        server.call('changeProfileUrl', { token, body: { profile_url: 'flor-tardia' } }),
      ]
      await expect.poll(() => waitingForLocks(server.context.db)).toBe(2)
      await server.call('endOtherSessions', { token: Flor.token })
      // Not awaited here: they continue when this transaction ends.
      return { waiting }
    })
    expect((await Promise.all(calls.waiting)).map(({ status }) => status)).toEqual([401, 401])
    const self = await server.call('getSelf', { token: Flor.token })
    expect(self.body).toMatchObject({ nombre: 'Flor', profile_url: 'flor-prueba' })
  })
})

describe('P-sessions-23: reauthentication gives the session a new token', () => {
  const status = async (token: string) => (await server.call('getSelf', { token })).status
  async function reauthenticate({ token, password }: TestPerson): Promise<string> {
    const { status, headers } = await server.call('reauthenticate', { token, body: { password } })
    expect(status).toBe(204)
    return String(headers['x-access-token'])
  }

  test('its first use ends the earlier ones of this session', async () => {
    const { Nora } = await server.registerTalents('Nora')
    const { email, password } = Nora
    const other = (await server.call('authenticate', { body: { email, password } })).body.token
    const renewed = await reauthenticate(Nora)
    expect(await status(renewed)).toBe(200)
    server.advance(second)
    expect([await status(Nora.token), await status(renewed), await status(other)]).toEqual([401, 200, 200])
    const again = await reauthenticate({ ...Nora, token: renewed })
    expect(await status(again)).toBe(200)
    server.advance(second)
    expect([await status(renewed), await status(again)]).toEqual([401, 200])
    const { rows } = (await server.call('getSessions', { token: again })).body
    expect(rows.map(({ current }) => current)).toEqual([false, true])
  })

  test('a lost response logs nobody out', async () => {
    const { Olivia } = await server.registerTalents('Olivia')
    await reauthenticate(Olivia)
    server.advance(minute)
    expect(await status(Olivia.token)).toBe(200)
    expect(await status(await reauthenticate(Olivia))).toBe(200)
  })

  test('a token that an earlier one has asked for ends with it', async () => {
    const { Petra } = await server.registerTalents('Petra')
    const renewed = await reauthenticate(Petra)
    expect(await status(renewed)).toBe(200)
    const body = { profile_url: 'petra-otra' }
    // Within the second in which an earlier token may still be accepted.
    const derived = (await server.call('changeProfileUrl', { token: Petra.token, body })).body.token
    server.advance(second)
    expect(await status(derived)).toBe(401)
    const kept = (await server.call('changeProfileUrl', { token: renewed, body })).body.token
    server.advance(second)
    expect(await status(kept)).toBe(200)
  })

  test('a refused reauthentication gives none', async () => {
    const { Rita } = await server.registerTalents('Rita')
    const refused = await server.call('reauthenticate', {
      token: Rita.token,
      body: { password: 'no es esta' },
    })
    expect([refused.status, refused.headers['x-access-token']]).toEqual([422, undefined])
  })
})
