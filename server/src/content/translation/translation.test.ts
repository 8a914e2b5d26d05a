import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { day } from '../../platform/duration.ts'
import { createMemoryRateLimiter } from '../../platform/rate-limit/memory.ts'
import { saveSettings } from '../../onboarding/settings/settings.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { startTranslationHost, type TranslationHost } from './provider.testing.ts'

const english = 'We are opening the play on Friday, and I am so nervous.'
const spanish = 'El viernes estrenamos la obra en el teatro de mi barrio.'

let host: TranslationHost
let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla', TestPerson>
let respond: TranslationHost['respond']
beforeAll(async () => {
  host = await startTranslationHost()
  ;({ respond } = host)
  server = await startTestServer({ TRANSLATE_URL: host.url, TRANSLATE_API_KEY: 'a key' })
  people = await server.registerTalents('Ana', 'Bea', 'Carla')
})
afterAll(async () => {
  await server.stop()
  await host.stop()
})
beforeEach(() => {
  host.requests.length = 0
  host.respond = respond
})

type Ids = { userId: string } | { postId: string } | { commentId: string }

const translate = (who: TestPerson, ids: Ids, language: 'es' | 'en' = 'es') =>
  server.call('translate', { token: who.token, body: { ...ids, language }, language: 'es' })

const publish = async (description: string) =>
  (await server.call('createPost', { token: people.Ana.token, body: { description } })).body.id

const comment = async (postId: string, text: string) =>
  (await server.call('createComment', { token: people.Ana.token, body: { postId, comment: text } })).body.id

const countStored = async () =>
  (await server.context.db.selectFrom('translation').select('id').execute()).length

describe('P-language-9: translation on demand', () => {
  test('of a post, a share, a comment and a biography; links, mentions and hashtags stay as they are', async () => {
    const text = `${english}\n\nhttps://example.com/the-play?a=1 with @bea-pech, #teatro and me!\n🎭`
    const [postId, { Ana, Bea }] = [await publish(text), people]
    await saveSettings(server, Ana, { biografia: english })
    const { body: share } = await server.call('sharePost', {
      token: Bea.token,
      body: { id: postId, description: spanish },
    })
    expect((await translate(Bea, { postId })).body).toEqual({
      text: `en→es: ${english}\n\nhttps://example.com/the-play?a=1 en→es: with @bea-pech, #teatro en→es: and me!\n🎭`,
      from: 'en',
      language: 'es',
    })
    expect(host.requests[0]).toEqual({
      q: [english, 'with', 'and me!\n🎭'],
      source: 'en',
      target: 'es',
      format: 'text',
      api_key: 'a key',
    })
    const commentId = await comment(postId, spanish)
    for (const [ids, language, expected] of [
      [{ postId: share.id }, 'en', `es→en: ${spanish}`],
      [{ commentId }, 'en', `es→en: ${spanish}`],
      [{ userId: Ana.id }, 'es', `en→es: ${english}`],
    ] as const) {
      expect((await translate(Bea, ids, language)).body.text).toBe(expected)
    }
    const own = await server.call('getSelf', { token: Bea.token })
    expect(own.body.translates).toBe(true)
  })

  test('a text in that language, one whose language is not sure, and several ids are refused', async () => {
    const [postId, short] = await Promise.all([publish(spanish), publish('Jaja')])
    for (const ids of [{ postId }, { postId: short }]) {
      const { status, body } = await translate(people.Bea, ids)
      expect([status, body]).toMatchObject([422, { error: 'not_translatable' }])
    }
    const both = await translate(people.Bea, { postId, userId: people.Ana.id } as Ids)
    expect(both).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'userId', error: 'una_sola_cosa' }] },
    })
    expect(host.requests).toEqual([])
  })

  test('a provider that fails or returns what cannot be used is a clear error, and nothing is stored', async () => {
    const [postId, before] = [await publish(english), await countStored()]
    const asJson = (value: unknown) => (_: unknown, reply: ServerResponse) =>
      void reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const failures: TranslationHost['respond'][] = [
      (_, reply) => void reply.writeHead(500).end('{"error": "no"}'),
      (_, reply) => void reply.writeHead(302, { location: 'https://example.com' }).end(),
      (_, reply) => void reply.destroy(),
      (_, reply) => void reply.writeHead(200).end('<html>'),
      asJson({}),
      asJson({ translatedText: ['one', 'two'] }),
      asJson({ translatedText: 'with \0 in it' }),
      asJson({ translatedText: 'x'.repeat(2_000) }),
      asJson({ translatedText: 'x'.repeat(1_000_000) }),
    ]
    const { log } = server.context
    const [errors, warnings] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')]
    for (const fail of failures) {
      host.respond = fail
      const { status, headers, body } = await translate(people.Bea, { postId })
      expect([status, headers['retry-after'], body]).toMatchObject([
        503,
        '30',
        {
          error: 'translation_unavailable',
          title: 'No se pudo traducir en este momento. Inténtalo más tarde.',
        },
      ])
    }
    // The fault of the provider, not of this server.
    expect([errors.mock.calls.length, warnings.mock.calls.length]).toEqual([0, failures.length])
    expect(await countStored()).toBe(before)
    host.respond = asJson({ translatedText: ' <b>Hola</b> &amp; adiós ' })
    expect((await translate(people.Bea, { postId })).body.text).toBe('<b>Hola</b> &amp; adiós')
  })
})

