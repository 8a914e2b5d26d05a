import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { fileKey } from './files.ts'
import { makePlaceholders } from './placeholders.ts'
import { createJpeg } from './media.samples.ts'
import { createMediaClient, uploadFile } from './media.testing.ts'

let server: TestServer
let ana: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana: ana } = await server.registerTalents('Ana'))
})
afterAll(() => server.stop())

const { upload } = createMediaClient(() => server)

/** As the images were before there were placeholders. */
async function clearPlaceholders(): Promise<void> {
  const { db } = server.context
  await db.updateTable('upload').set({ placeholder: null }).execute()
  await db.updateTable('post_file').set({ placeholder: null }).execute()
  await db.updateTable('account').set({ cover_placeholder: null }).execute()
}

test('P-media-23: older images get the same placeholders, once; one that is missing is named', async () => {
  const bytes = await createJpeg()
  const photos = [await uploadFile(server, ana, { bytes }), await uploadFile(server, ana, { bytes })]
  const files = photos.map((filename) => ({ filename, type: 'image' as const }))
  const { body: post } = await server.call('createPost', { token: ana.token, body: { files } })
  await server.call('chooseOwnPhoto', {
    token: ana.token,
    body: { filename: post.files[0]!.url, type: 'cover' },
  })
  const lost = await upload(ana)
  const readPost = async () =>
    (await server.call('getPost', { token: ana.token, params: { id: post.id } })).body.files.map(
      ({ placeholder }) => placeholder,
    )
  const readCover = async () => {
    const { body } = await server.call('getProfile', { token: ana.token, params: { id: ana.id } })
    return 'coverPlaceholder' in body.user && body.user.coverPlaceholder
  }
  const before = { post: await readPost(), cover: await readCover() }
  expect(before).toEqual({ post: [expect.any(String), expect.any(String)], cover: expect.any(String) })

  await clearPlaceholders()
  await server.context.storage.remove(fileKey(lost))
  expect(await readPost()).toEqual([null, null])
  const failures: string[] = []
  const run = (signal?: AbortSignal) =>
    makePlaceholders(server.context, { ...(signal && { signal }), onFailure: (name) => failures.push(name) })
  expect(await run(AbortSignal.abort())).toEqual({ made: 0, failed: 0 })
  expect(await run()).toEqual({ made: 3, failed: 1 })
  expect(failures).toEqual([lost])
  expect({ post: await readPost(), cover: await readCover() }).toEqual(before)
  expect(await run()).toEqual({ made: 0, failed: 1 })
})
