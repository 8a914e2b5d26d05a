import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'
import { isCategoryAddress } from './category.rules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('P-categories-1: the image of each of the eight categories is a file of the web client', async () => {
  const { Ana } = await server.registerTalents('Ana')
  const { body } = await server.call('getSubscribedCategories', { token: Ana.token })
  const publicFolder = fileURLToPath(new URL('../../../../web/public', import.meta.url))
  expect(body.map(({ image }) => existsSync(`${publicFolder}${image}`))).toEqual(Array(8).fill(true))
})

test('P-pages-5: addresses of categories, in any of their forms and in capitals too, and no others', () => {
  const of = (category: string) => isCategoryAddress({ category })
  expect(['all', 'musica', 'Musica', 'ciencia', 'art', 'kitchen'].map(of)).toEqual(Array(6).fill(true))
  expect(['', 'nada', 'constructor', 'musica2'].map(of)).toEqual(Array(4).fill(false))
})
