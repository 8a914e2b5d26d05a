import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWrongCounters } from '../../counters.testing.ts'
import { createJpeg, pdfBytes } from '../../media/media.samples.ts'
import { createMediaClient, uploadFile } from '../../media/media.testing.ts'
import { enqueueUnreadMails } from '../../notifications/activity-mail/activity-mail.jobs.ts'
import { createMailActions } from '../../notifications/activity-mail/activity-mail.testing.ts'
import { createSubscriptionKeys } from '../../notifications/push/push.testing.ts'
import { day, minute } from '../../platform/duration.ts'
import {
  birthdateTurning,
  startTestServer,
  type TestPerson,
  type TestServer,
  toFirstName,
} from '../../testing.ts'
import { createMessageClient } from '../message/message.testing.ts'
import { deleteOldBulkMessages } from './bulk-message.jobs.ts'

let server: TestServer
let client: ReturnType<typeof createMessageClient>
let made = 0
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' }, { countsRequests: false })
  client = createMessageClient(server)
})
afterAll(() => server.stop())

const { run, mailsTo } = createMailActions(() => server)
const media = createMediaClient(() => server)

async function createAgency({ verified = true } = {}): Promise<TestPerson> {
  made += 1
  const [agency] = Object.values(await server.registerPeople('agencia', `Cumbre${made}`))
  await server.context.db.updateTable('account').set({ verified }).where('id', '=', agency!.id).execute()
  return agency!
}

async function createTalents(count: number): Promise<TestPerson[]> {
  made += 1
  const names = Array.from({ length: count }, (_, n) => `Ana${made}x${n}`)
  return Object.values(await server.registerTalents(...names))
}

const createBody = (to: readonly { id: string }[], content: object = {}) => {
  made += 1
  return {
    receiverIds: to.map(({ id }) => id),
    message: 'Hola, {nombre}',
    bulkId: `envío ${made}`,
    ...content,
  }
}
type Body = ReturnType<typeof createBody>

const post = ({ token }: TestPerson, body: Body) => server.call('sendBulkMessage', { token, body })
const readState = ({ token }: TestPerson, { bulkId }: Body) =>
  server.call('getBulkMessage', { token, params: { bulkId } })

/** Sends it and waits until nobody is left. */
async function send(agency: TestPerson, body: Body) {
  expect(await post(agency, body)).toMatchObject({ status: 202, body: { bulkId: body.bulkId } })
  await server.jobsDone('bulk-message.send')
  return (await readState(agency, body)).body
}

const logInAgain = async (person: TestPerson) => {
  const { email, password } = person
  person.token = (await server.call('authenticate', { body: { email, password } })).body.token
}

