/** P-sessions-14: reauthentication through a provider, against a real OpenID provider on localhost. */
import { oauthPaths } from '@brilla/contract/accounts/oauth-paths'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { second } from '../../platform/duration.ts'
import type { TestServer } from '../../testing.ts'
import {
  createResident,
  getError,
  obtainTicket as obtainTicketIn,
  type OauthWorld,
  registerResident,
  startOauthWorld,
} from './oauth-world.testing.ts'
import { followLogin } from './oauth.testing.ts'
import type { LoopbackProvider, Resident } from './provider.testing.ts'

let world: OauthWorld
let server: TestServer
let provider: LoopbackProvider

beforeAll(async () => {
  world = await startOauthWorld()
  ;({ server, provider } = world)
})
afterAll(() => world.stop())
afterEach(() => world.reset())

const obtainTicket = (resident: Resident) => obtainTicketIn(world, resident)
const registerPerson = (resident: Resident, email?: string) => registerResident(world, resident, email)

const again = async (resident: Resident) => {
  provider.resident = resident
  const { fragment } = await followLogin(server, 'casa', { again: true })
  return { facebookId: resident.sub, ticket: fragment.get('ticket') ?? '' }
}
const reauthenticate = (token: string, body: { facebookId: string; ticket: string }) =>
  server.call('reauthenticateSocial', { token, body })
const exportWith = (token: string) => server.call('startExport', { token })

test('P-sessions-23: only a forced login with the same identity makes the session fresh and replaces its token', async () => {
  const sol = createResident()
  const { token } = (await registerPerson(sol)).body as { token: string }
  expect((await server.call('getOwnLogins', { token })).body).toEqual({
    providers: ['casa'],
    password: false,
  })
  await server.context.db
    .updateTable('session')
    .set({ fresh_until: new Date(0) })
    .execute()
  // The process caches callers until their account changes.
  server.context.events.emit('accountChanged', decodeJwt(token).sub!)
  expect(getError(await exportWith(token))).toEqual([403, 'reauthenticate'])
  expect(getError(await reauthenticate(token, await obtainTicket(sol)))).toEqual([422, 'ticket'])
  expect(getError(await reauthenticate(token, await again(createResident())))).toEqual([
    422,
    'other_identity',
  ])
  const theirs = createResident()
  await registerPerson(theirs)
  expect(getError(await reauthenticate(token, await again(theirs)))).toEqual([422, 'other_identity'])
  expect(getError(await reauthenticate(token, { facebookId: sol.sub, ticket: 'a.b.c' }))).toEqual([
    422,
    'ticket',
  ])
  expect(getError(await exportWith(token))).toEqual([403, 'reauthenticate'])
  const proof = await again(sol)
  const { status, headers } = await reauthenticate(token, proof)
  expect(status).toBe(204)
  expect(getError(await reauthenticate(token, proof))).toEqual([422, 'ticket'])
  expect((await exportWith(token)).status).toBe(202)
  expect((await server.call('getSelf', { token: String(headers['x-access-token']) })).status).toBe(200)
  server.advance(second)
  expect((await server.call('getSelf', { token })).status).toBe(401)
})

test('the provider is told to force a login, and an old auth_time is rejected', async () => {
  const sol = createResident()
  await registerPerson(sol)
  const { headers } = await server.send('GET', oauthPaths.startReauth('casa', 'a'))
  const asked = new URL(String(headers['location'])).searchParams
  expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
  provider.forge = (claims) => ({ claims: { ...claims, auth_time: Number(claims['auth_time']) - 3_600 } })
  provider.resident = sol
  const { fragment } = await followLogin(server, 'casa', { again: true })
  expect(fragment.get('error')).toBe('failed')
  const facebookStart = await server.send('GET', oauthPaths.startReauth('facebook', 'a'))
  expect(String(facebookStart.headers['location'])).toContain('auth_type=reauthenticate')
})
