import { limits, messageImageWidths } from '@brilla/contract/platform/limits'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteUnclaimedUploads } from '../../media/media.jobs.ts'
import { createJpeg, pdfBytes } from '../../media/media.samples.ts'
import { createMediaClient, uploadFile } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { hour } from '../../platform/duration.ts'
import { createClientId, createMessageClient } from './message.testing.ts'

let server: TestServer
let client: ReturnType<typeof createMessageClient>
let agency: TestPerson
const media = createMediaClient(() => server)
beforeAll(async () => {
  server = await startTestServer()
  client = createMessageClient(server)
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
})
afterAll(() => server.stop())

const upload = (person: TestPerson, filename = 'baile.jpg', bytes?: Buffer) =>
  uploadFile(server, person, { filename, presign: 'presignMessageFile', ...(bytes && { bytes }) })

/** A JPEG with camera data, which lies on its side. */
const createPhoto = async () =>
  sharp(await createJpeg(900, 600))
    .withExif({ IFD0: { Make: 'Camara' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 57/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const send = ({ token }: TestPerson, { id }: TestPerson, body: object) =>
  server.call('sendMessage', { token, body: { receiverId: id, clientId: createClientId(), ...body } })

const image = (filename: string, alt = '') => ({ filename, type: 'image' as const, alt })
const document = (filename: string) => ({ filename, type: 'file' as const })

/** Sends a photo and a PDF, by default from an agency, and returns both files as each of the two reads them. */
async function sendFiles(recipient: TestPerson, sender = agency) {
  const photo = await upload(sender, 'Foro 3.jpg', await createPhoto())
  const pdf = await upload(sender, 'Guión (versión 3).PDF', pdfBytes())
  const sent = await send(sender, recipient, { files: [image(photo, 'El foro'), document(pdf)] })
  expect(sent.status).toBe(201)
  const read = (await client.getMessages(recipient, sender)).rows.at(-1)!
  return { id: sent.body.id, names: [photo, pdf], sent: sent.body.files, read: read.files }
}

const readWithToken = (name: string, { token }: TestPerson) =>
  media.get(mediaPaths.messageFile(name), { 'x-access-token': token })

describe('P-messages-9: files of messages', () => {
  test('both people get the image upright and without metadata, and the document as an attachment', async () => {
    const { Ana } = await server.registerTalents('Ana')
    const { sent, read, names } = await sendFiles(Ana)
    expect(sent).toMatchObject([
      { type: 'PHOTO', filename: 'foro_3.jpg', alt: 'El foro', width: 600, height: 900 },
      { type: 'FILE', filename: 'Guión (versión 3).pdf', alt: '', width: null, placeholder: null },
    ])
    expect(sent[0]!.placeholder).toEqual(expect.any(String))
    for (const files of [sent, read]) {
      const photo = await media.get(files[0]!.url)
      expect(photo).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
      expect(photo.bytes).toHaveLength(files[0]!.size)
      const facts = await sharp(photo.bytes).metadata()
      expect([facts.width, facts.height, facts.exif, facts.orientation]).toEqual([
        600,
        900,
        undefined,
        undefined,
      ])
      const pdf = await media.get(files[1]!.url)
      expect(pdf.bytes.equals(pdfBytes())).toBe(true)
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition':
          'attachment; filename="Gui?n (versi?n 3).pdf"; filename*=UTF-8\'\'Gui%C3%B3n%20%28versi%C3%B3n%203%29.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        'cache-control': 'private, max-age=3600',
      })
    }
    for (const person of [agency, Ana]) expect((await readWithToken(names[0]!, person)).status).toBe(200)
  })

  test('a document has the name that its sender gave it, without what could mislead about its type', async () => {
    const { Olga, Pilar } = await server.registerTalents('Olga', 'Pilar')
    const names = {
      '../../Currículum  de\tAna.pdf': 'Currículum de Ana.pdf',
      'contrato\u202Efdp.pdf': 'contratofdp.pdf',
      '劇本 "final" <b>.pdf': '劇本 _final_ _b_.pdf',
      '\u200B.pdf': 'archivo.pdf',
      [`${'ñ'.repeat(240)}.pdf`]: `${'ñ'.repeat(100)}.pdf`,
    }
    const uploads = await Promise.all(Object.keys(names).map((name) => upload(Pilar, name, pdfBytes())))
    const sent = await send(Pilar, Olga, { files: uploads.map(document) })
    expect(sent.body.files.map(({ filename }) => filename)).toEqual(Object.values(names))
    for (const { url } of sent.body.files) expect((await media.get(url)).status).toBe(200)
  })

  test('P-messages-21: the thread shows previews of fixed widths, in the format that the browser accepts', async () => {
    const { Bea } = await server.registerTalents('Bea')
    const { read } = await sendFiles(Bea)
    for (const width of messageImageWidths) {
      const preview = await media.get(`${read[0]!.url}&w=${width}`, { accept: 'image/webp' })
      expect(preview).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/webp', vary: 'accept' },
      })
      expect((await sharp(preview.bytes).metadata()).width).toBe(Math.min(width, 600))
    }
    for (const url of [`${read[0]!.url}&w=641`, `${read[0]!.url}&w=`, `${read[1]!.url}&w=640`])
      expect((await media.get(url)).status).toBe(404)
  })

  test('P-media-22: nobody else can read them: not by name, by another address, or through the public routes', async () => {
    const { Clara, Dora } = await server.registerTalents('Clara', 'Dora')
    const { names, read } = await sendFiles(Clara)
    const clara = read[0]!.url
    for (const name of names) {
      for (const url of [
        mediaPaths.messageFile(name),
        mediaPaths.file(name),
        mediaPaths.file(name.replace('private-', '')),
        mediaPaths.crop(name, 309),
        mediaPaths.crop(name.replace('private-', ''), 309),
        mediaPaths.evidence(name),
        clara.replace(Clara.id, Dora.id),
        clara.replace(names[0]!, names[1]!),
        clara.replace(/signature=.{4}/, 'signature=AAAA'),
        clara.replace(/reader=[^&]*/, 'reader=x'),
      ]) {
        expect([url, (await media.get(url)).status]).toEqual([url, 404])
        const withToken = await media.get(url.replace(/\?.*/, ''), { 'x-access-token': Dora.token })
        expect(withToken.status).toBe(404)
      }
      expect((await media.get(mediaPaths.messageFile(name), { 'x-access-token': 'x' })).status).toBe(404)
    }
  })

  test('an address is the same for an hour, and expires', async () => {
    const { Elsa } = await server.registerTalents('Elsa')
    const { read } = await sendFiles(Elsa)
    const again = (await client.getMessages(Elsa, agency)).rows.at(-1)!.files
    expect(again).toEqual(read)
    server.advance(2 * hour)
    expect((await media.get(read[0]!.url)).status).toBe(404)
    const later = (await client.getMessages(Elsa, agency)).rows.at(-1)!.files
    expect((await media.get(later[0]!.url)).status).toBe(200)
    server.advance(-2 * hour)
  })

  test('after a block, a deleted request and a deactivation the other cannot read the files', async () => {
    const { Fany, Gala, Hilda } = await server.registerTalents('Fany', 'Gala', 'Hilda')
    await client.send(Fany, Gala)
    const photo = await upload(Gala)
    const { body } = await send(Gala, Fany, { message: 'Mira', files: [image(photo)] })
    const address = (await client.getMessages(Fany, Gala)).rows.at(-1)!.files[0]!.url
    expect((await media.get(address)).status).toBe(200)
    await client.block(Gala, Fany)
    for (const url of [address, body.files[0]!.url]) expect((await media.get(url)).status).toBe(404)
    expect((await readWithToken(photo, Gala)).status).toBe(404)

    const { read } = await sendFiles(Hilda)
    await client.deleteRequest(Hilda, agency)
    expect((await media.get(read[0]!.url)).status).toBe(404)
    expect((await media.get((await sendFiles(Hilda)).read[0]!.url)).status).toBe(200)
  })

  test('withdrawing a message deletes its files', async () => {
    const { Iris, Ines } = await server.registerTalents('Iris', 'Ines')
    const { id, names, read } = await sendFiles(Iris, Ines)
    await media.get(`${read[0]!.url}&w=320`)
    expect((await client.withdraw(Ines, id)).status).toBe(204)
    expect((await client.getMessages(Iris, Ines)).rows.at(-1)).toMatchObject({ withdrawn: true, files: [] })
    expect((await media.get(read[0]!.url)).status).toBe(404)
    await expect.poll(() => countStored(names)).toBe(0)
  })

  test('a file is sent once, by who has uploaded it, at most ten; a retry returns the first message', async () => {
    const { Juno, Kira } = await server.registerTalents('Juno', 'Kira')
    const name = await upload(Juno)
    const body = { message: '', files: [image(name)], clientId: createClientId() }
    const first = await send(Juno, Kira, body)
    expect(first.status).toBe(201)
    expect(await send(Juno, Kira, body)).toMatchObject({
      status: 201,
      body: { id: first.body.id, files: first.body.files },
    })
    expect(await send(Juno, Kira, { ...body, files: [], message: 'x' })).toMatchObject({
      body: { error: 'idempotency_conflict' },
    })
    const posted = await uploadFile(server, Juno)
    for (const files of [
      [image(name)],
      [image(posted)],
      [image(await upload(Kira))],
      [document(await upload(Juno))],
    ]) {
      expect(await send(Juno, Kira, { files })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'files.0.filename', error: 'archivo_desconocido' }] },
      })
    }
    const unsent = await upload(Juno)
    expect(
      await server.call('createPost', {
        token: Juno.token,
        body: { description: '', files: [image(unsent)] },
      }),
    ).toMatchObject({ status: 422, body: { errors: [{ error: 'archivo_desconocido' }] } })
    const many = Array.from({ length: limits.messageFilesMax + 1 }, () => image(unsent))
    expect(await send(Juno, Kira, { files: many })).toMatchObject({ status: 422 })
    expect((await client.getMessages(Kira, Juno)).rows).toHaveLength(1)
    expect(await client.findContacts(Kira)).toMatchObject({
      rows: [{ lastMessage: null, lastMessageType: 'files' }],
    })
  })

  test('an upload that is not sent within a day is deleted', async () => {
    const { Luz } = await server.registerTalents('Luz')
    const name = await upload(Luz)
    expect(await countStored([name])).toBe(1)
    server.advance(25 * hour)
    await deleteUnclaimedUploads(server.context)
    server.advance(-25 * hour)
    await expect.poll(() => countStored([name])).toBe(0)
  })
})

/** Rows of uploads and objects in the storage that still have one of these names. */
async function countStored(names: string[]): Promise<number> {
  const { db, storage } = server.context
  const rows = await db.selectFrom('upload').select('name').where('name', 'in', names).execute()
  const crops = await Promise.all(names.map((name) => storage.list(`crops/${name.slice(-6, -4)}/${name}`)))
  return rows.length + crops.flat().length
}
