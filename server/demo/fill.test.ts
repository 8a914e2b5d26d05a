import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../src/testing.ts'
import { fillDemo, visitors } from './fill.ts'
import { begin, newcomers } from './newcomers.ts'
import { demoPassword, emailOf } from './people.ts'
import { openStage } from './stage.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const record = () => join(server.context.config.DATA_DIR, 'demo-progress')
const finished = async () => (await readFile(record(), 'utf8')).split('\n').slice(0, -1)

async function statusOf(name: string): Promise<string | undefined> {
  const { db } = server.context
  const found = await db
    .selectFrom('account')
    .select('status')
    .where('email', '=', emailOf(name))
    .executeTakeFirst()
  return found?.status
}

/** Fills until that many steps are done in all, as one who is stopped then. */
async function fillUntil(steps: number): Promise<{ opened: boolean }> {
  const stopping = new AbortController()
  let opened = false
  await fillDemo(server.context, {
    signal: stopping.signal,
    onOpen: () => (opened = true),
    onProgress: (done) => done >= steps && stopping.abort(),
  })
  return { opened }
}

async function feed() {
  const { body } = await server.call('authenticate', {
    body: { email: emailOf(visitors.talent), password: demoPassword },
  })
  const pages = []
  for (let after: string | null | undefined; after !== null;) {
    const answer = await server.call('getFeed', { token: body.token, query: after ? { after } : {} })
    pages.push(...answer.body.posts)
    after = answer.body.next
  }
  return pages
}

test('the demonstration logins come first, then the newest posts with their pictures, in the order of their time', async () => {
  expect(await fillUntil(3)).toEqual({ opened: true })
  expect(await feed()).toEqual([])
  const { db } = server.context
  const { interests } = await db
    .selectFrom('account')
    .select('interests')
    .where('email', '=', emailOf(visitors.talent))
    .executeTakeFirstOrThrow()
  expect(interests).not.toEqual([])
  await fillUntil((await finished()).length + 50)
  const posts = await feed()
  expect(posts.length).toBeGreaterThan(2)
  expect(posts.filter(({ user }) => user.profileImage === null)).toEqual([])
  expect(posts.some(({ files }) => files.length > 1)).toBe(true)
  const [video] = posts.filter(({ videoUrl }) => videoUrl !== null)
  expect(video?.videoPoster).toEqual(expect.any(String))
  const [paper] = posts.flatMap(({ files }) => files.filter(({ type }) => type === 'FILE'))
  expect(paper?.size).toBeGreaterThan(1_024)
  const times = posts.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
}, 60_000)

test('goes on after a kill where it was, without doing anything twice', async () => {
  const before = await feed()
  const steps = await finished()
  // Killed when three steps were in the database and not yet in the record, and a fourth stood there half.
  await writeFile(record(), `${steps.slice(0, -3).join('\n')}\n${steps.at(-3)!.slice(0, 9)}`)
  server.advance(24 * 60 * 60 * 1000)
  await fillUntil(steps.length - 1)
  const after = await feed()
  expect(after.filter(({ id }) => before.some((post) => post.id === id))).toHaveLength(before.length)
  expect(new Set(after.map(({ description }) => description)).size).toBe(after.length)
  const names = (await finished()).map((line) => line.split('\t')[0])
  expect(new Set(names).size).toBe(names.length)
  const times = after.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
}, 60_000)

test('people at the edges of having an account, each as far as they are, also when begun twice', async () => {
  const stage = await openStage(server.context)
  const now = server.context.clock.now()
  for (let times = 0; times < 2; times++) {
    for (const person of newcomers) await begin({ stage, now, idOf: () => '' }, person)
  }
  await stage.close()
  const enter = (name: string) =>
    server.call('authenticate', { body: { email: emailOf(name), password: demoPassword } })
  const selfOf = async (name: string) =>
    (await server.call('getSelf', { token: (await enter(name)).body.token })).body

  expect(newcomers.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['sin-confirmar', 'correo-nuevo', 'cancelada']),
  )
  expect(await enter('sin-confirmar')).toMatchObject({ status: 401, body: { error: 'validated' } })
  await server.mailTo(emailOf('sin-confirmar'), '/register/confirmation#')
  expect(await selfOf('correo-nuevo')).toMatchObject({ pendingEmail: emailOf('irina'), type: 'talento' })
  await server.mailTo(emailOf('irina'), '/register/email#')
  expect(await statusOf('cancelada')).toBe('cancelled')
  expect(await selfOf('cancelada')).toMatchObject({ nombre: 'Emilia' })
  await server.mailTo(emailOf('cancelada'), 'Tu cuenta está de vuelta')
  const written = newcomers.flatMap(({ key, newEmail = '' }) => [emailOf(key), newEmail])
  expect(server.mails.filter(({ to }) => written.includes(to))).toHaveLength(4)
}, 60_000)

test('leaves a database alone that others began', async () => {
  const other = await startTestServer()
  try {
    await other.people('Ana')
    let opened = false
    await fillDemo(other.context, {
      signal: new AbortController().signal,
      onOpen: () => (opened = true),
      onProgress: () => {},
    })
    expect(opened).toBe(false)
    const { body } = await other.call('emailExists', { params: { email: emailOf('ana') } })
    expect(body).toEqual({ exists: false })
  } finally {
    await other.stop()
  }
})
