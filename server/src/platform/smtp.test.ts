/** Sending through a real SMTP server on the loopback interface. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { register } from 'prom-client'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createSmtpMailer } from './mail.ts'

interface Delivery {
  from: string | undefined
  to: string[]
  raw: Buffer
}

const user = 'brilla'
const password = 'a password of the test'
const from = 'Brilla <hola@brilla.example>'
const mail = { to: 'ana@gente.example', subject: 'Ñandú', text: 'Hola', html: '<p>Hola</p>' }

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

/** Starts a server that accepts mails of one user; returns its port and the received mails. */
async function startSmtpServer(options: SMTPServerOptions = {}) {
  const deliveries: Delivery[] = []
  const smtp = new SMTPServer({
    authOptional: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password: given }, _session, done) =>
      username === user && given === password ? done(null, { user }) : done(new Error('wrong password')),
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream)
      const sender = envelope.mailFrom ? envelope.mailFrom.address : undefined
      deliveries.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), raw })
      done()
    },
    ...options,
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  stop = () => new Promise((done) => smtp.close(() => done()))
  return { port: (smtp.server.address() as AddressInfo).port, deliveries }
}

function createUrl(port: number, given = password): string {
  return `smtp://${user}:${encodeURIComponent(given)}@127.0.0.1:${port}`
}

test('P-operation-40: to another machine nothing is sent without TLS', async () => {
  const { port, deliveries } = await startSmtpServer({ disabledCommands: ['STARTTLS'] })
  // Not an address by which this machine is known.
  const mailer = createSmtpMailer(createUrl(port).replace('127.0.0.1', '[::ffff:127.0.0.1]'), from)
  await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS/)
  expect(deliveries).toEqual([])
})

test('delivers text and HTML to exactly one recipient', async () => {
  const { port, deliveries } = await startSmtpServer()
  const mailer = createSmtpMailer(createUrl(port), from)
  await mailer.check()
  await mailer.send(mail)
  expect(deliveries).toMatchObject([{ from: 'hola@brilla.example', to: ['ana@gente.example'] }])
  const read = await PostalMime.parse(deliveries[0]!.raw)
  expect(read).toMatchObject({ subject: 'Ñandú', from: { name: 'Brilla', address: 'hola@brilla.example' } })
  expect([read.text?.trim(), read.html?.trim()]).toEqual(['Hola', '<p>Hola</p>'])
  expect(read.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test('an address with line breaks, commas or angle brackets adds no recipient', async () => {
  const { port, deliveries } = await startSmtpServer()
  const mailer = createSmtpMailer(createUrl(port), from)
  for (const to of [
    'ana@gente.example, todos@gente.example',
    'ana@gente.example>\r\nRCPT TO:<todos@gente.example',
    'ana@gente.example\r\nBcc: todos@gente.example',
  ]) {
    await mailer.send({ ...mail, to }).catch(() => {})
  }
  expect(deliveries.flatMap(({ to }) => to)).not.toContain('todos@gente.example')
  for (const { raw } of deliveries) expect((await PostalMime.parse(raw)).bcc).toBeUndefined()
})

test('check and send reject with a wrong password', async () => {
  const { port, deliveries } = await startSmtpServer()
  const mailer = createSmtpMailer(createUrl(port, 'another'), from)
  await expect(mailer.check()).rejects.toMatchObject({ code: 'EAUTH' })
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'EAUTH' })
  expect(deliveries).toEqual([])
})

async function countMails() {
  const metrics = await register.metrics()
  const read = (outcome: string) =>
    Number(new RegExp(`mails_total\\{outcome="${outcome}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0)
  return { sent: read('sent'), failed: read('failed') }
}

test('P-operation-33: send rejects when the server refuses the recipient, the next mail is sent, and both are counted', async () => {
  const { port, deliveries } = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nadie') ? new Error('unknown mailbox') : null),
  })
  const mailer = createSmtpMailer(createUrl(port), from)
  const before = await countMails()
  await expect(mailer.send({ ...mail, to: 'nadie@gente.example' })).rejects.toMatchObject({
    code: 'EENVELOPE',
  })
  await mailer.send(mail)
  expect(deliveries).toHaveLength(1)
  const after = await countMails()
  expect([after.sent - before.sent, after.failed - before.failed]).toEqual([1, 1])
})

test('check and send reject when nothing listens', async () => {
  const unused = createServer().listen(0, '127.0.0.1')
  await once(unused, 'listening')
  const { port } = unused.address() as AddressInfo
  unused.close()
  await once(unused, 'close')
  const mailer = createSmtpMailer(createUrl(port), from)
  await expect(mailer.check()).rejects.toMatchObject({ code: 'ESOCKET' })
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' })
})

test('a mail whose recipient the server never replies to ends at its deadline, and so does its connection', async () => {
  const ended = Promise.withResolvers<void>()
  const { port, deliveries } = await startSmtpServer({
    // A recipient to whom the server never responds.
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('lenta')) done(null)
    },
    onClose: () => ended.resolve(),
  })
  const mailer = createSmtpMailer(createUrl(port), from, 500)
  await expect(mailer.send({ ...mail, to: 'lenta@gente.example' })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await ended.promise
  await mailer.send(mail)
  expect(deliveries).toHaveLength(1)
})
