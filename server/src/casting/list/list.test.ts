import { listStatuses } from '@brilla/contract/casting/list-choices'
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createListActions } from './list.testing.ts'

let server: TestServer
let Luz: TestPerson
let Sol: TestPerson
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Dora' | 'Elsa' | 'Fe', TestPerson>
beforeAll(async () => {
  server = await startTestServer()
  ;({ Luz, Sol } = await server.registerPeople('agencia', 'Luz', 'Sol'))
  people = await server.registerTalents('Ana', 'Bea', 'Carla', 'Dora', 'Elsa', 'Fe')
})
afterAll(() => server.stop())

const { add, change, createList, deleteDuring, read, readLists, readNames, remove, setBirthdate, verify } =
  createListActions(() => server)

const create = ({ token }: TestPerson, name: string) => server.call('createList', { token, body: { name } })
const rename = ({ token }: TestPerson, id: string, name: string) =>
  server.call('changeList', { token, params: { id }, body: { name } })
const deleteList = ({ token }: TestPerson, id: string) => server.call('deleteList', { token, params: { id } })
const setStatus = ({ id }: TestPerson, status: string) =>
  server.context.db.updateTable('account').set({ status }).where('id', '=', id).execute()

describe('P-lists-1: the lists of an agency', () => {
  test('are created, renamed and deleted; last changed first, with count and faces', async () => {
    const { Mar } = await server.registerPeople('agencia', 'Mar')
    const { Ana, Bea } = people
    const first = await create(Mar, '  Bailarinas   de mayo ')
    expect(first).toMatchObject({ status: 201, body: { name: 'Bailarinas de mayo', count: 0 } })
    const second = await create(Mar, 'Cantantes')
    await add(Mar, first.body.id, Ana.id, Bea.id)
    expect(await readLists(Mar)).toMatchObject({
      rows: [
        { id: first.body.id, name: 'Bailarinas de mayo', count: 2, faces: [{ id: Ana.id }, { id: Bea.id }] },
        { id: second.body.id, count: 0, faces: [] },
      ],
      count: 2,
    })
    expect(await rename(Mar, second.body.id, 'Tenores')).toMatchObject({
      status: 200,
      body: { name: 'Tenores' },
    })
    expect((await readLists(Mar)).rows.map(({ name }) => name)).toEqual(['Tenores', 'Bailarinas de mayo'])
    expect((await deleteList(Mar, first.body.id)).status).toBe(204)
    expect((await deleteList(Mar, first.body.id)).status).toBe(404)
    expect((await readLists(Mar)).rows.map(({ name }) => name)).toEqual(['Tenores'])
  })

  test('a name is taken once, regardless of case, and of each agency apart', async () => {
    const { body } = await create(Luz, 'Únicas')
    const taken = { status: 422, body: { errors: [{ field: 'name', error: 'list_name_taken' }] } }
    expect(await create(Luz, 'ÚNICAS')).toMatchObject(taken)
    expect((await create(Sol, 'Únicas')).status).toBe(201)
    const other = await create(Luz, 'Otras')
    expect(await rename(Luz, other.body.id, 'únicas')).toMatchObject(taken)
    expect((await rename(Luz, body.id, 'únicas')).status).toBe(200)
    // Letters that the database and JavaScript write in lower case differently.
    for (const name of ['İstanbul', 'ΟΔΟΣ']) {
      expect((await create(Luz, name)).status).toBe(201)
      expect(await create(Luz, name)).toMatchObject(taken)
    }
    expect((await create(Luz, 'οδοσ')).status).toBe(201)
  })

  test('one that is deleted at the same moment is unknown', async () => {
    const id = await createList(Luz)
    expect((await deleteDuring(id, () => add(Luz, id, people.Ana.id))).status).toBe(404)
  })

  test('a repeated request creates one; there is a limit', async () => {
    const { Rio } = await server.registerPeople('agencia', 'Rio')
    const input = { token: Rio.token, body: { name: 'Una' }, headers: { 'idempotency-key': 'una' } }
    const [one, again] = [await server.call('createList', input), await server.call('createList', input)]
    expect(again.body).toEqual(one.body)
    await sql`
      insert into list (id, agency_id, name, created_at, changed_at)
      select gen_random_uuid(), ${Rio.id}, 'n' || n, now(), now() from generate_series(2, ${limits.listsMax}::int) n
    `.execute(server.context.db)
    expect(await create(Rio, 'Otra')).toMatchObject({ status: 422, body: { error: 'too_many_lists' } })
  })
})

