import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccounts } from '../auth/index.ts'
import { saveSettings } from '../../onboarding/settings/settings.testing.ts'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { usesOfType } from './type-choice.store.ts'
import { hour, minute } from '../../platform/duration.ts'

let server: TestServer
let Otra: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Otra } = await server.registerTalents('Otra'))
})
afterAll(() => server.stop())

const undo = ({ token }: { token: string }) => server.call('undoAccountType', { token })
const readSelf = async ({ token }: { token: string }) => (await server.call('getSelf', { token })).body
const choose = (token: string, profile: 'talento' | 'agencia') =>
  server.call('chooseAccountType', { token, body: { profile } })

describe('P-accounts-34: agencies are adults', () => {
  const refusal = {
    status: 422,
    body: { error: 'agencia_solo_adultos', errors: [{ field: 'profile', error: 'agencia_solo_adultos' }] },
  }
  const setBirthdate = ({ id }: TestPerson, birthdate: string) =>
    server.context.db.updateTable('account').set({ birthdate }).where('id', '=', id).execute()

  test('a minor cannot choose the type, and can on the 18th birthday', async () => {
    const { Joven } = await server.registerPeople(null, 'Joven')
    await setBirthdate(Joven, birthdateTurning(18, 1))
    expect(await choose(Joven.token, 'agencia')).toMatchObject(refusal)
    expect((await readSelf(Joven)).profile).toBeNull()
    await setBirthdate(Joven, birthdateTurning(18, 0))
    expect((await choose(Joven.token, 'agencia')).status).toBe(200)
  })

  test('nor after the choice of another type was taken back, or after the birth date was corrected', async () => {
    const { Vuelta } = await server.registerTalents('Vuelta')
    const fecha = birthdateTurning(18, 1)
    expect((await saveSettings(server, Vuelta, { fecha })).status).toBe(200)
    const { token } = (await undo(Vuelta)).body
    expect(await choose(token, 'agencia')).toMatchObject(refusal)
    expect((await choose(token, 'talento')).status).toBe(200)
  })
})

