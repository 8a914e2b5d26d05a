import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('P-language-4: "the language in `Accept-Language` (`es` or `en`, anything else is `es`)"', () => {
  test.each([
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['es;q=0.1, en', 'en'],
    ['de;q=0.1, en ; q=0.2', 'en'],
    [' , en', 'en'],
    ['en;q=0.5, es;q=0.5', 'en'],
    ['en;q=0.1, es', 'es'],
    ['en-GB;q=0.7, es;q=0.8', 'es'],
    ['en;q=0', 'es'],
    ['en;q=mucho', 'es'],
    ['english', 'es'],
    ['fr, en;q=0.9', 'es'],
    ['*', 'es'],
    ['', 'es'],
  ])('%j selects %s', async (header, language) => {
    const { headers, body } = await server.call('getSelf', { language: header })
    expect(headers['content-language']).toBe(language)
    expect(body).toMatchObject({
      title: language === 'en' ? 'Log in to continue.' : 'Inicia sesión para continuar.',
    })
  })
})