describe('P-lists-2: people on a list', () => {
  test('somebody who is added again stays, once; new ones come last', async () => {
    const { Ana, Bea, Carla } = people
    const id = await createList(Luz)
    expect(await add(Luz, id, Bea.id, Bea.id)).toMatchObject({
      status: 200,
      body: { added: 1, addedIds: [Bea.id], failed: [] },
    })
    await change(Luz, id, Bea, { note: 'Puntual', status: 'confirmed' })
    expect((await add(Luz, id, Ana.id, Bea.id, Carla.id)).body).toMatchObject({
      added: 2,
      addedIds: [Ana.id, Carla.id],
    })
    expect((await read(Luz, id)).body).toMatchObject({
      list: { id, count: 3 },
      rows: [
        { person: { id: Bea.id }, note: 'Puntual', status: 'confirmed' },
        { person: { id: Ana.id }, note: '', status: 'considering' },
        { person: { id: Carla.id } },
      ],
      count: 3,
    })
    expect((await remove(Luz, id, Ana)).status).toBe(204)
    expect((await remove(Luz, id, Ana)).status).toBe(404)
    expect(await readNames(Luz, id)).toEqual(['Bea', 'Carla'])
  })

  test('concurrent requests add each person once', async () => {
    const ids = Object.values(people).map(({ id }) => id)
    const id = await createList(Luz)
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => add(Luz, id, ...ids)),
      ...Array.from({ length: 4 }, () => add(Luz, id, ...ids.toReversed())),
    ])
    expect(replies.reduce((sum, { body }) => sum + body.added, 0)).toBe(6)
    expect((await read(Luz, id)).body.count).toBe(6)
  })

  test('a full list refuses more', async () => {
    const { db } = server.context
    const id = await createList(Luz)
    await sql`
      with filler as (
        insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
          profile_url, language, terms_version, terms_accepted_at, created_at)
        select gen_random_uuid(), type, first_name, last_name, 'relleno' || n || email, now(), birthdate, country, city,
          profile_url || n, language, terms_version, now(), now()
        from account, generate_series(1, ${limits.listPeopleMax}::int) n where id = ${people.Ana.id} returning id
      )
      insert into list_person (list_id, account_id, position, added_at)
      select ${id}, id, row_number() over (), now() from filler
    `.execute(db)
    expect(await add(Luz, id, people.Ana.id)).toMatchObject({ status: 422, body: { error: 'list_full' } })
    expect((await read(Luz, id)).body.count).toBe(limits.listPeopleMax)
    await sql`delete from account where email like 'relleno%'`.execute(db)
  })

  test('no agency and nobody unknown is added', async () => {
    const id = await createList(Luz)
    for (const other of [Sol.id, Luz.id, '01900000-0000-7000-8000-000000000000', 'x', "'", '\u0000'])
      expect((await add(Luz, id, other)).status, other).toBe(404)
    expect((await add(Luz, id)).body).toMatchObject({ errors: [{ field: 'userIds', error: 'required' }] })
    const tooMany = Array.from({ length: limits.listAddMax + 1 }, () => 'x')
    expect((await add(Luz, id, ...tooMany)).body).toMatchObject({
      errors: [{ field: 'userIds', error: 'too_many_ids' }],
    })
  })
})

