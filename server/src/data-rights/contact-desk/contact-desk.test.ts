import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContactType } from '@brilla/contract/safety/contact-types'
import { addBusinessDays, getMexicanDay } from '../../safety/contact/index.ts'
import { sweepRequests } from '../../safety/contact/contact.jobs.ts'
import { deleteExpiredAccounts } from '../deactivation/deactivation.jobs.ts'
import { registerModerators } from '../../safety/moderation/moderation.testing.ts'
import { finalizeDecisions } from '../../safety/moderation/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day, minute } from '../../platform/duration.ts'
import { enqueueReminders } from './contact-desk.jobs.ts'

let server: TestServer
let Mara: TestPerson
let Nora: TestPerson
let Ana: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Mara, Nora } = await registerModerators(server, 'Mara', 'Nora'))
  ;({ Ana } = await server.registerTalents('Ana'))
})
afterAll(() => server.stop())

const message = 'Por favor ayúdenme.'
const list = async (query: object = {}, { token } = Mara) =>
  (await server.call('getContactRequests', { token, query })).body
const read = (id: string, { token } = Mara) => server.call('getContactRequest', { token, params: { id } })

/** Sends a request and returns how the desk lists it. */
async function send(type: ContactType, sender: { token: string } | { name: string; email: string }) {
  const { token, ...who } = 'token' in sender ? { token: sender.token } : { ...sender, token: undefined }
  const { body } = await server.call('sendContact', {
    ...(token !== undefined && { token }),
    body: { type, message, ...who },
  })
  for (let after: string | null | undefined; after !== null;) {
    const page = await list(after === undefined ? {} : { after })
    const found = page.rows.find(({ number }) => number === body.number)
    if (found) return found
    after = page.next
  }
  throw new Error('the desk does not list the request')
}

const asMara = <Body extends object>(id: string, body: Body) => ({ token: Mara.token, params: { id }, body })
const answer = (id: string, outcome: 'answer' | 'grant' | 'refuse', version = 0, text = 'Con gusto.') =>
  server.call('answerContactRequest', asMara(id, { version, outcome, text }))
const today = () => getMexicanDay(server.context.clock.now())

/** Opens the link of the receipt, and says there that the request is one's own. */
async function proveEmail(email: string, says = true): Promise<void> {
  const { text } = await server.mailTo(email, '/contacto/estado#')
  const token = /estado#([\w-]+)/.exec(text)![1]!
  expect(
    (await server.call('getContactStatus', { body: { token, ...(says && { confirm: true }) } })).status,
  ).toBe(200)
}

describe('P-contact-6: the list of the desk', () => {
  test('has the nearest deadline first and counts business days; what has no deadline comes last', async () => {
    const question = await send('question', Ana)
    const access = await send('access', Ana)
    const { rows, open } = await list()
    expect(rows.map(({ id }) => id)).toEqual([access.id, question.id])
    expect(open).toBe(2)
    expect(rows).toMatchObject([
      { type: 'access', dueOn: addBusinessDays(today(), 20), businessDaysLeft: 20, name: 'Ana Prueba' },
      { type: 'question', dueOn: null, businessDaysLeft: null },
    ])
    expect((await list({ type: 'question' })).rows).toHaveLength(1)
    expect((await list({ status: 'finished' })).rows).toEqual([])
  })

  test('is read in pages without repetition', async () => {
    const now = server.context.clock.now()
    const row = {
      year: 2001,
      type: 'press',
      name: 'Diario',
      email: 'diario@casa.example',
      language: 'es',
      message,
    }
    const rows = Array.from({ length: 22 }, (_, serial) => ({ id: v7(), serial, created_at: now, ...row }))
    await server.context.db.insertInto('contact_request').values(rows).execute()
    const first = await list({ type: 'press' })
    const second = await list({ type: 'press', after: first.next! })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 2, null])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(22)
  })

  test("does not show a moderator's own requests to them", async () => {
    const sent = await server.call('sendContact', { token: Nora.token, body: { type: 'access', message } })
    const { rows } = await list()
    const { id } = rows.find(({ number }) => number === sent.body.number)!
    expect((await read(id, Nora)).status).toBe(404)
    expect((await list({}, Nora)).rows.map((row) => row.id)).not.toContain(id)
    const step = {
      token: Nora.token,
      params: { id },
      body: { version: 0, outcome: 'grant' as const, text: 'Sí' },
    }
    expect((await server.call('answerContactRequest', step)).status).toBe(404)
  })
})

