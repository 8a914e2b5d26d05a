import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from './storage.testing.ts'
import { reloadIfOutdated } from './version.ts'

const page = (script: string) => `<script type="module" src="${script}"></script>`
const reload = vi.fn<() => void>()
let served = ''

function load(script: string) {
  vi.stubGlobal('document', { querySelector: () => ({ src: `https://brilla.example${script}` }) })
}

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('sessionStorage', createMemoryStorage())
  vi.stubGlobal('location', { pathname: '/noticias', reload })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(served, { headers: { 'content-type': 'text/html' } })),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('reloads once from each version, also where the old document comes back from a cache', async () => {
  load('/assets/one.js')
  served = page('/assets/two.js')
  expect(await reloadIfOutdated()).toBe(true)
  expect(await reloadIfOutdated()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()

  load('/assets/two.js')
  served = page('/assets/three.js')
  expect(await reloadIfOutdated()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('does not reload the version that the server runs, nor without a connection', async () => {
  load('/assets/one.js')
  served = page('/assets/one.js')
  expect(await reloadIfOutdated()).toBe(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await reloadIfOutdated()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