describe('P-lists-3: a list shows whom the agency may see', () => {
  test.each(['suspended', 'cancelled'])(
    'somebody %s is left out, and back with note and place',
    async (status) => {
      const { Ana, Bea, Carla } = people
      const id = await createList(Luz, Ana, Bea, Carla)
      await change(Luz, id, Bea, { note: 'Vuelve' })
      await setStatus(Bea, status)
      expect(await readNames(Luz, id)).toEqual(['Ana', 'Carla'])
      expect((await read(Luz, id)).body.list.count).toBe(2)
      expect((await readLists(Luz)).rows[0]).toMatchObject({ count: 2, faces: [{}, {}] })
      expect((await change(Luz, id, Bea, { note: 'x' })).status).toBe(404)
      await setStatus(Bea, 'active')
      expect((await read(Luz, id)).body.rows[1]).toMatchObject({ person: { id: Bea.id }, note: 'Vuelve' })
    },
  )

  test('nobody whom a block separates from the agency; who is deleted is gone', async () => {
    const { Ana } = people
    const { Zoe } = await server.registerTalents('Zoe')
    const id = await createList(Luz, Ana, Zoe)
    const block = { blocker_id: Zoe.id, blocked_id: Luz.id }
    await server.context.db
      .insertInto('block')
      .values({ ...block, created_at: new Date() })
      .execute()
    server.context.events.emit('accountChanged', Luz.id)
    expect(await readNames(Luz, id)).toEqual(['Ana'])
    expect((await add(Luz, id, Zoe.id)).status).toBe(404)
    await server.context.db.deleteFrom('block').where('blocker_id', '=', Zoe.id).execute()
    server.context.events.emit('accountChanged', Luz.id)
    expect(await readNames(Luz, id)).toEqual(['Ana', 'Zoe'])
    await server.context.db.deleteFrom('account').where('id', '=', Zoe.id).execute()
    expect(await readNames(Luz, id)).toEqual(['Ana'])
  })
})

describe('P-lists-4: minors are on no list of an agency that is not verified', () => {
  test('adding is refused with the reason; a verified agency may, until it is no longer verified', async () => {
    const { Mia, Nia } = await server.registerTalents('Mia', 'Nia')
    await setBirthdate(Mia, birthdateTurning(18, 1))
    await setBirthdate(Nia, birthdateTurning(18, 0))
    const id = await createList(Sol)
    expect(await add(Sol, id, Mia.id)).toMatchObject({
      status: 422,
      body: { error: 'minors_need_verification' },
    })
    expect((await add(Sol, id, Nia.id)).status).toBe(200)
    await verify(Sol)
    expect((await add(Sol, id, Mia.id)).body.added).toBe(1)
    expect(await readNames(Sol, id)).toEqual(['Nia', 'Mia'])
    await verify(Sol, false)
    expect(await readNames(Sol, id)).toEqual(['Nia'])
    expect((await readLists(Sol)).rows[0]).toMatchObject({ count: 1, faces: [{ id: Nia.id }] })
    const { body } = await server.call('getMarks', { token: Sol.token, query: { ids: Mia.id } })
    expect(body.rows).toMatchObject([{ userId: Mia.id, lists: [] }])
  })
})

describe('P-lists-5: several people at once', () => {
  test('all who can be added are, and the others are named with the reason', async () => {
    const { Ana } = people
    const { Pia } = await server.registerTalents('Pia')
    await setBirthdate(Pia, birthdateTurning(18, 40))
    const { Nube } = await server.registerPeople('agencia', 'Nube')
    const id = await createList(Nube)
    expect((await add(Nube, id, Pia.id, Ana.id, 'x')).body).toEqual({
      added: 1,
      addedIds: [Ana.id],
      failed: [
        { userId: Pia.id, error: 'minors_need_verification' },
        { userId: 'x', error: 'not_found' },
      ],
    })
  })

  test('up to 500 are taken off with one request; who is not on the list counts as taken off', async () => {
    const { Ana, Bea, Carla, Dora } = people
    const id = await createList(Luz, Ana, Bea, Carla)
    const removeMany = ({ token }: TestPerson, ...userIds: string[]) =>
      server.call('removePeopleFromList', { token, params: { id }, body: { userIds } })
    expect((await removeMany(Sol, Ana.id)).status).toBe(404)
    expect((await removeMany(Luz, Ana.id, Carla.id, Dora.id, 'x', "'")).status).toBe(204)
    expect(await readNames(Luz, id)).toEqual(['Bea'])
    expect((await removeMany(Luz)).body).toMatchObject({ errors: [{ field: 'userIds', error: 'required' }] })
    const tooMany = Array.from({ length: limits.listAddMax + 1 }, () => 'x')
    expect((await removeMany(Luz, ...tooMany)).body).toMatchObject({
      errors: [{ field: 'userIds', error: 'too_many_ids' }],
    })
  })
})

