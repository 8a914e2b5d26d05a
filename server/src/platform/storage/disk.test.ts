import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './index.ts'

let root: string
let storage: Storage
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'brilla-storage-'))
  storage = createDiskStorage(root)
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('a failed write leaves no partial file', async () => {
  await storage.put('uploads/a/b', Buffer.from('b'))
  // A directory has the path of the file.
  await expect(storage.put('uploads/a', Buffer.from('a'))).rejects.toThrow(/EISDIR|EPERM/)
  await expect(storage.putStream('uploads/a', Readable.from(['a']))).rejects.toThrow(/EISDIR|EPERM/)
  expect(await storage.list('uploads')).toEqual(['a'])
  expect(await storage.list('uploads/a')).toEqual(['b'])
})

test('a file is stored although its folder is removed at the same time', async () => {
  for (let times = 0; times < 20; times++) {
    const writes = ['a', 'b', 'c'].map((name) => storage.put(`uploads/removed/${name}`, Buffer.from(name)))
    await storage.remove('uploads/removed')
    await Promise.all(writes)
  }
})
