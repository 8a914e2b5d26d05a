import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerModerators } from '../../safety/moderation/moderation.testing.ts'
import { birthdateTurning, createRegistration, startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const register = (name: string, more: object = {}) =>
  server.call('registerUser', {
    body: { ...createRegistration(name), birthdate: birthdateTurning(18, 1), ...more },
  })

async function confirm(email: string) {
  const token = /confirmation#([\w-]+)/.exec((await server.mailTo(email, 'confirmation#')).text)?.[1] ?? ''
  return (await server.call('confirmUser', { params: { token } })).body.token
}

const object = (token: string) => server.call('objectAsGuardian', { body: { token } })

describe('P-minors-15: the guardian of a minor', () => {
  test('gets one mail once the account is confirmed, and objects once with its link', async () => {
    const guardianEmail = 'mama@casa.example'
    expect((await register('Lucia', { guardianEmail })).status).toBe(201)
    expect(server.mails.filter(({ to }) => to === guardianEmail)).toEqual([])
    const { email } = createRegistration('Lucia')
    const login = { token: await confirm(email) }
    const { text, subject } = await server.mailTo(guardianEmail)
    expect(subject).toBe('Lucia Prueba abrió una cuenta en Brilla')
    expect(text).toContain('Nadie más ve su correo')
    const token = /\/contacto\/tutor#([\w-]+)/.exec(text)?.[1] ?? ''

    expect(await object(`${token.slice(0, -3)}AAA`)).toMatchObject({ status: 404 })
    expect([(await object(token)).status, (await object(token)).status]).toEqual([204, 204])
    const requests = await server.context.db
      .selectFrom('contact_request')
      .select(['type', 'email', 'name', 'message', 'email_proven_at'])
      .where('email', '=', guardianEmail)
      .execute()
    expect(requests).toEqual([
      {
        type: 'opposition',
        email: guardianEmail,
        name: 'Familia de Lucia Prueba',
        message: expect.stringContaining('/profile/lucia-prueba'),
        email_proven_at: expect.any(Date),
      },
    ])
    await server.mailTo(guardianEmail, '/contacto/estado#')
    const self = (await server.call('getSelf', login)).body
    expect(JSON.stringify(self)).not.toContain(guardianEmail)

    const { Mara } = await registerModerators(server, 'Mara')
    const desk = { token: Mara.token, query: { type: 'opposition' } } as const
    const { rows } = (await server.call('getContactRequests', desk)).body
    const request = await server.call('getContactRequest', { token: Mara.token, params: { id: rows[0]!.id } })
    expect(request.body).toMatchObject({ emailProven: true, emailAccount: null, minor: { id: self.id } })
  })

  test('is optional, only for minors, and another person', async () => {
    expect((await register('Sola')).status).toBe(201)
    const refused = async (more: object) => (await register('Otra', more)).body
    expect(await refused({ guardianEmail: 'no es un correo' })).toMatchObject({
      errors: [{ field: 'guardianEmail', error: 'correo_electronico_invalido' }],
    })
    expect(await refused({ guardianEmail: 'OTRA@gente.example' })).toMatchObject({
      errors: [{ field: 'guardianEmail', error: 'tutor_propio' }],
    })
    expect(await refused({ guardianEmail: 'a@b.example', birthdate: birthdateTurning(18, 0) })).toMatchObject(
      {
        errors: [{ field: 'guardianEmail', error: 'tutor_de_adulto' }],
      },
    )
  })
})
