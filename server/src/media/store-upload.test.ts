import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { readWhole, fileKey } from './files.ts'
import { createJpeg } from './media.samples.ts'
import { storeUpload } from './store-upload.ts'

let server: TestServer
let ana: TestPerson
let gate: PromiseWithResolvers<void>
let reached: PromiseWithResolvers<void>

beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana: ana } = await server.registerTalents('Ana'))
})
afterAll(() => server.stop())

async function presign(): Promise<string> {
  const body = { filename: 'yo.jpg', type: 'image/jpeg', image_type: 'profile' as const }
  return (await server.call('presignProfileImage', { token: ana.token, body })).body.filename
}

const claim = (filename: string) =>
  server.call('saveProfileImage', { token: ana.token, body: { filename } }).then(({ status }) => status)

/** Stores through a storage that waits for `gate` once it has been reached. */
function storeSlowly(name: string, bytes: Buffer): Promise<void> {
  gate = Promise.withResolvers()
  reached = Promise.withResolvers()
  const { storage } = server.context
  const slow: typeof storage = {
    ...storage,
    async put(...file) {
      reached.resolve()
      await gate.promise
      await storage.put(...file)
    },
  }
  return storeUpload({ ...server.context, storage: slow }, name, 'image/jpeg', bytes)
}

test('no transaction is open during a file write, and the upload cannot be claimed or written by others', async () => {
  const name = await presign()
  const storing = storeSlowly(name, await createJpeg(300, 300))
  await reached.promise
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(server.context.db)
  expect(rows[0]!.n).toBe(0)
  expect(await claim(name)).toBe(422)
  await expect(
    storeUpload(server.context, name, 'image/jpeg', await createJpeg(200, 200)),
  ).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfter: 1 },
  })
  gate.resolve()
  await storing
  expect(await claim(name)).toBe(200)
})

test('a write that exceeds its lease is superseded and does not mark the file ready', async () => {
  const name = await presign()
  const storing = storeSlowly(name, await createJpeg(300, 300))
  await reached.promise
  const { promise, resolve } = gate
  server.advance(120_000)
  await storeUpload(server.context, name, 'image/jpeg', await createJpeg(200, 200))
  expect(await claim(name)).toBe(200)
  resolve()
  await promise
  await expect(storing).rejects.toMatchObject({ code: 'unavailable' })
  expect(await readWhole(server.context, fileKey(name))).not.toBeNull()
})

test('a write that fails ends its lease, so the upload can be sent again at once', async () => {
  const name = await presign()
  const { storage } = server.context
  const full: typeof storage = {
    ...storage,
    put: async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    },
  }
  const jpeg = await createJpeg(300, 300)
  await expect(
    storeUpload({ ...server.context, storage: full }, name, 'image/jpeg', jpeg),
  ).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await claim(name)).toBe(422)
  await storeUpload(server.context, name, 'image/jpeg', jpeg)
  expect(await claim(name)).toBe(200)
})

test('a write that fails after another has taken the upload over leaves the lease of that one alone', async () => {
  const name = await presign()
  const storing = storeSlowly(name, await createJpeg(300, 300))
  await reached.promise
  const first = gate
  server.advance(120_000)
  const other = storeSlowly(name, await createJpeg(200, 200))
  await reached.promise
  first.reject(new Error('the disk is full'))
  await expect(storing).rejects.toThrow('the disk is full')
  await expect(storeUpload(server.context, name, 'image/jpeg', await createJpeg())).rejects.toMatchObject({
    code: 'unavailable',
  })
  gate.resolve()
  await other
  expect(await claim(name)).toBe(200)
})
