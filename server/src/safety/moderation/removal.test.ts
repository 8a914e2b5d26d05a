import { randomUUID } from 'node:crypto'
import { getRemovalPath } from '@brilla/contract/notifications/notification-path'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findWrongCounters } from '../../counters.testing.ts'
import { deleteExpiredAccounts } from '../../data-rights/deactivation/deactivation.jobs.ts'
import { mediaJobs } from '../../media/index.ts'
import { createMediaClient, uploadFile } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { liftSuspension, suspendAccount } from './index.ts'
import { deleteExpiredRemovals, finalizeDecisions } from './moderation.jobs.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'

let server: TestServer
let Mara: TestPerson
let Noe: TestPerson
const desk = createDesk(() => server)
const media = createMediaClient(() => server)

beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara, Noe } = await registerModerators(server, 'Mara', 'Noe'))
})
afterAll(() => server.stop())

/** Runs something as if the given time had passed. */
async function later<T>(milliseconds: number, run: () => Promise<T>): Promise<T> {
  server.advance(milliseconds)
  const result = await run()
  server.advance(-milliseconds)
  return result
}

const finalize = () => later(10 * minute + 1_000, () => finalizeDecisions(server.context))
const expire = (days: number) => later(days * day + minute, () => deleteExpiredRemovals(server.context))

/** Removes something for good, as far as the desk is concerned; returns the id of the case. */
async function remove(reporter: TestPerson, subject: object): Promise<string> {
  const id = await desk.openCase(Mara, reporter, subject)
  expect((await desk.decide(Mara, id, 'remove')).status).toBe(200)
  await finalize()
  return id
}

const read = ({ token }: TestPerson, id: string) => server.call('getRemoval', { token, params: { id } })
const appeal = ({ token }: TestPerson, id: string, text = 'No incumple nada.') =>
  server.call('appealRemoval', { token, params: { id }, body: { text } })

/** Appeals; returns the id of the case at the desk. */
async function openAppeal(author: TestPerson, id: string): Promise<string> {
  expect((await appeal(author, id)).status).toBe(201)
  const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
  return rows.find(({ person }) => person.id === author.id)!.id
}

async function readNotifications({ token }: TestPerson) {
  await server.eventsHandled()
  return (await server.call('getNotifications', { token, query: {} })).body.rows
}

const readWrongCounters = async () => {
  await server.eventsHandled()
  return findWrongCounters(server.context.db)
}

/** A post with a photo that two people have liked and commented. */
async function publish(author: TestPerson, readers: TestPerson[]) {
  const filename = await uploadFile(server, author)
  const { body } = await server.call('createPost', {
    token: author.token,
    body: { description: 'Mi #foto', files: [{ filename, type: 'image', alt: 'Yo' }] },
  })
  for (const { token } of readers) {
    await server.call('likePost', { token, params: { id: body.id } })
    await server.call('createComment', { token, body: { postId: body.id, comment: 'Bravo' } })
  }
  return { id: body.id, photo: mediaPaths.file(body.files[0]!.url) }
}

const countRemoved = async () => {
  const { rows } = await sql`select from removed_content`.execute(server.context.db)
  return rows.length
}