describe('P-contact-7: steps', () => {
  test('a question is answered by mail in the language of its sender, and is finished', async () => {
    const { id, number } = await send('question', Ana)
    const { body } = await answer(id, 'answer', 0, 'Está en Configuración.')
    expect(body).toMatchObject({
      state: 'answered',
      version: 1,
      answer: 'Está en Configuración.',
      dueOn: null,
    })
    expect(body.log).toMatchObject([{ action: 'contact_answer', contactId: id, moderator: { id: Mara.id } }])
    const { text } = await server.mailTo(Ana.email, `Respuesta a tu mensaje ${number}`)
    expect(text).toContain('Está en Configuración.')
    expect((await list({ status: 'finished' })).rows[0]).toMatchObject({ id, state: 'answered' })
    expect(await answer(id, 'answer', 1)).toMatchObject({
      status: 422,
      body: { error: 'decision_no_valida' },
    })
  })

  test('of two moderators who act on the same version, the second is refused', async () => {
    const { id } = await send('question', Ana)
    const steps = await Promise.all([answer(id, 'answer'), answer(id, 'answer')])
    expect(steps.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(steps.find(({ status }) => status === 409)!.body).toMatchObject({ error: 'solicitud_cambiada' })
  })

  test('a granted request has 15 business days from its answer; a question cannot be granted', async () => {
    const { id, number } = await send('rectification', Ana)
    expect((await answer(id, 'answer')).status).toBe(422)
    const { body: granted } = await answer(id, 'grant')
    expect(granted).toMatchObject({ state: 'granted', dueOn: addBusinessDays(today(), 15) })
    const execute = (version: number) => server.call('executeContactRequest', asMara(id, { version }))
    expect((await execute(0)).body).toMatchObject({ error: 'solicitud_cambiada' })
    expect((await execute(1)).body).toMatchObject({ state: 'executed', dueOn: null, version: 2 })
    await server.mailTo(Ana.email, `Llevamos a cabo tu solicitud ${number}`)
    const question = await send('question', Ana)
    expect((await answer(question.id, 'grant')).status).toBe(422)
  })

  test('closing tells nobody, and keeps the note for moderators', async () => {
    const { id } = await send('question', { name: 'Spam', email: 'spam@casa.example' })
    const close = asMara(id, { version: 0, note: 'Publicidad.' })
    const { body } = await server.call('closeContactRequest', close)
    expect(body).toMatchObject({ state: 'closed', note: 'Publicidad.' })
    expect(server.mails.filter(({ to }) => to === 'spam@casa.example').length).toBeLessThan(2)
  })

  test('a privacy request is not closed without an answer once its sender is known', async () => {
    const { id } = await send('opposition', Ana)
    expect((await server.call('closeContactRequest', asMara(id, { version: 0 }))).status).toBe(422)
    expect((await answer(id, 'refuse')).status).toBe(200)
  })

  test('P-contact-4: a privacy request of a guest is granted only once the link in the receipt was opened', async () => {
    const email = 'gil@casa.example'
    const { id } = await send('cancellation', { name: 'Gil', email })
    expect((await read(id)).body).toMatchObject({ emailProven: false, person: null, emailAccount: null })
    expect(await answer(id, 'grant')).toMatchObject({ status: 409, body: { error: 'correo_sin_comprobar' } })
    await proveEmail(email, false)
    expect((await answer(id, 'grant')).status).toBe(409)
    await proveEmail(email)
    expect((await answer(id, 'grant')).body).toMatchObject({ state: 'granted', emailProven: true })
  })

  test('P-contact-5: an access request is carried out by an export in the account, never by mail', async () => {
    const { Bea } = await server.registerTalents('Bea')
    const { id, number } = await send('access', { name: 'Bea', email: Bea.email })
    expect((await read(id)).body.emailAccount).toMatchObject({ id: Bea.id })
    await proveEmail(Bea.email)
    await answer(id, 'grant')
    const done = await server.call('exportContactRequest', asMara(id, { version: 1 }))
    expect(done.body).toMatchObject({ state: 'executed', log: [{ action: 'contact_export' }, {}] })
    const { text } = await server.mailTo(Bea.email, `La copia de tus datos: solicitud ${number}`)
    expect(text).not.toContain('/exports/')
    await expect
      .poll(async () => (await server.call('getExport', { token: Bea.token })).body.state)
      .toBe('ready')
    const stranger = await send('access', { name: 'Nadie', email: 'nadie@casa.example' })
    await proveEmail('nadie@casa.example')
    await answer(stranger.id, 'grant')
    expect((await server.call('exportContactRequest', asMara(stranger.id, { version: 1 }))).status).toBe(422)
  })

  test('P-contact-12: a cancellation request is carried out by canceling the account, which its owner can restore', async () => {
    const { Bruna, Eva } = await server.registerTalents('Bruna', 'Eva')
    const cancel = (id: string, version = 1) => server.call('cancelContactAccount', asMara(id, { version }))
    const guest = await send('cancellation', { name: 'Bruna', email: Bruna.email })
    await proveEmail(Bruna.email)
    expect((await cancel(guest.id, 0)).status).toBe(422)
    await answer(guest.id, 'grant')
    expect((await cancel(guest.id)).body).toMatchObject({
      state: 'executed',
      log: [{ action: 'contact_cancel' }, {}],
    })
    expect((await server.call('getSelf', { token: Bruna.token })).status).toBe(401)
    const profile = { token: Eva.token, params: { id: Bruna.id } }
    expect((await server.call('getProfile', profile)).status).toBe(404)
    await server.mailTo(Bruna.email, `Llevamos a cabo tu solicitud ${guest.number}`)
    await server.mailTo(Bruna.email, 'Cancelaste tu cuenta')
    const body = { email: Bruna.email, password: Bruna.password, remember: false }
    expect((await server.call('authenticate', { body })).status).toBe(200)
    expect((await server.call('getProfile', profile)).status).toBe(200)

    // Neither another right nor a stranger cancels anything.
    const opposition = await send('opposition', Eva)
    await answer(opposition.id, 'grant')
    expect((await cancel(opposition.id)).status).toBe(422)
    const stranger = await send('cancellation', { name: 'Nadie', email: 'ninguna@casa.example' })
    await proveEmail('ninguna@casa.example')
    await answer(stranger.id, 'grant')
    expect((await cancel(stranger.id)).status).toBe(422)
    expect((await server.call('getSelf', { token: Eva.token })).status).toBe(200)
  })

  test('P-settings-22: a birth date is corrected with a logged reason that names the request', async () => {
    const { Cleo, Dani } = await server.registerTalents('Cleo', 'Dani')
    const { id } = await send('birthdate', Cleo)
    const correct = (person: TestPerson, contactId?: string) =>
      server.call('correctBirthdate', {
        ...asMara(person.id, {
          birthdate: '1995-04-21',
          reason: 'Mostró su acta.',
          ...(contactId !== undefined && { contactId }),
        }),
      })
    for (const [person, contactId] of [
      [Dani, id],
      [Cleo, 'x'],
    ] as const)
      expect((await correct(person, contactId)).status).toBe(404)
    expect((await correct(Cleo, id)).body).toMatchObject({ birthdate: '1995-04-21' })
    expect((await read(id)).body.log).toMatchObject([
      { action: 'birthdate', reason: 'Mostró su acta.', contactId: id },
    ])
    // P-moderation-26: the answer to the request tells Cleo.
    await correct(Dani)
    server.advance(11 * minute)
    await finalizeDecisions(server.context)
    server.advance(-11 * minute)
    await server.mailTo(Dani.email, 'Corregimos tu fecha de nacimiento')
    expect(server.mails.filter(({ to, subject }) => to === Cleo.email && /Corregimos/.test(subject))).toEqual(
      [],
    )
  })
})

test('P-contact-8: one mail a day reminds each moderator of what has 5 business days left or is overdue', async () => {
  const { id, number } = await send('opposition', Ana)
  const remind = async () => {
    server.mails.length = 0
    await enqueueReminders(server.context)
    return server.mailTo(Mara.email, 'Solicitudes de contacto por vencer')
  }
  const dueOn = (await read(id)).body.dueOn!
  const setDue = async (answer_by: string) =>
    server.context.db.updateTable('contact_request').set({ answer_by }).where('id', '=', id).execute()
  await setDue(addBusinessDays(today(), 5))
  const soon = await remind()
  expect(soon.text).toContain(`${number} · oposición al uso de tus datos`)
  expect(soon.text).toContain('(días hábiles: 5)')
  await setDue('2026-01-05')
  expect((await remind()).text).toMatch(new RegExp(`${number}.*vencida`))
  expect((await read(id)).body.businessDaysLeft).toBeLessThan(0)
  await setDue(dueOn)
  await answer(id, 'refuse')
})

describe('P-contact-9: what is kept, and for how long', () => {
  const isKept = async (id: string) => (await read(id)).status === 200
  test('finished questions are deleted after a year, privacy requests after three, unfinished ones never', async () => {
    const [question, access, open] = [
      await send('question', Ana),
      await send('access', Ana),
      await send('question', Ana),
    ]
    await answer(question.id, 'answer')
    await answer(access.id, 'refuse')
    const ids = [question.id, access.id, open.id]
    const sweepAfter = async (days: number) => {
      server.advance(days * day)
      await sweepRequests(server.context)
      const kept = await Promise.all(
        ids.map(async (id) => {
          const found = await server.context.db
            .selectFrom('contact_request')
            .select('id')
            .where('id', '=', id)
            .executeTakeFirst()
          return found !== undefined
        }),
      )
      server.advance(-days * day)
      return kept
    }
    expect(await sweepAfter(364)).toEqual([true, true, true])
    expect(await sweepAfter(368)).toEqual([false, true, true])
    expect(await sweepAfter(3 * 365)).toEqual([false, true, true])
    expect(await sweepAfter(3 * 366 + 1)).toEqual([false, false, true])
    expect(await isKept(open.id)).toBe(true)
  })

  test('of a deleted account, finished requests keep number, type and dates; an unfinished one waits for its answer', async () => {
    const { Fina } = await server.registerTalents('Fina')
    const [finished, open] = [await send('access', Fina), await send('opposition', Fina)]
    await answer(finished.id, 'refuse')
    await server.call('cancelAccount', { token: Fina.token })
    server.advance(29 * day)
    await deleteExpiredAccounts(server.context)
    await server.eventsHandled()
    server.advance(-29 * day)
    const erased = (await read(finished.id)).body
    expect(erased).toMatchObject({ number: finished.number, type: 'access', state: 'refused', person: null })
    expect([erased.name, erased.email, erased.message, erased.answer]).toEqual(['', '', '', ''])
    expect((await read(open.id)).body).toMatchObject({ email: Fina.email, message, person: null })
    await answer(open.id, 'refuse')
    await server.mailTo(Fina.email, open.number)
    await sweepRequests(server.context)
    expect((await read(open.id)).body).toMatchObject({ email: '', message: '' })
  })
})
