import { mediaPaths } from '@brilla/contract/media/media-paths'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpiredAccounts } from '../../data-rights/deactivation/deactivation.jobs.ts'
import { createExport, unzip } from '../../data-rights/export/export.testing.ts'
import { createMediaClient, uploadFile } from '../../media/media.testing.ts'
import { createClientId, createMessageClient } from '../../conversations/message/message.testing.ts'
import { createDesk, registerModerators } from '../../safety/moderation/moderation.testing.ts'
import { day, hour } from '../../platform/duration.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { deleteExpiredKept } from './kept-content.jobs.ts'

let server: TestServer
let client: ReturnType<typeof createMessageClient>
let Mara: TestPerson
const desk = createDesk(() => server)
const media = createMediaClient(() => server)
beforeAll(async () => {
  server = await startTestServer()
  client = createMessageClient(server)
  ;({ Mara } = await registerModerators(server, 'Mara'))
})
afterAll(() => server.stop())

const publish = async ({ token }: TestPerson, description: string) =>
  (await server.call('createPost', { token, body: { description } })).body.id
const comment = async ({ token }: TestPerson, postId: string, text: string, replyTo?: string) =>
  (
    await server.call('createComment', {
      token,
      body: { postId, comment: text, ...(replyTo && { replyTo }) },
    })
  ).body.id
const deletePost = ({ token }: TestPerson, id: string) => server.call('deletePost', { token, params: { id } })

const readEvidence = async (id: string) => (await desk.read(Mara, id)).body.evidence.at(-1)!

const unzipExport = async (person: TestPerson) => unzip(await createExport(server, person))
const readExport = async (person: TestPerson) => Object.values(await unzipExport(person)).join('\n')
const listFiles = (archive: Record<string, Buffer>) =>
  Object.keys(archive).filter((path) => path.startsWith('files/'))

async function deleteExpired(days: number): Promise<void> {
  server.advance(days * day)
  await deleteExpiredKept(server.context)
  server.advance(-days * day)
}

async function makeMinor({ id }: TestPerson): Promise<void> {
  const year = server.context.clock.now().getUTCFullYear() - 15
  await server.context.db
    .updateTable('account')
    .set({ birthdate: `${year}-01-01` })
    .where('id', '=', id)
    .execute()
}

