import type { RouteName } from '@brilla/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { readSelf as readSelfOn, saveSettings } from './settings.testing.ts'

let server: TestServer
let Bea: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Bea } = await server.registerTalents('Bea'))
})
afterAll(() => server.stop())

const save = (who: TestPerson, change?: object) => saveSettings(server, who, change)
const readSelf = (who: TestPerson) => readSelfOn(server, who)
const as = (name: RouteName, token: string, input: object) => server.call(name, { token, ...input } as never)

describe('P-settings-4: the settings form', () => {
  test('P-accounts-27, P-settings-7, P-wire-12: saves the given fields and keeps the others', async () => {
    const { Ana } = await server.registerTalents('Ana')
    const { status, body } = await save(Ana, {
      nombre: '  María\n José ',
      sexo: null,
      pais: 'ES',
      ciudad: 'Sevilla',
      biografia: 'Bailo.\n\nTambién canto.',
      profile: {
        instagram_url: '@ana.baila',
        youtube_url: 'youtube.com/@ana',
        web: 'http://ana.example',
        phone: '+34 954 00 00 00',
      },
      interests: ['Jazz', 'jazz', 'son jarocho'],
      showEmail: false,
      showBirthdate: false,
    })
    expect(status).toBe(200)
    expect(body.token).toEqual(expect.any(String))
    expect(await readSelf(Ana)).toMatchObject({
      nombre: 'María José',
      fullname: 'María José Prueba',
      sex: null,
      country: 'ES',
      ciudad: 'Sevilla',
      biography: 'Bailo.\n\nTambién canto.',
      instagram_url: 'https://instagram.com/ana.baila',
      youtube_url: 'https://youtube.com/@ana',
      web: 'http://ana.example',
      phone: '+34 954 00 00 00',
      interests: ['Jazz', 'son jarocho'],
      showEmail: false,
      showBirthdate: false,
      pendingEmail: null,
    })
    for (const web of ['https://ana.example', 'https://ana.example/', 'https://ana.example?a=b']) {
      await save(Ana, { profile: { web } })
      expect(await readSelf(Ana)).toMatchObject({ web: web.replace('example?', 'example/?') })
    }
    await save(Ana, { profile: { web: '' } })
    expect(await readSelf(Ana)).toMatchObject({
      ciudad: 'Sevilla',
      instagram_url: 'https://instagram.com/ana.baila',
      web: null,
    })
  })

  test.each([
    [{ nombre: ' ' }, 'nombre', 'nombre_y_apellido'],
    [{ apellido: '' }, 'apellido', 'nombre_y_apellido'],
    [{ nombre: 'x'.repeat(101) }, 'nombre', 'too_long'],
    [{ email: '' }, 'email', 'correo_electronico'],
    [{ email: 'sin arroba' }, 'email', 'correo_electronico_invalido'],
    [{ fecha: '' }, 'fecha', 'fecha_nacimiento'],
    [{ fecha: '2001-02-30' }, 'fecha', 'fecha_invalida'],
    [{ fecha: '2020-01-01' }, 'fecha', 'edad_minima'],
    [{ pais: 'XX' }, 'pais', 'pais'],
    [{ ciudad: '' }, 'ciudad', 'ciudad'],
    [{ biografia: 'x'.repeat(5001) }, 'biografia', 'too_long'],
    [{ profile: { web: 'javascript:alert(1)' } }, 'profile.web', 'enlace_invalido'],
    [{ profile: { web: 'https://yo:clave@gente.example' } }, 'profile.web', 'enlace_invalido'],
    [{ profile: { web: 'localhost' } }, 'profile.web', 'enlace_invalido'],
    [{ profile: { web: '12345' } }, 'profile.web', 'enlace_invalido'],
    [{ profile: { web: `gente.example/${'ñ'.repeat(400)}` } }, 'profile.web', 'enlace_invalido'],
    [
      { profile: { facebook_url: 'https://facebook.com.evil.example/a' } },
      'profile.facebook_url',
      'enlace_invalido',
    ],
    [{ profile: { spotify_url: '@ana' } }, 'profile.spotify_url', 'enlace_invalido'],
    [{ profile: { phone: '12' } }, 'profile.phone', 'telefono_invalido'],
    [{ profile: { phone: 'llámame' } }, 'profile.phone', 'telefono_invalido'],
    [{ interests: Array.from({ length: 21 }, (_, n) => `i${n}`) }, 'interests', 'demasiados_intereses'],
    [{ interests: ['x'.repeat(31)] }, 'interests.0', 'too_long'],
  ])('%j is rejected at %s with %s', async (change, field, error) => {
    const { status, body } = await save(Bea, change)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field, error, message: expect.any(String) }] })
  })

  test('a single invalid link or phone number gives the response its code', async () => {
    for (const [profile, error] of [
      [{ web: 'localhost' }, 'enlace_invalido'],
      [{ phone: '12' }, 'telefono_invalido'],
    ] as const) {
      expect((await save(Bea, { profile })).body).toMatchObject({ error, errors: [{ error }] })
    }
  })

  test('P-settings-5: all invalid fields are returned at once', async () => {
    const profile = { web: '::', linkedin_url: 'evil.example', phone: 'x' }
    const { status, body } = await save(Bea, { fecha: '2020-01-01', profile })
    const { errors } = body as unknown as { errors: { field: string }[] }
    expect(status).toBe(422)
    expect(errors.map(({ field }) => field).toSorted()).toEqual([
      'fecha',
      'profile.linkedin_url',
      'profile.phone',
      'profile.web',
    ])
  })

  test('P-settings-6: saved values can be saved again unchanged', async () => {
    const web = `https://gente.example/${'ñandú'.repeat(50)}`
    expect((await save(Bea, { profile: { web } })).status).toBe(200)
    const stored = (await readSelf(Bea)).web
    expect(stored).toBe(encodeURI(web))
    expect((await save(Bea, { profile: { web: stored } })).status).toBe(200)
  })

  test('P-settings-8: a biography of invisible characters is empty', async () => {
    await save(Bea, { biografia: ' \u200b\u200f\n' })
    expect(await readSelf(Bea)).toMatchObject({ biography: '' })
  })

  test('only agencies have an agency name (P-wizard-7)', async () => {
    expect(await save(Bea, { agencyName: 'Luz' })).toMatchObject({
      status: 403,
      body: { error: 'only_agencia' },
    })
  })

  test('interests appear on the profile (P-settings-16)', async () => {
    const { Ines, Olga } = await server.registerTalents('Ines', 'Olga')
    await save(Ines, { interests: ['Títeres'] })
    const { body } = await server.call('getProfile', { token: Olga.token, params: { id: Ines.id } })
    expect(body.user).toMatchObject({ interests: ['Títeres'] })
  })
})