describe('P-messages-23: a message to several people', () => {
  test('reaches each of 60 in a conversation of their own, with their name', async () => {
    const agency = await createAgency()
    const people = await createTalents(limits.bulkReceiversMax)
    const body = createBody(people, { message: 'Hola, {nombre}: ¿{nombre}?' })
    expect(await send(agency, body)).toEqual({ sent: 60, failed: [], left: 0 })
    const texts = await Promise.all(people.map((person) => client.readTexts(person, agency)))
    expect(texts).toEqual(people.map((_, n) => [`Hola, ${nameOf(n)}: ¿${nameOf(n)}?`]))
    expect(await client.findContacts(agency)).toMatchObject({ count: 60 })
    expect((await server.call('getSelf', { token: agency.token })).body.newConversationsLeft).toBe(0)
    expect(await findWrongCounters(server.context.db)).toEqual([])
  })
  const nameOf = (n: number) => toFirstName(`Ana${made - 1}x${n}`)

  test('shares a post and has a copy of each file for everybody, withdrawn one by one', async () => {
    const agency = await createAgency()
    const people = await createTalents(2)
    const filename = await upload(agency)
    const pdf = await upload(agency, 'llamado.pdf', pdfBytes())
    const files = [
      { filename, type: 'image', alt: 'El foro' },
      { filename: pdf, type: 'file', alt: '' },
    ]
    const shared = await server.call('createPost', {
      token: people[0]!.token,
      body: { description: 'Casting' },
    })
    const body = createBody(people, { message: '', files, sharedPostId: shared.body.id })
    expect(await send(agency, body)).toMatchObject({ sent: 2, left: 0 })
    const read = await Promise.all(
      people.map(async (person) => (await client.getMessages(person, agency)).rows[0]!),
    )
    const urls = read.flatMap(({ files }) => files.map(({ url }) => url))
    expect(new Set(urls).size).toBe(4)
    expect(read[0]).toMatchObject({
      sharedPost: { id: shared.body.id },
      files: [{ alt: 'El foro', width: 80 }, {}],
    })
    for (const url of urls) expect((await media.get(url)).status).toBe(200)
    await client.withdraw(agency, read[0]!.id)
    await server.jobsDone('media.remove')
    expect((await media.get(urls[0]!)).status).toBe(404)
    expect((await media.get(urls[2]!)).status).toBe(200)
  })

  test('is refused with a reason at its field before anything is sent', async () => {
    const agency = await createAgency()
    const [Ana, Bea] = await createTalents(2)
    const heavy = await Promise.all(
      [1, 2].map(() => upload(agency, 'guion.pdf', pdfBytes(`<<>>${'\n% relleno'.repeat(600_000)}\n`))),
    )
    const wrong: [content: object, status: number, error: string, field?: string][] = [
      [{ message: 'Hola, {apellido}' }, 422, 'marcador_desconocido', 'message'],
      [{ message: 'Hola, {}' }, 422, 'marcador_desconocido', 'message'],
      [{ message: ' ' }, 422, 'texto_vacio', 'message'],
      [{ receiverIds: [] }, 422, 'required', 'receiverIds'],
      [{ receiverIds: Array.from({ length: 61 }, () => Ana!.id) }, 422, 'too_long', 'receiverIds'],
      [{ receiverIds: ['nadie'] }, 404, 'not_found'],
      [{ receiverIds: [Ana!.id, agency.id] }, 422, 'a_ti_mismo', 'receiverIds'],
      [{ sharedPostId: Ana!.id }, 404, 'not_found'],
      [
        { files: [{ filename: 'otro.pdf', type: 'file', alt: '' }] },
        422,
        'archivo_desconocido',
        'files.0.filename',
      ],
      [
        { files: heavy.map((filename) => ({ filename, type: 'file', alt: '' })) },
        422,
        'archivos_pesados',
        'files',
      ],
    ]
    for (const [content, status, error, field] of wrong) {
      const body = createBody([Ana!, Bea!], content)
      expect(await post(agency, body), error).toMatchObject({
        status,
        body: field === undefined ? { error } : { errors: [{ field, error }] },
      })
      expect((await readState(agency, body)).status).toBe(404)
    }
    expect((await post(Ana!, createBody([Bea!]))).status).toBe(403)
    expect(await client.findContacts(agency)).toMatchObject({ count: 0 })
  })

  test('the others get it when somebody is blocked, suspended, a minor, deleted, or has a name with which it is too long', async () => {
    const agency = await createAgency()
    const people = await createTalents(7)
    const [Ana, Muted, Blocked, Suspended, Minor, Gone, Long] = people as [TestPerson, ...TestPerson[]]
    await server.call('muteUser', { token: Muted!.token, body: { userId: agency.id } })
    // Nobody can block an agency, but may have blocked an account that became one.
    const block = { blocker_id: Blocked!.id, blocked_id: agency.id, created_at: new Date() }
    await server.context.db.insertInto('block').values(block).execute()
    const set = (person: TestPerson, columns: object) =>
      server.context.db.updateTable('account').set(columns).where('id', '=', person.id).execute()
    await set(Suspended!, { status: 'suspended' })
    await set(Minor!, { birthdate: birthdateTurning(16, 0) })
    await set(Long!, { first_name: 'Maximiliana' })
    await server.context.db.deleteFrom('account').where('id', '=', Gone!.id).execute()
    const message = `{nombre}${'a'.repeat(limits.messageMax - 10)}`
    const state = await send(agency, createBody(people, { message }))
    expect(state.left).toBe(0)
    expect(new Map(state.failed.map(({ userId, error }) => [userId, error]))).toEqual(
      new Map([
        [Blocked!.id, 'not_found'],
        [Suspended!.id, 'not_found'],
        [Minor!.id, 'menor_no_te_sigue'],
        [Gone!.id, 'not_found'],
        [Long!.id, 'too_long'],
      ]),
    )
    // It is told nothing of having been muted.
    expect(await client.readTexts(Muted!, agency)).toEqual([])
    expect(await client.readTexts(Ana, agency)).toHaveLength(1)
    expect(await client.findContacts(Minor!)).toMatchObject({ count: 0 })
  })

  test('begins as many conversations as are left, and goes on in those that exist', async () => {
    const agency = await createAgency({ verified: false })
    const people = await createTalents(8)
    await client.send(agency, people[7]!)
    const receivers = await server.call('getBulkReceivers', {
      token: agency.token,
      query: { ids: people.map(({ id }) => id).join() },
    })
    expect(receivers.body.rows.map(({ id, isNew, writeError }) => [id, isNew, writeError])).toEqual(
      people.map(({ id }, n) => [id, n !== 7, null]),
    )
    const body = createBody(people)
    const state = await send(agency, body)
    expect(state.sent).toBe(limits.newConversationsPerDayFirstWeek)
    expect(new Map(state.failed.map(({ userId, error }) => [userId, error]))).toEqual(
      new Map(people.slice(4, 7).map(({ id }) => [id, 'demasiadas_conversaciones'])),
    )
    expect(await client.readTexts(people[7]!, agency)).toHaveLength(2)

    // The next day it is sent again to those who did not get it.
    server.advance(day)
    await logInAgain(agency)
    expect(await send(agency, body)).toEqual({ sent: 8, failed: [], left: 0 })
    for (const person of people) await logInAgain(person)
    expect(await client.readTexts(people[0]!, agency)).toHaveLength(1)
    expect(await client.readTexts(people[4]!, agency)).toHaveLength(1)
  })

  test('P-messages-2, P-messages-12: whom the sender sees, why it cannot write, and signs of scams are as ever', async () => {
    const agency = await createAgency()
    const [Ana, Minor, Hidden] = (await createTalents(3)) as [TestPerson, TestPerson, TestPerson]
    const set = (person: TestPerson, columns: object) =>
      server.context.db.updateTable('account').set(columns).where('id', '=', person.id).execute()
    await set(Minor, { birthdate: birthdateTurning(16, 0) })
    await set(Hidden, { status: 'suspended' })
    const ids = [Hidden.id, Minor.id, 'nadie', agency.id, Ana.id].join()
    const { body } = await server.call('getBulkReceivers', { token: agency.token, query: { ids } })
    expect(body.rows.map(({ id, writeError }) => [id, writeError])).toEqual([
      [Minor.id, 'menor_no_te_sigue'],
      [Ana.id, null],
    ])
    await send(agency, createBody([Ana], { message: '{nombre}, deposita 500 pesos para tu casting.' }))
    expect((await client.getMessages(Ana, agency)).rows).toMatchObject([{ warning: 'money' }])
  })

  test('P-messages-20, P-notifications-22: a request of a verified agency is counted, notified, pushed and mailed', async () => {
    const agency = await createAgency()
    const people = await createTalents(2)
    for (const { id, token } of people)
      await server.call('addPushSubscription', {
        token,
        body: {
          endpoint: `https://push.example/send/${id}`,
          expirationTime: null,
          keys: createSubscriptionKeys(),
        },
      })
    await send(agency, createBody(people))
    await server.eventsHandled()
    for (const { token, id } of people) {
      expect((await server.call('getSelf', { token })).body).toMatchObject({ agencyRequestsCount: 1 })
      expect((await server.call('getNotifications', { token })).body).toMatchObject({
        unread: 1,
        rows: [{ type: 'MESSAGE_REQUEST' }],
      })
      expect(server.pushes.filter(({ endpoint }) => endpoint.endsWith(id))).toHaveLength(1)
    }
    server.advance((limits.unreadMailMinutes + 1) * minute)
    await run(enqueueUnreadMails)
    for (const person of people) expect(mailsTo(person, 'sin leer')).toHaveLength(1)
  })
})