describe('P-moderation-27: what its author withdraws, edits or deletes can still be reported', () => {
  test('a withdrawn message with its photo, which neither of the two can open any more', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    const photo = await uploadFile(server, Ana, { presign: 'presignMessageFile' })
    const { body } = await server.call('sendMessage', {
      token: Ana.token,
      body: {
        receiverId: Bea.id,
        clientId: createClientId(),
        message: 'Manda una sin ropa',
        files: [{ filename: photo, type: 'image', alt: 'Así' }],
      },
    })
    await client.withdraw(Ana, body.id)
    const address = mediaPaths.messageFile(photo)
    for (const { token } of [Ana, Bea])
      expect((await media.get(address, { 'x-access-token': token })).status).toBe(404)

    const id = await desk.openCase(Mara, Bea, { messageId: body.id })
    const { content, files } = await readEvidence(id)
    expect(content.conversation!.messages.at(-1)).toMatchObject({
      text: 'Manda una sin ropa',
      withdrawn: true,
      bySubject: true,
      files: [{ name: photo, alt: 'Así' }],
    })
    await deleteExpired(31)
    expect((await media.get(files.find(({ name }) => name === photo)!.url)).status).toBe(200)
    expect(await readExport(Bea)).not.toContain('Manda una sin ropa')
  })

  test('the earlier texts of an edited post and comment, for its author in their export too', async () => {
    const { Caro, Dani } = await server.registerTalents('Caro', 'Dani')
    const { token } = Caro
    const postId = await publish(Caro, 'Insulto uno')
    const commentId = await comment(Caro, postId, 'Insulto dos')
    await server.call('editPost', { token, body: { id: postId, description: 'Buen día' } })
    await server.call('editComment', { token, body: { id: commentId, comment: 'Hola' } })

    const ofPost = await readEvidence(await desk.openCase(Mara, Dani, { postId }))
    expect(ofPost.content.post).toMatchObject({
      description: 'Buen día',
      earlier: [{ text: 'Insulto uno' }],
    })
    const ofComment = await readEvidence(await desk.openCase(Mara, Dani, { commentId }))
    expect(ofComment.content.comment).toMatchObject({ text: 'Hola', earlier: [{ text: 'Insulto dos' }] })
    const own = await readExport(Caro)
    for (const text of ['Insulto uno', 'Insulto dos']) expect(own).toContain(text)
    expect(await readExport(Dani)).not.toContain('Insulto')
  })

  test('a deleted post, its photo, and a comment that was deleted with it, by who could read them', async () => {
    const { Eva, Fina, Gala } = await server.registerTalents('Eva', 'Fina', 'Gala')
    const filename = await uploadFile(server, Eva)
    const { body: post } = await server.call('createPost', {
      token: Eva.token,
      body: { description: 'Mi foto', files: [{ filename, type: 'image', alt: 'Yo' }] },
    })
    const commentId = await comment(Eva, post.id, 'Amenaza')
    await client.block(Eva, Gala)
    await deletePost(Eva, post.id)
    await expect.poll(async () => (await media.get(mediaPaths.file(filename))).status).toBe(404)

    for (const subject of [{ postId: post.id }, { commentId }])
      expect(await desk.report(Gala, subject)).toMatchObject({ status: 404 })
    expect(await desk.report(Eva, { postId: post.id })).toMatchObject({ status: 422 })
    const id = await desk.openCase(Mara, Fina, { postId: post.id })
    const { content, files } = await readEvidence(id)
    expect(content.post).toMatchObject({ description: 'Mi foto', deletedAt: expect.any(String) })
    expect((await media.get(files.find(({ name }) => name === filename)!.url)).status).toBe(200)
    const ofComment = await readEvidence(await desk.openCase(Mara, Fina, { commentId }))
    expect(ofComment.content).toMatchObject({
      comment: { text: 'Amenaza', deletedAt: expect.any(String) },
      post: { description: 'Mi foto', author: 'Eva Prueba' },
    })
    expect((await desk.decide(Mara, id, 'suspend')).status).toBe(200)
  })

  test('for 30 days, and for 90 when a minor wrote or received it', async () => {
    const { Hilda, Ines, Julia } = await server.registerTalents('Hilda', 'Ines', 'Julia')
    const adults = await publish(Hilda, 'De Hilda')
    const post = await publish(Ines, 'De Ines')
    await makeMinor(Ines)
    const toMinor = await comment(Hilda, post, 'Para Ines')
    await deletePost(Hilda, adults)
    await server.call('deleteComment', { token: Hilda.token, params: { id: toMinor } })
    await deleteExpired(31)
    expect(await desk.report(Julia, { postId: adults })).toMatchObject({ status: 404 })
    expect(await desk.report(Julia, { commentId: toMinor })).toMatchObject({ status: 201 })
    await deleteExpired(91)
    expect(await desk.report(Ines, { commentId: toMinor })).toMatchObject({ status: 404 })
  })

  test('for 90 days also a reply to a minor who wrote neither the post nor the comment at the top', async () => {
    const { Sol, Olga, Paz, Quim, Rita } = await server.registerTalents('Sol', 'Olga', 'Paz', 'Quim', 'Rita')
    const post = await publish(Olga, 'De Olga')
    const withMinor = await comment(Olga, post, 'Hilo uno')
    const byMinor = await comment(Paz, post, 'De Paz', withMinor)
    const withoutMinor = await comment(Olga, post, 'Hilo dos')
    await makeMinor(Paz)
    const toMinor = await comment(Quim, post, 'Para Paz', byMinor)
    const toAdult = await comment(Quim, post, 'Para Olga', withoutMinor)
    await comment(Quim, post, 'Otra para Paz', byMinor)
    await comment(Quim, post, 'Otra para Olga', withoutMinor)
    for (const id of [toMinor, toAdult])
      await server.call('deleteComment', { token: Quim.token, params: { id } })
    await deleteExpired(31)
    expect(await desk.report(Rita, { commentId: toMinor })).toMatchObject({ status: 201 })
    expect(await desk.report(Rita, { commentId: toAdult })).toMatchObject({ status: 404 })

    await deletePost(Olga, post)
    await deleteExpired(31)
    const { rows } = await sql<{ text: string }>`
      select content->>'text' as text from kept_content where author_id = ${Quim.id} order by text
    `.execute(server.context.db)
    expect(rows.map(({ text }) => text)).toEqual(['Otra para Paz', 'Para Paz'])
    // With the post, which the minor has received too.
    for (const subject of [{ postId: post }, { commentId: toMinor }])
      expect(await desk.report(Sol, subject)).toMatchObject({ status: 201 })
  })

  test('for 90 days also when a post or comment only mentions a minor, until the birthday has begun everywhere', async () => {
    const { Lola, Mila, Nora } = await server.registerTalents('Lola', 'Mila', 'Nora')
    // Forward by less than the 12 hours of a session, or back.
    const timeOfDay = server.context.clock.now().getTime() % day
    const untilMorning = ((6 * hour - timeOfDay + 14 * hour + day) % day) - 14 * hour
    server.advance(untilMorning)
    const today = server.context.clock.now().toISOString().slice(0, 10)
    const birthdate = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
    await server.context.db.updateTable('account').set({ birthdate }).where('id', '=', Mila.id).execute()
    const { body: mila } = await server.call('getSelf', { token: Mila.token })
    const mentioning = `Hola, @${mila.profile_url}`
    const post = await publish(Lola, mentioning)
    const below = await publish(Lola, 'Ensayo')
    const commentId = await comment(Lola, below, mentioning)
    const edited = await comment(Lola, below, mentioning)
    await deletePost(Lola, post)
    await server.call('deleteComment', { token: Lola.token, params: { id: commentId } })
    const edit = { id: edited, comment: 'Hola' }
    expect((await server.call('editComment', { token: Lola.token, body: edit })).status).toBe(200)
    await deleteExpired(31)
    expect(await desk.report(Nora, { postId: post })).toMatchObject({ status: 201 })
    expect(await desk.report(Nora, { commentId })).toMatchObject({ status: 201 })
    const ofEdited = await readEvidence(await desk.openCase(Mara, Nora, { commentId: edited }))
    expect(ofEdited.content.comment).toMatchObject({ earlier: [{ text: mentioning }] })
    await deleteExpired(91)
    expect(await desk.report(Mila, { postId: post })).toMatchObject({ status: 404 })
    server.advance(-untilMorning)
  })

  test('the files of a withdrawn message and a deleted post are in the export of their author alone', async () => {
    const { Sara, Tina } = await server.registerTalents('Sara', 'Tina')
    const { token } = Sara
    const ofMessage = await uploadFile(server, Sara, { presign: 'presignMessageFile', filename: 'playa.jpg' })
    const { body: message } = await server.call('sendMessage', {
      token,
      body: {
        receiverId: Tina.id,
        clientId: createClientId(),
        message: 'Mira',
        files: [{ filename: ofMessage, type: 'image', alt: 'En la playa' }],
      },
    })
    const ofPost = await uploadFile(server, Sara, { filename: 'monte.jpg' })
    const { body: post } = await server.call('createPost', {
      token,
      body: { description: 'Mi foto', files: [{ filename: ofPost, type: 'image', alt: 'En el monte' }] },
    })
    const { bytes } = await media.get(mediaPaths.file(ofPost))
    await comment(Tina, post.id, 'De Tina')
    await client.withdraw(Sara, message.id)
    await deletePost(Sara, post.id)
    await expect.poll(async () => (await media.get(mediaPaths.file(ofPost))).status).toBe(404)
    const findUploads = () =>
      server.context.db.selectFrom('upload').select('name').where('account_id', '=', Sara.id)
    await expect.poll(() => findUploads().execute()).toEqual([])

    const own = await unzipExport(Sara)
    const kept = JSON.parse(own['data/kept.json']!.toString())
    const path = (name: string) => expect.stringMatching(new RegExp(`^files/kept/[\\w-]+-${name}$`))
    expect(kept).toMatchObject([
      { kind: 'message', files: [{ filename: 'playa.jpg', alt: 'En la playa', file: path('playa.jpg') }] },
      { kind: 'post', files: [{ filename: 'monte.jpg', alt: 'En el monte', file: path('monte.jpg') }] },
    ])
    const paths = kept.flatMap(({ files }: { files: { file: string }[] }) => files.map(({ file }) => file))
    expect(listFiles(own).toSorted()).toEqual(paths.toSorted())
    expect(own[paths[1]]).toEqual(bytes)
    for (const each of paths) expect(own['index.html']!.toString()).toContain(`<img src="${each}"`)

    const others = await unzipExport(Tina)
    expect(JSON.parse(others['data/kept.json']!.toString())).toMatchObject([
      { kind: 'comment', text: 'De Tina', files: [] },
    ])
    expect(listFiles(others)).toEqual([])
    await deleteExpired(31)
    expect(listFiles(await unzipExport(Sara))).toEqual([])
  })

  test('it is deleted with the account of its author, files included', async () => {
    const { Kira } = await server.registerTalents('Kira')
    const filename = await uploadFile(server, Kira)
    const { body: post } = await server.call('createPost', {
      token: Kira.token,
      body: { description: 'Mi foto', files: [{ filename, type: 'image', alt: 'Yo' }] },
    })
    await deletePost(Kira, post.id)
    await server.call('cancelAccount', { token: Kira.token })
    server.advance(29 * day)
    await deleteExpiredAccounts(server.context)
    server.advance(-29 * day)
    const { db } = server.context
    expect(
      await db.selectFrom('kept_content').select('id').where('author_id', '=', Kira.id).execute(),
    ).toEqual([])
    expect(await db.selectFrom('file_hold').select('holder').where('name', '=', filename).execute()).toEqual(
      [],
    )
  })
})
