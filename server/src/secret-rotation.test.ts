/** AUTH_SECRET is changed while servers run: each phase of docs/operations.md, on one database. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brilla/contract'
import { pressKitLinkPath } from '@brilla/contract/public/press-kit-choices'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp, createJobDefinitions } from './app.ts'
import { readConfig } from './config.ts'
import { createContext } from './create-context.ts'
import { toUrl } from './platform/database/testing.ts'
import type { JobDefinition } from './platform/jobs/index.ts'
import { createLog } from './platform/log.ts'
import { startTestServer, type TestServer } from './testing.ts'
import { createCode, enableTwoStep } from './accounts/two-step/two-step.testing.ts'

const old = 'the old secret of the tests of rotation'
const next = 'the next secret of the tests of rotation'
const foreign = 'a foreign secret of the tests of rotation'

/** A process that knows both secrets and uses the old one. */
let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer({ AUTH_SECRET: old, AUTH_SECRET_PREVIOUS: next })
  folder = await mkdtemp(join(tmpdir(), 'brilla-rotation-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What a process with these secrets opens. */
const open = (AUTH_SECRET: string, AUTH_SECRET_PREVIOUS = '') =>
  createContext(
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: toUrl(server.connection),
      RATE_LIMITS: 'off',
      AUTH_SECRET,
      AUTH_SECRET_PREVIOUS,
    }),
    createLog('silent'),
  )

const differs = /^AUTH_SECRET differs from/

test('P-operation-23: a process starts unless its secret or that of another is unknown to one of both', async () => {
  const first = await open(old)
  await expect(open(next)).rejects.toThrow(differs)
  await expect(open(next, old)).rejects.toThrow(differs)
  await (await open(old, next)).dispose()
  await first.dispose()
  const knowing = await open(old, next)
  await expect(open(foreign, `${old},${next}`)).rejects.toThrow(differs)
  const current = await open(next, old)
  await knowing.dispose()
  await (await open(next)).dispose()
  await current.dispose()
})

test('P-operation-23: sessions, links and two-step login outlive a change of the secret', async () => {
  const { Ana } = await server.registerTalents('Ana')
  const { secret } = await enableTwoStep(server, Ana.token)
  const label = { label: 'Casting', format: 'letter', language: 'es' }
  const { body: link } = await server.call('createPressKitLink', {
    token: Ana.token,
    body: { ...contract.createPressKitLink.example.body, ...label } as never,
  })
  const token = link.url.split(`${pressKitLinkPath}#`)[1]!
  const logIn = { email: Ana.email, password: Ana.password, code: createCode(server, secret) }

  const current = await open(next, old)
  const app = await createApp(current.context, null)
  const post = (on: typeof app, name: 'openPressKitLink' | 'authenticate', payload: object) =>
    on.inject({ method: 'POST', url: getRouteUrl(contract[name]), payload })
  const getSelf = (on: typeof app, sessionToken: string) =>
    on.inject({ url: getRouteUrl(contract.getSelf), headers: { 'x-access-token': sessionToken } })
  expect((await getSelf(app, Ana.token)).statusCode).toBe(200)
  expect((await post(app, 'openPressKitLink', { token })).statusCode).toBe(200)
  const session = await post(app, 'authenticate', logIn)
  expect(session.statusCode).toBe(200)
  const issued = session.json<{ token: string }>().token
  expect((await server.call('getSelf', { token: issued })).status).toBe(200)

  const job = createJobDefinitions(current.context).find(({ name }) => name === 'two-step.reencrypt')
  await (job as JobDefinition<object>).run({}, { signal: new AbortController().signal })
  await app.close()
  await current.dispose()

  const alone = await open(next)
  const last = await createApp(alone.context, null)
  expect((await getSelf(last, issued)).statusCode).toBe(200)
  expect((await getSelf(last, Ana.token)).statusCode).toBe(401)
  const code = createCode(server, secret, 1)
  expect((await post(last, 'authenticate', { ...logIn, code })).statusCode).toBe(200)
  await last.close()
  await alone.dispose()
})
