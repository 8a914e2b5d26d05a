import { thumbHashToApproximateAspectRatio } from 'thumbhash'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJpeg } from '../../media/media.samples.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea', TestPerson>
beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea')
})
afterAll(() => server.stop())

async function postPhoto({
  token,
}: TestPerson): Promise<{ postId: string; photo: string; placeholder: string | null }> {
  const { body } = await server.call('presignPostFile', {
    token,
    body: { filename: 'baile.jpg', type: 'image/jpeg', ext: 'jpg' },
  })
  await server.send('PUT', body.url.slice(server.context.config.PUBLIC_URL.length), {
    headers: { 'content-type': 'image/jpeg' },
    payload: await createJpeg(),
  })
  const post = await server.call('createPost', {
    token,
    body: { files: [{ filename: body.filename, type: 'image' }] },
  })
  const { url, placeholder } = post.body.files[0]!
  return { postId: post.body.id, photo: url, placeholder }
}

const choose = (who: TestPerson, filename: string, type: 'profile' | 'cover' = 'profile') =>
  server.call('chooseOwnPhoto', { token: who.token, body: { filename, type } })
const status = async (image: string) => (await server.send('GET', `/resize/c92x92/${image}`)).status

describe('P-media-12: PUT users/modalChangeImage "one of the caller\'s own photos"', () => {
  test('the image is a copy: it survives the post, and choosing another one leaves the post unchanged', async () => {
    const { postId, photo } = await postPhoto(people.Ana)
    expect((await choose(people.Ana, photo)).status).toBe(200)
    expect((await choose(people.Ana, photo, 'cover')).status).toBe(200)
    const self = (await server.call('getSelf', { token: people.Ana.token })).body
    expect(new Set([photo, self.profileImage, self.coverImage]).size).toBe(3)
    await server.call('deletePost', { token: people.Ana.token, params: { id: postId } })
    await expect.poll(() => status(photo)).toBe(404)
    expect(await status(self.profileImage!)).toBe(200)
    expect(await status(self.coverImage!)).toBe(200)

    const other = await postPhoto(people.Ana)
    await choose(people.Ana, other.photo)
    await expect.poll(() => status(self.profileImage!)).toBe(404)
    expect(await status(other.photo)).toBe(200)
  })

  test('P-media-18: post, profile and lists of people carry a ThumbHash of the image', async () => {
    const { photo, placeholder } = await postPhoto(people.Ana)
    const ratio = thumbHashToApproximateAspectRatio(Buffer.from(placeholder ?? '', 'base64'))
    expect(ratio).toBeCloseTo(4 / 3, 0)
    await choose(people.Ana, photo, 'cover')
    const { token } = people.Bea
    const profile = await server.call('getProfile', { token, params: { id: people.Ana.id } })
    expect(profile.body).toMatchObject({ user: { coverPlaceholder: placeholder } })
    await server.call('followUser', { token, body: { id: people.Ana.id } })
    const following = await server.call('getFollowing', { token, params: { id: people.Bea.id } })
    expect(following.body.rows).toMatchObject([{ coverPlaceholder: placeholder }])
    const files = await server.call('getUserFiles', {
      token,
      params: { profile: people.Ana.id, type: 'PHOTO' },
    })
    expect(files.body[0]).toMatchObject({ url: photo, placeholder })
  })

  test('a photo of someone else, a file that is not a post photo and an unknown name are archivo_desconocido', async () => {
    const { photo } = await postPhoto(people.Ana)
    const self = (await server.call('getSelf', { token: people.Ana.token })).body
    expect((await choose(people.Bea, photo)).status).toBe(422)
    for (const name of [self.profileImage!, '../../etc/passwd', 'nada.jpg']) {
      expect(await choose(people.Ana, name)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'filename', error: 'archivo_desconocido' }] },
      })
    }
  })
})
