/** Presigned URLs, and which files they accept. */
import { randomBytes } from 'node:crypto'
import { mediaContract } from '@brilla/contract/media/media'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import {
  createJpeg,
  createZip,
  docBytes,
  docxBytes,
  docxVariants,
  encryptedPdfBytes,
  objectStream,
  pdfBytes,
  protectedDocBytes,
  protectedDocxBytes,
} from './media.samples.ts'
import { createMediaClient } from './media.testing.ts'
import { serverLimits } from '../platform/server-limits.ts'

let server: TestServer
let ana: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  ;({ Ana: ana } = await server.registerTalents('Ana'))
})
afterAll(() => server.stop())

const { get, presignFile, presignPicture, put } = createMediaClient(() => server)
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('a presigned URL', () => {
  test('P-media-1: is bound to content type, name and time', async () => {
    const bytes = await createJpeg()
    const { url } = await presignPicture(ana)
    const other = await presignPicture(ana)
    expect(await put(url, 'image/png', bytes)).toMatchObject({
      status: 415,
      body: { error: 'unsupported_type' },
    })
    const forbidden = { status: 403, body: { error: 'forbidden' } }
    expect(await put(url.replace('image%2Fjpeg', 'image%2Fpng'), 'image/png', bytes)).toMatchObject(forbidden)
    expect(await put(url.replace(/signature=.{4}/, 'signature=AAAA'), 'image/jpeg', bytes)).toMatchObject(
      forbidden,
    )
    expect(await put(url.replace(/expires=\d/, 'expires=9'), 'image/jpeg', bytes)).toMatchObject(forbidden)
    expect(await put(url.replace(/\?.*/, ''), 'image/jpeg', bytes)).toMatchObject(forbidden)
    const swapped = other.url.replace(other.filename, 'a.jpg')
    expect(await put(swapped, 'image/jpeg', bytes)).toMatchObject(forbidden)
    server.advance((serverLimits.uploadUrlSeconds + 1) * 1000)
    expect(await put(url, 'image/jpeg', bytes)).toMatchObject(forbidden)
  })

  test('P-media-2, P-posts-24: accepts 1,024 to 10,485,760 bytes', async () => {
    const { url } = await presignPicture(ana)
    expect(await put(url, 'image/jpeg', Buffer.alloc(1_023))).toMatchObject({
      status: 422,
      body: { error: 'size' },
    })
    expect(await put(url, 'image/jpeg', Buffer.alloc(0))).toMatchObject({ status: 422 })
    expect(await put(url, 'image/jpeg', Buffer.alloc(10_485_761))).toMatchObject({
      status: 413,
      body: { error: 'too_large' },
    })
    const base = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const overWire = await fetch(base + url.slice(server.context.config.PUBLIC_URL.length), {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: Buffer.alloc(20_000_000),
    })
    expect(overWire.status, 'the response arrives, not a broken connection').toBe(413)
    const padded = Buffer.concat([await createJpeg(), Buffer.alloc(10_485_760)]).subarray(0, 10_485_760)
    expect(await put(url, 'image/jpeg', padded)).toMatchObject({ status: 200 })
  })
})

test('P-operation-26: presigned URLs have the configured origin, whatever the request names', async () => {
  const { statusCode, headers, body } = await server.app.inject({
    method: 'POST',
    url: getRouteUrl(mediaContract.presignPostFile),
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-access-token': ana.token },
    payload: { filename: 'baile.jpg', type: 'image/jpeg', ext: 'jpg' },
  })
  expect(statusCode).toBe(200)
  expect(JSON.stringify([headers, body])).not.toContain('evil.example')
  expect((JSON.parse(body) as { url: string }).url).toContain(`${server.context.config.PUBLIC_URL}/`)
})

