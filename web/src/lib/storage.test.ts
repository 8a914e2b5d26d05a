// @vitest-environment happy-dom
import { readFileSync, globSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from './storage.testing.ts'

/** The module as a page loads it, where the browser has this storage. */
async function openPage(storage: Storage) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  return (await import('./storage.ts')).localStore
}

let storage: Storage
beforeEach(() => (storage = createMemoryStorage({ theme: 'dark' })))
afterEach(() => vi.unstubAllGlobals())

const fill = () =>
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })

test('P-pages-29: what a full storage does not take lasts until the page is closed', async () => {
  const store = await openPage(storage)
  const full = fill()
  store.setItem('theme', 'light')
  store.setTyped('draft post', 'Half a sentence')
  expect([store.getItem('theme'), store.getItem('draft post')]).toEqual(['light', 'Half a sentence'])
  expect(Array.from({ length: store.length }, (_, index) => store.key(index))).toEqual([
    'theme',
    'draft post',
  ])
  store.removeItem('draft post')
  expect(store.getItem('draft post')).toBeNull()
  expect((await openPage(storage)).getItem('theme')).toBe('dark')

  full.mockRestore()
  store.setItem('theme', 'light')
  expect(storage.getItem('theme')).toBe('light')
})

test('P-pages-29: what another tab has stored or removed since replaces it', async () => {
  const store = await openPage(storage)
  fill()
  store.setItem('theme', 'light')
  store.setItem('draft post', 'Half a sentence')
  for (const key of ['theme', 'draft post'])
    dispatchEvent(new StorageEvent('storage', { key, storageArea: storage }))
  expect([store.getItem('theme'), store.getItem('draft post')]).toEqual(['dark', null])
})

test('P-pages-27: storage that the browser blocks lasts until the page is closed', async () => {
  const store = await openPage(storage)
  vi.stubGlobal('localStorage', null)
  store.setItem('theme', 'light')
  expect([store.isBlocked(), store.getItem('theme'), store.length]).toEqual([true, 'light', 1])
})

test('P-pages-29: no other code uses the storage of the browser, which may throw', () => {
  const files = globSync('web/src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.|\.testing\.|lib\/storage\.ts$/.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  const direct = files.filter((path) => /\b(local|session)Storage\b[.[)]/.test(readFileSync(path, 'utf8')))
  expect(direct).toEqual([])
})
