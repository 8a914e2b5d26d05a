import type { PostFile } from '@brilla/contract/content/post'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { countQueries } from '../../platform/database/testing.ts'
import { pdfBytes } from '../../media/media.samples.ts'
import { uploadFile } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla', TestPerson>
beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla')
})
afterAll(() => server.stop())

const video = 'dQw4w9WgXcQ'

const publish = async (who: TestPerson, body: object) =>
  (await server.call('createPost', { token: who.token, body })).body

async function publishPhotos(who: TestPerson, count: number): Promise<{ id: string; files: PostFile[] }> {
  const names = await Promise.all(Array.from({ length: count }, () => uploadFile(server, who)))
  return publish(who, { files: names.map((filename) => ({ filename, type: 'image' })) })
}

type Kind = 'PHOTO' | 'VIDEO' | 'FILE'
async function list(who: TestPerson, profile: string, type: Kind, query: Record<string, string> = {}) {
  const { status, body } = await server.call('getUserFiles', {
    token: who.token,
    params: { profile, type },
    query,
  })
  expect(status).toBe(200)
  return body
}

describe('P-posts-23: GET posts/user/{profile}/{type}/type', () => {
  test('newest post first, files of a post in their order; paging by `after` returns none twice and misses none', async () => {
    const posts = [await publishPhotos(people.Ana, 3), await publishPhotos(people.Ana, 5)]
    await publishPhotos(people.Bea, 1)
    const expected = posts.toReversed().flatMap(({ files }) => files.map(({ url }) => url))
    expect((await list(people.Bea, people.Ana.id, 'PHOTO')).map(({ url }) => url)).toEqual(expected)
    const seen: PostFile[] = []
    for (;;) {
      const after = seen.at(-1)?.id
      const page = await list(people.Bea, people.Ana.id, 'PHOTO', { limit: '3', ...(after && { after }) })
      expect(page.length).toBeLessThanOrEqual(3)
      if (page.length === 0) break
      seen.push(...page)
      if (seen.length === 3) await publishPhotos(people.Ana, 1)
    }
    expect(seen.map(({ url }) => url)).toEqual(expected)
    expect(await list(people.Bea, people.Ana.id, 'PHOTO', { limit: '2' })).toHaveLength(2)
  })

  test('each file carries text, likes and reaction of its post, and disappears with the post', async () => {
    const { id, files } = await publishPhotos(people.Carla, 1)
    await server.call('editPost', { token: people.Carla.token, body: { id, description: 'En escena' } })
    await server.call('likePost', { token: people.Bea.token, params: { id } })
    const post = { id, description: 'En escena', likesCount: 1, reacted: true }
    expect(await list(people.Bea, people.Carla.id, 'PHOTO')).toEqual([{ ...files[0], post }])
    expect((await list(people.Ana, people.Carla.id, 'PHOTO'))[0]?.post.reacted).toBe(false)
    await server.call('deletePost', { token: people.Carla.token, params: { id } })
    expect(await list(people.Bea, people.Carla.id, 'PHOTO')).toEqual([])
  })

  test('documents have name, type and size; videos have their YouTube id', async () => {
    const bytes = pdfBytes()
    const filename = await uploadFile(server, people.Carla, { filename: 'Guión (2).pdf', bytes })
    const document = await publish(people.Carla, { files: [{ filename, type: 'file' }] })
    const [file] = await list(people.Bea, people.Carla.id, 'FILE')
    expect(file).toEqual({
      ...document.files[0],
      url: mediaPaths.file(filename),
      type: 'FILE',
      filename: 'guion__2_.pdf',
      size: bytes.length,
      width: null,
      poster: null,
    })
    const one = await publish(people.Carla, { description: 'Uno', videoUrl: `https://youtu.be/${video}` })
    const two = await publish(people.Carla, { videoUrl: `https://www.youtube.com/shorts/${video}` })
    const videos = await list(people.Bea, people.Carla.id, 'VIDEO')
    expect(videos.map(({ id }) => id)).toEqual([two.id, one.id])
    expect(videos[1]).toMatchObject({
      type: 'VIDEO',
      url: video,
      filename: null,
      post: { description: 'Uno' },
    })
    expect(await list(people.Bea, people.Carla.id, 'VIDEO', { limit: '1', after: two.id })).toEqual([
      videos[1],
    ])
    expect(await list(people.Bea, people.Carla.id, 'PHOTO')).toEqual([])
  })

  test('an unknown person is a 404; an invalid type, limit or cursor is a 400 or 404', async () => {
    const ask = (profile: string, type: string, query: object) =>
      server.call('getUserFiles', { token: people.Bea.token, params: { profile, type }, query } as never)
    expect((await ask('nadie', 'PHOTO', {})).status).toBe(404)
    expect((await ask(people.Ana.id, 'photo', {})).status).toBeGreaterThanOrEqual(400)
    for (const query of [{ limit: '0' }, { limit: '-1' }, { limit: '101' }, { limit: 'x' }, { after: 'x' }]) {
      expect((await ask(people.Ana.id, 'PHOTO', query)).status).toBe(400)
    }
  })

  test('P-wire-15: a page of many files takes as many queries as a page of one', async () => {
    const queries = async (limit: string) => {
      const { result, queries } = await countQueries(() =>
        list(people.Bea, people.Ana.id, 'PHOTO', { limit }),
      )
      return [result.length, queries]
    }
    await list(people.Bea, people.Ana.id, 'PHOTO')
    const [one, few] = await queries('1')
    const [many, same] = await queries('8')
    expect([one, many]).toEqual([1, 8])
    expect(same).toBe(few)
  })
})