describe('P-media-3: file type detection', () => {
  const wrong = { status: 415, body: { error: 'unsupported_type' } }
  const broken = { status: 422, body: { error: 'imagen_no_procesada' } }
  const tooLarge = { status: 422, body: { error: 'too_many_pixels' } }

  test('files that are not images are rejected, misnamed images are accepted', async () => {
    const { url } = await presignPicture(ana)
    expect(
      await put(url, 'image/jpeg', Buffer.from('<html><script>alert(1)</script>'.repeat(60))),
    ).toMatchObject(wrong)
    expect(await put(url, 'image/jpeg', randomBytes(4_000).fill(0, 0, 4))).toMatchObject(wrong)
    expect(await put(url, 'image/jpeg', pdfBytes())).toMatchObject(wrong)
    expect(
      await put(
        url,
        'image/jpeg',
        await sharp(await createJpeg())
          .png()
          .toBuffer(),
      ),
    ).toMatchObject({ status: 200 })
  })

  test('an image that is also an archive is rejected', async () => {
    const { url } = await presignPicture(ana)
    const both = Buffer.concat([await createJpeg(), createZip({ 'a.html': 'x' })])
    expect(await put(url, 'image/jpeg', both)).toMatchObject(wrong)
  })

  test('truncated images, random data after a header and too many pixels are rejected', async () => {
    const { url } = await presignPicture(ana)
    const whole = await createJpeg(800, 600)
    expect(await put(url, 'image/jpeg', whole.subarray(0, whole.length / 2))).toMatchObject(broken)
    const noise = Buffer.concat([whole.subarray(0, 24), randomBytes(4_000)])
    expect(await put(url, 'image/jpeg', noise)).toMatchObject(broken)
    const bomb = await sharp({
      create: { width: 7_000, height: 6_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const png = await presignPicture(ana, 'image/png')
    expect(await put(png.url, 'image/png', bomb)).toMatchObject(tooLarge)
    expect((await get(mediaPaths.file(png.filename))).status).toBe(404)
  })

  test.each([
    ['doc', 'application/msword', docBytes()],
    ['docx', docxType, docxBytes()],
    ['pdf', 'application/pdf', pdfBytes()],
  ] as const)('P-media-6: a .%s goes out as an attachment under a clean name', async (ext, type, bytes) => {
    const { url, filename } = await presignFile(ana, `Guión Final (v2).${ext}`, 'file', ext)
    expect(await put(url, type, bytes)).toMatchObject({ status: 200 })
    const file = await get(mediaPaths.file(filename))
    expect(file).toMatchObject({
      status: 200,
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="guion_final__v2_.${ext}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      },
    })
    expect(file.bytes.equals(bytes)).toBe(true)
  })

  /** Uploads a document; its type is that of the extension. */
  async function putDocument(extension: 'doc' | 'docx' | 'pdf', bytes: Buffer) {
    const { url } = await presignFile(ana, `a.${extension}`, 'file')
    return put(url, new URL(url, 'http://localhost').searchParams.get('type')!, bytes)
  }

  test.each(Object.entries(docxVariants()))(
    'P-media-25: the main part of a .docx is what its content types name: %s',
    async (_, bytes) => expect(await putDocument('docx', bytes)).toMatchObject({ status: 200 }),
  )

  test.each([
    ['a byte order mark', '\xef\xbb\xbf', ''],
    ['a blank line', '\r\n', ''],
    ["a printer's commands", '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', '\x1b%-12345X'],
    ['1,024 bytes', '#'.repeat(1_024), ''],
    ['padding', '', '\0'.repeat(60_000)],
    ['blank padding', '', ' \n'.repeat(5_000)],
  ])('P-media-25: a PDF with %s around it is accepted', async (_, before, after) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), pdfBytes(), Buffer.from(after, 'latin1')])
    expect(await putDocument('pdf', bytes)).toMatchObject({ status: 200 })
  })

  test('P-media-26: a document that opens only with its password is refused by that name', async () => {
    const isProtected = { status: 422, body: { error: 'protected_document' } }
    expect(await putDocument('docx', protectedDocxBytes())).toMatchObject(isProtected)
    expect(await putDocument('doc', protectedDocxBytes())).toMatchObject(isProtected)
    expect(await putDocument('doc', protectedDocBytes())).toMatchObject(isProtected)
    for (const version of ['1.3', '1.4', '1.6', '1.7ext3'] as const) {
      const pdf = (passwords: { userPassword?: string }) =>
        encryptedPdfBytes(version, { ownerPassword: 'dueña', ...passwords })
      expect(await putDocument('pdf', await pdf({ userPassword: 'secreta' }))).toMatchObject(isProtected)
      expect(await putDocument('pdf', await pdf({})), 'printing is limited only').toMatchObject({
        status: 200,
      })
    }
  })

  test('P-media-28: a document with something to run or unpack is refused by that name', async () => {
    const isActive = { status: 422, body: { error: 'active_document' } }
    const oleObject = 'application/vnd.openxmlformats-officedocument.oleObject'
    const template = (target: string) => ({
      'word/_rels/settings.xml.rels': `<Relationships><Relationship Type="urn:a/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`,
    })
    for (const bytes of [
      docxBytes({ 'word/vbaProject.bin': 'x' }),
      docxBytes({}, `<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>`),
      docxBytes({}, `<Default Extension="bin" ContentType="${oleObject}"/>`),
      docxBytes(template('https://evil.example/a.dotm')),
      docxBytes(template('\\\\evil.example\\a.dotm')),
    ])
      expect(await putDocument('docx', bytes)).toMatchObject(isActive)
    expect(await putDocument('docx', docxBytes(template('file:///C:/cv.dotx')))).toMatchObject({
      status: 200,
    })
    for (const stream of ['_VBA_PROJECT', '\x01Ole10Native'])
      expect(await putDocument('doc', docBytes(stream))).toMatchObject(isActive)
    for (const object of [
      '<</S/JavaScript/JS(app.alert\\(1\\))>>',
      '<</S /J#61va#53cript /JS 5 0 R>>',
      '<</S/Launch/F(cmd.exe)>>',
      '<</Type/EmbeddedFile>>',
    ]) {
      expect(await putDocument('pdf', pdfBytes(object))).toMatchObject(isActive)
      expect(await putDocument('pdf', pdfBytes(objectStream(object))), 'compressed').toMatchObject(isActive)
    }
    for (const object of ['<</S/URI/URI(https://brilla.example)>>', '<</S/GoTo/D[3 0 R/Fit]>>'])
      expect(await putDocument('pdf', pdfBytes(objectStream(object)))).toMatchObject({ status: 200 })
    const bomb = pdfBytes(objectStream(' '.repeat(60_000_000)))
    expect(await putDocument('pdf', bomb), 'unpacked without limit').toMatchObject(wrong)
    const many = pdfBytes('/ObjStm stream '.repeat(600_000))
    expect(await putDocument('pdf', many), 'without end').toMatchObject(wrong)
  })

  test('a document with other content is rejected', async () => {
    const docx = await presignFile(ana, 'a.docx', docxType)
    const doc = await presignFile(ana, 'a.doc', 'application/msword')
    const pdf = await presignFile(ana, 'a.pdf', 'application/pdf')
    const filler = 'x'.repeat(2_000)
    for (const bytes of [
      createZip({ 'index.html': filler }),
      docxBytes().subarray(0, 1_500),
      pdfBytes(),
      docBytes(),
    ])
      expect(await put(docx.url, docxType, bytes)).toMatchObject(wrong)
    for (const bytes of [
      docxBytes(),
      pdfBytes(),
      Buffer.concat([docBytes().subarray(0, 512), Buffer.alloc(2_000)]),
    ])
      expect(await put(doc.url, 'application/msword', bytes)).toMatchObject(wrong)
    for (const bytes of [
      docBytes(),
      pdfBytes().subarray(0, -60),
      Buffer.concat([Buffer.from('<html>'), pdfBytes()]),
      Buffer.concat([Buffer.from('#'.repeat(1_025)), pdfBytes()]),
      Buffer.concat([pdfBytes(), createZip({ 'a.js': 'x' })]),
      // The archive's comment holds a second end record, at which some readers give up.
      Buffer.concat([pdfBytes(), createZip({ 'a.js': 'x' }, Buffer.from(`PK\x05\x06${'\0'.repeat(18)}!`))]),
    ])
      expect(await put(pdf.url, 'application/pdf', bytes)).toMatchObject(wrong)
  })
})

