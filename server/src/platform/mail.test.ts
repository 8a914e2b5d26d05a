import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { createOutboxMailer } from './mail.ts'
import { writeMail } from './mail-layout.ts'

const texts = {
  subject: 'Hola, {name}',
  heading: 'Hola, {name}',
  paragraphs: ['Ñandú, {name}.'],
  action: 'Entrar',
  footer: 'Adiós',
}

test('P-operation-10: no name or address adds recipients or headers to a mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-mail-'))
  const mailer = createOutboxMailer(folder, 'Brilla <hola@brilla.example>', systemClock)
  const mail = writeMail(
    { es: texts, en: texts },
    {
      to: 'ana@gente.example',
      language: 'es',
      values: { name: 'Ana\r\nBcc: todos@gente.example\r\n\r\n<b>' },
      url: 'https://brilla.example/?a=1&b="2"',
    },
  )
  await mailer.send(mail)
  const [name] = await readdir(folder)
  const raw = await readFile(join(folder, name!), 'utf8')
  const read = await PostalMime.parse(raw)
  expect(read.to).toMatchObject([{ address: 'ana@gente.example' }])
  expect([read.bcc, read.cc]).toEqual([undefined, undefined])
  expect(read.subject).toBe('Hola, Ana Bcc: todos@gente.example <b>')
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(read.text).toContain('Ñandú')
  expect(read.html).toContain('&#60;b&#62;')
  expect(read.html).toContain('href="https://brilla.example/?a=1&#38;b=&#34;2&#34;"')
  await rm(folder, { recursive: true })
})
