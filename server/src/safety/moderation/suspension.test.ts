import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { findWrongCounters } from '../../counters.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { liftSuspension, suspendAccount } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const reason = 'Subiste fotos de otra persona.'
const suspend = ({ email }: TestPerson) => suspendAccount(server.context, email, reason)
const lift = ({ email }: TestPerson) => liftSuspension(server.context, email, 'Fue un error.')
/** Waits until the counters of others have been adjusted, which happens after the request. */
async function wrong() {
  await server.eventsHandled()
  return findWrongCounters(server.context.db)
}

async function logIn({ email, password }: TestPerson): Promise<string> {
  const { status, body } = await server.call('authenticate', { body: { email, password } })
  expect(status).toBe(200)
  return body.token
}

const decodeClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

describe('P-suspension-1: a suspended account can only read the reason, export, appeal and cancel', () => {
  test('P-suspension-2: all sessions end; the token of the next one carries suspended, and the reason can be read', async () => {
    const { Ana } = await server.registerTalents('Ana')
    expect((await server.call('getSuspension', { token: Ana.token })).status).toBe(404)
    expect(await suspend({ ...Ana, email: ` ${Ana.email.toUpperCase()} ` })).toBe('done')
    expect(await suspend(Ana)).toBe('unchanged')
    expect((await server.call('getSelf', { token: Ana.token })).status).toBe(401)
    const token = await logIn(Ana)
    expect(decodeClaims(token)).toMatchObject({ suspended: true })
    const { body } = await server.call('getSuspension', { token })
    expect(body).toEqual({ reason, since: expect.any(String), until: null, appeal: null })
    expect(Math.abs(Date.parse(body.since) - Date.now())).toBeLessThan(60_000)
    await server.mailTo(Ana.email, 'Tu cuenta está suspendida')
  })

  test('the routes open to suspended accounts', () => {
    const open = (Object.keys(contract) as RouteName[]).filter((name) => {
      const { audience, allowSuspended }: Route = contract[name]
      return audience !== 'guest' && allowSuspended
    })
    expect(open.toSorted()).toEqual([
      'appeal',
      'cancelAccount',
      'downloadExport',
      'getExport',
      'getOwnLogins',
      'getPasskeys',
      'getSuspension',
      'logout',
      'reauthenticate',
      'reauthenticateSocial',
      'reauthenticateWithPasskey',
      'startExport',
    ])
  })

  test('P-suspension-2, P-settings-10: a pending e-mail is discarded', async () => {
    const { Bruna } = await server.registerTalents('Bruna')
    const form = {
      nombre: 'Bruna',
      apellido: 'Prueba',
      email: 'bruna.nueva@gente.example',
      fecha: '1995-04-12',
    }
    expect((await server.call('updateUser', { token: Bruna.token, body: form })).status).toBe(200)
    const { text } = await server.mailTo(form.email, '/register/email#')
    const token = /\/register\/email#([\w-]+)/.exec(text)?.[1] ?? ''
    await suspend(Bruna)
    expect((await server.call('confirmEmailChange', { body: { token } })).status).toBe(404)
    await lift(Bruna)
    const self = await server.call('getSelf', { token: await logIn(Bruna) })
    expect(self.body).toMatchObject({ email: Bruna.email, pendingEmail: null })
  })

  test('P-suspension-4: an appeal gets a number and a mail, once per suspension', async () => {
    const { Bea } = await server.registerTalents('Bea')
    const send = (token: string, text = 'No fui yo.') => server.call('appeal', { token, body: { text } })
    expect((await send(Bea.token)).status).toBe(404)
    await suspend(Bea)
    const token = await logIn(Bea)
    expect(await send(token, '  ')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'text', error: 'texto_vacio' }] },
    })
    expect((await send(token, 'x'.repeat(2_001))).status).toBe(422)
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(token)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    const { body } = responses.find(({ status }) => status === 201)!
    expect((await server.call('getSuspension', { token })).body.appeal).toEqual(body)
    const mail = await server.mailTo(Bea.email, `Recibimos tu apelación ${body.number}`)
    expect(mail.text).toContain(`con el número ${body.number}`)
    await lift(Bea)
    await suspend(Bea)
    const again = await send(await logIn(Bea), 'Otra vez.')
    expect(again.body.number).toBeGreaterThan(body.number)
    const exported = await server.send('GET', getRouteUrl(contract.downloadExport), {
      headers: { 'x-access-token': await logIn(Bea) },
    })
    expect(exported.status).toBe(200)
  })
})

describe('suspended accounts are hidden (docs/decisions/0016)', () => {
  async function entangle() {
    const names = [`Carla${Date.now()}`, `Dora${Date.now()}`] as const
    const made = await server.registerTalents(...names)
    const [one, other] = [made[names[0]]!, made[names[1]]!]
    const post = (await server.call('createPost', { token: other.token, body: { description: 'Hola' } })).body
      .id
    const own = (await server.call('createPost', { token: one.token, body: { description: 'Adiós' } })).body
      .id
    for (const { token } of [one]) {
      await server.call('followUser', { token, body: { id: other.id } })
      await server.call('likePost', { token, params: { id: post }, body: { reacted: true } })
      await server.call('createComment', { token, body: { postId: post, comment: 'Qué bien' } })
    }
    return { one, other, post, own }
  }

  test('P-suspension-3: profile, posts, comments and counts; everything returns when the suspension is lifted', async () => {
    const { one, other, post, own } = await entangle()
    const { token } = other
    const seen = async () => {
      await server.eventsHandled()
      const { body } = await server.call('getPost', { token, params: { id: post } })
      const self = await server.call('getSelf', { token })
      return [
        body.likesCount,
        body.commentsCount,
        body.commentsItems.length,
        self.body.followersCount,
        (await server.call('getProfile', { token, params: { id: one.id } })).status,
        (await server.call('getPost', { token, params: { id: own } })).status,
      ]
    }
    expect(await seen()).toEqual([1, 1, 1, 1, 200, 200])
    await suspend(one)
    expect(await seen()).toEqual([0, 0, 0, 0, 404, 404])
    expect(await wrong()).toEqual([])
    expect(await lift(one)).toBe('done')
    expect(await lift(one)).toBe('unchanged')
    expect(await seen()).toEqual([1, 1, 1, 1, 200, 200])
    expect(await wrong()).toEqual([])
    expect(decodeClaims(await logIn(one))).not.toHaveProperty('suspended')
    await server.mailTo(one.email, 'ya no está suspendida')
  })

  test('suspending, lifting and canceling combine correctly, and counters stay correct', async () => {
    const { one } = await entangle()
    const cancel = async (token: string) =>
      expect((await server.call('cancelAccount', { token })).status).toBe(202)
    await suspend(one)
    await cancel(await logIn(one))
    expect(await wrong()).toEqual([])
    const back = await logIn(one)
    expect(decodeClaims(back)).toMatchObject({ suspended: true, restored: true })
    expect(await wrong()).toEqual([])
    await cancel(back)
    expect(await lift(one)).toBe('done')
    expect(await wrong()).toEqual([])
    const active = await logIn(one)
    expect(decodeClaims(active)).not.toHaveProperty('suspended')
    expect(await wrong()).toEqual([])
    await cancel(active)
    expect(await suspend(one)).toBe('done')
    expect(decodeClaims(await logIn(one))).toMatchObject({ suspended: true })
    expect(await wrong()).toEqual([])
  })

  test('an unknown e-mail', async () => {
    expect(await suspendAccount(server.context, 'nadie@gente.example', reason)).toBe('unknown')
  })
})
