import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findPostmaster, isProcessAlive } from '@brilla/embedded-postgres'
import getPort from 'get-port'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistration } from './testing.ts'

let folder: string
let origin: string
let server: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  origin = `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`
})
afterAll(async () => {
  if (server?.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: folder, PORT: new URL(origin).port }
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  server = spawn(process.execPath, [main], { env: { ...env, RATE_LIMITS: 'off' }, stdio: 'ignore' })
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await sleep(50)
}

/** The server and its PostgreSQL at once, neither asked. */
async function kill(): Promise<void> {
  const postgres = findPostmaster(join(folder, 'postgres'))!.pid
  process.kill(server!.pid!, 'SIGKILL')
  process.kill(postgres, 'SIGKILL')
  while (isProcessAlive(server!.pid!)) await sleep(10)
}

async function call<T>(method: string, path: string, token: string | null, body?: object): Promise<T> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token !== null && { 'x-access-token': token }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

/** Registers a talent through the mail in the outbox, and returns their token. */
async function register(): Promise<string> {
  await call('POST', '/users', null, createRegistration('Sara'))
  const mail = await waitForMail()
  const link = /confirmation#([\w-]+)/.exec(mail)?.[1]
  const confirmed = await call<{ token: string }>('GET', `/users/confirmation/${link}`, null)
  const chosen = await call<{ token: string }>('PUT', '/users/profile', confirmed.token, {
    profile: 'talento',
  })
  return chosen.token
}

async function waitForMail(): Promise<string> {
  for (;;) {
    const outbox = await (await fetch(`${origin}/outbox`)).text()
    const path = /href="(\/outbox\/[^"]+)"/.exec(outbox)?.[1]
    if (path) return (await fetch(origin + path)).text()
    await sleep(50)
  }
}

async function postPhoto(token: string, photo: Buffer): Promise<{ id: string; filename: string }> {
  const file = { filename: 'foto.jpg', type: 'image/jpeg', ext: 'jpg' }
  const { url, filename } = await call<{ url: string; filename: string }>(
    'POST',
    '/posts/aws-url',
    token,
    file,
  )
  const { pathname, search } = new URL(url)
  await fetch(origin + pathname + search, {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: new Uint8Array(photo),
  })
  const files = [{ filename, type: 'image', alt: '' }]
  const { id } = await call<{ id: string }>('POST', '/posts', token, { files })
  return { id, filename }
}

test('a server and a PostgreSQL killed while somebody posts lose no post that was answered, and leave none half', async () => {
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a05' } })
    .jpeg()
    .toBuffer()
  await start()
  const token = await register()
  const posted: { id: string; filename: string }[] = []
  const posting = (async () => {
    for (;;) posted.push(await postPhoto(token, photo))
  })()
  while (posted.length < 10) await Promise.race([posting, sleep(20)])
  const cutOff = posting.catch(() => {})
  await kill()
  await cutOff

  await start()
  for (const { id, filename } of posted) {
    const post = await call<{ files: { filename: string }[] }>('GET', `/posts/${id}`, token)
    expect(JSON.stringify(post.files)).toContain(filename)
    expect((await fetch(`${origin}/resize/c309/${filename}`)).status).toBe(200)
  }
  expect(posted.length).toBeGreaterThanOrEqual(10)
}, 120_000)