describe('P-notifications-1 and P-settings-17: POST users/notifications and PUT users/language', () => {
  test('flags are on by default and independent', async () => {
    const { Sara } = await server.registerTalents('Sara')
    const { token } = Sara
    expect(await readSelf(Sara)).toMatchObject({
      followers: true,
      photos_videos: true,
      messages: true,
      following: true,
      searches: true,
    })
    expect((await as('setNotification', token, { body: { type: 'messages', status: false } })).status).toBe(
      204,
    )
    expect(await readSelf(Sara)).toMatchObject({ followers: true, messages: false, following: true })
    expect((await as('setNotification', token, { body: { type: 'moderator', status: true } })).status).toBe(
      422,
    )
    expect((await as('changeLanguage', token, { body: { langCode: 'en' } })).status).toBe(204)
    expect((await readSelf(Sara)).langCode).toBe('en')
  })
})

describe('P-profiles-15: GET users/{id}/{type}', () => {
  test('returns a user of that type with links and without private fields', async () => {
    const { Tina } = await server.registerTalents('Tina')
    const { Umbral } = await server.registerPeople('agencia', 'Umbral')
    const read = (type: string) =>
      server.call('getUserOfType', { token: Tina.token, params: { id: Umbral.id, type: type as 'agencia' } })
    const { status, body } = await read('agencia')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: Umbral.id,
      type: 'agencia',
      email: Umbral.email,
      web: null,
      birthdate: null,
    })
    expect((await read('talento')).status).toBe(404)
    expect((await read('visor')).status).toBe(404)
  })
})
