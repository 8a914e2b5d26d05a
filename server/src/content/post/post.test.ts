import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { getPostKind } from './post.rules.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea', TestPerson>
let agency: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea')
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

const nobody = '01900000-0000-7000-8000-000000000000'
const videoId = 'dQw4w9WgXcQ'

/** Publishes and checks that the response equals the post as read afterwards. */
async function publish(who: TestPerson, body: object, key?: string) {
  const { token } = who
  const response = await server.call('createPost', {
    token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
  if (response.status === 201) {
    const read = await server.call('getPost', { token, params: { id: response.body.id } })
    expect(read.body).toEqual(response.body)
  }
  return response
}

/** Uploads an image to a presigned URL and returns its name. */
async function upload(who: TestPerson): Promise<string> {
  const { token } = who
  const body = { filename: 'foto.png', type: 'image/png', ext: 'png' }
  const { url, filename } = (await server.call('presignPostFile', { token, body })).body
  const { pathname, search } = new URL(url)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const payload = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  const put = await server.send('PUT', pathname + search, {
    headers: { 'content-type': 'image/png' },
    payload,
  })
  expect(put.status).toBe(200)
  return filename
}

async function counts(who: TestPerson) {
  const { body } = await server.call('getUserPosts', { token: who.token, params: { profile: who.id } })
  return body.posts.length
}

async function total(): Promise<number> {
  const { total } = await server.context.db
    .selectFrom('post_total')
    .select((eb) => eb.fn.sum<string>('posts').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

describe('P-posts-2 and P-posts-3: POST posts', () => {
  test('returns a text post in the documented format (P-posts-4)', async () => {
    const { status, body } = await publish(people.Ana, { title: '', description: '  Hola  ', categoryId: 1 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: '',
      description: 'Hola',
      categoryId: 1,
      files: [],
      videoUrl: null,
      user: { id: people.Ana.id, fullname: 'Ana Prueba', type: 'talento' },
      likesCount: 0,
      shareCount: 0,
      commentsCount: 0,
      reacted: false,
      isOwner: true,
      commentsItems: [],
      sharedPost: null,
    })
    const seen = await server.call('getPost', { token: people.Bea.token, params: { id: body.id } })
    expect(seen.body).toEqual({ ...body, isOwner: false })
  })

  test('P-posts-29: the author has categories and city, of a minor only for themselves (P-minors-1)', async () => {
    const { Dana } = await server.registerTalents('Dana')
    for (const categoryId of [3, 2])
      await server.call('subscribeCategory', { token: Dana.token, body: { categoryId } })
    const { body: post } = await publish(Dana, { description: 'Ensayo' })
    const { body: shared } = await server.call('sharePost', {
      token: people.Bea.token,
      body: { id: post.id },
    })
    const read = async ({ token }: TestPerson, id: string) =>
      (await server.call('getPost', { token, params: { id } })).body
    expect(shared.user).toMatchObject({ categories: [], ciudad: 'Mérida' })
    expect(shared.sharedPost?.user).toMatchObject({ categories: [2, 3], ciudad: 'Mérida' })
    expect(await read(people.Bea, shared.id)).toEqual(shared)
    await server.context.db
      .updateTable('account')
      .set({ birthdate: birthdateTurning(17, 100) })
      .where('id', '=', Dana.id)
      .execute()
    expect((await read(Dana, post.id)).user.ciudad).toBe('Mérida')
    expect((await read(people.Bea, post.id)).user.ciudad).toBeNull()
    expect((await read(people.Bea, shared.id)).sharedPost?.user.ciudad).toBeNull()
    expect((await publish(Dana, { description: 'Otro' })).body.user.ciudad).toBe('Mérida')
  })

  test.each([
    [{}, 'sin_contenido'],
    [{ description: ' \n ' }, 'sin_contenido'],
    [{ description: '\u200b\u2800' }, 'sin_contenido'],
    [{ description: 'x'.repeat(5_001) }, 'too_long'],
    [{ videoUrl: 'https://vimeo.com/1' }, 'video_no_reconocido'],
    [{ videoUrl: `https://youtu.be/${videoId}`, files: [{ filename: 'a', type: 'image' }] }, 'un_solo_tipo'],
    [
      {
        files: [
          { filename: 'a', type: 'image' },
          { filename: 'b', type: 'file' },
        ],
      },
      'un_solo_tipo',
    ],
    [{ files: [{ filename: 'nadie.jpg', type: 'image' }] }, 'archivo_desconocido'],
    [{ files: Array.from({ length: 21 }, () => ({ filename: 'a', type: 'image' })) }, 'too_long'],
  ])('%j is a 422 with %s and stores nothing', async (body, error) => {
    const before = await total()
    const refused = await publish(people.Ana, body)
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ error }] }])
    expect(await total()).toBe(before)
  })

  test('accepts 5,000 characters after trimming', async () => {
    expect((await publish(people.Ana, { description: ` ${'x'.repeat(5_000)} ` })).status).toBe(201)
  })

  test('only talents can post (P-posts-1)', async () => {
    const refused = await publish(agency, { description: 'Hola' })
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'only_talento' }])
  })

  test('P-accessibility-3: photos keep their order and alternative text, and can be used only once', async () => {
    const [one, two] = [await upload(people.Ana), await upload(people.Ana)]
    const files = [
      { filename: two, type: 'image', alt: 'La segunda' },
      { filename: one, type: 'image' },
    ]
    const { status, body } = await publish(people.Ana, { files })
    expect(status).toBe(201)
    expect(body.files).toMatchObject([
      { url: two, type: 'PHOTO', filename: null, alt: 'La segunda', post: { id: body.id, likesCount: 0 } },
      { url: one, type: 'PHOTO', alt: '' },
    ])
    expect(await publish(people.Ana, { files })).toMatchObject({
      status: 422,
      body: { error: 'archivo_desconocido' },
    })
  })

  test("P-media-9: another person's upload cannot be used", async () => {
    const files = [{ filename: await upload(people.Ana), type: 'image' }]
    expect(await publish(people.Bea, { files })).toMatchObject({ body: { error: 'archivo_desconocido' } })
    expect((await publish(people.Ana, { files })).status).toBe(201)
  })

  test('P-posts-6: a retry with the same Idempotency-Key returns the first post, also with twenty concurrent requests', async () => {
    const before = await total()
    const sent = Array.from({ length: 20 }, () => publish(people.Bea, { description: 'Una vez' }, 'clave'))
    const responses = await Promise.all([...sent, publish(people.Ana, { description: 'De otra' }, 'clave')])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(2)
    expect(await total()).toBe(before + 2)
    expect((await publish(people.Bea, { description: 'Una vez' }, 'clave')).body).toEqual(responses[0]?.body)
  })

  test('P-posts-6: the same Idempotency-Key with different content is a 409', async () => {
    const before = await total()
    await publish(people.Bea, { description: 'Uno' }, 'otra')
    const same = { description: ' Uno ', title: '', categoryId: 1, files: [] }
    expect((await publish(people.Bea, same, 'otra')).status).toBe(201)
    expect(await publish(people.Bea, { description: 'Dos' }, 'otra')).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    })
    const sent = Array.from({ length: 10 }, (_, n) => publish(people.Bea, { description: `${n}` }, 'carrera'))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(9).fill(409)])
    expect(await total()).toBe(before + 2)
  })
})

