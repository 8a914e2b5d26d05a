import { randomBytes } from 'node:crypto'
import { mediaPaths } from '@brilla/contract/media-paths'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../media/media.samples.ts'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { fetchMissingPosters, keepPoster } from './post.jobs.ts'
import { type PosterHost, startPosterHost } from './poster.testing.ts'

let host: PosterHost
let server: TestServer
let Ana: TestPerson
beforeAll(async () => {
  host = await startPosterHost()
  server = await startTestServer({ VIDEO_POSTER_URL: host.url })
  ;({ Ana } = await server.people('Ana'))
})
afterAll(async () => {
  await server.stop()
  await host.stop()
})

const idOf = (n: number) => `video-${String(n).padStart(5, '0')}`

async function publish(videoId: string) {
  const { status, body } = await server.call('createPost', {
    token: Ana.token,
    body: { videoUrl: `https://youtu.be/${videoId}` },
  })
  expect([status, body.videoPoster]).toEqual([201, null])
  return body.id
}

const read = async (id: string) =>
  (await server.call('getPost', { token: Ana.token, params: { id } })).body.videoPoster

const soon = { timeout: 15_000, interval: 100 }

async function posterOf(id: string): Promise<string> {
  await expect.poll(() => read(id), soon).toEqual(expect.any(String))
  return (await read(id))!
}

/** Until everything was asked for that a post's video has, and the job had time to say something. */
async function untilAsked(videoId: string) {
  await expect.poll(() => host.asked.filter((path) => path.includes(videoId)).length, soon).toBeGreaterThan(0)
  await new Promise((done) => setTimeout(done, 500))
}

describe('decision 33: "our server fetches and keeps it when the post is made"', () => {
  test('the largest that there is, written anew, cropped like any picture, and removed with the post', async () => {
    const jpeg = await picture(480, 360)
    host.answer = (path, reply) =>
      void (path.endsWith('/hqdefault.jpg') ? reply.end(jpeg) : reply.writeHead(404).end(jpeg))
    const id = await publish(idOf(1))
    const poster = await posterOf(id)
    expect(host.asked).toEqual([`/vi/${idOf(1)}/maxresdefault.jpg`, `/vi/${idOf(1)}/hqdefault.jpg`])
    const kept = await server.app.inject({ url: mediaPaths.file(poster) })
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ width: 480, height: 360 })
    expect(kept.rawPayload.equals(jpeg)).toBe(false)
    const crop = () => server.send('GET', mediaPaths.crop(poster, 309))
    expect((await crop()).status).toBe(200)
    const [file] = (
      await server.call('getUserFiles', { token: Ana.token, params: { profile: Ana.id, type: 'VIDEO' } })
    ).body
    expect(file).toMatchObject({ id, poster })
    await server.call('deletePost', { token: Ana.token, params: { id } })
    await expect.poll(async () => (await crop()).status, soon).toBe(404)
  })

  test('"where it cannot, a plain poster is shown": none, not a picture, too large, elsewhere, none at all', async () => {
    const many = Buffer.alloc(4_000_000)
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${' '.repeat(2_000)}</svg>`,
    )
    const answers = [
      (reply: Parameters<PosterHost['answer']>[1]) => reply.writeHead(404).end(),
      (reply: Parameters<PosterHost['answer']>[1]) => reply.end(randomBytes(3_000)),
      (reply: Parameters<PosterHost['answer']>[1]) => reply.end(svg),
      (reply: Parameters<PosterHost['answer']>[1]) => reply.end(many),
    ]
    for (const [n, answer] of answers.entries()) {
      host.answer = (_, reply) => void answer(reply)
      const id = await publish(idOf(10 + n))
      await untilAsked(idOf(10 + n))
      expect(await read(id)).toBeNull()
    }
    const { body } = await server.call('getFeed', { token: Ana.token })
    expect(body.posts).toHaveLength(answers.length)
  })

  test('a host that is away, or sends elsewhere, is asked again until it is back', async () => {
    let times = 0
    const jpeg = await picture(480, 360)
    host.answer = (_, reply) => {
      times++
      if (times === 1) reply.writeHead(503).end()
      else if (times === 2) reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      else reply.end(jpeg)
    }
    const id = await publish(idOf(20))
    expect(await posterOf(id)).toEqual(expect.any(String))
    expect(times).toBe(3)
  }, 30_000)

  test('one that could not be had for so long is asked for again, daily', async () => {
    host.answer = (_, reply) => void reply.writeHead(404).end()
    const id = await publish(idOf(25))
    await untilAsked(idOf(25))
    const asked = () => host.asked.filter((path) => path.includes(idOf(25))).length
    const before = asked()
    await fetchMissingPosters(server.context)
    server.advance(3 * 60 * 60 * 1000)
    const jpeg = await picture(480, 360)
    host.answer = (_, reply) => void reply.end(jpeg)
    expect([await read(id), asked()]).toEqual([null, before])
    await fetchMissingPosters(server.context)
    expect(await posterOf(id)).toEqual(expect.any(String))
    server.advance(-3 * 60 * 60 * 1000)
  }, 30_000)

  test('one that has a poster keeps it; a post that is gone meanwhile gets none', async () => {
    host.answer = (_, reply) => void reply.writeHead(404).end()
    const id = await publish(idOf(30))
    const jpeg = await picture(480, 360)
    await Promise.all([keepPoster(server.context, id, jpeg), keepPoster(server.context, id, jpeg)])
    const poster = await read(id)
    await keepPoster(server.context, id, jpeg)
    expect(await read(id)).toBe(poster)
    await server.call('deletePost', { token: Ana.token, params: { id } })
    await keepPoster(server.context, id, jpeg)
    await expect
      .poll(async () => (await server.send('GET', mediaPaths.file(poster ?? ''))).status, soon)
      .toBe(404)
  })
})
