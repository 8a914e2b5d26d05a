/** The main journeys, with consecutive requests sent to different processes. */
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { rateLimits } from '@brilla/contract/platform/limits'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { expect } from 'vitest'
import { fromBuffer } from 'yauzl'
import { createRegistration } from '../src/testing.ts'
import { call, type Cluster, connect, disconnectAll, type Person } from './client.testing.ts'
import { converse } from './conversation.testing.ts'
import { serverLimits } from '../src/platform/server-limits.ts'

/** Waits for the mail to `email` and returns the token of its link. */
async function readMailedToken(outbox: string, email: string): Promise<string> {
  let token: string | undefined
  await expect
    .poll(async () => {
      for (const name of await readdir(outbox).catch(() => [])) {
        const mail = name.endsWith('.eml') ? await PostalMime.parse(await readFile(join(outbox, name))) : null
        if (mail?.to?.[0]?.address === email) token = /confirmation#([\w-]+)/.exec(mail.text ?? '')?.[1]
      }
      return token
    })
    .toBeDefined()
  return token!
}

async function register({ one, two, outbox }: Cluster, name: string): Promise<Person> {
  const registration = createRegistration(name)
  const registered = await call(one, 'registerUser', { body: registration })
  expect(registered.status).toBe(201)
  const mailed = await readMailedToken(outbox, registration.email)
  const confirmed = await call(two, 'confirmUser', { params: { token: mailed } })
  const chosen = await call(one, 'chooseAccountType', {
    token: confirmed.body.token,
    body: { profile: 'talento' },
  })
  const { email, password } = registration
  return { id: registered.body.id, email, password, token: chosen.body.token }
}

async function uploadPhoto({ one, two }: Cluster, token: string): Promise<string> {
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a05' } })
    .jpeg()
    .toBuffer()
  const { body } = await call(one, 'presignPostFile', {
    token,
    body: { filename: 'foto.jpg', type: 'image/jpeg', ext: 'jpg' },
  })
  const { pathname, search } = new URL(body.url)
  const put = await fetch(two + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  })
  expect(put.status).toBe(200)
  return body.filename
}

async function publishAndLike(cluster: Cluster, author: Person, fan: Person): Promise<string> {
  const { one, two } = cluster
  const filename = await uploadPhoto(cluster, author.token)
  const post = await call(one, 'createPost', {
    token: author.token,
    body: {
      title: '',
      description: 'Una foto',
      categoryId: 1,
      files: [{ filename, type: 'image', alt: '' }],
    },
  })
  expect(post.status).toBe(201)
  for (const origin of [one, two, one]) {
    const crop = await fetch(`${origin}/resize/c309/${filename}`)
    expect(await sharp(await crop.arrayBuffer()).metadata()).toMatchObject({ width: 309 })
  }
  const { id } = post.body
  const liked = await call(two, 'likePost', { token: fan.token, params: { id }, body: { reacted: true } })
  expect(liked.body).toMatchObject({ reacted: true, likesCount: 1 })
  const read = await call(one, 'getPost', { token: author.token, params: { id } })
  expect(read.body).toMatchObject({ likesCount: 1 })
  return filename
}

/** A session that ends on one process ends on the other, with its connection. */
async function revokeSession({ one, two }: Cluster, { email, password }: Person): Promise<void> {
  const { token } = (await call(one, 'authenticate', { body: { email, password } })).body
  const { socket } = await connect(two, token)
  expect((await call(two, 'getSelf', { token })).status).toBe(200)
  const closed = new Promise((resolve) => socket.once('disconnect', resolve))
  expect((await call(one, 'logout', { token })).status).toBe(204)
  expect(await closed).toBe('io server disconnect')
  await expect.poll(async () => (await call(two, 'getSelf', { token })).status, { timeout: 1_000 }).toBe(401)
}

/** The limit of connections per account holds across processes, also for concurrent connections. */
async function fillConnections({ one, two }: Cluster, { token }: Person): Promise<void> {
  const attempts = Array.from({ length: serverLimits.connectionsMax + 6 }, (_, index) =>
    connect(index % 2 ? one : two, token),
  )
  const refusals = (await Promise.all(attempts)).flatMap(({ refusal }) => refusal ?? [])
  expect(refusals.map(({ error }) => error)).toEqual(Array(6).fill('too_many'))
  expect((await connect(one, token)).refusal).toMatchObject({ error: 'too_many' })
  disconnectAll()
  await expect.poll(async () => (await connect(two, token)).refusal).toBeUndefined()
}

/** Both processes share the counters of rate limits. */
async function reachRateLimit({ one, two }: Cluster): Promise<void> {
  const { max } = rateLimits.emailLookupByIp
  const statuses = await Promise.all(
    Array.from({ length: max + 4 }, async (_, index) => {
      const params = { email: `persona${index}@gente.example` }
      return (await call(index % 2 ? one : two, 'emailExists', { params })).status
    }),
  )
  expect(statuses.toSorted()).toEqual([...Array<number>(max).fill(200), ...Array<number>(4).fill(429)])
}

/** Both processes share the counter of failed logins, which never exceeds the limit. */
async function failLogins({ one, two }: Cluster, { email }: Person): Promise<void> {
  const { max } = rateLimits.loginByEmail
  const statuses = await Promise.all(
    Array.from({ length: max + 5 }, async (_, index) => {
      const body = { email, password: `no es ${index}` }
      return (await call(index % 2 ? one : two, 'authenticate', { body })).status
    }),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(max)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
}

/** The export is requested on one process, created by the worker and downloaded from the other process. */
async function exportAccount({ one, two }: Cluster, { token }: Person, filename: string): Promise<void> {
  expect((await call(one, 'startExport', { token })).status).toBe(202)
  let url: string | null = null
  await expect
    .poll(async () => {
      const { body } = await call(two, 'getExport', { token })
      url = body.url
      return body.state
    })
    .toBe('ready')
  const { pathname, search } = new URL(url!, two)
  const response = await fetch(two + pathname + search)
  expect(response.status).toBe(200)
  const zip = await buffer(response.body!)
  const archive = await new Promise<import('yauzl').ZipFile>((resolve, reject) =>
    fromBuffer(zip, { lazyEntries: false }, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const names: string[] = []
  archive.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName))
  await once(archive, 'end')
  expect(names).toContain('data/posts.json')
  const id = parse(filename).name.slice(-8)
  expect(names.some((name) => name.startsWith('files/photo/') && name.includes(id))).toBe(true)
}

/** Runs all journeys in order; the result's `filename` is the uploaded photo. */
export async function runJourney(cluster: Cluster): Promise<{ filename: string }> {
  try {
    const author = await register(cluster, 'Ana')
    const fan = await register(cluster, 'Bea')
    const filename = await publishAndLike(cluster, author, fan)
    await revokeSession(cluster, author)
    await converse(cluster, author, fan)
    await fillConnections(cluster, fan)
    await exportAccount(cluster, author, filename)
    await reachRateLimit(cluster)
    await failLogins(cluster, fan)
    return { filename }
  } finally {
    disconnectAll()
  }
}
