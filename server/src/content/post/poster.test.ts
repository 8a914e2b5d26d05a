import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJpeg } from '../../media/media.samples.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { hour } from '../../platform/duration.ts'
import { enqueueMissingPosters, savePoster } from './post.jobs.ts'
import { type PosterHost, startPosterHost } from './poster.testing.ts'

let host: PosterHost
let server: TestServer
let Ana: TestPerson
let Bea: TestPerson
beforeAll(async () => {
  host = await startPosterHost()
  server = await startTestServer({ VIDEO_POSTER_URL: host.url })
  ;({ Ana, Bea } = await server.registerTalents('Ana', 'Bea'))
})
afterAll(async () => {
  await server.stop()
  await host.stop()
})

const videoId = (n: number) => `video-${String(n).padStart(5, '0')}`

async function publish(id: string) {
  const { status, body } = await server.call('createPost', {
    token: Ana.token,
    body: { videoUrl: `https://youtu.be/${id}` },
  })
  expect([status, body.videoPoster]).toEqual([201, null])
  return body.id
}

const read = async (id: string) =>
  (await server.call('getPost', { token: Ana.token, params: { id } })).body.videoPoster

const soon = { interval: 100 }

async function waitForPoster(id: string): Promise<string> {
  await expect.poll(() => read(id), soon).toEqual(expect.any(String))
  return (await read(id))!
}

/** Waits until the poster was requested and no attempt of a job is pending. */
async function untilRequested(id: string) {
  await expect.poll(() => host.requests.filter((path) => path.includes(id)).length, soon).toBeGreaterThan(0)
  const countDue = async () => {
    const { rows } = await sql`
      select 1 from graphile_worker.jobs where task_identifier = 'post.poster' and (attempts = 0 or locked_at is not null)
    `.execute(server.context.db)
    return rows.length
  }
  await expect.poll(countDue, soon).toBe(0)
}

