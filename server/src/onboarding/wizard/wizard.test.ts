import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSettings } from '../settings/settings.testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const save = (who: TestPerson, body: object) => server.call('saveWizard', { token: who.token, body })
const readSelf = async ({ token }: TestPerson) => (await server.call('getSelf', { token })).body
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email)

describe('P-wizard-1: the wizard', () => {
  test('saves the whole wizard or one step (P-wizard-1)', async () => {
    const { Ana } = await server.registerTalents('Ana')
    expect((await save(Ana, { biography: ' Canto. ' })).status).toBe(204)
    expect((await readSelf(Ana)).biography).toBe('Canto.')
    expect((await save(Ana, { shareContats: ['', ' '], lang: 'es' })).status).toBe(204)
    expect((await readSelf(Ana)).biography).toBe('Canto.')
    expect((await save(Ana, { biography: '' })).status).toBe(204)
    expect((await readSelf(Ana)).biography).toBe('')
  })

  test('an invalid e-mail is rejected and nothing is sent', async () => {
    const { Bea } = await server.registerTalents('Bea')
    const response = await save(Bea, {
      biography: 'No se guarda',
      shareContats: ['buena@lejos.example', 'mala', '', 'otra mala@x'],
    })
    expect(response).toMatchObject({
      status: 422,
      body: { error: 'verifica_correos', errors: [{ field: 'shareContats.1' }, { field: 'shareContats.3' }] },
    })
    expect((await readSelf(Bea)).biography).toBe('')
    expect((await save(Bea, { shareContats: ['a@b.example'].concat(Array(4).fill('')) })).status).toBe(422)
  })
})

describe('P-wizard-5: each address is invited once', () => {
  test('names the inviter, in the requested language', async () => {
    const { Carla } = await server.registerTalents('Carla')
    await save(Carla, { shareContats: ['Amiga@Lejos.example', 'amiga@lejos.example'], lang: 'en' })
    const mail = await server.mailTo('amiga@lejos.example')
    expect(mail.subject).toBe('Carla Prueba invites you to Brilla')
    expect(mail.text).toContain(`${server.context.config.PUBLIC_URL}/register`)
    const { Dora } = await server.registerTalents('Dora')
    await save(Dora, { shareContats: ['AMIGA@lejos.example', 'testigo@lejos.example'] })
    await server.mailTo('testigo@lejos.example')
    expect(mailsTo('amiga@lejos.example')).toHaveLength(1)
  })

  test('at most four invitations per person, also with concurrent requests', async () => {
    const { Elsa } = await server.registerTalents('Elsa')
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(Elsa, { shareContats: [`invitada${n}@lejos.example`] })),
    )
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(4)
    expect(responses.find(({ status }) => status !== 204)).toMatchObject({
      status: 422,
      body: { error: 'invitaciones_agotadas' },
    })
    expect((await save(Elsa, { biography: 'Sigo' })).status).toBe(204)
  })

  test('P-wizard-4: of three addresses with two invitations left, the first two are invited', async () => {
    const { Emma } = await server.registerTalents('Emma')
    await save(Emma, { shareContats: ['emma1@lejos.example', 'emma2@lejos.example'] })
    const body = {
      shareContats: [
        'EMMA1@lejos.example',
        'emma3@lejos.example',
        'emma4@lejos.example',
        'emma5@lejos.example',
      ],
    }
    const answer = await save(Emma, body)
    const refused = { field: 'shareContats.3', error: 'invitaciones_agotadas' }
    expect(answer).toMatchObject({ status: 422, body: { error: 'invitaciones_agotadas', errors: [refused] } })
    await server.mailTo('emma3@lejos.example')
    await server.mailTo('emma4@lejos.example')
    // Sent again after a lost response, nobody is invited twice.
    expect(await save(Emma, body)).toMatchObject({ status: 422, body: { errors: [refused] } })
    expect((await save(Emma, { shareContats: ['emma4@lejos.example'] })).status).toBe(204)
    expect(mailsTo('emma3@lejos.example')).toHaveLength(1)
    expect(mailsTo('emma5@lejos.example')).toHaveLength(0)
  })

  test('the address is stored nowhere after the mail was sent or failed', async () => {
    const { Elba, Elisa } = await server.registerTalents('Elba', 'Elisa')
    const kept = async () => {
      const { rows } = await sql<{ data: string }>`
        select payload::text as data from graphile_worker._private_jobs
        where task_id = (select id from graphile_worker._private_tasks where identifier = 'wizard.invitation-mail')
      `.execute(server.context.db)
      return rows
    }
    await save(Elba, { shareContats: ['lejana@lejos.example', Elisa.email] })
    await server.mailTo('lejana@lejos.example')
    await expect.poll(kept).toEqual([])
  })

  test('existing accounts and oneself are not invited', async () => {
    const { Fina, Gala } = await server.registerTalents('Fina', 'Gala')
    await save(Fina, { shareContats: [Fina.email, Gala.email, 'fuera@lejos.example'] })
    await server.mailTo('fuera@lejos.example')
    for (const { email } of [Fina, Gala]) {
      expect(mailsTo(email).filter(({ subject }) => subject.includes('invita'))).toEqual([])
    }
  })

  test('contains no free text of the inviter; the name is reduced to letters', async () => {
    const { Hilda } = await server.registerTalents('Hilda')
    const named = await server.call('updateUser', {
      token: Hilda.token,
      body: {
        nombre: 'Gana en www.evil.example',
        apellido: '\u202e&lt,b&gt,ya\r\nBcc, todos.gente.example',
        email: Hilda.email,
        fecha: '1995-04-12',
      },
    })
    expect(named.status).toBe(200)
    await save(Hilda, { biography: 'Compra en evil.example', shareContats: ['victima@lejos.example'] })
    const { subject, text, html } = await server.mailTo('victima@lejos.example')
    const all = [subject, text, html].join('\n')
    for (const part of ['evil.example', 'Bcc,', 'todos.', 'Compra', '&lt', '\u202e', '\r']) {
      expect(all).not.toContain(part)
    }
  })
})

