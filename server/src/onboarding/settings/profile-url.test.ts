import { contract } from '@brilla/contract'
import { pageRootSegments } from '@brilla/contract/platform/page-root-segments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour, second } from '../../platform/duration.ts'
import { createRegistration, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { readSelf } from './settings.testing.ts'

let server: TestServer
let Bea: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Bea } = await server.registerTalents('Bea'))
})
afterAll(() => server.stop())

describe('P-settings-12: PUT users/profile_url', () => {
  const move = (who: TestPerson, profile_url: string) =>
    server.call('changeProfileUrl', { token: who.token, body: { profile_url } })
  const findOwner = async (reader: TestPerson, id: string) => {
    const { body } = await server.call('getProfile', { token: reader.token, params: { id } })
    return body.user?.id
  }

  const logInAgain = async (who: TestPerson): Promise<TestPerson> => {
    const { email, password } = who
    return { ...who, token: (await server.call('authenticate', { body: { email, password } })).body.token }
  }

  test('the old address redirects until somebody else takes it', async () => {
    let { Lola, Mara } = await server.registerTalents('Lola', 'Mara')
    expect((await move(Lola, 'Lola_Canta')).status).toBe(200)
    expect((await readSelf(server, Lola)).profile_url).toBe('lola_canta')
    const read = await server.call('getProfile', { token: Mara.token, params: { id: 'lola-prueba' } })
    expect(read.body.user).toMatchObject({ id: Lola.id, profile_url: 'lola_canta' })
    expect((await move(Lola, 'lola-tres')).status).toBe(200)
    expect(await findOwner(Mara, 'lola-prueba')).toBe(Lola.id)
    expect(await findOwner(Mara, 'LOLA_canta')).toBe(Lola.id)
    expect((await move(Mara, 'lola_canta')).status).toBe(409)
    server.advance(90 * day + second)
    // Their sessions have ended meanwhile.
    ;[Lola, Mara] = (await Promise.all([Lola, Mara].map(logInAgain))) as [TestPerson, TestPerson]
    expect((await move(Mara, 'lola_canta')).status).toBe(200)
    expect(await findOwner(Lola, 'lola_canta')).toBe(Mara.id)
    expect((await move(Mara, 'mara')).status).toBe(200)
    expect(await findOwner(Lola, 'lola_canta')).toBe(Mara.id)
    expect((await move(Lola, 'lola-prueba')).status).toBe(200)
    expect(await findOwner(Mara, 'lola-prueba')).toBe(Lola.id)
    server.advance(-90 * day - second)
  })

  test('a former address stays reserved for its owner for 90 days, also from registrations and agencies', async () => {
    const { Rosa, Sara } = await server.registerTalents('Rosa', 'Sara')
    const { Casa } = await server.registerPeople('agencia', 'Casa')
    expect((await move(Rosa, 'rosa-nueva')).status).toBe(200)
    expect(await move(Sara, 'rosa-prueba')).toMatchObject({
      status: 409,
      body: { error: 'el_perfil_existe' },
    })
    const exists = async (who: TestPerson) =>
      (await server.call('profileUrlExists', { token: who.token, params: { profile_url: 'rosa-prueba' } }))
        .body
    expect(await exists(Sara)).toEqual({ exists: true })
    expect(await exists(Rosa)).toEqual({ exists: false })
    const body = { ...createRegistration('Rosa'), email: 'rosa.dos@gente.example' }
    expect((await server.call('registerUser', { body })).status).toBe(201)
    const form = { nombre: 'Ana', apellido: 'Gil', country: 'MX', ciudad: 'León', agencyName: 'Rosa Prueba' }
    await server.call('setUpAgency', { token: Casa.token, body: form })
    expect((await readSelf(server, Casa)).profile_url).toMatch(/^rosa-prueba-/)
    expect(await findOwner(Sara, 'rosa-prueba')).toBe(Rosa.id)
    expect((await move(Rosa, 'rosa-prueba')).status).toBe(200)
  })

  test('P-settings-15: it stays reserved after eleven more changes, and when an agency is named or its type is taken back', async () => {
    const { Tina, Uma } = await server.registerTalents('Tina', 'Uma')
    for (let n = 0; n < 12; n++) {
      expect((await move(Tina, `tina-${'abcdefghijkl'[n]}`)).status).toBe(200)
      server.advance(hour)
    }
    server.advance(-12 * hour)
    const { Faro } = await server.registerPeople('agencia', 'Faro')
    const form = { nombre: 'Ana', apellido: 'Gil', country: 'MX', ciudad: 'León', agencyName: 'Casting Faro' }
    const named = await server.call('setUpAgency', { token: Faro.token, body: form })
    expect((await readSelf(server, Faro)).profile_url).toBe('casting-faro')
    expect((await server.call('undoAccountType', { token: named.body.token })).status).toBe(200)
    for (const address of ['tina-prueba', 'faro-prueba', 'casting-faro'])
      expect([address, (await move(Uma, address)).status]).toEqual([address, 409])
  })

  test('P-settings-14: a taken address is a 409; of twenty concurrent requests for one address, one succeeds', async () => {
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
  ])('P-settings-14: %j is %s', async (profile_url, error) => {
    expect(await move(Bea, profile_url)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'profile_url', error }] },
    })
  })

  test.each([
    'moderador',
    'soporte',
    'equipo-casting',
    'brilla-oficial',
    'brillamx',
    'null',
    'undefined',
    'admin2',
    's0porte',
    'm0derador_mx',
    'ana-support',
    'help-desk',
    'team_ana',
    'no-reply',
    'verified',
  ])('P-settings-12: %s sounds like staff, and is taken', async (profile_url) => {
    expect(await move(Bea, profile_url)).toMatchObject({ status: 409, body: { error: 'el_perfil_existe' } })
  })

  test.each(['luisa-oficial', 'adela-luz', 'mi-equipo', 'sonido-system'])(
    '%s is free',
    async (profile_url) => {
      expect((await move(Bea, profile_url)).status).toBe(200)
    },
  )

  test('a name that sounds like staff gets another address', async () => {
    const { Soporte } = await server.registerTalents('Soporte')
    expect((await readSelf(server, Soporte)).profile_url).toMatch(/^talento-\w{4}$/)
  })

  test('P-settings-13: GET users/profile-url-exists ignores the own address', async () => {
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