describe('P-moderation-20: the author of removed content is notified and can appeal', () => {
  test('P-wire-16: an appeal that is sent again with its key is one appeal', async () => {
    const { Uma, Vera } = await server.registerTalents('Uma', 'Vera')
    const id = await remove(Vera, { postId: (await publish(Uma, [])).id })
    const headers = { 'idempotency-key': 'apelacion' }
    const send = (text: string) =>
      server.call('appealRemoval', { token: Uma.token, params: { id }, headers, body: { text } })
    const first = await send('No incumple nada.')
    expect(first.status).toBe(201)
    expect(await send('No incumple nada.')).toMatchObject({ status: 201, body: first.body })
    expect(await send('Es mía.')).toMatchObject({ status: 409, body: { error: 'idempotency_conflict' } })
    const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
    expect(rows.filter(({ person }) => person.id === Uma.id)).toHaveLength(1)
  })

  test('a post: kept for its author alone, decided by somebody else, restored with its likes, comments and files', async () => {
    const { Ana, Bea, Caro } = await server.registerTalents('Ana', 'Bea', 'Caro')
    const post = await publish(Ana, [Bea, Caro])
    const readPost = async () =>
      (await server.call('getPost', { token: Bea.token, params: { id: post.id } })).body
    const getPhoto = async () => (await media.get(post.photo)).status
    const before = await readPost()
    const id = await desk.openCase(Mara, Bea, { postId: post.id })
    await desk.decide(Mara, id, 'remove')
    expect((await read(Ana, id)).status).toBe(404)
    await finalize()

    await expect.poll(getPhoto).toBe(404)
    expect((await server.call('getPost', { token: Ana.token, params: { id: post.id } })).status).toBe(404)
    const removal = (await read(Ana, id)).body
    expect(removal).toMatchObject({
      kind: 'post',
      rule: 'other',
      reason: desk.reason,
      state: 'kept',
      postId: null,
      content: { title: '', text: 'Mi #foto', videoId: null, files: [{ type: 'PHOTO', alt: 'Yo' }] },
      appeal: null,
    })
    const wait = Date.parse(removal.appealUntil) - Date.parse(removal.removedAt)
    expect(Math.round(wait / day)).toBe(14)
    expect((await media.get(removal.content!.files[0]!.url)).status).toBe(200)
    expect((await read(Bea, id)).status).toBe(404)
    const [told, ...others] = (await readNotifications(Ana)).filter(({ actor }) => actor === null)
    expect([told, others]).toMatchObject([{ type: 'CONTENT_REMOVED', removalId: id }, []])
    expect(told!.text).toContain('Eliminamos contenido tuyo')
    const { text: mail } = await server.mailTo(Ana.email, 'Eliminamos una de tus publicaciones')
    expect(mail).toContain(getRemovalPath(id))
    expect(mail).toContain('puedes apelar en esa página durante 14 días')

    const appealId = await openAppeal(Ana, id)
    const number = (await read(Ana, id)).body.appeal!.number
    expect((await server.mailTo(Ana.email, `Recibimos tu apelación ${number}`)).text).not.toContain(
      'suspendida',
    )
    await expire(15)
    const opened = (await desk.read(Mara, appealId)).body
    expect(opened).toMatchObject({
      kind: 'appeal',
      subject: 'post',
      refusal: 'otro_moderador',
      reports: [{ reporter: { id: Bea.id } }],
      appeal: {
        text: 'No incumple nada.',
        suspension: null,
        against: { caseId: id, decision: 'remove', reason: desk.reason, moderator: { id: Mara.id } },
      },
    })
    expect((await media.get(opened.evidence[0]!.files[0]!.url)).status).toBe(200)
    expect(await desk.decide(Mara, appealId, 'accept')).toMatchObject({
      status: 409,
      body: { error: 'otro_moderador' },
    })

    await desk.decide(Noe, appealId, 'accept')
    expect(await readPost()).toEqual(before)
    await expect.poll(getPhoto).toBe(200)
    expect((await read(Ana, id)).body).toMatchObject({ state: 'restored', appeal: { outcome: null } })
    await desk.undo(Noe, appealId)
    expect((await server.call('getPost', { token: Bea.token, params: { id: post.id } })).status).toBe(404)
    expect((await read(Ana, id)).body.state).toBe('kept')
    await expect.poll(getPhoto).toBe(404)
    expect(await readWrongCounters()).toEqual([])
    await desk.decide(Noe, appealId, 'accept', { reason: 'Tienes razón.' })
    await finalize()
    await expect.poll(getPhoto).toBe(200)
    expect(await readPost()).toEqual(before)
    expect(await readWrongCounters()).toEqual([])
    expect((await read(Ana, id)).body).toMatchObject({
      state: 'restored',
      postId: post.id,
      content: null,
      appeal: { outcome: { decision: 'accept', reason: 'Tienes razón.' } },
    })
    const { text } = await server.mailTo(Ana.email, `Aceptamos tu apelación ${number}`)
    expect(text).toContain('Tienes razón.')
    const decided = (await readNotifications(Ana)).find(({ type }) => type === 'APPEAL_DECIDED')
    expect(decided).toMatchObject({ removalId: id })
    await server.mailTo(Bea.email, 'Cambiamos la decisión sobre tu reporte')
    expect((await readNotifications(Bea)).filter(({ type }) => type === 'REPORT_DECIDED')).toHaveLength(2)
    // The held copy goes, the file stays.
    const { storage } = server.context
    const listHeld = async () => (await Promise.all((await storage.list('held')).map(storage.list))).flat()
    await expect
      .poll(async () => (await listHeld()).filter((key) => key.endsWith(post.photo.split('/').at(-1)!)))
      .toEqual([])
    expect(await getPhoto()).toBe(200)
    const log = (await desk.read(Mara, appealId)).body.log
    expect(log.map(({ action, decision }) => [action, decision])).toEqual([
      ['decide', 'accept'],
      ['undo', 'accept'],
      ['decide', 'accept'],
    ])
  })

  test('a comment whose appeal is refused is deleted for good, and reporters are told once', async () => {
    const { Dani, Eva } = await server.registerTalents('Dani', 'Eva')
    const { body: post } = await server.call('createPost', {
      token: Dani.token,
      body: { description: 'Hola' },
    })
    const { body: comment } = await server.call('createComment', {
      token: Eva.token,
      body: { postId: post.id, comment: 'Grosería' },
    })
    const id = await remove(Dani, { commentId: comment.id })
    expect((await read(Eva, id)).body).toMatchObject({
      kind: 'comment',
      postId: post.id,
      content: { text: 'Grosería' },
    })
    for (const [text, error] of [
      [' ', 'texto_vacio'],
      ['x'.repeat(2_001), 'too_long'],
    ] as const) {
      expect(await appeal(Eva, id, text)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'text', error }] },
      })
    }
    expect((await appeal(Dani, id)).status).toBe(404)
    const replies = await Promise.all(Array.from({ length: 4 }, () => appeal(Eva, id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect(replies.find(({ status }) => status === 409)!.body).toMatchObject({ error: 'appealed' })
    const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
    const appealId = rows.find(({ person }) => person.id === Eva.id)!.id
    await desk.decide(Noe, appealId, 'refuse', { reason: 'Es un insulto.' })
    expect((await read(Eva, id)).body).toMatchObject({ state: 'kept', appeal: { outcome: null } })
    await finalize()
    expect((await read(Eva, id)).body).toMatchObject({
      state: 'deleted',
      content: null,
      appeal: { outcome: { decision: 'refuse', reason: 'Es un insulto.' } },
    })
    const { text } = await server.mailTo(Eva.email, `Revisamos tu apelación`)
    expect([text.includes('Es un insulto.'), text.includes('suspendida')]).toEqual([true, false])
    const told = await readNotifications(Dani)
    expect(told.filter(({ type }) => type === 'REPORT_DECIDED')).toHaveLength(1)
  })

  test('a message is restored for both; without its conversation there is nothing to restore, and the mail says so', async () => {
    const { Fina, Gala } = await server.registerTalents('Fina', 'Gala')
    const send = async ({ token }: TestPerson, { id }: TestPerson, message: string) =>
      (await server.call('sendMessage', { token, body: { receiverId: id, message, clientId: randomUUID() } }))
        .body
    const sent = await send(Fina, Gala, 'Oye')
    const readLast = async ({ token }: TestPerson, { id }: TestPerson) =>
      (await server.call('getMessages', { token, params: { id }, query: {} })).body.rows.at(-1)
    const before = await readLast(Gala, Fina)
    const id = await remove(Gala, { messageId: sent.id })
    expect(await readLast(Gala, Fina)).toMatchObject({ withdrawn: true, message: '' })
    expect((await read(Fina, id)).body).toMatchObject({
      kind: 'message',
      postId: null,
      content: { text: 'Oye' },
    })
    await desk.decide(Noe, await openAppeal(Fina, id), 'accept')
    await finalize()
    expect(await readLast(Gala, Fina)).toEqual({ ...before, reported: true })
    // Written by a job, which would not find the message without its conversation.
    await server.mailTo(Fina.email, 'ya es visible otra vez')

    const second = await remove(Gala, { messageId: (await send(Fina, Gala, 'Otra vez')).id })
    await sql`delete from conversation where first_id = ${Gala.id} or second_id = ${Gala.id}`.execute(
      server.context.db,
    )
    await desk.decide(Noe, await openAppeal(Fina, second), 'accept')
    await finalize()
    await expect
      .poll(() =>
        server.mails.filter(
          ({ to, text }) => to === Fina.email && text.includes('No hay nada que restaurar'),
        ),
      )
      .toHaveLength(1)
    expect((await read(Fina, second)).body.content).toBeNull()
  })

  test('without an appeal it is deleted after 14 days, and not while its author is suspended', async () => {
    const { Hilda, Ines } = await server.registerTalents('Hilda', 'Ines')
    const post = await publish(Ines, [Hilda])
    const id = await remove(Hilda, { postId: post.id })
    await expire(13)
    expect((await read(Ines, id)).body.state).toBe('kept')
    await suspendAccount(server.context, Ines.email, 'Por otra cosa.')
    await expire(15)
    await later(10 * day, () => liftSuspension(server.context, Ines.email, 'Ya pasó.'))
    const { email, password } = Ines
    const { token } = (await server.call('authenticate', { body: { email, password } })).body
    const back = { ...Ines, token }
    const { body } = await read(back, id)
    expect(body.state).toBe('kept')
    expect(Math.round((Date.parse(body.appealUntil) - Date.now()) / day)).toBe(24)
    const late = await later(25 * day, async () => {
      const { token } = (await server.call('authenticate', { body: { email, password } })).body
      return appeal({ ...Ines, token }, id)
    })
    expect(late).toMatchObject({ status: 409, body: { error: 'plazo_vencido' } })
    await expire(25)
    expect((await read(back, id)).body).toMatchObject({ state: 'deleted', content: null })
    expect(await appeal(back, id)).toMatchObject({ status: 409, body: { error: 'plazo_vencido' } })
    await expect.poll(async () => (await media.get(body.content!.files[0]!.url)).status).toBe(404)
  })

  test('what a deleted account had removed, or below removed content, is erased; new columns get their defaults', async () => {
    const { Julia, Karla, Lola } = await server.registerTalents('Julia', 'Karla', 'Lola')
    const deleteAccount = async ({ token }: TestPerson) => {
      expect((await server.call('cancelAccount', { token })).status).toBe(202)
      await later(29 * day, () => deleteExpiredAccounts(server.context))
      await server.eventsHandled()
    }
    const [ofJulia, ofKarla] = [await publish(Julia, [Karla, Lola]), await publish(Karla, [Lola])]
    const id = await remove(Lola, { postId: ofJulia.id })
    await remove(Lola, { postId: ofKarla.id })
    const { content } = (await read(Karla, (await findRemovalCase(Karla))!)).body
    const before = await countRemoved()
    await deleteAccount(Karla)
    expect(await countRemoved()).toBeLessThan(before)
    await expect.poll(async () => (await media.get(content!.files[0]!.url)).status).toBe(404)
    const { rows } = await sql<{ kept: string }>`select rows::text as kept from removed_content`.execute(
      server.context.db,
    )
    expect(rows.filter(({ kept }) => kept.includes(Karla.id))).toEqual([])

    await sql`
      update removed_content set rows = (select jsonb_agg(kept - 'title') from jsonb_array_elements(rows) kept)
      where case_id = ${id} and table_name = 'post'
    `.execute(server.context.db)
    expect((await desk.decide(Noe, await openAppeal(Julia, id), 'accept')).status).toBe(200)
    const { body } = await server.call('getPost', { token: Lola.token, params: { id: ofJulia.id } })
    expect([body.title, body.likesCount, body.commentsCount]).toEqual(['', 1, 1])
    expect(await readWrongCounters()).toEqual([])
  })

  test('files are where the content is, in whatever order and however often the jobs that move them run', async () => {
    const { Mila, Nuria } = await server.registerTalents('Mila', 'Nuria')
    const post = await publish(Mila, [])
    const getPhoto = async () => (await media.get(post.photo)).status
    const { jobs } = server.context
    const send = jobs.send.bind(jobs)
    const waiting: object[] = []
    const spy = vi.spyOn(jobs, 'send').mockImplementation(async (...sent) => {
      if (sent[1] === 'media.move') waiting.push(sent[2])
      else await send(...sent)
    })
    const move = mediaJobs(server.context).find(({ name }) => name === 'media.move')!
    const run = async (...numbers: number[]) => {
      for (const number of numbers)
        await move.run(waiting[number] as never, { signal: AbortSignal.timeout(60_000) } as never)
    }
    const id = await remove(Nuria, { postId: post.id })
    const { url } = (await read(Mila, id)).body.content!.files[0]!
    const appealId = await openAppeal(Mila, id)
    await desk.decide(Noe, appealId, 'accept')
    await desk.undo(Noe, appealId)
    await desk.decide(Noe, appealId, 'accept')
    await run(2, 0, 1, 3, 0)
    expect([waiting.length, await getPhoto()]).toEqual([4, 200])
    await desk.undo(Noe, appealId)
    await run(3, 4, 1, 4)
    expect([await getPhoto(), (await media.get(url)).status]).toEqual([404, 200])
    await desk.decide(Noe, appealId, 'accept')
    await finalize()
    await Promise.all([run(5, 0), run(4, 1), run(2, 3)])
    expect(await getPhoto()).toBe(200)
    spy.mockRestore()
  })

  /** The newest case about somebody. */
  async function findRemovalCase({ id }: TestPerson): Promise<string | undefined> {
    const { body } = await server.call('getPerson', { token: Mara.token, params: { id } })
    return body.cases[0]?.id
  }
})

