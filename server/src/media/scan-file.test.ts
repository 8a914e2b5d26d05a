import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClamdStandIn, startClamd, virusMarker } from '../platform/clamd.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { createJpeg, pdfBytes } from './media.samples.ts'
import { createMediaClient } from './media.testing.ts'

let clamd: ClamdStandIn
let server: TestServer
let ana: TestPerson

beforeAll(async () => {
  clamd = await startClamd()
  server = await startTestServer({ CLAMAV_HOST: clamd.address })
  ;({ Ana: ana } = await server.registerTalents('Ana'))
})
afterAll(() => Promise.all([server.stop(), clamd.stop()]))

const { presignFile, presignPicture } = createMediaClient(() => server)

/** Uploads bytes to a presigned URL, for a reader of a language. */
function put(url: string, payload: Buffer, language = 'es') {
  const { pathname, search, searchParams } = new URL(url)
  const headers = { 'content-type': searchParams.get('type')!, 'accept-language': language }
  return server.send('PUT', pathname + search, { headers, payload })
}

const save = (filename: string) =>
  server.call('saveProfileImage', { token: ana.token, body: { filename } }).then(({ status }) => status)

test('P-media-27: an infected photo or document is refused in both languages and cannot be used; others are accepted', async () => {
  const photo = await presignPicture(ana)
  const jpeg = await createJpeg()
  const infected = Buffer.concat([jpeg, Buffer.from(virusMarker)])
  expect(await put(photo.url, infected)).toMatchObject({
    status: 422,
    body: { error: 'infected', title: 'El antivirus encontró una amenaza en este archivo. Elige otro.' },
  })
  expect(await put(photo.url, infected, 'en')).toMatchObject({
    status: 422,
    body: { title: 'The virus scanner found a threat in this file. Choose another.' },
  })
  expect(await save(photo.filename)).toBe(422)
  const document = await presignFile(ana, 'cv.pdf', 'file')
  const pdf = pdfBytes()
  expect(await put(document.url, Buffer.from(pdf.toString().replace('relleno', virusMarker)))).toMatchObject({
    status: 422,
    body: { error: 'infected' },
  })
  expect((await put(document.url, pdf)).status).toBe(200)
  expect((await put(photo.url, jpeg)).status).toBe(200)
  expect(await save(photo.filename)).toBe(200)
})

test('P-media-27: without its scanner the server accepts no upload, and asks to send it again', async () => {
  const { url, filename } = await presignPicture(ana)
  const jpeg = await createJpeg()
  await clamd.stop()
  expect(await put(url, jpeg)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '10' },
    body: { error: 'unavailable' },
  })
  expect(await save(filename)).toBe(422)
  clamd = await startClamd({ port: clamd.port })
  expect((await put(url, jpeg)).status).toBe(200)
  expect(await save(filename)).toBe(200)
})
