import { randomInt, randomUUID } from 'node:crypto'
import { termsVersion } from '@brilla/contract/platform/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { birthdateTurning, createRegistration, startTestServer, type TestServer } from '../../testing.ts'
import { hour, minute, second } from '../../platform/duration.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function register(name: string, change: object = {}) {
  return server.call('registerUser', { body: { ...createRegistration(name), ...change } })
}

async function confirmationLink(email: string): Promise<string> {
  return /confirmation#([\w-]+)/.exec((await server.mailTo(email)).text)?.[1] ?? ''
}

async function readProfileUrl(id: string): Promise<string> {
  const account = await server.context.db
    .selectFrom('account')
    .select('profile_url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return account.profile_url
}

describe('P-accounts-1 to P-accounts-13: registration', () => {
  test('P-accounts-10, P-wire-12: returns id and e-mail, and sends the confirmation mail', async () => {
    const { status, body } = await register('Carla')
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String), email: 'carla@gente.example' })
    const mail = await server.mailTo('carla@gente.example')
    expect(mail.subject).toBe('Confirma tu correo y brilla')
    expect(mail.text).toContain('/register/confirmation#')
  })

  test('P-profiles-23: the mailed link carries what the person registers for, also when it is sent again', async () => {
    const intent = { action: 'like', profile: 'Ana-Ruiz', photo: 'a b.jpg' } as const
    const { body } = await register('Cora', { intent })
    const readIntent = async () => {
      const link = (await server.mailTo('cora@gente.example')).text.match(/confirmation#[\w-]+(\S+)/)?.[1]
      return Object.fromEntries(new URLSearchParams(link))
    }
    expect(await readIntent()).toEqual({ ...intent, profile: 'ana-ruiz' })
    server.advance(61 * second)
    const another = { action: 'follow', profile: 'bea' } as const
    await server.call('resendValidation', { body: { id: body.id, intent: another } })
    await expect.poll(readIntent).toEqual(another)
    const invalid = { action: 'follow', profile: '../user' }
    for (const [wrong, status] of [
      ['follow', 400],
      [invalid, 422],
    ])
      expect((await register('Ciro', { intent: wrong })).status).toBe(status)
  })

  test('P-legal-1: the version of the accepted terms is stored with the time', async () => {
    const { body } = await register('Celia')
    const stored = await server.context.db
      .selectFrom('account')
      .select(['terms_version', 'terms_accepted_at', 'created_at'])
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ terms_version: termsVersion, terms_accepted_at: stored.created_at })
  })

  let tried = 0
  test.each([
    ['nombre', '', 'nombre_y_apellido'],
    ['apellido', '   ', 'nombre_y_apellido'],
    ['nombre', '\u200b\u202e', 'nombre_y_apellido'],
    ['email', '', 'correo_electronico'],
    ['email', 'sin arroba', 'correo_electronico_invalido'],
    ['email', 'dos@@gente.example', 'correo_electronico_invalido'],
    ['email', 'a@b.example\r\nBcc: todos@gente.example', 'correo_electronico_invalido'],
    ['password', '', 'contrasena'],
    ['password', 'x'.repeat(9), 'tu_contrasena_debe_ser_mas_larga'],
    ['password', 'x'.repeat(129), 'contrasena_larga'],
    ['password', 'contraseña'.slice(0, 3) + 'password123', undefined],
    ['password', 'password123', 'contrasena_comun'],
    ['password', 'Contraseña2026', 'contrasena_comun'],
    ['password', '9876543210', 'contrasena_comun'],
    ['password', 'Abcdefghij', 'contrasena_comun'],
    ['password', 'abc123abc123', 'contrasena_comun'],
    ['password', 'Brilla2026!!', 'personal_password'],
    ['password', 'soy.PRUEBA.1995', 'personal_password'],
    ['password', 'gente@brilla.example', 'personal_password'],
    ['password', 'brilla como pocas', undefined],
    ['birthdate', '', 'fecha_nacimiento'],
    ['birthdate', '2001-02-30', 'fecha_invalida'],
    ['birthdate', '2001-02-03T', 'fecha_invalida'],
    ['birthdate', '2001-02-03T23:30:00.000-06:00', undefined],
    ['ciudad', '', 'ciudad'],
    ['country', 'XX', 'pais'],
    ['terms', false, 'terminos'],
    ['sex', 'XX', 'not_a_choice'],
  ])(
    'P-accounts-5, P-accounts-7, P-accounts-8, P-accounts-9, P-language-6, P-wire-4: %s = %j is %s',
    async (field, value, error) => {
      tried += 1
      const { status, body } = await register(`campo${tried}`, { [field]: value })
      if (error === undefined) return expect(status).toBe(201)
      expect(status).toBe(422)
      expect(body).toMatchObject({ errors: [{ field, error, message: expect.any(String) }] })
    },
  )

  test('the minimum age is 14, by calendar date', async () => {
    expect((await register('justa', { birthdate: birthdateTurning(14, 0) })).status).toBe(201)
    const young = await register('pronto', { birthdate: birthdateTurning(14, 1) })
    expect([young.status, young.body]).toMatchObject([422, { error: 'edad_minima' }])
    expect((await server.call('emailExists', { params: { email: 'pronto@gente.example' } })).body).toEqual({
      exists: false,
    })
  })

  test('P-accounts-10: a registered e-mail is a 422 with correo_existe, ignoring case', async () => {
    await register('Dora')
    const again = await register('Dora', { email: 'DORA@Gente.Example' })
    expect([again.status, again.body]).toMatchObject([
      422,
      { error: 'correo_existe', errors: [{ field: 'email' }] },
    ])
  })

  test('P-wire-17: a pasted zero-width character is no part of an e-mail, wherever it is typed', async () => {
    const { status, body } = await register('Zaida', { email: '\u200bZaida@gente.example\ufeff' })
    expect([status, body.email]).toEqual([201, 'zaida@gente.example'])
    const params = { email: 'zaida\u2060@gente.example' }
    expect((await server.call('emailExists', { params })).body).toEqual({ exists: true })
    const { password } = createRegistration('Zaida')
    const login = await server.call('authenticate', { body: { email: params.email, password } })
    expect(login).toMatchObject({ status: 401, body: { error: 'validated' } })
    const recovery = await server.call('requestRecovery', { body: { ...params, lang: 'es' } })
    expect(recovery.body).toMatchObject({ error: 'validated' })
  })

  test('P-accounts-2: all errors are returned at once, including those that need the database', async () => {
    await register('Doris')
    const year = new Date().getUTCFullYear() - 13
    const { status, body } = await register('Doris', { birthdate: `${year}-01-01`, password: 'password123' })
    expect([status, body]).toMatchObject([
      422,
      {
        error: 'invalid_input',
        errors: [
          { field: 'birthdate', error: 'edad_minima' },
          { field: 'email', error: 'correo_existe' },
          { field: 'password', error: 'contrasena_comun' },
        ],
      },
    ])
  })

  test('P-accounts-10: fifty concurrent registrations with one e-mail create one account', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => register('Rafael')))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(49)
  })

  test('people with the same name get different profile addresses, accents folded (P-accounts-22)', async () => {
    const { Uno } = await server.registerTalents('Uno')
    await server.context.db
      .updateTable('account')
      .set({ first_name: 'Íñigo' })
      .where('id', '=', Uno.id)
      .execute()
    await register('tres', { nombre: 'Íñigo', apellido: 'Peña' })
    await register('cuatro', { nombre: 'Inigo', apellido: 'Pena' })
    const urls = await server.context.db
      .selectFrom('account')
      .select('profile_url')
      .where('last_name', 'in', ['Peña', 'Pena'])
      .execute()
    expect(urls.map((row) => row.profile_url).toSorted()).toEqual([
      'inigo-pena',
      expect.stringMatching(/^inigo-pena-\w{4}$/),
    ])
  })

  test('the address of a long name ends with a whole word (P-accounts-22)', async () => {
    const { body } = await register('Seis', {
      nombre: 'María de los Ángeles',
      apellido: 'Villaseñor Montemayor',
    })
    expect(await readProfileUrl(body.id)).toBe('maria-de-los-angeles-villasenor')
  })

  test('special Latin letters are folded too (P-accounts-22)', async () => {
    const { body } = await register('Siete', { nombre: 'Søren', apellido: 'Łódź-Weiß' })
    expect(await readProfileUrl(body.id)).toBe('soren-lodz-weiss')
  })

  test('P-accounts-3: invisible characters are removed from names, and names are normalized to NFC', async () => {
    const { body } = await register('Ocho', {
      nombre: 'A\u200bna\u200f\u00ad',
      apellido: 'Nu\u0301n\u0303ez \ufeff',
    })
    const account = await server.context.db
      .selectFrom('account')
      .select(['full_name', 'profile_url'])
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ full_name: 'Ana N\u00fa\u00f1ez', profile_url: 'ana-nunez' })
  })

  test('a name without Latin letters gets an address with a suffix', async () => {
    const { body } = await register('Cinco', { nombre: '小龙', apellido: '李' })
    expect(await readProfileUrl(body.id)).toMatch(/^talento-\w{4}$/)
  })

  test.each(['Casting Luz ✓', 'Ana 🔥', 'Ana ®', 'Ana ★', 'Ana1', 'Ana/Pech', 'www.ana.mx|x', '...'])(
    'P-accounts-35: %s is no name of a person',
    async (nombre) => {
      const { status, body } = await register('Nadie', { nombre })
      expect([status, body]).toMatchObject([422, { errors: [{ field: 'nombre', error: 'name_characters' }] }])
    },
  )

  test.each([
    'O’Hara',
    "D'Angelo",
    'Ma. José',
    'Núñez-Peña',
    'Ana & Luz, S.',
    'Нина',
    '李小龙',
    'می‌نا',
    'नेहा',
    '𠮷田',
  ])('P-accounts-35: %s is one', async (apellido) => {
    const name = `Si${randomInt(1e9)}`
    expect((await register(name, { apellido })).status).toBe(201)
  })

  test('errors are in English when requested', async () => {
    const { body } = await server.call('registerUser', { body: {} as never, language: 'en' })
    expect(body).toMatchObject({ title: 'Check the highlighted fields.' })
  })

  test('line breaks and bidirectional overrides are removed from names', async () => {
    const { body } = await register('Linea', { nombre: ' Ana\n\u202eMaría\u2066 ', apellido: 'O’Hara' })
    const token = await confirmationLink(body.email)
    const { body: confirmed } = await server.call('confirmUser', { params: { token } })
    const self = await server.call('getSelf', { token: confirmed.token })
    expect(self.body).toMatchObject({ nombre: 'Ana María', apellido: 'O’Hara' })
  })
})