describe('P-messages-24: the same bulkId', () => {
  test('sends nothing twice, at the same moment, again, and after a process that died before it could count', async () => {
    const agency = await createAgency()
    const people = await createTalents(4)
    const body = createBody(people)
    await Promise.all([post(agency, body), post(agency, body), post(agency, body)])
    expect(await send(agency, body)).toEqual({ sent: 4, failed: [], left: 0 })
    await sql`update bulk_message set sent_ids = '{}' where bulk_id = ${body.bulkId}`.execute(
      server.context.db,
    )
    expect((await readState(agency, body)).body).toMatchObject({ sent: 0, left: 4 })
    const id = await sendTwiceMore(body)
    expect((await readState(agency, body)).body).toEqual({ sent: 4, failed: [], left: 0 })
    for (const person of people) expect(await client.readTexts(person, agency)).toHaveLength(1)

    // Also when somebody has another name since, and when it is not kept any more.
    await server.context.db
      .updateTable('account')
      .set({ first_name: 'Otra' })
      .where('id', '=', people[0]!.id)
      .execute()
    await server.context.db.deleteFrom('bulk_message').where('id', '=', id).execute()
    expect(await send(agency, body)).toEqual({ sent: 4, failed: [], left: 0 })
    expect(await client.readTexts(people[0]!, agency)).toHaveLength(1)
  })

  test('is counted once for each person when two processes send it', async () => {
    const agency = await createAgency()
    const people = await createTalents(4)
    const files = [{ filename: await upload(agency), type: 'image', alt: '' }]
    const body = createBody(people, { files })
    await post(agency, body)
    await sendTwiceMore(body)
    expect((await readState(agency, body)).body).toEqual({ sent: 4, failed: [], left: 0 })
    for (const person of people) expect(await client.readTexts(person, agency)).toHaveLength(1)
  })

  /** Runs the job of a message two more times at the same moment, and returns the id of the message. */
  async function sendTwiceMore({ bulkId }: Body): Promise<string> {
    const { db, jobs } = server.context
    const { id } = await db
      .selectFrom('bulk_message')
      .select('id')
      .where('bulk_id', '=', bulkId)
      .executeTakeFirstOrThrow()
    for (let time = 0; time < 2; time++) await jobs.send(db, 'bulk-message.send', { id })
    await server.jobsDone('bulk-message.send')
    return id
  }

  test('refuses other content, and is its agency’s alone', async () => {
    const [agency, other] = [await createAgency(), await createAgency()]
    const [Ana, Bea] = (await createTalents(2)) as [TestPerson, TestPerson]
    const body = createBody([Ana, Bea])
    await send(agency, body)
    const { bulkId } = body
    const conflict = { status: 409, body: { error: 'idempotency_conflict' } }
    expect(await post(agency, { ...body, message: 'Otra cosa' })).toMatchObject(conflict)
    expect(await post(agency, { ...body, receiverIds: [Ana.id] })).toMatchObject(conflict)
    expect((await post(agency, createBody([Bea, Ana], { bulkId }))).status).toBe(202)
    expect((await readState(other, body)).status).toBe(404)
    expect(await send(other, createBody([Ana, Bea], { bulkId }))).toMatchObject({ sent: 2 })
  })

  test('is forgotten after seven days, with its files', async () => {
    const agency = await createAgency()
    const [Ana] = (await createTalents(1)) as [TestPerson]
    const files = [{ filename: await upload(agency), type: 'image', alt: '' }]
    const body = createBody([Ana], { files })
    await send(agency, body)
    server.advance(limits.bulkDays * day + minute)
    await deleteOldBulkMessages(server.context)
    await server.jobsDone('media.remove')
    await logInAgain(agency)
    expect((await readState(agency, body)).status).toBe(404)
    const { rows } = await sql`select from upload where name = ${files[0]!.filename}`.execute(
      server.context.db,
    )
    expect(rows).toEqual([])
    await logInAgain(Ana)
    const { files: received } = (await client.getMessages(Ana, agency)).rows[0]!
    expect((await media.get(received[0]!.url)).status).toBe(200)
  })
})

const upload = async (agency: TestPerson, filename = 'foro.jpg', bytes?: Buffer) =>
  uploadFile(server, agency, {
    filename,
    presign: 'presignMessageFile',
    bytes: bytes ?? (await createJpeg(80, 60)),
  })
