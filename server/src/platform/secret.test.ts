import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrCreateSecret } from './secret.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'brilla-secret-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('P-operation-3: concurrent starts create one secret, readable by its owner only, and no other file', async () => {
  const path = join(folder, 'secret')
  const [first = '', ...others] = await Promise.all([1, 2, 3].map(() => readOrCreateSecret(path, 48)))
  expect(others).toEqual([first, first])
  expect(first).toMatch(/^[\w-]{64}$/)
  expect(await readOrCreateSecret(path, 48)).toBe(first)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['secret'])
})

test('an empty file is refused', async () => {
  const path = join(folder, 'empty')
  await writeFile(path, '')
  await expect(readOrCreateSecret(path, 48)).rejects.toThrow(`${path} holds no secret`)
})