describe('P-accounts-16: confirmation', () => {
  /** In a browser of its own, unless one is named. */
  const confirm = (token: string, browser: string = randomUUID()) =>
    server.call('confirmUser', { params: { token }, headers: { 'x-browser-id': browser } })

  test('P-accounts-27: a link logs in once; an unknown, used or expired link is a 404', async () => {
    await register('Elsa')
    const token = await confirmationLink('elsa@gente.example')
    expect(
      (await server.send('HEAD', getRouteUrl(contract.confirmUser, { params: { token } }))).status,
    ).not.toBe(200)
    const first = await confirm(token)
    expect(first.status).toBe(200)
    expect((await server.call('getSelf', { token: first.body.token })).body).toMatchObject({
      nombre: 'Elsa',
      type: null,
      profile: null,
      country: 'MX',
      langCode: 'es',
      followersCount: 0,
    })
    expect((await confirm(token)).status).toBe(404)
    await register('Tarde')
    const old = await confirmationLink('tarde@gente.example')
    server.advance(48 * hour + second)
    expect((await confirm(old)).status).toBe(404)
    server.advance(-48 * hour - second)
  })

  test('P-accounts-17: for ten minutes the link logs the same browser in again, whose first answer may be lost', async () => {
    const { body } = await register('Emilia')
    const token = await confirmationLink(body.email)
    expect((await confirm(token, 'hers')).status).toBe(200)
    expect((await confirm(token, 'another')).status).toBe(404)
    expect((await confirm(token, '')).status).toBe(400)
    const second = await confirm(token, 'hers')
    expect((await server.call('getSelf', { token: second.body.token })).status).toBe(200)
    server.advance(10 * minute)
    expect((await confirm(token, 'hers')).status).toBe(404)
    server.advance(-10 * minute)
    expect((await confirm(token, 'hers')).status).toBe(200)
  })

  test('P-accounts-17: not once the session that it started has ended, or the password has changed', async () => {
    for (const name of ['Noa', 'Nuria']) {
      const { body } = await register(name)
      const link = await confirmationLink(body.email)
      await confirm(link, 'shared')
      const { token } = (await confirm(link, 'shared')).body
      if (name === 'Noa') await server.call('logout', { token })
      else await server.call('changePassword', { token, body: { newPassword: 'otra que nadie adivina' } })
      expect((await confirm(link, 'shared')).status).toBe(404)
    }
  })

  test('twenty concurrent uses of one link create one session', async () => {
    await register('Fausto')
    const token = await confirmationLink('fausto@gente.example')
    const responses = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('using one link invalidates all others of the registration', async () => {
    const { body } = await register('Greta')
    const first = await confirmationLink('greta@gente.example')
    server.advance(61 * second)
    await server.call('resendValidation', { body: { id: body.id, lang: 'en' } })
    await server.mailTo('greta@gente.example', 'Confirm your email')
    const another = await confirmationLink('greta@gente.example')
    expect(another).not.toBe(first)
    const responses = await Promise.all([first, another, first, another].map((link) => confirm(link)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
    const token = responses.find(({ status }) => status === 200)!.body.token
    await server.call('changePassword', { token, body: { newPassword: 'otra que nadie adivina' } })
    for (const link of [first, another]) expect((await confirm(link)).status).toBe(404)
  })

  test('a link of a deactivated account is a 404', async () => {
    const { body } = await register('Hada')
    const first = await confirmationLink('hada@gente.example')
    server.advance(61 * second)
    await server.call('resendValidation', { body: { id: body.id, lang: 'en' } })
    await server.mailTo('hada@gente.example', 'Confirm your email')
    const other = await confirmationLink('hada@gente.example')
    const { token } = (await confirm(first)).body
    expect((await server.call('cancelAccount', { token })).status).toBe(202)
    expect((await confirm(other)).status).toBe(404)
  })

  test('always a 204; sends at most one mail a minute', async () => {
    const { body } = await register('Gema')
    await server.mailTo('gema@gente.example')
    const resend = () => server.call('resendValidation', { body: { id: body.id, lang: 'es' } })
    expect((await resend()).status).toBe(204)
    server.advance(61 * second)
    expect((await resend()).status).toBe(204)
    await expect.poll(() => server.mails.filter((mail) => mail.to === 'gema@gente.example').length).toBe(2)
    for (const id of ['nadie', '', 'a\0b', 'x'.repeat(1_000)])
      expect((await server.call('resendValidation', { body: { id, lang: 'es' } })).status).toBe(204)
    server.advance(61 * second)
    for (const email of [' Gema@gente.example', 'nadie@gente.example', 'nobody', ''])
      expect((await server.call('resendValidation', { body: { email, lang: 'es' } })).status).toBe(204)
    await expect.poll(() => server.mails.filter((mail) => mail.to === 'gema@gente.example').length).toBe(3)
    expect(await server.call('resendValidation', { body: { id: null, lang: 'es' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'id', error: 'required' }] },
    })
  })
})

describe('P-accounts-18: confirmation mails are limited to one a minute and ten a day', () => {
  test('for repeated and for concurrent requests', async () => {
    const { body } = await register('Insistente')
    const resend = () => server.call('resendValidation', { body: { id: body.id, lang: 'es' } })
    const asked = async () => {
      const { db } = server.context
      return (
        await db
          .selectFrom('confirmation_request')
          .where('account_id', '=', body.id)
          .select('requested_at')
          .execute()
      ).length
    }
    server.advance(61 * second)
    await Promise.all(Array.from({ length: 20 }, resend))
    expect(await asked()).toBe(2)
    for (let n = 0; n < 12; n++) {
      server.advance(61 * second)
      expect((await resend()).status).toBe(204)
    }
    expect(await asked()).toBe(10)
    server.advance(-13 * 61 * second)
  })
})

describe('P-accounts-23: the account type is chosen once', () => {
  test('P-sessions-5: PUT users/profile returns a token; 409 when already chosen; visor is rejected', async () => {
    const { Hugo } = await server.registerPeople(null, 'Hugo')
    const choose = (profile: string) =>
      server.call('chooseAccountType', { token: Hugo.token, body: { profile } as never })
    expect((await choose('visor')).status).toBe(422)
    const chosen = await choose('agencia')
    const claims = JSON.parse(Buffer.from(chosen.body.token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      sub: Hugo.id,
      profileType: 'agencia',
      profileImage: null,
      coverImage: null,
    })
    expect((await choose('talento')).status).toBe(409)
  })
})

test('P-accounts-28: an account says whether it is a moderator', async () => {
  const { Mora, Nico } = await server.registerTalents('Mora', 'Nico')
  await server.context.db.updateTable('account').set({ moderator: true }).where('id', '=', Mora.id).execute()
  const canModerate = async ({ token }: { token: string }) =>
    (await server.call('getSelf', { token })).body.canModerate
  expect([await canModerate(Mora), await canModerate(Nico)]).toEqual([true, false])
})