describe('P-lists-6: note and status', () => {
  test('are changed apart; a status is one of those of the contract', async () => {
    const { Ana } = people
    const id = await createList(Luz, Ana)
    const note = 'Viaja en mayo.\nPide 3 días.'
    expect((await change(Luz, id, Ana, { note: ` ${note} ` })).status).toBe(204)
    expect((await change(Luz, id, Ana, { status: 'contacted' })).status).toBe(204)
    expect((await change(Luz, id, Ana, {})).status).toBe(204)
    expect((await read(Luz, id)).body.rows).toMatchObject([{ note, status: 'contacted' }])
    for (const status of listStatuses) {
      expect((await change(Luz, id, Ana, { status })).status, status).toBe(204)
      expect((await read(Luz, id)).body.rows).toMatchObject([{ note, status }])
    }
    expect(await change(Luz, id, Ana, { status: 'hired' })).toMatchObject({ status: 422 })
    expect(await change(Luz, id, Ana, { note: 'x'.repeat(limits.listNoteMax + 1) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'note', error: 'too_long' }] },
    })
  })
})

describe('P-lists-7: the order of a list', () => {
  test('is by hand, among those who are shown, or by name, status or last added', async () => {
    const { Ana, Bea, Carla, Dora } = people
    const id = await createList(Luz, Carla, Ana, Dora, Bea)
    await change(Luz, id, Bea, { position: 1 })
    expect(await readNames(Luz, id)).toEqual(['Bea', 'Carla', 'Ana', 'Dora'])
    await change(Luz, id, Bea, { position: 3 })
    expect(await readNames(Luz, id)).toEqual(['Carla', 'Ana', 'Bea', 'Dora'])
    await change(Luz, id, Carla, { position: 2_000 })
    expect(await readNames(Luz, id)).toEqual(['Ana', 'Bea', 'Dora', 'Carla'])
    await setStatus(Bea, 'suspended')
    await change(Luz, id, Carla, { position: 2 })
    expect(await readNames(Luz, id)).toEqual(['Ana', 'Carla', 'Dora'])
    await setStatus(Bea, 'active')
    expect(await readNames(Luz, id)).toEqual(['Ana', 'Bea', 'Carla', 'Dora'])

    await change(Luz, id, Bea, { status: 'declined' })
    await change(Luz, id, Dora, { status: 'confirmed' })
    await change(Luz, id, Dora, { position: 1 })
    expect(await readNames(Luz, id, { order: 'status' })).toEqual(['Ana', 'Carla', 'Dora', 'Bea'])
    expect(await readNames(Luz, id, { order: 'name' })).toEqual(['Ana', 'Bea', 'Carla', 'Dora'])
    const { rows } = (await read(Luz, id, { order: 'name' })).body
    expect(rows.map(({ position }) => position)).toEqual([2, 3, 4, 1])
    await add(Luz, id, people.Elsa.id)
    expect((await readNames(Luz, id, { order: 'recent' }))[0]).toBe('Elsa')
    for (const position of [0, -1, 1.5, 2_001, '1'])
      expect((await change(Luz, id, Bea, { position })).status, `${position}`).toBeOneOf([400, 422])
  })

  test('pages have 36 people', async () => {
    const names = Array.from(
      { length: 37 },
      (_, n) => `Lia${'abcdefghijklmnopqrstuvwxyz'[n % 26]}${n < 26 ? '' : 'x'}`,
    )
    const many = Object.values(await server.registerTalents(...names))
    const id = await createList(Luz, ...many)
    expect(await readNames(Luz, id)).toHaveLength(36)
    expect(await readNames(Luz, id, { page: '2' })).toHaveLength(1)
    expect(await readNames(Luz, id, { page: '3' })).toEqual([])
    await change(Luz, id, many[36]!, { position: 1 })
    expect((await readNames(Luz, id))[0]).toBe(names[36])
  })
})
