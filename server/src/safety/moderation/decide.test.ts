import { mediaPaths } from '@brilla/contract/media/media-paths'
import { getRemovalPath } from '@brilla/contract/notifications/notification-path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { findWrongCounters } from '../../counters.testing.ts'
import { uploadFile } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute, second } from '../../platform/duration.ts'
import { commentTables } from '../subject/comment.ts'
import { derivedTables, postTables } from '../subject/post.ts'
import { endSuspensions, finalizeDecisions } from './moderation.jobs.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
let Noe: TestPerson
const desk = createDesk(() => server)

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara, Noe } = await registerModerators(server, 'Mara', 'Noe'))
})
afterAll(() => server.stop())

const login = ({ email, password }: TestPerson) => server.call('authenticate', { body: { email, password } })
const mailsTo = ({ email }: TestPerson) =>
  server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

/** Lets the time for undoing pass. */
async function finalize(): Promise<void> {
  server.advance(10 * minute + second)
  await finalizeDecisions(server.context)
  server.advance(-10 * minute - second)
}

async function readWrongCounters() {
  await server.eventsHandled()
  return findWrongCounters(server.context.db)
}

describe('P-moderation-6: a case is decided once', () => {
  test('a claim keeps others out until it expires or is given back', async () => {
    const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
    const id = await desk.openCase(Mara, Ana, { userId: Bea.id })
    const until = Date.parse((await desk.claim(Mara, id)).body.until)
    expect(Math.abs(until - Date.now() - 30 * minute)).toBeLessThan(minute)
    expect((await desk.queue(Mara, { status: 'mine' })).body).toMatchObject({
      rows: [{ id }],
      counts: { mine: 1 },
    })
    expect((await desk.queue(Noe, { status: 'mine' })).body.rows).toEqual([])
    for (const refused of [await desk.claim(Noe, id), await desk.decide(Noe, id, 'dismiss')]) {
      expect(refused).toMatchObject({ status: 409, body: { error: 'caso_tomado' } })
    }
    await server.call('releaseCase', { token: Noe.token, params: { id } })
    expect((await desk.claim(Noe, id)).status).toBe(409)
    await server.call('releaseCase', { token: Mara.token, params: { id } })
    expect((await desk.claim(Noe, id)).status).toBe(200)
    server.advance(31 * minute)
    expect((await desk.claim(Mara, id)).status).toBe(200)
    server.advance(-31 * minute)
    expect((await desk.decide(Mara, id, 'dismiss')).body.outcome).toMatchObject({
      decision: 'dismiss',
      moderator: { id: Mara.id, fullname: 'Mara Prueba' },
      reason: desk.reason,
    })
  })

  test('of two moderators who decide at the same time one gets a 409', async () => {
    const { Caro, Dani } = await server.registerTalents('Caro', 'Dani')
    const id = await desk.openCase(Mara, Caro, { userId: Dani.id })
    const replies = await Promise.all([
      desk.decide(Mara, id, 'dismiss'),
      desk.decide(Noe, id, 'suspend'),
      desk.decide(Mara, id, 'suspend'),
      desk.decide(Noe, id, 'dismiss'),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(replies.find(({ status }) => status === 409)!.body).toMatchObject({ error: 'caso_decidido' })
    const { log } = (await desk.read(Mara, id)).body
    expect(log.filter(({ action }) => action === 'decide')).toHaveLength(1)
  })

  test('the decision must suit the case', async () => {
    const { Eva, Fina } = await server.registerTalents('Eva', 'Fina')
    const id = await desk.openCase(Mara, Eva, { userId: Fina.id })
    for (const [decision, body, error] of [
      ['accept', {}, 'decision_no_valida'],
      ['remove', { removeContent: true }, 'decision_no_valida'],
      ['remove', { parts: [] }, 'required'],
      ['remove', { parts: ['nombre'] }, 'not_a_choice'],
      ['suspend', { until: '2020-01-01T00:00:00Z' }, 'fecha_pasada'],
      ['suspend', { until: 'mañana' }, 'fecha_invalida'],
      ['suspend', { reason: '' }, 'texto_vacio'],
    ] as const) {
      expect(await desk.decide(Mara, id, decision, body)).toMatchObject({
        status: 422,
        body: { errors: [{ error }] },
      })
    }
  })
})

describe('P-moderation-7: a decision takes effect at once, can be undone, and is told afterwards', () => {
  test('a removed post is gone everywhere, undoing brings all of it back, and then it is deleted for good', async () => {
    const { Gala, Hilda, Ines } = await server.registerTalents('Gala', 'Hilda', 'Ines')
    const filename = await uploadFile(server, Gala)
    const { body: post } = await server.call('createPost', {
      token: Gala.token,
      body: { description: 'Mi #foto', files: [{ filename, type: 'image' }] },
    })
    const params = { id: post.id }
    for (const { token } of [Hilda, Ines]) {
      await server.call('likePost', { token, params })
      await server.call('savePost', { token, params })
      const { body } = await server.call('createComment', {
        token,
        body: { postId: post.id, comment: 'Bravo' },
      })
      await server.call('likeComment', { token: Gala.token, params: { id: body.id } })
    }
    const { body: share } = await server.call('sharePost', { token: Ines.token, body: { id: post.id } })
    const readAs = async ({ token }: TestPerson) => {
      const [own, feed, saved, shared, files, tagged, work] = await Promise.all([
        server.call('getPost', { token, params }),
        server.call('getFeed', { token, query: {} }),
        server.call('getSavedPosts', { token, query: {} }),
        server.call('getPost', { token, params: { id: share.id } }),
        server.call('getUserFiles', { token, params: { profile: Gala.id, type: 'PHOTO' }, query: {} }),
        server.call('getHashtagPosts', { token, params: { tag: 'foto' }, query: {} }),
        server.call('getWork', { token, query: {} }),
      ])
      const photo = await server.send('GET', mediaPaths.file(filename))
      return [
        ...[own, feed, saved, shared, files, tagged, work].map(({ status, body }) => [status, body]),
        [photo.status],
      ]
    }
    const before = await Promise.all([Gala, Hilda].map(readAs))

    const id = await desk.openCase(Mara, Hilda, { postId: post.id })
    expect((await desk.decide(Mara, id, 'remove', { note: 'Ya había avisado' })).status).toBe(200)
    for (const who of [Gala, Hilda]) {
      const [own, feed, saved, shared, files, tagged, work, photo] = await readAs(who)
      expect([own![0], photo![0]]).toEqual([404, 404])
      expect(JSON.stringify([feed, saved, files, tagged, work])).not.toContain('Mi #foto')
      expect(shared![1]).toMatchObject({ sharedPost: null })
    }
    expect(await readWrongCounters()).toEqual([])
    expect(await desk.undo(Noe, id)).toMatchObject({ status: 409, body: { error: 'fuera_de_plazo' } })

    const undone = await desk.undo(Mara, id)
    expect([undone.status, undone.body.status, undone.body.claim?.mine]).toEqual([200, 'open', true])
    expect(await readWrongCounters()).toEqual([])
    expect(await Promise.all([Gala, Hilda].map(readAs))).toEqual(before)
    await finalize()
    expect(mailsTo(Hilda)).not.toContain(`Revisamos tu reporte ${undone.body.number}`)

    await desk.decide(Mara, id, 'remove')
    await finalize()
    expect(await desk.undo(Mara, id)).toMatchObject({ status: 409, body: { error: 'fuera_de_plazo' } })
    const { text } = await server.mailTo(Gala.email, 'Eliminamos una de tus publicaciones')
    expect(text).toContain(desk.reason)
    expect(text).not.toContain('Ya había avisado')
    await server.mailTo(Hilda.email, `Revisamos tu reporte ${undone.body.number}`)
    const file = post.files[0]!.url
    await expect.poll(async () => (await server.send('GET', mediaPaths.file(file))).status).toBe(404)
    expect(await readWrongCounters()).toEqual([])
    const { log } = (await desk.read(Noe, id)).body
    expect(log.map(({ action }) => action)).toEqual(['decide', 'undo', 'decide'])
  })

  test('a decision that PostgreSQL ends because of a deadlock takes effect all the same', async () => {
    const { Queta, Rocio } = await server.registerTalents('Queta', 'Rocio')
    const { token } = Queta
    const { body: post } = await server.call('createPost', { token, body: { description: 'Hola' } })
    const id = await desk.openCase(Mara, Rocio, { postId: post.id })
    await server.eventsHandled()
    const { db } = server.context
    const { decision } = await db.transaction().execute(async (trx) => {
      await sql`select from account where id = ${Queta.id} for no key update`.execute(trx)
      const decision = desk.decide(Mara, id, 'remove')
      // It has locked the post, and waits for its author.
      const waiting = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      // Another connection: statistics are read once in a transaction.
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
      await sql`select from post where id = ${post.id} for update`.execute(trx)
      return { decision }
    })
    expect((await decision).status).toBe(200)
  })

  test('P-profiles-18: undoing the removal of a pinned post never leaves four pinned', async () => {
    const { Sara, Tere } = await server.registerTalents('Sara', 'Tere')
    const { token } = Tere
    const ids = []
    for (const description of ['1', '2', '3', '4'])
      ids.push((await server.call('createPost', { token, body: { description } })).body.id)
    const [first, , , fourth] = ids as [string, string, string, string]
    const pin = (id: string) => server.call('pinPost', { token, params: { id } })
    const readPinned = async () => {
      const { body } = await server.call('getUserPosts', { token, params: { profile: Tere.id }, query: {} })
      return body.posts.filter(({ pinned }) => pinned).map(({ description }) => description)
    }
    for (const id of ids.slice(0, 3)) await pin(id)
    const caseId = await desk.openCase(Mara, Sara, { postId: first })
    await desk.decide(Mara, caseId, 'remove')
    await desk.undo(Mara, caseId)
    expect(await readPinned()).toEqual(['3', '2', '1'])
    await desk.decide(Mara, caseId, 'remove')
    expect((await pin(fourth)).status).toBeLessThan(300)
    expect((await desk.undo(Mara, caseId)).status).toBe(200)
    expect(await readPinned()).toEqual(['4', '3', '2'])
    expect((await server.call('getPost', { token, params: { id: first } })).body.pinned).toBe(false)
  })

  test('a removed comment: gone, undone with its likes, removed for good', async () => {
    const { Julia, Karla } = await server.registerTalents('Julia', 'Karla')
    const { body: post } = await server.call('createPost', {
      token: Julia.token,
      body: { description: 'Hola' },
    })
    const { body: comment } = await server.call('createComment', {
      token: Karla.token,
      body: { postId: post.id, comment: 'Grosería' },
    })
    await server.call('likeComment', { token: Julia.token, params: { id: comment.id } })
    const read = async () =>
      (await server.call('getComments', { token: Julia.token, query: { postId: post.id } })).body
    const before = await read()
    const id = await desk.openCase(Mara, Julia, { commentId: comment.id })
    await desk.decide(Mara, id, 'remove')
    expect(await read()).toMatchObject({ rows: [], count: 0 })
    expect(await readWrongCounters()).toEqual([])
    await desk.undo(Mara, id)
    expect(await read()).toEqual(before)
    expect(await readWrongCounters()).toEqual([])
    await desk.decide(Mara, id, 'remove')
    await finalize()
    await server.mailTo(Karla.email, 'Eliminamos uno de tus comentarios')
    expect(await read()).toMatchObject({ rows: [] })
  })

  test('every table whose rows are deleted with a post or comment is restored', async () => {
    for (const [type, tables] of Object.entries({ post: postTables, comment: commentTables })) {
      const { rows } = await sql<{ name: string }>`
        with recursive deleted (id) as (
          select ${type}::regclass::oid
          union
          select conrelid from pg_constraint join deleted on confrelid = deleted.id
          where contype = 'f' and confdeltype = 'c'
        )
        select id::regclass::text as name from deleted
      `.execute(server.context.db)
      expect(tables.map(({ name }) => name).toSorted()).toEqual(
        rows
          .map(({ name }) => name)
          .filter((name) => !derivedTables.includes(name))
          .toSorted(),
      )
    }
  })

  test('a suspension ends all sessions at once; undoing lifts it without a mail', async () => {
    const { Lola, Mia } = await server.registerTalents('Lola', 'Mia')
    const id = await desk.openCase(Mara, Lola, { userId: Mia.id })
    await desk.decide(Mara, id, 'suspend')
    expect((await server.call('getSelf', { token: Mia.token })).status).toBe(401)
    const { token } = (await login(Mia)).body
    expect((await server.call('getSuspension', { token })).body).toMatchObject({
      reason: desk.reason,
      until: null,
    })
    await desk.undo(Mara, id)
    const restored = (await login(Mia)).body.token
    expect((await server.call('getSuspension', { token: restored })).status).toBe(404)
    await finalize()
    expect(mailsTo(Mia)).not.toContain('Tu cuenta está suspendida')
    await desk.decide(Mara, id, 'suspend')
    expect(mailsTo(Mia)).not.toContain('Tu cuenta está suspendida')
    await finalize()
    await server.mailTo(Mia.email, 'Tu cuenta está suspendida')
    await server.mailTo(Lola.email, 'Revisamos tu reporte')
    expect(await readWrongCounters()).toEqual([])
  })

  test('P-suspension-6: a suspension with an end is lifted by time, and the person is told', async () => {
    const { Nora, Olga } = await server.registerTalents('Nora', 'Olga')
    const { body } = await server.call('createPost', { token: Olga.token, body: { description: 'Insulto' } })
    const id = await desk.openCase(Mara, Nora, { postId: body.id })
    const until = new Date(Date.now() + day).toISOString()
    await desk.decide(Mara, id, 'suspend', { until, removeContent: true })
    await finalize()
    await server.mailTo(Olga.email, 'Tu cuenta está suspendida')
    // P-moderation-20
    const { text: removed } = await server.mailTo(Olga.email, 'Eliminamos una de tus publicaciones')
    expect(removed).toContain(getRemovalPath(id))
    expect(removed).toContain('14 días a partir de que termine la suspensión')
    await endSuspensions(server.context)
    const suspended = (await login(Olga)).body.token
    expect((await server.call('getSuspension', { token: suspended })).body).toMatchObject({ until })
    server.advance(day + minute)
    await endSuspensions(server.context)
    const { text: lifted } = await server.mailTo(Olga.email, 'Tu cuenta ya no está suspendida')
    expect(lifted).not.toContain('Motivo')
    expect(lifted).toContain('salvo lo que eliminamos')
    const { token } = (await login(Olga)).body
    expect((await server.call('getPost', { token, params: { id: body.id } })).status).toBe(404)
    server.advance(-day - minute)
    expect((await desk.read(Mara, id)).body.account?.log.map(({ action }) => action)).toEqual([
      'expire',
      'decide',
    ])
    expect(await readWrongCounters()).toEqual([])
  })

  test('everybody is told in their language: the reporters and the author of what is removed', async () => {
    const { Pilar, Quimey, Romina } = await server.registerTalents('Pilar', 'Quimey', 'Romina')
    for (const { token } of [Pilar, Romina])
      await server.call('changeLanguage', { token, body: { langCode: 'en' } })
    const { body } = await server.call('createPost', { token: Romina.token, body: { description: 'Insult' } })
    const id = await desk.openCase(Mara, Pilar, { postId: body.id })
    await desk.openCase(Mara, Quimey, { postId: body.id })
    await desk.decide(Mara, id, 'remove')
    await finalize()
    const { text: removed } = await server.mailTo(Romina.email, 'We removed one of your posts')
    expect(removed).toContain(`Reason: ${desk.reason}`)
    const { text: told } = await server.mailTo(Pilar.email, 'We reviewed your report')
    expect(told).toContain('Someone on our team reviewed what you reported and removed it.')
    expect(told).toContain("What you reported: Romina Prueba's post.")
    const { text: dicho } = await server.mailTo(Quimey.email, 'Revisamos tu reporte')
    expect(dicho).toContain('revisó lo que reportaste y lo eliminó')
    expect(dicho).toContain('Lo que reportaste: la publicación de Romina Prueba.')
  })

  test('a dismissal cannot be undone once new reports have opened another case', async () => {
    const { Pia, Quim, Rut } = await server.registerTalents('Pia', 'Quim', 'Rut')
    const id = await desk.openCase(Mara, Pia, { userId: Quim.id })
    await desk.decide(Mara, id, 'dismiss')
    expect((await desk.report(Rut, { userId: Quim.id })).status).toBe(201)
    expect(await desk.undo(Mara, id)).toMatchObject({ status: 409, body: { error: 'caso_reabierto' } })
  })
})
