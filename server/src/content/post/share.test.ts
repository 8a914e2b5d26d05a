import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla', TestPerson>
let agency: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla')
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

async function publish(who: TestPerson, description = 'El original'): Promise<string> {
  return (await server.call('createPost', { token: who.token, body: { description } })).body.id
}

const share = (who: TestPerson, id: string, description?: string, key?: string) =>
  server.call('sharePost', {
    token: who.token,
    body: { id, ...(description !== undefined && { description }) },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const read = async (who: TestPerson, id: string) =>
  (await server.call('getPost', { token: who.token, params: { id } })).body

describe('P-posts-13: POST posts/share', () => {
  test('P-posts-5: returns the share with its text and original, adds it to the feed and increases the share count', async () => {
    const original = await publish(people.Ana)
    const { status, body } = await share(people.Bea, original, '  Miren esto ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      description: 'Miren esto',
      isShare: true,
      isOwner: true,
      user: { id: people.Bea.id },
      files: [],
      sharedPost: { id: original, description: 'El original', shareCount: 1, isShare: false, isOwner: false },
    })
    const feed = (await server.call('getFeed', { token: agency.token })).body.posts
    expect(feed[0]).toEqual({
      ...body,
      isOwner: false,
      sharedPost: { ...body.sharedPost, isOwner: false },
    })
    expect(await read(people.Ana, original)).toMatchObject({
      shareCount: 1,
      isShare: false,
      sharedPost: null,
    })
  })

  test('the text is optional, and a post can be shared more than once', async () => {
    const original = await publish(people.Ana)
    const first = await share(people.Bea, original)
    const second = await share(people.Bea, original, '')
    expect([first.body.description, second.body.description]).toEqual(['', ''])
    expect(second.body.id).not.toBe(first.body.id)
    expect((await share(people.Carla, original, 'x'.repeat(5_001))).status).toBe(422)
    expect((await read(people.Ana, original)).shareCount).toBe(2)
    await server.call('deletePost', { token: people.Bea.token, params: { id: first.body.id } })
    expect((await read(people.Ana, original)).shareCount).toBe(1)
  })

  test('own posts and shares are a 422, agencies a 403, unknown posts a 404', async () => {
    const original = await publish(people.Ana)
    const shared = (await share(people.Bea, original)).body.id
    for (const [who, id, error] of [
      [people.Ana, original, 'publicacion_propia'],
      [people.Bea, shared, 'publicacion_propia'],
      [people.Carla, shared, 'ya_compartida'],
    ] as const) {
      expect(await share(who, id)).toMatchObject({ status: 422, body: { errors: [{ field: 'id', error }] } })
    }
    expect(await share(agency, original)).toMatchObject({ status: 403, body: { error: 'only_talento' } })
    for (const id of ['01900000-0000-7000-8000-000000000000', 'x', '']) {
      expect((await share(people.Carla, id)).status).toBe(404)
    }
    expect((await read(people.Ana, original)).shareCount).toBe(1)
  })

  test('P-posts-6: retries with the same Idempotency-Key create one share, also concurrently; a different text is a 409', async () => {
    const original = await publish(people.Ana)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => share(people.Bea, original, 'Una vez', 'compartir')),
    )
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await share(people.Bea, original, 'Otra', 'compartir')).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    })
    expect((await read(people.Ana, original)).shareCount).toBe(1)
    await server.call('deletePost', { token: people.Ana.token, params: { id: original } })
    expect(await share(people.Bea, original, 'Una vez', 'compartir')).toMatchObject({
      status: 201,
      body: { id: responses[0]!.body.id, sharedPost: null },
    })
    expect((await share(people.Bea, original, 'Una vez', 'otra')).status).toBe(404)
  })

  test('P-posts-14: shares of a deleted post remain, with sharedPost null', async () => {
    const original = await publish(people.Ana)
    const { id } = (await share(people.Bea, original, 'Miren')).body
    await server.call('deletePost', { token: people.Ana.token, params: { id: original } })
    for (const who of [people.Bea, agency]) {
      expect(await read(who, id)).toMatchObject({ description: 'Miren', isShare: true, sharedPost: null })
    }
    expect((await share(people.Carla, original)).status).toBe(404)
    expect((await server.call('deletePost', { token: people.Bea.token, params: { id } })).status).toBe(204)
  })

  test('concurrent shares and deletions do not deadlock', async () => {
    for (let round = 0; round < 8; round++) {
      const original = await publish(people.Ana)
      const shared = (await share(people.Bea, original)).body.id
      const responses = await Promise.all([
        share(people.Bea, original),
        server.call('deletePost', { token: people.Bea.token, params: { id: shared } }),
        share(people.Carla, original),
        share(people.Bea, original),
        ...(round % 2
          ? [server.call('deletePost', { token: people.Ana.token, params: { id: original } })]
          : []),
        share(people.Carla, original),
      ])
      for (const { status } of responses) expect(status).toBeLessThan(500)
      if (round % 2 === 0) expect((await read(people.Ana, original)).shareCount).toBe(4)
    }
  })
})