describe('P-posts-7: YouTube links are stored as the video id', () => {
  test('a short link without protocol', async () => {
    const { body } = await publish(people.Ana, { videoUrl: `www.youtube.com/shorts/${videoId}` })
    expect(body).toMatchObject({ videoUrl: videoId, description: '', files: [] })
  })

  test('a text with an empty video link is a text post', () => {
    expect(getPostKind({ description: 'Hola', files: [], videoUrl: '' })).toBe('text')
  })
})

describe('P-posts-12: DELETE posts/{id}', () => {
  test('the owner deletes it: it disappears from lists and counters, and its files are removed', async () => {
    const filename = await upload(people.Ana)
    const { id } = (await publish(people.Ana, { files: [{ filename, type: 'image' }] })).body
    await server.call('likePost', { token: people.Bea.token, params: { id } })
    await server.call('createComment', {
      token: people.Bea.token,
      body: { postId: id, comment: 'Qué linda' },
    })
    const [all, hers] = [await total(), await counts(people.Ana)]
    expect((await server.send('GET', mediaPaths.file(filename))).status).toBe(200)

    const remove = () => server.call('deletePost', { token: people.Ana.token, params: { id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await server.call('getPost', { token: people.Ana.token, params: { id } })).status).toBe(404)
    expect([await total(), await counts(people.Ana)]).toEqual([all - 1, hers - 1])
    await expect.poll(async () => (await server.send('GET', mediaPaths.file(filename))).status).toBe(404)
  })

  test("another person's post is a 403; an unknown or malformed id is a 404", async () => {
    const { id } = (await publish(people.Ana, { description: 'De Ana' })).body
    const remove = (post: string) =>
      server.call('deletePost', { token: people.Bea.token, params: { id: post } })
    expect(await remove(id)).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    for (const unknown of [nobody, 'x', id.toUpperCase(), `${id}x`])
      expect((await remove(unknown)).status).toBe(404)
  })

  test('twenty concurrent deletions decrease the counter once', async () => {
    const { id } = (await publish(people.Ana, { description: 'Una' })).body
    const before = await total()
    const { token } = people.Ana
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.call('deletePost', { token, params: { id } })),
    )
    for (const { status } of responses) expect([204, 404]).toContain(status)
    expect(await total()).toBe(before - 1)
  })

  test('deleting a post while it gets comments and likes does not deadlock', async () => {
    const { id } = (await publish(people.Ana, { description: 'Mucho movimiento' })).body
    for (let round = 0; round < 10; round++) {
      const post = (await publish(people.Ana, { description: `Ronda ${round}` })).body.id
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          server.call('createComment', { token: people.Bea.token, body: { postId: post, comment: `${n}` } }),
        ),
      )
      const responses = await Promise.all([
        ...made.map(({ body }) =>
          server.call('deleteComment', { token: people.Bea.token, params: { id: body.id } }),
        ),
        server.call('deletePost', { token: people.Ana.token, params: { id: post } }),
        ...made.map(() => server.call('likePost', { token: people.Bea.token, params: { id: post } })),
      ])
      for (const { status } of responses) expect(status).toBeLessThan(500)
    }
    expect((await server.call('getPost', { token: people.Bea.token, params: { id } })).status).toBe(200)
  })
})
