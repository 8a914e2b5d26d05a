import { mediaPaths } from '@brilla/contract/media/media-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpiredAccounts } from '../../data-rights/deactivation/deactivation.jobs.ts'
import { openHeldFile } from '../../media/index.ts'
import { createMediaClient, uploadFile } from '../../media/media.testing.ts'
import { createClientId, createMessageClient } from '../../conversations/message/message.testing.ts'
import { deleteExpiredKept } from '../../content/kept-content/kept-content.jobs.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute, second } from '../../platform/duration.ts'
import { eraseQuotedEvidence } from './erase-quoted.ts'
import { finalizeDecisions } from './moderation.jobs.ts'
import { createDesk, registerModerators } from './moderation.testing.ts'
import { serverLimits } from '../../platform/server-limits.ts'

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

/** Sends a message with a photo; returns its id and the photo's name. */
async function sendPhoto(from: TestPerson, to: TestPerson, message: string) {
  const photo = await uploadFile(server, from, { presign: 'presignMessageFile' })
  const files = [{ filename: photo, type: 'image' as const, alt: 'Yo' }]
  const { body } = await server.call('sendMessage', {
    token: from.token,
    body: { receiverId: to.id, clientId: createClientId(), message, files },
  })
  return { id: body.id, photo }
}

const readTexts = (reader: TestPerson, other: TestPerson) => client.readTexts(reader, other)

