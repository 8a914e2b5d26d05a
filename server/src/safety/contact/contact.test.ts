import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadExport } from '../../data-rights/export/export.testing.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { addBusinessDays, getMexicanDay } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())

type Type = 'question' | 'access' | 'birthdate'

const sendAsGuest = (type: Type, email: string, body: object = {}) =>
  server.call('sendContact', {
    body: { type, name: 'Luz Pech', email, message: 'Quiero saber algo.', ...body },
  })

async function readToken(email: string, containing: string): Promise<string> {
  const { text } = await server.mailTo(email, containing)
  return /\/contacto\/estado#([\w-]+)/.exec(text)![1]!
}
const readStatus = (token: string) => server.call('getContactStatus', { body: { token } })

describe('P-contact-1: anybody can send a question or a privacy request', () => {
  test('a guest gives name and e-mail; each request has the next number of its year', async () => {
    const first = await sendAsGuest('question', 'luz@casa.example')
    const second = await sendAsGuest('access', 'luz@casa.example')
    expect([first.status, second.status]).toEqual([201, 201])
    const numbers = [first, second].map(({ body }) => body.number)
    const year = getMexicanDay(server.context.clock.now()).slice(0, 4)
    expect(numbers).toEqual([`${year}-000001`, `${year}-000002`])
  })

  test('a guest without name, e-mail or text is told so at each field', async () => {
    const refused = await server.call('sendContact', { body: { type: 'question', message: 'Hola' } })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', error: 'required' }, { field: 'email' }] },
    })
    expect(await sendAsGuest('question', 'luz@casa.example', { message: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'message', error: 'texto_vacio' }] },
    })
  })

  test('a session that has ended is a 401, so that its owner is not taken for a guest', async () => {
    const { Nora } = await server.registerTalents('Nora')
    await server.call('logout', { token: Nora.token })
    const body = { type: 'question', message: 'Hola', name: 'Nora', email: 'nora@casa.example' } as const
    expect((await server.call('sendContact', { token: Nora.token, body })).status).toBe(401)
  })

  test('members use up their own limit, not that of an address that they name', async () => {
    const { Paz } = await server.registerTalents('Paz')
    const email = 'rosa@casa.example'
    const body = { type: 'question', message: 'Hola', email } as const
    const statuses = []
    for (let n = 1; n <= 6; n++)
      statuses.push((await server.call('sendContact', { token: Paz.token, body })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    expect((await sendAsGuest('question', email)).status).toBe(201)
  })

  test('requests of one address are limited, also of guests behind different networks', async () => {
    const send = (n: number) =>
      server.send('POST', getRouteUrl(contract.sendContact), {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({
          type: 'question',
          name: 'Eco',
          email: 'eco@casa.example',
          message: 'Hola',
        }),
        remoteAddress: `203.0.113.${n}`,
      })
    const statuses = []
    for (let n = 1; n <= 6; n++) statuses.push((await send(n)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('P-contact-2: a receipt is mailed', () => {
  test('to an account in its language, with the text; name and e-mail are those of the account', async () => {
    const { Ana } = await server.registerTalents('Ana')
    await server.call('changeLanguage', { token: Ana.token, body: { langCode: 'en' } })
    const body = {
      type: 'question' as const,
      message: 'Where is my photo?',
      name: 'Otra',
      email: 'otra@x.example',
    }
    const { body: sent } = await server.call('sendContact', { token: Ana.token, body })
    const mail = await server.mailTo(Ana.email, sent.number)
    expect(mail.subject).toBe(`We received your message ${sent.number}`)
    expect(mail.text).toContain('Where is my photo?')
    expect(sent.answerBy).toBeNull()
  })

  test('to a guest without the text, which anybody could have sent to a stranger; the link shows it', async () => {
    const message = 'Compra ya en https://estafa.example'
    const { body: sent } = await sendAsGuest('question', 'zoe@casa.example', {
      message,
      name: 'Zoe gana dinero en mi sitio',
    })
    const mail = await server.mailTo('zoe@casa.example', sent.number)
    expect(`${mail.text} ${mail.html}`).not.toMatch(/estafa|gana dinero/)
    const { body } = await readStatus(await readToken('zoe@casa.example', sent.number))
    expect(body).toMatchObject({ number: sent.number, state: 'open', message, answer: '' })
  })

  test('a link with another id or signature shows nothing', async () => {
    const { body: sent } = await sendAsGuest('question', 'yago@casa.example')
    const token = await readToken('yago@casa.example', sent.number)
    const other = `${crypto.randomUUID()}${token.slice(36)}`
    for (const invalid of ['', 'x', token.slice(0, -2), other, `${token.slice(0, 36)}AAAA`])
      expect((await readStatus(invalid)).status).toBe(404)
  })
})

test('P-contact-3, P-minors-10: a privacy request has both deadlines in the receipt, 20 and 15 business days later', async () => {
  const { body: sent } = await sendAsGuest('access', 'iris@casa.example', { lang: 'en' })
  const answerBy = addBusinessDays(getMexicanDay(server.context.clock.now()), 20)
  const executeBy = addBusinessDays(answerBy, 15)
  expect(sent.answerBy).toBe(answerBy)
  const { text } = await server.mailTo('iris@casa.example', sent.number)
  const format = (day: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  for (const date of [answerBy, executeBy]) expect(text).toContain(format(date))
  const { body } = await readStatus(await readToken('iris@casa.example', sent.number))
  expect(body).toMatchObject({ answerBy, executeBy })
})

test('P-contact-10: the export of an account contains its requests, and none of guests who typed its e-mail', async () => {
  const { Elsa } = await server.registerTalents('Elsa')
  const body = { type: 'birthdate' as const, message: 'Nací otro día.' }
  const { body: sent } = await server.call('sendContact', { token: Elsa.token, body })
  await sendAsGuest('question', Elsa.email, { message: 'De otra persona' })
  const files = await downloadExport(server, Elsa)
  expect(JSON.parse(files['data/contact.json']!.toString())).toMatchObject([
    { number: sent.number, request: 'birthdate', text: 'Nací otro día.' },
  ])
})
