import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('P-categories-1: the image of each of the eight categories is a file of the web client', async () => {
  const { Ana } = await server.registerTalents('Ana')
  const { body } = await server.call('getSubscribedCategories', { token: Ana.token })
  const publicFolder = fileURLToPath(new URL('../../../web/public', import.meta.url))
  expect(body.map(({ image }) => existsSync(`${publicFolder}${image}`))).toEqual(Array(8).fill(true))
})
