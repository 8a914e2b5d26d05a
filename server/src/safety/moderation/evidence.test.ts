import { sql } from 'kysely'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpiredAccounts } from '../../data-rights/deactivation/deactivation.jobs.ts'
import { createExport, unzip } from '../../data-rights/export/export.testing.ts'
import { createMediaClient, uploadFile } from '../../media/media.testing.ts'
import { deleteExpiredKept } from '../../content/kept-content/kept-content.jobs.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute, second } from '../../platform/duration.ts'
import { finalizeDecisions } from './moderation.jobs.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
const desk = createDesk(() => server)
const media = createMediaClient(() => server)

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara } = await registerModerators(server, 'Mara'))
})
afterAll(() => server.stop())

async function finalize(): Promise<void> {
  server.advance(10 * minute + second)
  await finalizeDecisions(server.context)
  server.advance(-10 * minute - second)
}

/** After the time for which deleted content is kept without a case. */
async function expireKept(): Promise<void> {
  server.advance(31 * day)
  await deleteExpiredKept(server.context)
  server.advance(-31 * day)
}

async function deleteAccount({ token, email, password }: TestPerson): Promise<void> {
  expect((await server.call('cancelAccount', { token })).status).toBe(202)
  server.advance(29 * day)
  await deleteExpiredAccounts(server.context)
  server.advance(-29 * day)
  expect((await server.call('authenticate', { body: { email, password } })).status).toBe(401)
  await server.eventsHandled()
}

/** A post with a photo; returns its id and the photo's name. */
async function publishPhoto(who: TestPerson) {
  const filename = await uploadFile(server, who)
  const { body } = await server.call('createPost', {
    token: who.token,
    body: { description: 'Mi foto', files: [{ filename, type: 'image', alt: 'Yo' }] },
  })
  return { postId: body.id, photo: body.files[0]!.url }
}

