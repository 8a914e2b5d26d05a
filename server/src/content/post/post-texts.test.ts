/** Generated from the contract: every text of a post, from the request that writes it to every place that returns it. */
import { postContract, newPost, post as postReply } from '@brilla/contract/content/post'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadExport } from '../../data-rights/export/export.testing.ts'
import { createDesk, registerModerators } from '../../safety/moderation/moderation.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea', TestPerson>
const desk = createDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea')
})
afterAll(() => server.stop())

/** Text fields of a new post: they accept any word and are no id or link of something else. */
const texts = Object.entries(newPost.shape).flatMap(([name, schema]) =>
  name !== 'videoUrl' && schema.safeParse('palabra').success ? [name] : [],
)
const editable = Object.keys(postContract.editPost.body.shape).filter((name) => texts.includes(name))

const fill = (names: string[], word: string) =>
  Object.fromEntries(names.map((name) => [name, `${word} ${name}`]))

const publish = async (values: object) =>
  (await server.call('createPost', { token: people.Ana.token, body: { description: 'Hola', ...values } }))
    .body

/** The post wherever a reader finds it, and as the original of a share. */
async function readEverywhere(id: string) {
  const { token } = people.Bea
  const one = (await server.call('getPost', { token, params: { id } })).body
  const feed = (await server.call('getFeed', { token, query: {} })).body.posts
  const own = (await server.call('getUserPosts', { token, params: { profile: people.Ana.id } })).body.posts
  const share = (await server.call('sharePost', { token, body: { id } })).body
  const shared = (await server.call('getPost', { token, params: { id: share.id } })).body.sharedPost
  return [one, ...[feed, own].map((posts) => posts.find((post) => post.id === id)), share.sharedPost, shared]
}

describe('P-posts-4: the texts of a post', () => {
  test('every text of a new post is a field of the reply, and can be edited except for the title', () => {
    expect(texts).toEqual(expect.arrayContaining(['title', 'description']))
    expect(Object.keys(postReply.shape)).toEqual(expect.arrayContaining(texts))
    expect(texts.filter((name) => !editable.includes(name))).toEqual(['title'])
  })

  test('are returned by publishing, by every list, and in a share', async () => {
    const values = fill(texts, 'Nuevo')
    const created = await publish(values)
    for (const post of [created, ...(await readEverywhere(created.id))]) expect(post).toMatchObject(values)
  })

  test('an edit changes the given texts, one or several, and keeps the others', async () => {
    const { token } = people.Ana
    for (const names of [...editable.map((name) => [name]), editable]) {
      const before = fill(texts, 'Antes')
      const { id } = await publish(before)
      const body = { description: before['description']!, ...fill(names, 'Después'), id }
      const after = { ...before, ...fill(names, 'Después') }
      const edited = await server.call('editPost', { token, body })
      expect(edited).toMatchObject({ status: 200, body: { ...after, editedAt: expect.any(String) } })
      for (const post of await readEverywhere(id)) expect(post).toMatchObject(after)
      const again = await server.call('editPost', { token, body })
      expect(again.body.editedAt).toBe(edited.body.editedAt)
    }
  })

  test('are exported as JSON and shown in the HTML page of the export, in both languages', async () => {
    const values = fill(texts, 'Exportado')
    const { id } = await publish(values)
    for (const language of ['es', 'en']) {
      await server.context.db
        .updateTable('account')
        .set({ language })
        .where('id', '=', people.Ana.id)
        .execute()
      const files = await downloadExport(server, people.Ana)
      const posts: { id: string }[] = JSON.parse(files['data/posts.json']!.toString())
      expect(posts.find((post) => post.id === id)).toMatchObject(values)
      const page = files['index.html']!.toString()
      expect(page).toContain(`<html lang="${language}">`)
      for (const value of Object.values(values)) expect(page).toContain(value)
    }
  })

  test('are part of the evidence of a report, and shown among the latest texts of their author', async () => {
    const values = fill(texts, 'Reportado')
    const { id } = await publish(values)
    const { Mara } = await registerModerators(server, 'Mara')
    const caseId = await desk.openCase(Mara, people.Bea, { postId: id })
    const [evidence] = (await desk.read(Mara, caseId)).body.evidence
    expect(evidence!.content.post).toMatchObject(values)
    const params = { id: people.Ana.id }
    const { latest } = (await server.call('getPerson', { token: Mara.token, params })).body
    const written = latest.find((each) => each.id === id)!.text
    for (const value of Object.values(values)) expect(written).toContain(value)
  })
})
