import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@brilla/server/testing'
import { newcomers } from './data.ts'
import { demoPassword, getEmail, printedAccounts } from './logins.ts'
import { createNewcomer } from './newcomers.ts'
import { createSeedClient } from './seed-client.ts'
import { seedWorld } from './seed.ts'

let server: TestServer
/** The names of the jobs that the seeding queued. */
const sentJobs = new Set<string>()
beforeAll(async () => {
  server = await startTestServer()
  const { jobs } = server.context
  server.context.jobs = {
    ...jobs,
    async send(db, name, data) {
      sentJobs.add(name)
      await jobs.send(db, name, data)
    },
  }
})
afterAll(() => server.stop())

const progressPath = () => join(server.context.config.DATA_DIR, 'demo-progress')
const readSteps = async () => (await readFile(progressPath(), 'utf8')).split('\n').slice(0, -1)

async function getStatus(name: string): Promise<string | undefined> {
  const { db } = server.context
  const found = await db
    .selectFrom('account')
    .select('status')
    .where('email', '=', getEmail(name))
    .executeTakeFirst()
  return found?.status
}

/** Seeds until `steps` steps are done in total, and stops. */
async function seedUntil(steps: number): Promise<{ opened: boolean }> {
  const stopping = new AbortController()
  let opened = false
  await seedWorld(server.context, {
    signal: stopping.signal,
    onOpen: () => (opened = true),
    onProgress: (done) => done >= steps && stopping.abort(),
  })
  return { opened }
}

async function readFeed() {
  const { body } = await server.call('authenticate', {
    body: { email: getEmail(printedAccounts.talent), password: demoPassword },
  })
  const pages = []
  for (let after: string | null | undefined; after !== null;) {
    const response = await server.call('getFeed', { token: body.token, query: after ? { after } : {} })
    pages.push(...response.body.posts)
    after = response.body.next
  }
  return pages
}

test('P-operation-6: the printed logins come first, then the newest posts with their pictures, newest first', async () => {
  expect(await seedUntil(4)).toEqual({ opened: true })
  expect(await readFeed()).toEqual([])
  const { db } = server.context
  const { interests } = await db
    .selectFrom('account')
    .select('interests')
    .where('email', '=', getEmail(printedAccounts.talent))
    .executeTakeFirstOrThrow()
  expect(interests).not.toEqual([])
  await seedUntil((await readSteps()).length + 50)
  const posts = await readFeed()
  expect(posts.length).toBeGreaterThan(2)
  expect(posts.filter(({ user }) => user.profileImage === null)).toEqual([])
  expect(posts.some(({ files }) => files.length > 1)).toBe(true)
  const [video] = posts.filter(({ videoUrl }) => videoUrl !== null)
  expect(video?.videoPoster).toEqual(expect.any(String))
  expect(sentJobs).toContain('media.crops')
  const [document] = posts.flatMap(({ files }) => files.filter(({ type }) => type === 'FILE'))
  expect(document?.size).toBeGreaterThan(1_024)
  const times = posts.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
})

test('resumes after a kill, without doing anything twice', async () => {
  const before = await readFeed()
  const steps = await readSteps()
  // Killed when three steps were in the database and not yet recorded, and a fourth was recorded partially.
  await writeFile(progressPath(), `${steps.slice(0, -3).join('\n')}\n${steps.at(-3)!.slice(0, 9)}`)
  server.advance(24 * 60 * 60 * 1000)
  await seedUntil(steps.length - 1)
  const after = await readFeed()
  expect(after.filter(({ id }) => before.some((post) => post.id === id))).toHaveLength(before.length)
  expect(new Set(after.map(({ description }) => description)).size).toBe(after.length)
  const names = (await readSteps()).map((line) => line.split('\t')[0])
  expect(new Set(names).size).toBe(names.length)
  const times = after.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
})

test('accounts in unusual states are created, also when that is repeated', async () => {
  const client = await createSeedClient(server.context)
  const now = server.context.clock.now()
  for (let times = 0; times < 2; times++) {
    for (const person of newcomers) await createNewcomer({ client, now, getId: () => '' }, person)
  }
  await client.close()
  const logIn = (name: string) =>
    server.call('authenticate', { body: { email: getEmail(name), password: demoPassword } })
  const getSelf = async (name: string) =>
    (await server.call('getSelf', { token: (await logIn(name)).body.token })).body

  expect(newcomers.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['sin-confirmar', 'correo-nuevo', 'cancelada']),
  )
  expect(await logIn('sin-confirmar')).toMatchObject({ status: 401, body: { error: 'validated' } })
  await server.mailTo(getEmail('sin-confirmar'), '/register/confirmation#')
  expect(await getSelf('correo-nuevo')).toMatchObject({ pendingEmail: getEmail('irina'), type: 'talento' })
  await server.mailTo(getEmail('irina'), '/register/email#')
  expect(await getStatus('cancelada')).toBe('cancelled')
  expect(await getSelf('cancelada')).toMatchObject({ nombre: 'Emilia' })
  await server.mailTo(getEmail('cancelada'), 'Tu cuenta está de vuelta')
  const written = newcomers.flatMap(({ key, newEmail = '' }) => [getEmail(key), newEmail])
  // Without the notices of the logins above, from a browser that these accounts have not used before.
  const mails = server.mails.filter(({ subject }) => subject !== 'Nuevo inicio de sesión en tu cuenta')
  expect(mails.filter(({ to }) => written.includes(to))).toHaveLength(4)
})

test('P-operation-6: leaves a database alone that has other accounts', async () => {
  const other = await startTestServer()
  try {
    await other.registerTalents('Ana')
    let opened = false
    await seedWorld(other.context, {
      signal: new AbortController().signal,
      onOpen: () => (opened = true),
      onProgress: () => {},
    })
    expect(opened).toBe(false)
    const { body } = await other.call('emailExists', { params: { email: getEmail('ana') } })
    expect(body).toEqual({ exists: false })
  } finally {
    await other.stop()
  }
})