describe('P-moderation-2: the evidence is what it was', () => {
  test('texts and files outlive their deletion by the author until the decision is final', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    const { postId, photo } = await publishPhoto(Bea)
    const image = (await media.get(mediaPaths.file(photo))).bytes
    const id = await desk.openCase(Mara, Ana, { postId })
    await server.call('deletePost', { token: Bea.token, params: { id: postId } })
    await expect.poll(async () => (await media.get(mediaPaths.file(photo))).status).toBe(404)

    const [evidence] = (await desk.read(Mara, id)).body.evidence
    expect(evidence!.content).toMatchObject({
      account: { fullname: 'Bea Prueba', profile_url: 'bea-prueba' },
      post: { description: 'Mi foto', files: [{ name: photo, type: 'PHOTO', alt: 'Yo' }] },
      comment: null,
    })
    const { url } = evidence!.files.find(({ name }) => name === photo)!
    const kept = await media.get(url)
    expect([kept.status, kept.headers['content-type'], kept.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ])
    expect(kept.bytes).toEqual(image)
    expect((await media.get(url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404)
    expect((await media.get(url.split('?')[0]!)).status).toBe(404)
    server.advance(11 * minute)
    expect((await media.get(url)).status).toBe(404)
    server.advance(-11 * minute)

    expect((await desk.decide(Mara, id, 'remove')).status).toBe(200)
    expect((await media.get(url)).status).toBe(200)
    await finalize()
    await expireKept()
    await expect.poll(async () => (await media.get(url)).status).toBe(404)
    expect((await desk.read(Mara, id)).body.evidence[0]!.content.post?.description).toBe('Mi foto')
  })

  test('a profile photo that is replaced after the report is kept', async () => {
    const { Caro, Dani } = await server.registerTalents('Caro', 'Dani')
    const setImage = async () => {
      const filename = await media.upload(Dani)
      Dani.token = (
        await server.call('saveProfileImage', { token: Dani.token, body: { filename } })
      ).body.token
      return filename
    }
    const first = await setImage()
    const id = await desk.openCase(Mara, Caro, { userId: Dani.id })
    await setImage()
    await expect.poll(async () => (await media.get(mediaPaths.file(first))).status).toBe(404)
    const [evidence] = (await desk.read(Mara, id)).body.evidence
    expect(evidence!.content.account.profileImage).toBe(first)
    expect((await media.get(evidence!.files[0]!.url)).status).toBe(200)
  })

  test('each report has the version that it was about', async () => {
    const { Eva, Fina, Gala, Hilda } = await server.registerTalents('Eva', 'Fina', 'Gala', 'Hilda')
    const { token } = Fina
    const { body: post } = await server.call('createPost', { token, body: { description: 'Hola' } })
    const { body: comment } = await server.call('createComment', {
      token,
      body: { postId: post.id, comment: 'Primero' },
    })
    const id = await desk.openCase(Mara, Eva, { commentId: comment.id })
    await desk.report(Gala, { commentId: comment.id })
    await server.call('editComment', { token, body: { id: comment.id, comment: 'Después' } })
    await desk.report(Hilda, { commentId: comment.id })
    const { evidence, reports } = (await desk.read(Mara, id)).body
    expect(evidence.map(({ content }) => [content.comment?.text, content.post?.description])).toEqual([
      ['Primero', 'Hola'],
      ['Después', 'Hola'],
    ])
    expect(evidence[1]!.content.comment!.editedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const versions = reports.map((report) => evidence.findIndex(({ id }) => id === report.evidenceId))
    expect(versions).toEqual([1, 0, 0])
  })
})

describe('P-moderation-9: what remains of deleted accounts', () => {
  test('a report stays without the name of its reporter, and nobody else ever learns it', async () => {
    const { Ines, Julia } = await server.registerTalents('Ines', 'Julia')
    const id = await desk.openCase(Mara, Ines, { userId: Julia.id })
    const files = await unzip(await createExport(server, Julia))
    const exported = Object.entries(files)
      .filter(([path]) => !path.startsWith('files/'))
      .join('\n')
    for (const secret of ['Mira esto.', 'Ines']) expect(exported).not.toContain(secret)
    await deleteAccount(Ines)
    expect((await desk.read(Mara, id)).body.reports).toMatchObject([
      { reporter: null, description: 'Mira esto.' },
    ])
    expect((await desk.decide(Mara, id, 'dismiss')).status).toBe(200)
  })

  test('evidence about a deleted account is kept while its case is open, and erased after that; the log stays', async () => {
    const { Karla, Lola } = await server.registerTalents('Karla', 'Lola')
    const id = await desk.openCase(Mara, Karla, { userId: Lola.id })
    await deleteAccount(Lola)
    const read = async () => (await desk.read(Mara, id)).body
    expect(await read()).toMatchObject({
      person: { id: Lola.id, status: 'deleted' },
      account: null,
      evidence: [{ content: { account: { fullname: 'Lola Prueba' } } }],
    })
    await desk.decide(Mara, id, 'dismiss', { note: 'Cuenta borrada' })
    await finalize()
    const { evidence, log } = await read()
    expect([evidence, log.map(({ action, note }) => [action, note])]).toEqual([
      [],
      [['decide', 'Cuenta borrada']],
    ])
  })

  test('evidence of decided cases is erased with the account', async () => {
    const { Mia, Nora } = await server.registerTalents('Mia', 'Nora')
    const id = await desk.openCase(Mara, Mia, { userId: Nora.id })
    await desk.decide(Mara, id, 'dismiss')
    await finalize()
    expect((await desk.read(Mara, id)).body.evidence).toHaveLength(1)
    await deleteAccount(Nora)
    expect((await desk.read(Mara, id)).body.evidence).toEqual([])
  })

  test('the post above a reported comment is erased with its author, also while the case is open', async () => {
    const { Olga, Paz, Rita } = await server.registerTalents('Olga', 'Paz', 'Rita')
    const { body: post } = await server.call('createPost', {
      token: Olga.token,
      body: { title: 'Mi casa', description: 'Vivo en la calle Mayor.' },
    })
    const { body: comment } = await server.call('createComment', {
      token: Paz.token,
      body: { postId: post.id, comment: 'Ya sé dónde.' },
    })
    const id = await desk.openCase(Mara, Rita, { commentId: comment.id })
    const read = async () => (await desk.read(Mara, id)).body.evidence.map(({ content }) => content)
    expect(await read()).toMatchObject([
      {
        comment: { text: 'Ya sé dónde.' },
        post: { author: 'Olga Prueba', description: 'Vivo en la calle Mayor.' },
      },
    ])
    await server.call('deletePost', { token: Olga.token, params: { id: post.id } })
    expect(await read()).toMatchObject([{ post: { author: 'Olga Prueba' } }])
    await deleteAccount(Olga)
    const [erased] = await read()
    expect(erased).toMatchObject({
      account: { fullname: 'Paz Prueba' },
      comment: { text: 'Ya sé dónde.' },
      post: null,
    })
    expect((await desk.decide(Mara, id, 'dismiss')).status).toBe(200)
  })

  test('the database refuses to change or delete entries of the log', async () => {
    const { db } = server.context
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from moderation_log`.execute(db)
    expect(rows[0]!.n).toBeGreaterThan(0)
    for (const statement of [
      sql`update moderation_log set reason = 'otra'`,
      sql`delete from moderation_log`,
      sql`truncate moderation_log`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('append-only')
    }
  })
})
