import { mediaPaths } from '@brilla/contract/media/media-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liftSuspension, suspendAccount } from '../safety/moderation/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { pdfBytes } from './media.samples.ts'
import { createMediaClient, uploadFile } from './media.testing.ts'

let server: TestServer
const media = createMediaClient(() => server)
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Publishes a photo, a document and a profile photo; returns their addresses. */
async function publish(who: TestPerson): Promise<string[]> {
  const { token } = who
  const photo = await uploadFile(server, who)
  const document = await uploadFile(server, who, { filename: 'guion.pdf', bytes: pdfBytes() })
  for (const file of [
    { filename: photo, type: 'image' as const },
    { filename: document, type: 'file' as const },
  ])
    expect(await server.call('createPost', { token, body: { files: [file] } })).toMatchObject({ status: 201 })
  const profile = await media.upload(who)
  const chosen = await server.call('saveProfileImage', {
    token,
    body: { filename: profile },
  })
  expect(chosen.status).toBe(200)
  return [
    mediaPaths.file(photo),
    mediaPaths.crop(photo, 309),
    mediaPaths.file(document),
    mediaPaths.crop(profile, 36, 36),
  ]
}

/** Their statuses, also for a cache that asks whether it may go on. */
const readAll = async (paths: readonly string[]) => {
  const statuses = []
  for (const path of paths) {
    const { status, headers } = await media.get(path)
    const known = etags.get(path) ?? String(headers.etag)
    etags.set(path, known)
    const again = await media.get(path, { 'if-none-match': known, accept: 'image/*' })
    statuses.push([status, again.status])
  }
  return statuses
}
const etags = new Map<string, string>()

describe('P-media-24: files of accounts that are not active have no public address', () => {
  const served = Array.from({ length: 4 }, () => [200, 304])
  const withheld = Array.from({ length: 4 }, () => [404, 404])

  test('of a canceled account, until its owner logs in again', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    const [paths, others] = [await publish(Ana), await publish(Bea)]
    expect(await readAll(paths)).toEqual(served)
    await server.call('cancelAccount', { token: Ana.token })
    expect([await readAll(paths), await readAll(others)]).toEqual([withheld, served])
    const { email, password } = Ana
    expect((await server.call('authenticate', { body: { email, password } })).status).toBe(200)
    expect(await readAll(paths)).toEqual(served)
  })

  test('of a suspended account, until the suspension ends', async () => {
    const { Carla } = await server.registerTalents('Carla')
    const paths = await publish(Carla)
    expect(await readAll(paths)).toEqual(served)
    await suspendAccount(server.context, Carla.email, 'Subiste fotos de otra persona.')
    expect(await readAll(paths)).toEqual(withheld)
    await liftSuspension(server.context, Carla.email, 'Fue un error.')
    expect(await readAll(paths)).toEqual(served)
  })
})