describe('requesting a presigned URL', () => {
  test.each([
    ['Thumbs.db', 'image/jpeg'],
    ['desktop.ini', 'image/jpeg'],
    ['.htaccess', 'image/jpeg'],
    ['.jpg', 'image/jpeg'],
    ['a.php', 'image/jpeg'],
    ['a.html', 'text/html'],
    ['a.js', 'application/javascript'],
    ['a.svg', 'image/svg+xml'],
    ['a.heic', 'image/heic'],
    ['a.jpg', 'image/svg+xml'],
    ['a.pdf', 'image/jpeg'],
    ['a.jpg.exe', 'image/jpeg'],
    ['a.exe', 'file'],
    ['a.jpg', 'file'],
    ['a.pdf', 'image'],
    ['a', 'file'],
    ['a', 'application/pdf'],
    ['a.jpg', 'constructor'],
  ])('%s as %s is rejected', async (filename, type) => {
    const refused = { status: 415, body: { error: 'unsupported_type' } }
    expect(
      await server.call('presignPostFile', { token: ana.token, body: { filename, type } }),
    ).toMatchObject(refused)
    const body = { filename, type, image_type: 'profile' as const }
    expect(await server.call('presignProfileImage', { token: ana.token, body })).toMatchObject(refused)
  })

  test('a document cannot be a profile photo, and the extension must match the name', async () => {
    const body = { filename: 'a.pdf', type: 'application/pdf', image_type: 'profile' as const }
    expect((await server.call('presignProfileImage', { token: ana.token, body })).status).toBe(415)
    const disguised = { filename: 'a.php', type: 'file', ext: 'pdf' }
    expect((await server.call('presignPostFile', { token: ana.token, body: disguised })).status).toBe(415)
  })

  test.each([
    ['foto.JPG', 'image/jpeg', undefined, 'image%2Fjpeg', 'jpg'],
    ['foto.png', 'image', undefined, 'image%2Fpng', 'jpg'],
    ['foto.png', 'image/jpeg', undefined, 'image%2Fjpeg', 'jpg'],
    ['blob', 'image', undefined, 'image%2Fjpeg', 'jpg'],
    ['blob', 'image/webp', undefined, 'image%2Fwebp', 'jpg'],
    ['cv', 'file', '.PDF', 'application%2Fpdf', 'pdf'],
    ['cv.doc', 'file', 'doc', 'application%2Fmsword', 'doc'],
  ])('P-posts-24, P-media-29: %s as %s (%s) is accepted', async (filename, type, ext, signed, kept) => {
    const response = await presignFile(ana, filename, type, ext)
    expect(response.url).toContain(`type=${signed}`)
    expect(response.filename).toMatch(new RegExp(`^[0-9a-f-]{36}-[0-9a-f]{24}\\.${kept}$`))
  })
})
