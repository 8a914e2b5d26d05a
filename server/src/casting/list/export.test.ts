import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadFile } from '../../media/media.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { toCsv } from './list.csv.ts'
import { createListActions } from './list.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { change, createList } = createListActions(() => server)

const exportList = ({ token }: TestPerson, id: string, format: string, language = 'es') =>
  server.app.inject({
    url: getRouteUrl(contract.exportList, { params: { id }, query: { format } }),
    headers: { 'x-access-token': token, 'accept-language': language },
  })

/** The text of the first page, with the descriptions of its images. */
async function readPdf(bytes: Buffer): Promise<string> {
  const data = new Uint8Array(bytes)
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS, useWorkerFetch: false })
  const page = await (await loading.promise).getPage(1)
  const { items } = await page.getTextContent()
  const texts = items.map((item) => ('str' in item ? item.str : ''))
  const tree = JSON.stringify(await page.getStructTree())
  await loading.destroy()
  return `${texts.join(' ')} ${tree}`
}

describe('P-lists-13: a list as a file', () => {
  test('CSV has what the agency may see, with status and note, in its language, and no contact data', async () => {
    const { Luz } = await server.registerPeople('agencia', 'Luz')
    const { Ana, Bea, Carla } = await server.registerTalents('Ana', 'Bea', 'Carla')
    const facts = {
      measurements: { heightCm: 172, audience: 'agencies' as const },
      languages: { items: [{ code: 'en', level: 'fluent' as const }], audience: 'everyone' as const },
    }
    await server.call('saveFacts', { token: Ana.token, body: facts as never })
    const setCity = (person: TestPerson, city: string) =>
      server.context.db.updateTable('account').set({ city }).where('id', '=', person.id).execute()
    await setCity(Ana, 'León')
    await setCity(Bea, 'Mérida, cel 55 1234 5678')
    const id = await createList(Luz, Ana, Bea, Carla)
    await change(Luz, id, Ana, { note: '=HYPERLINK("http://mal.example")\ny "más"', status: 'confirmed' })
    await server.context.db
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', Carla.id)
      .execute()
    const { statusCode, headers, body } = await exportList(Luz, id, 'csv')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="brilla-lista-1.csv"',
      'cache-control': 'no-store',
    })
    expect(body.startsWith('\u{feff}"Nombre","Estado","Nota","Edad"')).toBe(true)
    expect(body).toContain('"Ana Prueba","Confirmó","\'=HYPERLINK(""http://mal.example"")\ny ""más""","')
    expect(body).toContain('"172"')
    expect(body).toContain('inglés (fluido)')
    expect(body).toContain('"Bea Prueba","En consideración"')
    expect(body).not.toContain('Carla')
    expect(body).toContain('"León"')
    expect(body).not.toMatch(/@gente\.example|55 1234/)
    expect((await exportList(Luz, id, 'csv', 'en')).body).toContain('"Name","Status","Note","Age"')
    expect((await exportList(Luz, id, 'xls')).statusCode).toBe(400)
  })

  test('no cell is a formula, whatever it begins with', () => {
    for (const value of ['=1', '+1', '-1', '@A', '\t=1', '\r=1', ' =1', '＝1', '\u200b=1', '|cmd', '%0'])
      expect(toCsv([[value]]), JSON.stringify(value)).toBe(`\u{feff}"'${value}"\r\n`)
    expect(toCsv([['a "b"', 'c,d']])).toBe('\u{feff}"a ""b""","c,d"\r\n')
  })

  test('a contact sheet is a PDF with the photos', async () => {
    const { Sol } = await server.registerPeople('agencia', 'Sol')
    const { Dora, Elsa } = await server.registerTalents('Dora', 'Elsa')
    const photo = await uploadFile(server, Dora)
    await server.context.db
      .updateTable('account')
      .set({ profile_image: photo })
      .where('id', '=', Dora.id)
      .execute()
    await server.context.db
      .updateTable('account')
      .set({ city: 'Mérida, cel 55 1234 5678' })
      .where('id', '=', Dora.id)
      .execute()
    const id = await createList(Sol, Dora, Elsa)
    await change(Sol, id, Dora, { note: 'Secreta' })
    const { statusCode, headers, rawPayload } = await exportList(Sol, id, 'pdf')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const page = await readPdf(rawPayload)
    expect(page).toContain('Dora Prueba')
    expect(page).toContain('2 personas')
    expect(page).toContain('Foto de Dora Prueba')
    expect(page).not.toContain('Secreta')
    expect(page).not.toContain('1234')
  })
})