describe('P-wizard-6: agency setup', () => {
  test('P-wizard-7: a name that is typed in the settings first gives it its address too', async () => {
    const { Sol, Sal } = await server.registerPeople('agencia', 'Sol', 'Sal')
    for (const [agency, address] of [
      [Sol, /^casting-sol$/],
      [Sal, /^casting-sol-\w{4}$/],
    ] as const) {
      const { profile_url: left } = await readSelf(agency)
      expect((await saveSettings(server, agency, { agencyName: 'Casting Sol' })).status).toBe(200)
      const { profile_url } = await readSelf(agency)
      expect(profile_url).toMatch(address)
      const read = await server.call('getProfile', { token: agency.token, params: { id: left } })
      expect(read.body).toMatchObject({ user: { profile_url } })
      await saveSettings(server, agency, { agencyName: 'Casting Luna' })
      expect((await readSelf(agency)).profile_url).toBe(profile_url)
    }
  })

  test('it appears under its own name, and its contact person is hidden', async () => {
    const { Luz } = await server.registerPeople('agencia', 'Luz')
    const { Ines } = await server.registerTalents('Ines')
    const body = {
      agencyName: 'Casting Luz',
      nombre: 'Lucía',
      apellido: 'Secreta',
      country: 'ES',
      ciudad: 'Cádiz',
      web: 'castingluz.example',
      biography: 'Buscamos voces.',
    }
    expect((await server.call('setUpAgency', { token: Luz.token, body })).status).toBe(200)
    expect(await readSelf(Luz)).toMatchObject({
      agencyName: 'Casting Luz',
      nombre: 'Lucía',
      fullname: 'Casting Luz',
      profile_url: 'casting-luz',
      country: 'ES',
      web: 'https://castingluz.example',
    })
    const renamed = { ...body, agencyName: 'Luz y Sombra' }
    await server.call('setUpAgency', { token: Luz.token, body: renamed })
    expect(await readSelf(Luz)).toMatchObject({ fullname: 'Luz y Sombra', profile_url: 'casting-luz' })
    const { Otra } = await server.registerPeople('agencia', 'Otra')
    await server.call('setUpAgency', { token: Otra.token, body })
    expect((await readSelf(Otra)).profile_url).toMatch(/^casting-luz-\w{4}$/)
    await server.call('setUpAgency', { token: Luz.token, body })
    const seen = await server.call('getUserOfType', {
      token: Ines.token,
      params: { id: Luz.id, type: 'agencia' },
    })
    expect(seen.body).toMatchObject({ fullname: 'Casting Luz', nombre: 'Casting Luz', apellido: '' })
    expect(JSON.stringify(seen.body)).not.toContain('Secreta')
    const wrong = await server.call('setUpAgency', {
      token: Luz.token,
      body: { ...body, agencyName: ' ', web: 'x' },
    })
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'agencyName', error: 'nombre_agencia' }] },
    })
  })
})
