import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './index.ts'
import { startS3 } from './s3.testing.ts'
import { createS3Storage } from './s3.ts'

let root: string
let s3: Awaited<ReturnType<typeof startS3>>
const storages: Record<string, Storage> = {}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'brilla-storage-'))
  s3 = await startS3()
  storages['disk'] = createDiskStorage(root)
  storages['S3'] = createS3Storage({
    endpoint: s3.variables['S3_ENDPOINT']!,
    region: 'us-east-1',
    bucket: s3.variables['S3_BUCKET']!,
    credentials: {
      accessKeyId: s3.variables['S3_ACCESS_KEY_ID']!,
      secretAccessKey: s3.variables['S3_SECRET_ACCESS_KEY']!,
    },
  })
})
afterAll(async () => {
  for (const storage of Object.values(storages)) storage.close()
  await s3.stop()
  await rm(root, { recursive: true, force: true })
})

describe.each(['disk', 'S3'])('storage on %s', (name) => {
  const read = async (key: string) => {
    const file = await storages[name]!.open(key)
    return file && { bytes: file.bytes, text: await text(file.stream) }
  }

  test('stores, replaces and reads files; returns null for a missing key', async () => {
    const storage = storages[name]!
    await storage.put('uploads/aa/one.jpg', Buffer.from('first'))
    await storage.put('uploads/aa/one.jpg', Buffer.from('second'), { durable: false })
    expect(await read('uploads/aa/one.jpg')).toEqual({ bytes: 6, text: 'second' })
    expect(await read('uploads/aa')).toBeNull()
    expect(await read('uploads/none')).toBeNull()
  })

  test('stores a multi-part stream, and nothing of a failed one', async () => {
    const storage = storages[name]!
    const part = Buffer.alloc(4_000_000, 'a')
    expect(await storage.putStream('exports/whole.zip', Readable.from([part, part, part]))).toBe(12_000_000)
    expect((await read('exports/whole.zip'))?.text.length).toBe(12_000_000)
    const failing = new Readable({
      read() {
        this.push(part)
        this.destroy(new Error('it broke off'))
      },
    })
    await expect(storage.putStream('exports/half.zip', failing)).rejects.toThrow('it broke off')
    expect(await storage.list('exports')).toEqual(['whole.zip'])
  })

  test('lists folders; removes files, folders and missing keys', async () => {
    const storage = storages[name]!
    for (const key of ['crops/bb/a.jpg/c36.webp', 'crops/bb/a.jpg/c92.webp', 'crops/bb/ab.jpg/c36.webp'])
      await storage.put(key, Buffer.from('crop'))
    expect((await storage.list('crops/bb')).toSorted()).toEqual(['a.jpg', 'ab.jpg'])
    await storage.remove('crops/bb/a.jpg')
    await storage.remove('crops/bb/a.jpg')
    expect(await storage.list('crops/bb')).toEqual(['ab.jpg'])
    expect(await storage.list('crops/none')).toEqual([])
  })

  test('rejects a key that could escape the root', async () => {
    const storage = storages[name]!
    for (const key of ['../a', 'uploads/../../a', '/a', 'uploads/.a', 'uploads//a', '']) {
      for (const attempt of [
        () => storage.put(key, Buffer.from('a')),
        () => storage.open(key),
        () => storage.remove(key),
        () => storage.list(key),
      ])
        await expect(attempt(), key).rejects.toThrow('not a storage key')
    }
  })
})
