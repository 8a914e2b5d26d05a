import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let Ana: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana } = await server.registerTalents('Ana'))
})
afterAll(() => server.stop())

test('a response is not lost when the store of the rate limits cannot count its outcome, and the other limits are told', async () => {
  const { rateLimiter } = server.context
  const told: boolean[] = []
  let begun = 0
  server.context.rateLimiter = {
    ...rateLimiter,
    async begin() {
      const fails = begun++ % 2 === 0
      return async (failed) => {
        if (fails) throw new Error('the store is away')
        told.push(failed)
      }
    },
  }
  const { email, password } = Ana
  const headers = { 'x-browser-id': 'of a stranger' }
  const logIn = (given: string) => server.call('authenticate', { headers, body: { email, password: given } })
  try {
    expect(await logIn('otra clave')).toMatchObject({ status: 401, body: { error: 'password' } })
    expect((await logIn(password)).status).toBe(200)
  } finally {
    server.context.rateLimiter = rateLimiter
  }
  // Strangers are limited by address and by e-mail.
  expect(begun).toBe(4)
  expect(told).toEqual([true, false])
})
