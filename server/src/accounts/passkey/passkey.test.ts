import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { suspendAccount } from '../../safety/moderation/index.ts'
import { enableTwoStep } from '../two-step/two-step.testing.ts'
import { minute, second } from '../../platform/duration.ts'
import { addPasskey, type Authenticator, createAuthenticator, type Overrides } from './passkey.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://brilla.example' })
})
afterAll(() => server.stop())

const createChallenge = async () => (await server.call('createPasskeyLoginOptions')).body.challenge
const enter = (credential: ReturnType<Authenticator['sign']>) =>
  server.call('authenticateWithPasskey', { body: { credential } })

const refused = { status: 401, body: { error: 'passkey' } }
const rejected = { status: 422, body: { error: 'passkey_rejected' } }

describe('P-sessions-19: adding and removing passkeys', () => {
  test('a passkey is listed with name and last use, and both changes are told by mail', async () => {
    const { Ana } = await server.registerTalents('Ana')
    const { authenticator, id } = await addPasskey(server, Ana.token)
    await server.mailTo(Ana.email, 'Agregaste una llave')
    const listed = async () => (await server.call('getPasskeys', { token: Ana.token })).body.rows
    expect(await listed()).toEqual([
      { id, name: 'Mi teléfono', createdAt: expect.any(String), lastUsedAt: null },
    ])
    await enter(authenticator.sign(await createChallenge()))
    expect(await listed()).toMatchObject([{ lastUsedAt: expect.any(String) }])
    const { Bea } = await server.registerTalents('Bea')
    const remove = (token: string) => server.call('removePasskey', { token, params: { id } })
    expect((await remove(Bea.token)).status).toBe(404)
    expect((await remove(Ana.token)).status).toBe(204)
    expect((await remove(Ana.token)).status).toBe(404)
    await server.mailTo(Ana.email, 'Quitaste una llave')
    expect(await enter(authenticator.sign(await createChallenge()))).toMatchObject(refused)
  })

  test('refuses a foreign, used or expired challenge, another site, and a credential that is known', async () => {
    const { Cora, Dora } = await server.registerTalents('Cora', 'Dora')
    const options = async (token: string) => (await server.call('createPasskeyOptions', { token })).body
    const authenticator = createAuthenticator(server)
    const add = (token: string, challenge: string, overrides?: Overrides) =>
      server.call('addPasskey', {
        token,
        body: { name: 'x', credential: authenticator.create(challenge, overrides) },
      })
    expect(await add(Cora.token, 'bm8')).toMatchObject(rejected)
    expect(await add(Cora.token, (await options(Dora.token)).challenge)).toMatchObject(rejected)
    expect(await add(Cora.token, await createChallenge()), 'that of a login').toMatchObject(rejected)
    const { challenge } = await options(Cora.token)
    expect(await add(Cora.token, challenge, { origin: 'https://estafa.example' })).toMatchObject(rejected)
    expect(await add(Cora.token, challenge), 'used by the attempt before').toMatchObject(rejected)
    const notVerified = { flags: 0b0100_0001 }
    expect(await add(Cora.token, (await options(Cora.token)).challenge, notVerified)).toMatchObject(rejected)
    const old = (await options(Cora.token)).challenge
    server.advance(6 * minute)
    expect(await add(Cora.token, old)).toMatchObject(rejected)
    server.advance(-6 * minute)
    expect((await add(Cora.token, (await options(Cora.token)).challenge)).status).toBe(201)
    expect(await add(Dora.token, (await options(Dora.token)).challenge)).toMatchObject(rejected)
    expect((await server.call('getPasskeys', { token: Dora.token })).body.rows).toEqual([])
  })

  test('needs a fresh session; at most twenty passkeys', async () => {
    const { Eva } = await server.registerTalents('Eva')
    for (let n = 0; n < 20; n++) await addPasskey(server, Eva.token)
    await expect(addPasskey(server, Eva.token)).rejects.toThrow('too_many_passkeys')
    server.advance(16 * minute)
    expect(await server.call('createPasskeyOptions', { token: Eva.token })).toMatchObject({
      status: 403,
      body: { error: 'reauthenticate' },
    })
    server.advance(-16 * minute)
  })
})

