import type { RouteName } from '@brilla/contract'
import { brand } from '@brilla/contract/brand'
import { contract } from '@brilla/contract'
import { pageRootSegments } from '@brilla/contract/page-root-segments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const minute = 60_000
const day = 24 * 60 * minute

const createForm = ({ email }: TestPerson) => ({
  nombre: 'Ana',
  apellido: 'Prueba',
  email,
  fecha: '1995-04-12',
})
const save = (who: TestPerson, change: object = {}, token = who.token) =>
  server.call('updateUser', { token, body: { ...createForm(who), ...change } as never })
const readSelf = async ({ token }: TestPerson) => (await server.call('getSelf', { token })).body
const as = (name: RouteName, token: string, input: object) => server.call(name, { token, ...input } as never)

describe('P-settings-4: the settings form', () => {
  test('saves the given fields and keeps the others', async () => {
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
      web: 'http://ana.example/',
      phone: '+34 954 00 00 00',
      interests: ['Jazz', 'son jarocho'],
      showEmail: false,
      showBirthdate: false,
      pendingEmail: null,
    })
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
    const { Bea } = await peopleOnce('Bea')
    const { status, body } = await save(Bea, change)
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field, error, message: expect.any(String) }] })
  })

  test('a single invalid link or phone number gives the response its code', async () => {
    const { Bea } = await peopleOnce('Bea')
    for (const [profile, error] of [
      [{ web: 'localhost' }, 'enlace_invalido'],
      [{ phone: '12' }, 'telefono_invalido'],
    ] as const) {
      expect((await save(Bea, { profile })).body).toMatchObject({ error, errors: [{ error }] })
    }
  })

  test('P-settings-5: all invalid fields are returned at once', async () => {
    const { Bea } = await peopleOnce('Bea')
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
    const { Bea } = await peopleOnce('Bea')
    const web = `https://gente.example/${'ñandú'.repeat(50)}`
    expect((await save(Bea, { profile: { web } })).status).toBe(200)
    const stored = (await readSelf(Bea)).web
    expect(stored).toBe(encodeURI(web))
    expect((await save(Bea, { profile: { web: stored } })).status).toBe(200)
  })

  test('P-settings-8: a biography of invisible characters is empty', async () => {
    const { Bea } = await peopleOnce('Bea')
    await save(Bea, { biografia: ' \u200b\u200f\n' })
    expect(await readSelf(Bea)).toMatchObject({ biography: '' })
  })

  test('only agencies have an agency name (P-wizard-7)', async () => {
    const { Bea } = await peopleOnce('Bea')
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

const known: Record<string, TestPerson> = {}
async function peopleOnce<K extends string>(name: K): Promise<Record<K, TestPerson>> {
  known[name] ??= (await server.registerTalents(name))[name]
  return { [name]: known[name] } as Record<K, TestPerson>
}

describe('P-settings-9: changing the e-mail', () => {
  const linkFor = async (email: string) =>
    /\/register\/email#([\w-]+)/.exec((await server.mailTo(email, '/register/email#')).text)?.[1] ?? ''
  const confirm = (token: string) => server.call('confirmEmailChange', { body: { token } })

  test('the old e-mail stays until confirmation, pendingEmail holds the new one, and both addresses get a mail', async () => {
    const { Carla } = await server.registerTalents('Carla')
    expect((await save(Carla, { email: 'Carla.Nueva@gente.example' })).status).toBe(200)
    expect(await readSelf(Carla)).toMatchObject({
      email: Carla.email,
      pendingEmail: 'carla.nueva@gente.example',
    })
    const notice = await server.mailTo(Carla.email, 'Solicitud para cambiar tu correo')
    expect(notice.text).toContain('c•••@gente.example')
    expect(notice.text).not.toContain('carla.nueva')
    expect(notice.text).toMatch(/\/forgot$/m)
    const token = await linkFor('carla.nueva@gente.example')
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'carla.nueva@gente.example' } })
    expect((await confirm(token)).status).toBe(404)
    expect(await readSelf(Carla)).toMatchObject({ email: 'carla.nueva@gente.example', pendingEmail: null })
    const left = await server.mailTo(Carla.email, 'El correo de tu cuenta cambió')
    expect(left.text).toContain(`\n${brand.contact}\n`)
    expect(left.html).toContain(`href="mailto:${brand.contact}"`)
    await server.mailTo('carla.nueva@gente.example', 'Tu nuevo correo está confirmado')
    const login = (email: string) =>
      server.call('authenticate', { body: { email, password: Carla.password } })
    expect((await login('carla.nueva@gente.example')).status).toBe(200)
    expect(await login(Carla.email)).toMatchObject({ status: 401, body: { error: 'credentials' } })
  })

  test('without a fresh session it is a 403 and nothing is saved; other fields can be changed', async () => {
    const { Dora } = await server.registerTalents('Dora')
    server.advance(15 * minute + 1000)
    const refused = await save(Dora, { nombre: 'Otra', email: 'dora.nueva@gente.example' })
    expect(refused).toMatchObject({ status: 403, body: { error: 'reauthenticate' } })
    expect(await readSelf(Dora)).toMatchObject({ nombre: 'Dora', pendingEmail: null })
    expect((await save(Dora, { nombre: 'Otra' })).status).toBe(200)
    server.advance(-15 * minute - 1000)
  })

  test('a taken e-mail is a 409, ignoring case', async () => {
    const { Elsa, Fina } = await server.registerTalents('Elsa', 'Fina')
    expect(await save(Elsa, { email: 'FINA@gente.example' })).toMatchObject({
      status: 409,
      body: { error: 'correo_existe', errors: [{ field: 'email' }] },
    })
    expect(Fina.email).toBe('fina@gente.example')
  })

  test('when two accounts request one address, the first to confirm gets it', async () => {
    const { Gala, Hilda } = await server.registerTalents('Gala', 'Hilda')
    await save(Gala, { email: 'comun@gente.example' })
    const first = await linkFor('comun@gente.example')
    await save(Hilda, { email: 'comun@gente.example' })
    await expect.poll(() => linkFor('comun@gente.example')).not.toBe(first)
    const second = await linkFor('comun@gente.example')
    const responses = await Promise.all([confirm(first), confirm(second)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a link is invalid after another request, a cancellation, a recovery or 48 hours', async () => {
    const { Inma } = await server.registerTalents('Inma')
    await save(Inma, { email: 'inma.uno@gente.example' })
    const one = await linkFor('inma.uno@gente.example')
    await save(Inma, { email: 'inma.dos@gente.example' })
    expect((await confirm(one)).status).toBe(404)
    await server.call('cancelEmailChange', { token: Inma.token })
    expect((await confirm(await linkFor('inma.dos@gente.example'))).status).toBe(404)
    await save(Inma, { email: 'inma.tres@gente.example' })
    const three = await linkFor('inma.tres@gente.example')
    await server.call('requestRecovery', { body: { email: Inma.email, lang: 'es' } })
    const recovery = /\/forgot\/([\w-]+)/.exec((await server.mailTo(Inma.email, '/forgot/')).text)?.[1]
    expect((await server.call('redeemRecovery', { params: { token: three } })).status).toBe(404)
    expect((await server.call('redeemRecovery', { params: { token: recovery! } })).status).toBe(200)
    expect((await confirm(three)).status).toBe(404)
    expect(await readSelf(Inma)).toMatchObject({ email: Inma.email, pendingEmail: null })
    await save(Inma, { email: 'inma.cuatro@gente.example' })
    const four = await linkFor('inma.cuatro@gente.example')
    server.advance(2 * day + 1000)
    expect((await confirm(four)).status).toBe(404)
    server.advance(-2 * day - 1000)
  })

  test('GET users/email-exists-user ignores the own e-mail', async () => {
    const { Julia, Karla } = await server.registerTalents('Julia', 'Karla')
    const exists = async (email: string) =>
      (await server.call('emailExistsForUser', { token: Julia.token, params: { email } })).body.exists
    expect(await exists('Julia@gente.example')).toBe(false)
    expect(await exists(Karla.email.toUpperCase())).toBe(true)
    expect(await exists('nadie@gente.example')).toBe(false)
    expect(await exists('sin arroba')).toBe(false)
  })
})

describe('P-settings-12: PUT users/profile_url', () => {
  const move = (who: TestPerson, profile_url: string) =>
    server.call('changeProfileUrl', { token: who.token, body: { profile_url } })
  const findOwner = async (reader: TestPerson, id: string) => {
    const { body } = await server.call('getProfile', { token: reader.token, params: { id } })
    return body.user?.id
  }

  test('the old address redirects until somebody else takes it', async () => {
    const { Lola, Mara } = await server.registerTalents('Lola', 'Mara')
    expect((await move(Lola, 'Lola_Canta')).status).toBe(200)
    expect((await readSelf(Lola)).profile_url).toBe('lola_canta')
    const read = await server.call('getProfile', { token: Mara.token, params: { id: 'lola-prueba' } })
    expect(read.body.user).toMatchObject({ id: Lola.id, profile_url: 'lola_canta' })
    expect((await move(Lola, 'lola-tres')).status).toBe(200)
    expect(await findOwner(Mara, 'lola-prueba')).toBe(Lola.id)
    expect(await findOwner(Mara, 'LOLA_canta')).toBe(Lola.id)
    expect((await move(Mara, 'lola_canta')).status).toBe(200)
    expect(await findOwner(Lola, 'lola_canta')).toBe(Mara.id)
    expect((await move(Mara, 'mara')).status).toBe(200)
    expect(await findOwner(Lola, 'lola_canta')).toBe(Mara.id)
    expect((await move(Lola, 'lola-prueba')).status).toBe(200)
    expect(await findOwner(Mara, 'lola-prueba')).toBe(Lola.id)
  })

  test('a taken address is a 409; of twenty concurrent requests for one address, one succeeds', async () => {
    const people = Object.values(
      await server.registerTalents(...Array.from({ length: 20 }, (_, n) => `Nora${n}`)),
    )
    const responses = await Promise.all(people.map((who) => move(who, 'la-mas-deseada')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
    const taken = responses.find(({ status }) => status === 409)
    expect(taken?.body).toMatchObject({ error: 'el_perfil_existe', errors: [{ field: 'profile_url' }] })
  })

  test('every fixed segment of an API path and the first one of every page is reserved', async () => {
    const { Otilia } = await server.registerTalents('Otilia')
    const parts = Object.values(contract).flatMap(({ path }) => path.split('/').slice(1))
    const words = [
      'moderacion',
      'biografia',
      ...pageRootSegments,
      ...parts.filter((part) => /^[a-z0-9_-]{3,}$/.test(part)),
    ]
    for (const word of new Set(words)) {
      expect([word, (await move(Otilia, word)).status]).toEqual([word, 409])
    }
  })

  test('a segment that only occurs further inside the path of a page is not reserved', async () => {
    const { Otto } = await server.registerTalents('Otto')
    for (const word of ['address', 'cancel', 'privacy', 'select']) {
      expect([word, (await move(Otto, word)).status]).toEqual([word, 200])
      expect(await findOwner(Otto, word)).toBe(Otto.id)
    }
  })

  test('an address that could be an account id is reserved', async () => {
    const { Noemi, Olaf } = await server.registerTalents('Noemi', 'Olaf')
    for (const id of [Olaf.id, Olaf.id.toUpperCase()]) {
      expect(await move(Noemi, id)).toMatchObject({ status: 409, body: { error: 'el_perfil_existe' } })
    }
    expect(await findOwner(Noemi, Olaf.id)).toBe(Olaf.id)
  })

  test.each([
    ['', 'no_puede_estar_vacio_url'],
    ['ab', 'too_short'],
    ['a'.repeat(51), 'too_long'],
    ['con espacio', 'url_invalida'],
    ['ñandú', 'url_invalida'],
    ['а-cirilica', 'url_invalida'],
    ['\u212aelvin', 'url_invalida'],
    ['a/b', 'url_invalida'],
  ])('%j is %s', async (profile_url, error) => {
    const { Bea } = await peopleOnce('Bea')
    expect(await move(Bea, profile_url)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'profile_url', error }] },
    })
  })

  test('GET users/profile-url-exists ignores the own address', async () => {
    const { Paz, Rita } = await server.registerTalents('Paz', 'Rita')
    const exists = async (profile_url: string) =>
      (await server.call('profileUrlExists', { token: Paz.token, params: { profile_url } })).body.exists
    expect(await exists('Rita-Prueba')).toBe(true)
    expect(await exists('paz-prueba')).toBe(false)
    expect(await exists('explorar')).toBe(true)
    expect(await exists('libre-como-el-viento')).toBe(false)
    expect(Rita.id).toEqual(expect.any(String))
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
