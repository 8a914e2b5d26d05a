import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadFile } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea', TestPerson>
beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea')
})
afterAll(() => server.stop())

const publish = async (who: TestPerson, body: object) =>
  (await server.call('createPost', { token: who.token, body })).body

const edit = (who: TestPerson, id: string, description: string) =>
  server.call('editPost', { token: who.token, body: { id, description } })

describe('P-posts-11: PUT posts/change-comment', () => {
  test('P-posts-5: returns the post with the new text and marks it as edited (P-posts-11); everything else stays', async () => {
    const files = [{ filename: await uploadFile(server, people.Ana), type: 'image', alt: 'En el aire' }]
    const before = await publish(people.Ana, { description: 'Mi bale', files })
    expect(before.editedAt).toBeNull()
    await server.call('likePost', { token: people.Bea.token, params: { id: before.id } })
    const { status, body } = await edit(people.Ana, before.id, '  Mi baile\n')
    expect(status).toBe(200)
    const post = { likesCount: 1, description: 'Mi baile' }
    expect(body).toEqual({
      ...before,
      ...post,
      editedAt: expect.any(String),
      files: [{ ...before.files[0], post: { ...before.files[0]!.post, ...post } }],
    })
    expect(Date.parse(body.editedAt ?? '')).toBeGreaterThan(Date.parse(before.createdAt))
    const seen = await server.call('getPost', { token: people.Bea.token, params: { id: before.id } })
    expect(seen.body).toMatchObject({ description: 'Mi baile', editedAt: body.editedAt })
    expect((await edit(people.Ana, before.id, 'Mi baile')).body.editedAt).toBe(body.editedAt)
  })

  test('edits the text of a share; a share shows the edit mark of its original', async () => {
    const original = await publish(people.Ana, { description: 'Uno' })
    const shared = (await server.call('sharePost', { token: people.Bea.token, body: { id: original.id } }))
      .body
    await edit(people.Ana, original.id, 'Dos')
    const { body } = await edit(people.Bea, shared.id, 'Miren')
    expect(body).toMatchObject({
      description: 'Miren',
      editedAt: expect.any(String),
      sharedPost: { description: 'Dos', editedAt: expect.any(String) },
    })
  })

  test('rejects empty texts, texts of others and posts that do not exist', async () => {
    const { id } = await publish(people.Ana, { description: 'Mío' })
    for (const [text, error] of [
      [' \n', 'texto_vacio'],
      ['x'.repeat(5_001), 'too_long'],
    ] as const) {
      expect(await edit(people.Ana, id, text)).toMatchObject({ status: 422, body: { errors: [{ error }] } })
    }
    expect(await edit(people.Bea, id, 'Tuyo')).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    for (const unknown of ['01900000-0000-7000-8000-000000000000', 'x', '']) {
      expect((await edit(people.Ana, unknown, 'Hola')).status).toBe(404)
    }
    await server.call('deletePost', { token: people.Ana.token, params: { id } })
    expect((await edit(people.Ana, id, 'Hola')).status).toBe(404)
  })
})

test('P-wire-14: stores every text exactly as it was sent', async () => {
  const { id } = await publish(people.Ana, { description: 'Uno' })
  for (const text of [
    '<script>alert(1)</script>',
    'a\u202eb',
    '👩‍👩‍👧‍👦'.repeat(400),
    'x'.repeat(5_000),
    'línea\n\n\nlínea\tcon tabulador',
    "' or 1=1 --",
  ]) {
    expect((await edit(people.Ana, id, text)).body.description).toBe(text)
    const said = await server.call('createComment', {
      token: people.Bea.token,
      body: { postId: id, comment: text.slice(0, 2_000) },
    })
    expect(said.body.comment).toBe(text.slice(0, 2_000))
  }
})