describe('P-sessions-19: logging in with a passkey', () => {
  test('counts as both steps', async () => {
    const { Fe } = await server.registerTalents('Fe')
    const { authenticator } = await addPasskey(server, Fe.token)
    await enableTwoStep(server, Fe.token)
    const { status, body } = await enter(authenticator.sign(await createChallenge()))
    expect(status).toBe(200)
    expect((await server.call('getSelf', { token: body.token })).body.email).toBe(Fe.email)
  })

  test('refuses a wrong, replayed or foreign challenge, another site, a missing verification and a wrong signature', async () => {
    const { Gala, Hilda } = await server.registerTalents('Gala', 'Hilda')
    const { authenticator } = await addPasskey(server, Gala.token)
    const { authenticator: other } = await addPasskey(server, Hilda.token)
    expect(await enter(authenticator.sign('bm8'))).toMatchObject(refused)
    const signed = authenticator.sign(await createChallenge())
    expect((await enter(signed)).status).toBe(200)
    expect(await enter(signed), 'replayed').toMatchObject(refused)
    const { challenge } = (await server.call('createPasskeyOptions', { token: Gala.token })).body
    expect(await enter(authenticator.sign(challenge)), 'that of adding a passkey').toMatchObject(refused)
    for (const overrides of [
      { origin: 'https://estafa.example' },
      { rpId: 'estafa.example' },
      { flags: 0b0000_0001 },
    ])
      expect(await enter(authenticator.sign(await createChallenge(), overrides))).toMatchObject(refused)
    const { id, rawId } = authenticator.sign('bm8')
    const forged = { ...other.sign(await createChallenge()), id, rawId }
    expect(await enter(forged), 'signed by the passkey of another account').toMatchObject(refused)
    const unknown = createAuthenticator(server).sign(await createChallenge())
    expect(await enter(unknown)).toMatchObject(refused)
    const old = authenticator.sign(await createChallenge())
    server.advance(6 * minute)
    expect(await enter(old)).toMatchObject(refused)
    server.advance(-6 * minute)
  })
})

test('P-sessions-20, P-sessions-23: a passkey of the same account makes a session fresh and replaces its token', async () => {
  const { Ines, Julia } = await server.registerTalents('Ines', 'Julia')
  const { authenticator, id } = await addPasskey(server, Ines.token)
  const { authenticator: other } = await addPasskey(server, Julia.token)
  server.advance(16 * minute)
  const confirm = (credential: ReturnType<Authenticator['sign']>) =>
    server.call('reauthenticateWithPasskey', { token: Ines.token, body: { credential } })
  const remove = () => server.call('removePasskey', { token: Ines.token, params: { id } })
  const wrong = { status: 422, body: { error: 'wrong_passkey' } }
  expect(await confirm(other.sign(await createChallenge()))).toMatchObject(wrong)
  expect(await confirm(authenticator.sign('bm8'))).toMatchObject(wrong)
  const notVerified = { flags: 0b0000_0001 }
  expect(await confirm(authenticator.sign(await createChallenge(), notVerified))).toMatchObject(wrong)
  expect(await remove()).toMatchObject({ status: 403, body: { error: 'reauthenticate' } })
  const signed = authenticator.sign(await createChallenge())
  const { status, headers } = await confirm(signed)
  expect(status).toBe(204)
  expect(await confirm(signed), 'replayed').toMatchObject(wrong)
  expect((await remove()).status).toBe(204)
  expect(await confirm(authenticator.sign(await createChallenge())), 'removed').toMatchObject(wrong)
  expect((await server.call('getSelf', { token: String(headers['x-access-token']) })).status).toBe(200)
  server.advance(second)
  expect((await server.call('getSelf', { token: Ines.token })).status).toBe(401)
})

test('P-sessions-20, P-suspension-1: a suspended person finds the passkey and reauthenticates with it, to cancel', async () => {
  const { Karla } = await server.registerTalents('Karla')
  const { authenticator } = await addPasskey(server, Karla.token)
  await suspendAccount(server.context, Karla.email, 'Una razón.')
  const { token } = (await enter(authenticator.sign(await createChallenge()))).body
  server.advance(16 * minute)
  const cancel = (token: string) => server.call('cancelAccount', { token })
  expect(await cancel(token)).toMatchObject({ status: 403, body: { error: 'reauthenticate' } })
  expect((await server.call('getPasskeys', { token })).body.rows).toHaveLength(1)
  const credential = authenticator.sign(await createChallenge())
  const { status, headers } = await server.call('reauthenticateWithPasskey', { token, body: { credential } })
  expect(status).toBe(204)
  expect((await cancel(String(headers['x-access-token']))).status).toBe(202)
  server.advance(-16 * minute)
})