test('P-language-10: only for people who may see the text, also when it is stored; messages have no translation', async () => {
  const { Ana, Bea, Carla } = people
  const postId = await publish(english)
  const commentId = await comment(postId, english)
  await saveSettings(server, Ana, { biografia: english })
  const subjects = [{ postId }, { commentId }, { userId: Ana.id }]
  const listStatuses = (who: TestPerson) =>
    Promise.all(subjects.map(async (ids) => (await translate(who, ids)).status))
  expect(await listStatuses(Bea)).toEqual([200, 200, 200])
  const sent = JSON.stringify(host.requests)
  for (const personal of [Ana.id, Bea.id, postId, 'Ana']) expect(sent).not.toContain(personal)

  await server.call('blockUser', { token: Ana.token, body: { userId: Bea.id } })
  expect(await listStatuses(Bea)).toEqual([404, 404, 404])
  await server.call('blockUser', { token: Carla.token, body: { userId: Ana.id } })
  expect(await listStatuses(Carla)).toEqual([404, 404, 404])
  await server.call('deletePost', { token: Ana.token, params: { id: postId } })
  expect(await listStatuses(Ana)).toEqual([404, 404, 200])
})

describe('P-language-11: translations are stored', () => {
  test('for each version of a text and each language, and asked for once', async () => {
    const { Dora, Elena } = await server.registerTalents('Dora', 'Elena')
    const { id: postId } = (
      await server.call('createPost', { token: Dora.token, body: { description: english } })
    ).body
    const both = await Promise.all([translate(Dora, { postId }), translate(Elena, { postId })])
    const third = await translate(Elena, { postId })
    expect(new Set([...both, third].map(({ body }) => body.text))).toEqual(new Set([`en→es: ${english}`]))
    expect(host.requests).toHaveLength(1)
    const changed = `${english} Come and see!`
    await server.call('editPost', { token: Dora.token, body: { id: postId, description: changed } })
    expect((await translate(Elena, { postId })).body.text).toBe(`en→es: ${changed}`)
    await server.call('deletePost', { token: Dora.token, params: { id: postId } })
    const { db } = server.context
    expect(await db.selectFrom('translation').select('id').where('post_id', '=', postId).execute()).toEqual(
      [],
    )
  })

  test('60 requests of an account in 15 minutes', async () => {
    const { rateLimiter } = server.context
    server.context.rateLimiter = createMemoryRateLimiter()
    try {
      const statuses: number[] = []
      for (let n = 0; n <= 60; n++)
        statuses.push((await translate(people.Bea, { commentId: people.Bea.id })).status)
      expect(statuses).toEqual([...Array<number>(60).fill(404), 429])
    } finally {
      server.context.rateLimiter = rateLimiter
    }
  })

  test('until the text changes, for 30 days', async () => {
    const { db, jobs } = server.context
    const { Fabi } = await server.registerTalents('Fabi')
    const describe = async (text: string) =>
      (await server.call('createPost', { token: Fabi.token, body: { description: text } })).body.id
    const [kept, edited] = [await describe(english), await describe(english)]
    for (const postId of [kept, edited]) await translate(Fabi, { postId })
    await server.call('editPost', { token: Fabi.token, body: { id: edited, description: spanish } })
    const listStored = async () => {
      const rows = await db
        .selectFrom('translation')
        .select('post_id')
        .where('post_id', 'in', [kept, edited])
        .execute()
      return rows.map(({ post_id }) => post_id)
    }
    expect(await listStored()).toHaveLength(2)
    await jobs.send(db, 'translation.sweep', {})
    await expect.poll(listStored).toEqual([kept])
    server.advance(31 * day)
    await jobs.send(db, 'translation.sweep', {})
    await expect.poll(listStored).toEqual([])
  })
})
