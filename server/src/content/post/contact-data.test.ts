import { profileTexts } from '@brilla/contract/accounts/profile-texts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfBytes } from '../../media/media.samples.ts'
import { uploadFile } from '../../media/media.testing.ts'
import { createClientId } from '../../conversations/message/message.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
/** A minor, somebody who follows them and whom they follow, and a follower whom they do not follow. */
let Nina: TestPerson
let Olga: TestPerson
let Raul: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Nina, Olga, Raul } = await server.registerTalents('Nina', 'Olga', 'Raul'))
  const birthdate = `${server.context.clock.now().getUTCFullYear() - 15}-01-01`
  await server.context.db.updateTable('account').set({ birthdate }).where('id', '=', Nina.id).execute()
  await server.call('followUser', { token: Nina.token, body: { id: Olga.id } })
  for (const { token } of [Olga, Raul]) await server.call('followUser', { token, body: { id: Nina.id } })
})
afterAll(() => server.stop())

const phone = 'Mi cel es 55 1234 5678'
const refusal = (field: string, found: object[]) => ({
  status: 422,
  body: { error: 'datos_de_contacto', errors: [{ field, error: 'datos_de_contacto', found }] },
})
const foundPhone = { kind: 'phone', start: 10, end: 22, text: '55 1234 5678' }

async function readNotifications({ token }: TestPerson) {
  await server.eventsHandled()
  return (await server.call('getNotifications', { token })).body.rows.map(({ type }) => type)
}

/** The ids of all posts that lists show to a reader. */
async function listPosts({ token }: TestPerson): Promise<Record<string, string[]>> {
  const ids = (posts: { id: string }[]) => posts.map(({ id }) => id)
  const user = { profile: Nina.id }
  const files = await server.call('getUserFiles', { token, params: { ...user, type: 'PHOTO' }, query: {} })
  return {
    feed: ids((await server.call('getFeed', { token, query: {} })).body.posts),
    offset: ids((await server.call('getFeed', { token, query: { page: '1' } })).body.posts),
    followed: ids((await server.call('getFeed', { token, query: { filter: 'agencia' } })).body.posts),
    profile: ids((await server.call('getUserPosts', { token, params: user, query: {} })).body.posts),
    tag: ids(
      (await server.call('getHashtagPosts', { token, params: { tag: 'danza' }, query: {} })).body.posts,
    ),
    work: ids((await server.call('getWork', { token, query: {} })).body.posts),
    photos: files.body.map(({ post }) => post.id),
  }
}