describe('P-moderation-5: reports of messages', () => {
  test('only the recipient can report, once, also somebody they have blocked and what was withdrawn; not what they have deleted', async () => {
    const { Ana, Bea, Clara } = await server.registerTalents('Ana', 'Bea', 'Clara')
    const { body: first } = await client.send(Ana, Bea, 'Manda tu INE')
    const { body: second } = await client.send(Ana, Bea, 'Y tu CLABE')
    const { body: withdrawn } = await client.send(Ana, Bea, 'Nada')
    await client.withdraw(Ana, withdrawn.id)
    expect(await desk.report(Ana, { messageId: first.id })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'messageId', error: 'contenido_propio' }] },
    })
    for (const messageId of [first.id, withdrawn.id, Ana.id, 'x'])
      expect(await desk.report(Clara, { messageId })).toMatchObject({ status: 404 })
    expect(await desk.report(Bea, { messageId: withdrawn.id })).toMatchObject({ status: 201 })
    expect(await desk.report(Bea, { messageId: first.id, userId: Ana.id })).toMatchObject({ status: 422 })
    expect(await desk.report(Bea, { messageId: first.id })).toMatchObject({ status: 201 })
    expect(await desk.report(Bea, { messageId: first.id })).toMatchObject({ body: { already: true } })
    await client.block(Bea, Ana)
    expect(await desk.report(Bea, { messageId: second.id })).toMatchObject({ status: 201 })

    const { body: request } = await client.send(Clara, Bea, 'Hola')
    await client.deleteRequest(Bea, Clara)
    expect(await desk.report(Bea, { messageId: request.id })).toMatchObject({ status: 404 })
  })

  test('also after its sender has blocked the recipient or left, with the message as evidence', async () => {
    const { Juana, Karla, Lola } = await server.registerTalents('Juana', 'Karla', 'Lola')
    const { body: fromBlocker } = await client.send(Juana, Lola, 'Manda tu CLABE')
    const { body: fromLeaver } = await client.send(Karla, Lola, 'Manda tu INE')
    await client.block(Juana, Lola)
    await server.call('cancelAccount', { token: Karla.token })
    await server.eventsHandled()
    expect(await desk.report(Lola, { userId: Juana.id })).toMatchObject({ status: 404 })
    for (const [messageId, text] of [
      [fromBlocker.id, 'Manda tu CLABE'],
      [fromLeaver.id, 'Manda tu INE'],
    ] as const) {
      const id = await desk.openCase(Mara, Lola, { messageId })
      const { content } = (await desk.read(Mara, id)).body.evidence[0]!
      expect(content.conversation!.messages).toMatchObject([{ text, bySubject: true }])
    }
  })

  test('the desk shows the message with the ten before it, as they were, and their files', async () => {
    const { Dora, Elsa } = await server.registerTalents('Dora', 'Elsa')
    for (let n = 1; n <= 9; n++) await client.send(n % 2 ? Dora : Elsa, n % 2 ? Elsa : Dora, `Mensaje ${n}`)
    const { id: own, photo } = await sendPhoto(Elsa, Dora, 'Mi foto')
    await client.send(Dora, Elsa, 'Mensaje 11')
    const { id: reported, photo: reportedPhoto } = await sendPhoto(Dora, Elsa, 'Manda otra sin ropa')
    await client.send(Dora, Elsa, 'Después')
    const id = await desk.openCase(Mara, Elsa, { messageId: reported })
    await client.withdraw(Dora, reported)
    await client.withdraw(Elsa, own)

    const { body } = await desk.read(Mara, id)
    expect(body).toMatchObject({ subject: 'message', person: { id: Dora.id } })
    const { content, files } = body.evidence[0]!
    expect(content).toMatchObject({ post: null, comment: null, account: { fullname: 'Dora Prueba' } })
    const { contact, messages } = content.conversation!
    expect(contact).toBe('Elsa Prueba')
    expect(messages.map(({ text, bySubject }) => [text, bySubject])).toEqual([
      ...Array.from({ length: 8 }, (_, n) => [`Mensaje ${n + 2}`, n % 2 === 1]),
      ['Mi foto', false],
      ['Mensaje 11', true],
      ['Manda otra sin ropa', true],
    ])
    expect(messages).toHaveLength(serverLimits.evidenceMessagesBefore + 1)
    for (const name of [photo, reportedPhoto]) {
      const { url } = files.find((file) => file.name === name)!
      expect((await media.get(url)).status).toBe(200)
      expect((await media.get(mediaPaths.messageFile(name), { 'x-access-token': Elsa.token })).status).toBe(
        404,
      )
      expect((await media.get(mediaPaths.file(name))).status).toBe(404)
    }
    await desk.decide(Mara, id, 'dismiss')
    await finalize()
    await expireKept()
    for (const { url } of files) await expect.poll(async () => (await media.get(url)).status).toBe(404)
  })

  test('the desk reads the text of a shared post, also of one that was deleted', async () => {
    const { Nadia, Olivia } = await server.registerTalents('Nadia', 'Olivia')
    const share = async (title: string) => {
      const body = { title, description: 'Sin ropa' }
      const { body: post } = await server.call('createPost', { token: Nadia.token, body })
      const message = { receiverId: Olivia.id, clientId: createClientId(), sharedPostId: post.id }
      const { body: sent } = await server.call('sendMessage', { token: Nadia.token, body: message })
      return { postId: post.id, messageId: sent.id }
    }
    const deleted = await share('Uno')
    const { messageId } = await share('Dos')
    await server.call('deletePost', { token: Nadia.token, params: { id: deleted.postId } })
    const id = await desk.openCase(Mara, Olivia, { messageId })
    const { content } = (await desk.read(Mara, id)).body.evidence[0]!
    expect(content.conversation!.messages.map(({ sharedText }) => sharedText)).toEqual([
      'Uno\nSin ropa',
      'Dos\nSin ropa',
    ])
  })

  test('removing withdraws the message; undoing restores it with its file and as unread', async () => {
    const { Fany, Gala } = await server.registerTalents('Fany', 'Gala')
    await client.send(Gala, Fany, 'Hola')
    const { id: messageId, photo } = await sendPhoto(Fany, Gala, 'Grosería')
    const before = (await client.getMessages(Gala, Fany)).rows
    const id = await desk.openCase(Mara, Gala, { messageId })
    expect((await desk.decide(Mara, id, 'remove')).status).toBe(200)
    expect((await client.getMessages(Gala, Fany)).rows.at(-1)).toMatchObject({
      message: '',
      files: [],
      withdrawn: true,
    })
    expect(await client.countUnread(Gala)).toBe(0)
    expect((await desk.undo(Mara, id)).status).toBe(200)
    expect((await client.getMessages(Gala, Fany)).rows).toEqual(
      before.map((row) => ({ ...row, reported: row.id === messageId })),
    )
    expect((await media.get(before.at(-1)!.files[0]!.url)).status).toBe(200)
    expect(await client.countUnread(Gala)).toBe(1)

    expect((await desk.decide(Mara, id, 'remove')).status).toBe(200)
    await finalize()
    await server.mailTo(Fany.email, 'Eliminamos uno de tus mensajes')
    expect(await readTexts(Gala, Fany)).toEqual(['Hola', ''])
    const countUploads = async () =>
      (await server.context.db.selectFrom('upload').select('name').where('name', '=', photo).execute()).length
    await expect.poll(countUploads).toBe(0)
  })

  test('of a deleted recipient the evidence keeps nothing', async () => {
    const { Hilda, Iris } = await server.registerTalents('Hilda', 'Iris')
    await client.send(Iris, Hilda, 'Vivo en la calle Mayor')
    const { body } = await client.send(Hilda, Iris, 'Amenaza')
    const id = await desk.openCase(Mara, Iris, { messageId: body.id })
    await server.call('cancelAccount', { token: Iris.token })
    server.advance(29 * day)
    await deleteExpiredAccounts(server.context)
    server.advance(-29 * day)
    await server.eventsHandled()
    const { evidence, reports } = (await desk.read(Mara, id)).body
    expect(evidence[0]!.content.conversation).toEqual({
      contact: null,
      messages: [expect.objectContaining({ text: 'Amenaza', bySubject: true })],
    })
    expect(reports).toMatchObject([{ reporter: null }])
    expect((await desk.decide(Mara, id, 'remove')).status).toBe(200)
  })
})

