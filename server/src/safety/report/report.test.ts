import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createExport, unzip } from '../../data-rights/export/export.testing.ts'
import { suspendAccount } from '../moderation/index.ts'
import { createDesk, registerModerators } from '../moderation/moderation.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const desk = createDesk(() => server)

const description = 'Usa mis fotos sin permiso.'
const report = ({ token }: TestPerson, subject: object) =>
  server.call('report', { token, body: { description, ...subject } })

async function createPost({ token }: TestPerson): Promise<string> {
  return (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id
}

async function createComment({ token }: TestPerson, postId: string): Promise<string> {
  return (await server.call('createComment', { token, body: { postId, comment: 'Hola' } })).body.id
}

describe('P-moderation-1: POST users/report', () => {
  test('people, posts and comments can be reported, each once per person', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    const { Casting } = await server.registerPeople('agencia', 'Casting')
    const postId = await createPost(Bea)
    const commentId = await createComment(Bea, postId)
    for (const subject of [{ userId: Bea.id, postId: null }, { postId }, { commentId, messageId: null }]) {
      for (const reporter of [Ana, Casting]) {
        expect(await report(reporter, subject)).toMatchObject({ status: 201, body: undefined })
        const again = await report(reporter, { ...subject, reason: 'spam' })
        expect([again.status, again.body]).toEqual([200, { already: true }])
      }
    }
    expect(await report(Ana, { userId: Casting.id })).toMatchObject({ status: 201 })
  })

  test('ten concurrent requests are one report', async () => {
    const { Clara, Dina } = await server.registerTalents('Clara', 'Dina')
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => report(Clara, { userId: Dina.id, reason: 'minor' })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 201])
    const files = await unzip(await createExport(server, Clara))
    expect(JSON.parse(files['data/reports.json']!.toString())).toEqual([
      { reason: 'minor', text: description, createdAt: expect.any(String) },
    ])
    expect(files['index.html']!.toString()).toContain('Menor en riesgo')
  })

  test('the text of a repetition is added to the report, once and up to the length of two, then it is a 422', async () => {
    const { Mara, Nina } = await server.registerTalents('Mara', 'Nina')
    const subject = { userId: Nina.id, reason: 'scam' }
    const texts = ['Pide dinero.', 'Pidió 500 pesos.', 'Pidió 500 pesos.', 'x'.repeat(2_000), 'Y otra vez.']
    const statuses = []
    for (const text of texts) statuses.push((await report(Mara, { ...subject, description: text })).status)
    expect(statuses).toEqual([201, 200, 200, 200, 422])
    expect(await report(Mara, { ...subject, description: 'Y otra vez.' })).toMatchObject({
      body: { errors: [{ field: 'description', error: 'reporte_lleno' }] },
    })
    const files = await unzip(await createExport(server, Mara))
    expect(JSON.parse(files['data/reports.json']!.toString())).toMatchObject([
      { reason: 'scam', text: `Pide dinero.\n\nPidió 500 pesos.\n\n${'x'.repeat(2_000)}` },
    ])
  })

  test('P-moderation-4: a more serious reason of a repetition is that of the report and of its case', async () => {
    const { Rita } = await registerModerators(server, 'Rita')
    const { Sara, Tere } = await server.registerTalents('Sara', 'Tere')
    const subject = { userId: Tere.id }
    const id = await desk.openCase(Rita, Sara, { ...subject, reason: 'scam' })
    const read = async () => {
      const { reason, urgent, reportsCount, reports } = (await desk.read(Rita, id)).body
      return [reason, urgent, reportsCount, reports.map((each) => each.reason)]
    }
    await report(Sara, { ...subject, reason: 'spam', description: '' })
    expect(await read()).toEqual(['scam', false, 1, ['scam']])
    expect(await report(Sara, { ...subject, reason: 'minor', description: '' })).toMatchObject({
      status: 200,
      body: { already: true },
    })
    expect(await read()).toEqual(['minor', true, 1, ['minor']])
  })

  test('once its case is decided, the same person can report the subject again, with new evidence', async () => {
    const { Uma } = await registerModerators(server, 'Uma')
    const { Vera, Xenia } = await server.registerTalents('Vera', 'Xenia')
    const postId = await createPost(Xenia)
    const getOwn = async () =>
      (await server.call('getOwnReport', { token: Vera.token, query: { subject: 'postId', id: postId } }))
        .body
    const first = await desk.openCase(Uma, Vera, { postId, reason: 'spam' })
    expect(await getOwn()).toEqual({ reason: 'spam' })
    await desk.decide(Uma, first, 'dismiss')
    expect(await getOwn()).toEqual({ reason: null })
    await server.call('editPost', { token: Xenia.token, body: { id: postId, description: 'Peor' } })
    const second = await desk.openCase(Uma, Vera, { postId, reason: 'scam', description: 'Otra vez.' })
    expect(second).not.toBe(first)
    const { body } = await desk.read(Uma, second)
    expect(body.reports).toMatchObject([{ reason: 'scam', description: 'Otra vez.' }])
    expect(body.evidence.at(-1)!.content.post?.description).toBe('Peor')
    expect((await report(Vera, { postId })).status).toBe(200)
    const { body: before } = await desk.read(Uma, first)
    expect(before.reports).toMatchObject([{ reason: 'spam' }])
  })

  test('the description is optional except for the reason `other`, and a form can ask for one’s own report', async () => {
    const { Olga, Pia } = await server.registerTalents('Olga', 'Pia')
    const read = async (subject: 'userId' | 'postId', id: string) =>
      (await server.call('getOwnReport', { token: Olga.token, query: { subject, id } })).body
    expect(await read('userId', Pia.id)).toEqual({ reason: null })
    const send = (body: object) => server.call('report', { token: Olga.token, body })
    expect(await send({ userId: Pia.id })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'description', error: 'texto_vacio' }] },
    })
    expect((await send({ userId: Pia.id, reason: 'spam' })).status).toBe(201)
    expect(await read('userId', Pia.id)).toEqual({ reason: 'spam' })
    expect(await read('postId', Pia.id)).toEqual({ reason: null })
    expect(await read('userId', 'x')).toEqual({ reason: null })
    expect((await send({ userId: Pia.id, reason: 'spam' })).status).toBe(200)
    await report(Olga, { userId: Pia.id })
    const files = await unzip(await createExport(server, Olga))
    expect(JSON.parse(files['data/reports.json']!.toString())).toMatchObject([
      { reason: 'spam', text: description },
    ])
  })

  test('exactly one subject, a description of up to 2,000 characters, a known reason', async () => {
    const { Elsa, Flor } = await server.registerTalents('Elsa', 'Flor')
    const postId = await createPost(Flor)
    for (const subject of [{}, { userId: Flor.id, postId }]) {
      expect(await report(Elsa, subject)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'userId', error: 'una_sola_cosa' }] },
      })
    }
    for (const [wrong, error] of [
      [{ description: ' ' }, 'texto_vacio'],
      [{ description: 'x'.repeat(2_001) }, 'too_long'],
      [{ reason: 'boring' }, 'not_a_choice'],
    ] as const) {
      expect(await report(Elsa, { postId, ...wrong })).toMatchObject({
        status: 422,
        body: { errors: [{ field: Object.keys(wrong)[0], error }] },
      })
    }
    expect((await report(Elsa, { postId, description: 'x'.repeat(2_000) })).status).toBe(201)
  })

  test('oneself and what one has published is a 422 with a code', async () => {
    const { Gala } = await server.registerTalents('Gala')
    const postId = await createPost(Gala)
    const commentId = await createComment(Gala, postId)
    expect(await report(Gala, { userId: Gala.id })).toMatchObject({
      status: 422,
      body: { error: 'a_ti_mismo' },
    })
    for (const subject of [{ postId }, { commentId }]) {
      expect(await report(Gala, subject)).toMatchObject({ status: 422, body: { error: 'contenido_propio' } })
    }
  })

  test('what the reporter cannot see is a 404: unknown, by a blocker, by a suspended account', async () => {
    const { Hugo, Iris, Juno, Kira } = await server.registerTalents('Hugo', 'Iris', 'Juno', 'Kira')
    const [ofIris, ofJuno, ofKira] = await Promise.all([Iris, Juno, Kira].map(createPost))
    const under = await createComment(Juno, ofIris!)
    await server.call('deletePost', { token: Iris.token, params: { id: ofIris! } })
    await server.call('blockUser', { token: Juno.token, body: { userId: Hugo.id } })
    await suspendAccount(server.context, Kira.email, 'Una razón')
    for (const subject of [
      { userId: 'x' },
      { postId: '' },
      { commentId: '01900000-0000-7000-8000-000000000000' },
      { userId: ofJuno },
      { commentId: under },
      { userId: Juno.id },
      { postId: ofJuno },
      { userId: Kira.id },
      { postId: ofKira },
    ]) {
      expect(await report(Hugo, subject)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    }
    // Somebody whom one has blocked can still be reported.
    expect((await report(Juno, { userId: Hugo.id })).status).toBe(201)
  })
})

test('P-moderation-1: at most 30 reports an hour', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' })
  const { Lara } = await limited.registerTalents('Lara')
  const send = () => limited.call('report', { token: Lara.token, body: { userId: 'x', description } })
  for (let sent = 0; sent < 30; sent++) expect((await send()).status).toBe(404)
  const refused = await send()
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  await limited.stop()
})