describe('P-posts-10: the server downloads the poster when the post is published', () => {
  test('stores the largest available poster, re-encoded, serves crops of it, and deletes it with the post', async () => {
    const jpeg = await createJpeg(480, 360)
    host.respond = (path, reply) =>
      void (path.endsWith('/hqdefault.jpg') ? reply.end(jpeg) : reply.writeHead(404).end(jpeg))
    const id = await publish(videoId(1))
    const poster = await waitForPoster(id)
    // Each once, or again after an attempt that a busy machine has ended.
    expect(new Set(host.requests)).toEqual(
      new Set([`/vi/${videoId(1)}/maxresdefault.jpg`, `/vi/${videoId(1)}/hqdefault.jpg`]),
    )
    const stored = await server.app.inject({ url: mediaPaths.file(poster) })
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 480, height: 360 })
    expect(stored.rawPayload.equals(jpeg)).toBe(false)
    const crop = () => server.send('GET', mediaPaths.crop(poster, 309))
    expect((await crop()).status).toBe(200)
    const [file] = (
      await server.call('getUserFiles', { token: Ana.token, params: { profile: Ana.id, type: 'VIDEO' } })
    ).body
    expect(file).toMatchObject({ id, poster, placeholder: expect.any(String) })
    await server.call('deletePost', { token: Ana.token, params: { id } })
    await expect.poll(async () => (await crop()).status, soon).toBe(404)
  })

  test('P-posts-30: shows the poster before the video is posted, and none when there is none', async () => {
    const jpeg = await createJpeg(480, 360)
    host.respond = (_, reply) => void reply.end(jpeg)
    const preview = (id: string) => server.call('previewVideo', { token: Ana.token, params: { id } })
    const { body } = await preview(videoId(2))
    expect(body).toMatchObject({ poster: expect.any(String), placeholder: expect.any(String) })
    expect((await server.send('GET', mediaPaths.crop(body.poster!, 309))).status).toBe(200)
    for (const respond of [
      (reply: ServerResponse) => reply.writeHead(404).end(),
      (reply: ServerResponse) => reply.writeHead(503).end(),
      (reply: ServerResponse) => reply.end(randomBytes(3_000)),
    ]) {
      host.respond = (_, reply) => void respond(reply)
      expect(await preview(videoId(3))).toMatchObject({ status: 200, body: { poster: null } })
    }
    expect((await preview('../secret')).status).toBe(404)
  })

  test('a post stays without poster when there is none, it is not an image, or it is too large', async () => {
    const tooLarge = Buffer.alloc(4_000_000)
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${' '.repeat(2_000)}</svg>`,
    )
    const responses = [
      (reply: Parameters<PosterHost['respond']>[1]) => reply.writeHead(404).end(),
      (reply: Parameters<PosterHost['respond']>[1]) => reply.end(randomBytes(3_000)),
      (reply: Parameters<PosterHost['respond']>[1]) => reply.end(svg),
      (reply: Parameters<PosterHost['respond']>[1]) => reply.end(tooLarge),
    ]
    for (const [n, response] of responses.entries()) {
      host.respond = (_, reply) => void response(reply)
      const id = await publish(videoId(10 + n))
      await untilRequested(videoId(10 + n))
      expect(await read(id)).toBeNull()
    }
    const { body } = await server.call('getFeed', { token: Ana.token })
    expect(body.posts).toHaveLength(responses.length)
  })

  test('retries while the host is unavailable or redirects', async () => {
    let times = 0
    const jpeg = await createJpeg(480, 360)
    host.respond = (_, reply) => {
      times++
      if (times === 1) reply.writeHead(503).end()
      else if (times === 2) reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      else reply.end(jpeg)
    }
    const id = await publish(videoId(20))
    expect(await waitForPoster(id)).toEqual(expect.any(String))
    expect(times).toBe(3)
  })

  test('the daily job retries posters that were missing', async () => {
    host.respond = (_, reply) => void reply.writeHead(404).end()
    const id = await publish(videoId(25))
    await untilRequested(videoId(25))
    const requestCount = () => host.requests.filter((path) => path.includes(videoId(25))).length
    const before = requestCount()
    await enqueueMissingPosters(server.context)
    server.advance(3 * hour)
    const jpeg = await createJpeg(480, 360)
    host.respond = (_, reply) => void reply.end(jpeg)
    expect([await read(id), requestCount()]).toEqual([null, before])
    await enqueueMissingPosters(server.context)
    expect(await waitForPoster(id)).toEqual(expect.any(String))
    server.advance(-3 * hour)
  })

  test('an existing poster is kept; a post deleted in the meantime gets none', async () => {
    host.respond = (_, reply) => void reply.writeHead(404).end()
    const id = await publish(videoId(30))
    const jpeg = await createJpeg(480, 360)
    await Promise.all([savePoster(server.context, id, jpeg), savePoster(server.context, id, jpeg)])
    const poster = await read(id)
    await savePoster(server.context, id, jpeg)
    expect(await read(id)).toBe(poster)
    await server.call('deletePost', { token: Ana.token, params: { id } })
    await savePoster(server.context, id, jpeg)
    await expect
      .poll(async () => (await server.send('GET', mediaPaths.file(poster ?? ''))).status, soon)
      .toBe(404)
  })
})

test('P-posts-34: a Short is portrait and has the poster of that shape', async () => {
  const jpeg = await createJpeg(360, 640)
  host.respond = (path, reply) =>
    void (path.endsWith('/oardefault.jpg') ? reply.end(jpeg) : reply.writeHead(404).end())
  const { status, body } = await server.call('createPost', {
    token: Ana.token,
    body: { videoUrl: `https://youtube.com/shorts/${videoId(90)}?feature=share` },
  })
  expect([status, body.videoPortrait]).toEqual([201, true])
  const stored = await server.app.inject({ url: mediaPaths.file(await waitForPoster(body.id)) })
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 360, height: 640 })
  const { body: shared } = await server.call('sharePost', { token: Bea.token, body: { id: body.id } })
  expect([shared.videoPortrait, shared.sharedPost?.videoPortrait]).toEqual([false, true])
})