describe('P-moderation-22: the author of removed content can delete it for good', () => {
  const deleteFor = ({ token }: TestPerson, id: string) =>
    server.call('deleteRemoval', { token, params: { id } })
  const refused = (error: string) => ({ status: 409, body: { error } })

  test('without an appeal: its files are deleted, it cannot be appealed, and the evidence stays', async () => {
    const { Olga, Paz } = await server.registerTalents('Olga', 'Paz')
    const id = await remove(Paz, { postId: (await publish(Olga, [Paz])).id })
    const { url } = (await read(Olga, id)).body.content!.files[0]!
    const before = await countRemoved()
    expect((await deleteFor(Paz, id)).status).toBe(404)
    expect((await deleteFor(Olga, 'nada')).status).toBe(404)
    expect((await deleteFor(Olga, id)).status).toBe(204)
    expect(await countRemoved()).toBeLessThan(before)
    expect((await read(Olga, id)).body).toMatchObject({ state: 'deleted', content: null, appeal: null })
    await expect.poll(async () => (await media.get(url)).status).toBe(404)
    expect((await deleteFor(Olga, id)).status).toBe(204)
    expect(await appeal(Olga, id)).toMatchObject(refused('plazo_vencido'))
    const { evidence, outcome } = (await desk.read(Noe, id)).body
    expect([evidence[0]!.content.post!.description, outcome!.decision]).toEqual(['Mi #foto', 'remove'])
  })

  test('an appeal that is not decided for good is withdrawn, which the desk sees; what is visible again is deleted where it is', async () => {
    const { Rita, Sara } = await server.registerTalents('Rita', 'Sara')
    const removePost = async () => remove(Sara, { postId: (await publish(Rita, [])).id })
    const id = await removePost()
    const appealId = await openAppeal(Rita, id)
    expect((await desk.claim(Noe, appealId)).status).toBe(200)
    expect((await deleteFor(Rita, id)).status).toBe(204)
    expect((await read(Rita, id)).body).toMatchObject({
      state: 'deleted',
      appeal: { outcome: { decision: 'withdraw', reason: '' } },
    })
    expect((await desk.read(Noe, appealId)).body).toMatchObject({
      status: 'decided',
      claim: null,
      evidence: [{ content: { post: { description: 'Mi #foto' } } }],
      outcome: { decision: 'withdraw', moderator: null, undoUntil: null },
      log: [{ action: 'withdraw', moderator: null }],
    })
    const { rows } = (await desk.queue(Noe, { kind: 'appeal' })).body
    expect(rows.filter(({ person }) => person.id === Rita.id)).toEqual([])
    expect(await desk.decide(Noe, appealId, 'accept')).toMatchObject(refused('caso_decidido'))

    const second = await removePost()
    const secondAppeal = await openAppeal(Rita, second)
    await desk.decide(Noe, secondAppeal, 'refuse')
    expect((await deleteFor(Rita, second)).status).toBe(204)
    expect(await desk.undo(Noe, secondAppeal)).toMatchObject(refused('fuera_de_plazo'))
    await finalize()
    expect((await read(Rita, second)).body.appeal!.outcome!.decision).toBe('withdraw')

    const third = await removePost()
    await desk.decide(Noe, await openAppeal(Rita, third), 'accept')
    expect(await deleteFor(Rita, third)).toMatchObject(refused('contenido_visible'))
    await finalize()
    expect(await deleteFor(Rita, third)).toMatchObject(refused('contenido_visible'))
    const told = await readNotifications(Rita)
    expect(told.filter(({ type }) => type === 'APPEAL_DECIDED')).toHaveLength(1)
    const { months } = (await server.call('getTransparency')).body
    expect(months.flatMap(({ decisions }) => Object.keys(decisions))).not.toContain('withdraw')
  })
})