describe('P-minors-13: contact data of minors', () => {
  test('a post, its edit, a comment and a share are refused, with what was found and where', async () => {
    const { token } = Nina
    const post = await server.call('createPost', { token, body: { description: phone } })
    expect(post).toMatchObject(refusal('description', [foundPhone]))
    const { body: harmless } = await server.call('createPost', { token, body: { description: 'Mi baile' } })
    const edit = { id: harmless.id, description: 'Escríbeme a nina@gmail.com' }
    expect(await server.call('editPost', { token, body: edit })).toMatchObject(
      refusal('description', [{ kind: 'email', start: 12, end: 26, text: 'nina@gmail.com' }]),
    )
    const comment = { postId: harmless.id, comment: phone }
    expect(await server.call('createComment', { token, body: comment })).toMatchObject(
      refusal('comment', [foundPhone]),
    )
    const { body: olgas } = await server.call('createPost', {
      token: Olga.token,
      body: { description: phone },
    })
    const share = { id: olgas.id, description: phone }
    expect(await server.call('sharePost', { token, body: share })).toMatchObject(
      refusal('description', [foundPhone]),
    )
  })

  test('biography, interests, links and facts are refused, except facts that nobody sees', async () => {
    const { token, email } = Nina
    const { body: self } = await server.call('getSelf', { token })
    const form = { nombre: self.nombre, apellido: self.apellido, email, fecha: self.birthdate }
    for (const [field, part] of [
      ...Object.values(profileTexts).map((field) => [field, { [field]: phone }] as const),
      ['interests.1', { interests: ['jazz', 'insta: nina.b'] }],
      ['profile.web', { profile: { web: 'https://wa.me/525512345678' } }],
    ] as const) {
      const response = await server.call('updateUser', { token, body: { ...form, ...part } as never })
      expect(response, field).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    }
    const wizard = { biography: 'Voy en la Secundaria Técnica 45', shareContats: [], lang: 'es' as const }
    expect(await server.call('saveWizard', { token, body: wizard })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'biography' }] },
    })
    const skills = (audience: 'everyone' | 'nobody') =>
      server.call('saveFacts', { token, body: { skills: { items: ['WhatsApp 5512345678'], audience } } })
    expect(await skills('everyone')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'skills.items.0' }] },
    })
    expect((await skills('nobody')).status).toBe(200)
  })

  test('the names of documents are refused, but not for mutual followers', async () => {
    const { token } = Nina
    const filename = await uploadFile(server, Nina, {
      filename: 'Mi cel es 55-1234-5678.pdf',
      bytes: pdfBytes(),
    })
    const body = { description: 'Mi currículum', files: [{ filename, type: 'file' as const, alt: '' }] }
    expect(await server.call('createPost', { token, body })).toMatchObject(
      refusal('files.0.filename', [foundPhone]),
    )
    const forMutuals = { token, body: { ...body, audience: 'mutuals' as const } }
    expect((await server.call('createPost', forMutuals)).status).toBe(201)
  })

  test('the profile address is refused', async () => {
    const { token } = Nina
    const move = (profile_url: string) => server.call('changeProfileUrl', { token, body: { profile_url } })
    for (const address of ['nina-55-1234-5678', 'nina_whatsapp'])
      expect(await move(address)).toMatchObject({
        status: 422,
        body: { error: 'datos_de_contacto', errors: [{ field: 'profile_url' }] },
      })
    expect((await move('nina-baila')).status).toBe(200)
  })

  test('a post for mutual followers is in every list of theirs and in none of others', async () => {
    const filename = await uploadFile(server, Nina)
    const { body: raul } = await server.call('getSelf', { token: Raul.token })
    const { body: olga } = await server.call('getSelf', { token: Olga.token })
    const description = `${phone} #danza @${raul.profile_url} @${olga.profile_url}`
    const files = [{ filename, type: 'image' as const, alt: '' }]
    const { body: post } = await server.call('createPost', {
      token: Nina.token,
      body: { description, files, audience: 'mutuals' },
    })
    expect(post).toMatchObject({ audience: 'mutuals' })
    for (const [name, ids] of Object.entries(await listPosts(Olga))) expect(ids, name).toContain(post.id)
    for (const [name, ids] of Object.entries(await listPosts(Raul))) expect(ids, name).not.toContain(post.id)

    const { token } = Raul
    const params = { id: post.id }
    expect((await server.call('getPost', { token, params })).status).toBe(404)
    expect((await server.call('likePost', { token, params, body: {} })).status).toBe(404)
    expect((await server.call('savePost', { token, params })).status).toBe(404)
    expect((await server.call('getPostLikes', { token, params, query: {} })).status).toBe(404)
    expect(
      (await server.call('createComment', { token, body: { postId: post.id, comment: 'Hola' } })).status,
    ).toBe(404)
    expect((await server.call('getComments', { token, query: { postId: post.id } })).status).toBe(404)
    expect((await server.call('report', { token, body: { postId: post.id, description: 'x' } })).status).toBe(
      404,
    )
    expect((await server.call('sharePost', { token: Olga.token, body: { id: post.id } })).status).toBe(404)
    expect(await readNotifications(Olga)).toContain('MENTION')
    expect(await readNotifications(Raul)).not.toContain('MENTION')

    await server.call('sendMessage', {
      token: Olga.token,
      body: { receiverId: Raul.id, clientId: createClientId(), sharedPostId: post.id },
    })
    const { body: thread } = await server.call('getMessages', { token, params: { id: Olga.id }, query: {} })
    expect(thread.rows).toMatchObject([{ isShare: true, sharedPost: null }])

    await server.call('unfollowUser', { token: Nina.token, body: { id: Olga.id } })
    expect((await server.call('getPost', { token: Olga.token, params })).status).toBe(404)
    await server.call('followUser', { token: Nina.token, body: { id: Olga.id } })
  })

  test('a comment for mutual followers is counted for everyone and shown to them alone', async () => {
    const { body: post } = await server.call('createPost', {
      token: Raul.token,
      body: { description: 'Hola' },
    })
    const { body: comment } = await server.call('createComment', {
      token: Nina.token,
      body: { postId: post.id, comment: phone, audience: 'mutuals' },
    })
    const read = async ({ token }: TestPerson) =>
      (await server.call('getComments', { token, query: { postId: post.id } })).body
    expect(await read(Olga)).toMatchObject({ rows: [{ id: comment.id, audience: 'mutuals' }], count: 1 })
    expect(await read(Raul)).toMatchObject({ rows: [], count: 1 })
    expect(await readNotifications(Raul)).not.toContain('COMMENT')
    const like = { token: Raul.token, params: { id: comment.id }, body: { reacted: true } }
    expect((await server.call('likeComment', like)).status).toBe(404)
  })

  test('a change of the audience alone is an edit, and for everyone all texts are checked', async () => {
    const { token } = Nina
    const photo = await uploadFile(server, Nina)
    const { body: post } = await server.call('createPost', {
      token,
      body: {
        title: 'Ensayo',
        description: 'Mi baile',
        files: [{ filename: photo, type: 'image', alt: phone }],
        audience: 'mutuals',
      },
    })
    const edit = (id: string, audience: 'everyone' | 'mutuals') =>
      server.call('editPost', { token, body: { id, description: 'Mi baile', audience } })
    expect(await edit(post.id, 'everyone')).toMatchObject(refusal('files.0.alt', [foundPhone]))
    const { body: harmless } = await server.call('createPost', { token, body: { description: 'Mi baile' } })
    for (const audience of ['mutuals', 'everyone'] as const)
      expect(await edit(harmless.id, audience)).toMatchObject({ status: 200, body: { audience } })

    const { body: comment } = await server.call('createComment', {
      token,
      body: { postId: harmless.id, comment: phone, audience: 'mutuals' },
    })
    const editComment = (text: string, audience: 'everyone' | 'mutuals') =>
      server.call('editComment', { token, body: { id: comment.id, comment: text, audience } })
    expect(await editComment(phone, 'everyone')).toMatchObject(refusal('comment', [foundPhone]))
    await editComment('Hola', 'mutuals')
    expect(await editComment('Hola', 'everyone')).toMatchObject({
      status: 200,
      body: { audience: 'everyone' },
    })
  })

  test('adults are not asked', async () => {
    const { token } = Olga
    expect((await server.call('createPost', { token, body: { description: phone } })).status).toBe(201)
  })
})
