/** Generated from the contract: every text of a comment, from the request that writes it to every place that returns it. */
import { comment as commentReply, commentContract } from '@brilla/contract/content/comment'
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

const ids = ['postId', 'replyTo']

/** Text fields of a new comment: they accept any word and are no id of something else. */
const texts = Object.entries(commentContract.createComment.body.shape).flatMap(([name, schema]) =>
  !ids.includes(name) && schema.safeParse('palabra').success ? [name] : [],
)
const editable = Object.keys(commentContract.editComment.body.shape).filter((name) => texts.includes(name))

const fill = (names: string[], word: string) =>
  Object.fromEntries(names.map((name) => [name, `${word} ${name}`]))

async function write(values: object, { asReply = false } = {}) {
  const { token } = people.Ana
  const postId = (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id
  const body = { comment: 'Hola', postId, ...values }
  const { body: first } = await server.call('createComment', { token, body })
  if (!asReply) return first
  return (await server.call('createComment', { token, body: { ...body, replyTo: first.id } })).body
}

/** The comment wherever a reader finds it. */
async function readEverywhere({ id, postId }: { id: string; postId: string }) {
  const { token } = people.Bea
  const { rows } = (await server.call('getComments', { token, query: { postId } })).body
  const post = (await server.call('getPost', { token, params: { id: postId } })).body
  return [rows, post.commentsItems].map((comments) => comments.find((comment) => comment.id === id))
}

describe('P-comments-1, P-comments-5: the texts of a comment', () => {
  test('every text of a new comment is a field of the reply, and can be edited', () => {
    expect(texts).toEqual(expect.arrayContaining(['comment']))
    expect(Object.keys(commentReply.shape)).toEqual(expect.arrayContaining(texts))
    expect(editable).toEqual(expect.arrayContaining(texts))
  })

  // A reply is written alone, other comments in groups.
  test.each(['comment', 'reply'])(
    'are returned by writing a %s, by the list and by the post',
    async (kind) => {
      const values = fill(texts, 'Nuevo')
      const created = await write(values, { asReply: kind === 'reply' })
      expect(created.replyTo !== null).toBe(kind === 'reply')
      for (const comment of [created, ...(await readEverywhere(created))])
        expect(comment).toMatchObject(values)
    },
  )

  test('an edit changes the given texts, one or several, and keeps the others', async () => {
    const { token } = people.Ana
    for (const names of [...texts.map((name) => [name]), texts]) {
      const before = fill(texts, 'Antes')
      const created = await write(before)
      const changes = fill(names, 'Después')
      const body = { comment: before['comment']!, ...changes, id: created.id }
      const after = { ...before, ...changes }
      const edited = await server.call('editComment', { token, body })
      expect(edited).toMatchObject({ status: 200, body: { ...after, editedAt: expect.any(String) } })
      for (const comment of await readEverywhere(created)) expect(comment).toMatchObject(after)
      const again = await server.call('editComment', { token, body })
      expect(again.body.editedAt).toBe(edited.body.editedAt)
    }
  })

  test('are exported as JSON and shown in the HTML page of the export, in both languages', async () => {
    const values = Object.values(fill(texts, 'Exportado'))
    const { id } = await write(fill(texts, 'Exportado'))
    for (const language of ['es', 'en']) {
      await server.context.db
        .updateTable('account')
        .set({ language })
        .where('id', '=', people.Ana.id)
        .execute()
      const files = await downloadExport(server, people.Ana)
      const comments: { id: string }[] = JSON.parse(files['data/comments.json']!.toString())
      const exported = comments.find((comment) => comment.id === id)
      expect(Object.values(exported!)).toEqual(expect.arrayContaining(values))
      const page = files['index.html']!.toString()
      expect(page).toContain(`<html lang="${language}">`)
      for (const value of values) expect(page).toContain(value)
    }
  })

  test('are part of the evidence of a report, and shown among the latest texts of their author', async () => {
    const values = Object.values(fill(texts, 'Reportado'))
    const { id } = await write(fill(texts, 'Reportado'))
    const { Mara } = await registerModerators(server, 'Mara')
    const caseId = await desk.openCase(Mara, people.Bea, { commentId: id })
    const [evidence] = (await desk.read(Mara, caseId)).body.evidence
    expect(Object.values(evidence!.content.comment!)).toEqual(expect.arrayContaining(values))
    const params = { id: people.Ana.id }
    const { latest } = (await server.call('getPerson', { token: Mara.token, params })).body
    const written = latest.find((each) => each.id === id)!.text
    for (const value of values) expect(written).toContain(value)
  })
})