describe('P-accounts-24: taking the account type back', () => {
  test('ends all sessions, returns a token without a type, and another type can be chosen', async () => {
    const { Hugo } = await server.registerPeople('agencia', 'Hugo')
    expect((await readSelf(Hugo)).typeUndoUntil).toEqual(expect.any(String))
    await server.call('subscribeCategory', { token: Hugo.token, body: { categoryId: 4 } })
    const form = {
      agencyName: 'Casting Norte',
      nombre: 'Hugo',
      apellido: 'Prueba',
      country: 'MX',
      ciudad: 'León',
    }
    await server.call('setUpAgency', { token: Hugo.token, body: form })
    expect((await readSelf(Hugo)).profile_url).toBe('casting-norte')

    const { status, body } = await undo(Hugo)
    expect(status).toBe(200)
    expect(decodeJwt(body.token)).toMatchObject({ sub: Hugo.id, profileType: null })
    expect((await server.call('getSelf', { token: Hugo.token })).status).toBe(401)
    expect(await readSelf(body)).toMatchObject({
      type: null,
      agencyName: null,
      fullname: 'Hugo Prueba',
      profile_url: expect.stringMatching(/^hugo-prueba/),
      ciudad: 'León',
      typeUndoUntil: null,
    })
    expect((await undo(body)).status).toBe(403)

    const chosen = await choose(body.token, 'talento')
    expect(decodeJwt(chosen.body.token)).toMatchObject({ profileType: 'talento' })
    const { categories } = (await server.call('getProfile', { token: Otra.token, params: { id: Hugo.id } }))
      .body as { categories: { id: number; subscribed: boolean }[] }
    expect(categories.filter(({ subscribed }) => subscribed)).toMatchObject([{ id: 4 }])
  })

  test('P-sessions-13: a session that was not fresh is not fresh afterwards', async () => {
    const { Rancia } = await server.registerTalents('Rancia')
    server.advance(15 * minute + 1000)
    const { token } = (await undo(Rancia)).body
    const changed = await server.call('changePassword', { token, body: { newPassword: 'otra clave larga' } })
    expect(changed).toMatchObject({ status: 403, body: { error: 'reauthenticate' } })
    server.advance(-15 * minute - 1000)
  })

  test('changes nothing when the address cannot be changed with it', async () => {
    const { Iris } = await server.registerPeople('agencia', 'Iris')
    const form = {
      agencyName: 'Casting Sur',
      nombre: 'Iris',
      apellido: 'Prueba',
      country: 'MX',
      ciudad: 'León',
    }
    await server.call('setUpAgency', { token: Iris.token, body: form })
    const { db } = server.context
    await sql`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'failed'; end $$
    `.execute(db)
    await sql`
      create trigger fails before update on account for each row when (new.profile_url like 'iris-%') execute function fail()
    `.execute(db)
    expect((await undo(Iris)).status).toBe(500)
    expect(await readSelf(Iris)).toMatchObject({ type: 'agencia', profile_url: 'casting-sur' })
    await sql`drop function fail cascade`.execute(db)
    expect(await readSelf((await undo(Iris)).body)).toMatchObject({
      type: null,
      profile_url: expect.stringMatching(/^iris-prueba/),
    })
  })

  test('without a type, the account is in no list, search or profile', async () => {
    const { Wenceslao } = await server.registerTalents('Wenceslao')
    await server.eventsHandled()
    const found = async () => {
      const { token } = Otra
      const search = await server.call('searchPeople', { token, query: { q: 'Wenceslao' } })
      const talents = await server.call('getCategoryPeople', { token, params: { id: 'all' }, query: {} })
      const profile = await server.call('getProfile', { token, params: { id: Wenceslao.id } })
      return [
        search.body.count,
        talents.body.rows.some(({ user }) => user.id === Wenceslao.id),
        profile.status,
      ]
    }
    expect(await found()).toEqual([1, true, 200])
    expect((await undo(Wenceslao)).status).toBe(200)
    expect(await found()).toEqual([0, false, 404])
    await server.eventsHandled()
    expect(await found()).toEqual([0, false, 404])
  })

  test('after 24 hours it is a 409 ya_en_uso', async () => {
    const { Tarde } = await server.registerTalents('Tarde')
    const { token } = (
      await server.call('authenticate', {
        body: { email: Tarde.email, password: Tarde.password, remember: true },
      })
    ).body
    server.advance(24 * hour)
    expect((await readSelf({ token })).typeUndoUntil).toBeNull()
    expect(await undo({ token })).toMatchObject({ status: 409, body: { error: 'ya_en_uso' } })
    server.advance(-24 * hour)
    expect((await undo({ token })).status).toBe(200)
  })

  test.each(['publishes', 'comments', 'likes a post', 'likes a comment', 'follows', 'is followed'] as const)(
    'an account that %s keeps its type and its sessions',
    async (use) => {
      const { token } = Otra
      const postId = (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id
      const comment = await server.call('createComment', { token, body: { postId, comment: 'Hola' } })
      const name = `Usa${use.replace(/\W/g, '')}`
      const user = (await server.registerTalents(name))[name]!
      const as = { token: user.token }
      const uses = {
        publishes: () => server.call('createPost', { ...as, body: { description: 'Hola' } }),
        comments: () => server.call('createComment', { ...as, body: { postId, comment: 'Hola' } }),
        'likes a post': () => server.call('likePost', { ...as, params: { id: postId } }),
        'likes a comment': () => server.call('likeComment', { ...as, params: { id: comment.body.id } }),
        follows: () => server.call('followUser', { ...as, body: { id: Otra.id } }),
        'is followed': () => server.call('followUser', { token, body: { id: user.id } }),
      }
      expect((await uses[use]()).status).toBeLessThan(300)
      expect((await readSelf(user)).typeUndoUntil).toBeNull()
      expect(await undo(user)).toMatchObject({ status: 409, body: { error: 'ya_en_uso' } })
      expect((await readSelf(user)).type).toBe('talento')
    },
  )

  test('a follow that is under way finds no account without a type', async () => {
    const { Lenta } = await server.registerTalents('Lenta')
    let following: ReturnType<typeof followUser> | undefined
    const followUser = () => server.call('followUser', { token: Otra.token, body: { id: Lenta.id } })
    await server.context.db.transaction().execute(async (trx) => {
      await lockAccounts(trx, [Lenta.id])
      following = followUser()
      await expect
        .poll(async () => {
          const waiting = sql<{ n: number }>`
            select count(*)::int as n from pg_locks where not granted and pid <> pg_backend_pid()
          `
          return (await waiting.execute(server.context.db)).rows[0]!.n
        })
        .toBeGreaterThan(0)
      await trx.updateTable('account').set({ type: null }).where('id', '=', Lenta.id).execute()
    })
    expect((await following)?.status).toBe(404)
  })

  /** Tables that refer to accounts, and that an account may be in whatever its type is. */
  const independent = [
    'account_category',
    'activity_digest',
    'account_export',
    'appeal',
    'block',
    'confirmation_request',
    'conversation_member',
    'discovery',
    'email_token',
    'featured',
    'former_profile_url',
    'invitation',
    'kept_content',
    'known_browser',
    'login_notice',
    'message',
    'message_draft',
    'message_template',
    'notification',
    'notification_group',
    'notification_state',
    'passkey',
    'press_kit_link',
    'profile_facts',
    'profile_seen',
    'profile_view',
    'profile_viewer',
    'push_subscription',
    'passkey_challenge',
    'recovery_code',
    'report',
    'saved_post',
    'saved_search',
    'session',
    'social_identity',
    'talent_listing',
    'terms_acceptance',
    'translation',
    'two_step',
    'unread_mail',
    'upload',
  ]

  test('every column that refers to accounts makes a type final, or is independent of it', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select conrelid::regclass::text as table, attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'account'::regclass
    `.execute(server.context.db)
    const found = rows.filter(({ table }) => !independent.includes(table))
    expect(found.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      usesOfType.map((use) => use.join('.')).toSorted(),
    )
    const tables = rows.map(({ table }) => table)
    expect(independent.filter((table) => !tables.includes(table))).toEqual([])
  })
})