describe('P-moderation-9, P-deactivation-3: the files of a deleted recipient go with the evidence', () => {
  test.each([
    { order: 'before', names: ['Paula', 'Quima'] },
    { order: 'after', names: ['Rita', 'Sara'] },
  ])(
    'when it is erased $order the files of the account, and those of the sender stay',
    async ({ order, names }) => {
      const people = await server.registerTalents(...names)
      const [sender, recipient] = names.map((name) => people[name]!) as [TestPerson, TestPerson]
      const { photo: withdrawnPhoto, id: withdrawn } = await sendPhoto(recipient, sender, 'Mi foto')
      const { photo } = await sendPhoto(recipient, sender, 'Otra foto')
      const { id: reported, photo: reportedPhoto } = await sendPhoto(sender, recipient, 'Amenaza')
      await desk.openCase(Mara, recipient, { messageId: reported })
      // Its file is kept as evidence alone already before the account is deleted.
      await client.withdraw(recipient, withdrawn)
      await expireKept()
      const isStored = async (name: string) => {
        const file = await openHeldFile(server.context, name)
        // The file may be removed before it is opened.
        file?.stream.on('error', () => {}).destroy()
        return file !== null
      }
      expect(await Promise.all([withdrawnPhoto, photo, reportedPhoto].map(isStored))).toEqual([
        true,
        true,
        true,
      ])

      if (order === 'before') await eraseQuotedEvidence(server.context, recipient.id)
      await server.call('cancelAccount', { token: recipient.token })
      server.advance(29 * day)
      await deleteExpiredAccounts(server.context)
      server.advance(-29 * day)
      await server.eventsHandled()
      for (const name of [withdrawnPhoto, photo]) await expect.poll(() => isStored(name)).toBe(false)
      expect(await isStored(reportedPhoto)).toBe(true)
    },
  )
})
