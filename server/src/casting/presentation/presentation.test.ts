import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { limits } from '@brilla/contract/platform/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createExport, unzip } from '../../data-rights/export/export.testing.ts'
import { uploadFile } from '../../media/media.testing.ts'
import { day, hour } from '../../platform/duration.ts'
import { createMemoryRateLimiter } from '../../platform/rate-limit/memory.ts'
import { birthdateTurning, startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { createListActions } from '../list/list.testing.ts'

let server: TestServer
let Luz: TestPerson
let Sol: TestPerson
let Ana: TestPerson
let Bea: TestPerson
let Mia: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;({ Luz, Sol } = await server.registerPeople('agencia', 'Luz', 'Sol'))
  ;({ Ana, Bea, Mia } = await server.registerTalents('Ana', 'Bea', 'Mia'))
  await lists.verify(Luz)
  await lists.setBirthdate(Mia, birthdateTurning(18, 40))
})
afterAll(() => server.stop())

const lists = createListActions(() => server)

const create = ({ token }: TestPerson, listId: string, body: object = {}, headers = {}) =>
  server.call('createPresentation', { token, headers, body: { title: 'Videoclip', listId, ...body } })

/** A presentation of a new list with these people. */
async function present(agency: TestPerson, people: TestPerson[], body: object = {}) {
  const listId = await lists.createList(agency, ...people)
  const reply = await create(agency, listId, body)
  expect(reply.status).toBe(201)
  return { ...reply.body, listId, token: reply.body.url.split('/').at(-1)! }
}

const view = (token: string, headers: Record<string, string> = {}, caller?: TestPerson) =>
  server.call('viewPresentation', { params: { token }, headers, ...(caller && { token: caller.token }) })
const vote = (token: string, body: object, headers: Record<string, string> = {}) =>
  server.call('votePresentation', { params: { token }, headers, body: body as { viewer: string } as never })
const read = async ({ token }: TestPerson, query: object = {}) =>
  (await server.call('getPresentations', { token, query })).body
const end = ({ token }: TestPerson, id: string, query: object = {}) =>
  server.call('deletePresentation', { token, params: { id }, query })
const change = ({ id }: TestPerson, row: object) =>
  server.context.db.updateTable('account').set(row).where('id', '=', id).execute()
const names = ({ people }: { people: { fullname: string }[] }) =>
  people.map(({ fullname }) => fullname.replace(' Prueba', ''))
const unknown = { status: 404, body: { error: 'not_found' } }

describe('P-presentations-1: an agency presents people of a list', () => {
  test('all in the order of the list, or those it selects; it expires in 14 days unless it says when', async () => {
    const made = await present(Luz, [Bea, Ana])
    expect(made).toMatchObject({ title: 'Videoclip', hasPin: false, opened: 0, viewers: [] })
    expect(made.leftOut).toEqual({ minors: 0, gone: 0 })
    expect(names(made)).toEqual(['Bea', 'Ana'])
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(14 * day)
    expect(made.url).toMatch(/\/presentaciones\/[\w-]{60,}$/)
    const some = await create(Luz, made.listId, { userIds: [Ana.id, Sol.id] })
    expect([names(some.body), some.body.leftOut]).toEqual([['Ana'], { minors: 0, gone: 1 }])
    // Who leaves the list stays in the link.
    await lists.remove(Luz, made.listId, Ana)
    expect(names((await view(made.token)).body)).toEqual(['Bea', 'Ana'])
    await server.call('deleteList', { token: Luz.token, params: { id: made.listId } })
    expect(names((await view(made.token)).body)).toEqual(['Bea', 'Ana'])
    expect((await read(Luz)).rows.find(({ id }) => id === made.id)!.listId).toBeNull()
  })

  test.each([
    [-hour, 'invalid_expiry'],
    [61 * day, 'invalid_expiry'],
  ])('an expiry in %d ms is refused', async (ahead, error) => {
    const listId = await lists.createList(Luz, Ana)
    const expiresAt = new Date(server.context.clock.now().getTime() + ahead).toISOString()
    expect(await create(Luz, listId, { expiresAt })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'expiresAt', error }] },
    })
  })

  test('only own lists, with somebody to show; so many people and presentations at the most', async () => {
    const { Mar } = await server.registerPeople('agencia', 'Mar')
    const listId = await lists.createList(Mar, Ana)
    expect(await create(Sol, listId)).toMatchObject(unknown)
    expect(await create(Mar, 'x')).toMatchObject(unknown)
    const deleted = await lists.createList(Mar, Ana)
    expect(await lists.deleteDuring(deleted, () => create(Mar, deleted))).toMatchObject(unknown)
    expect(await create(Mar, await lists.createList(Mar))).toMatchObject({
      status: 422,
      body: { error: 'nobody_to_present' },
    })
    const userIds = Array.from({ length: limits.presentationPeopleMax + 1 }, (_, n) => String(n))
    expect((await create(Mar, listId, { userIds })).body).toMatchObject({
      errors: [{ error: 'too_many_to_present' }],
    })
    const key = { 'idempotency-key': 'una' }
    const [one, again] = [await create(Mar, listId, {}, key), await create(Mar, listId, {}, key)]
    expect(again.body).toEqual(one.body)
    await sql`
      insert into presentation (id, agency_id, title, created_at, expires_at)
      select gen_random_uuid(), ${Mar.id}, 'n', now(), now() from generate_series(2, ${limits.presentationsMax}::int)
    `.execute(server.context.db)
    expect(await create(Mar, listId)).toMatchObject({
      status: 422,
      body: { error: 'too_many_presentations' },
    })
    const { rows, count } = await read(Mar, { page: '5' })
    expect([rows.length, count]).toEqual([limits.presentationsPageSize, limits.presentationsMax])
    expect((await read(Mar, { listId })).rows.map(({ id }) => id)).toEqual([one.body.id])
    expect((await read(Mar, { listId: "'" })).rows).toEqual([])
  })
})

describe('P-presentations-2: what a link shows', () => {
  test('what agencies see of a person and the work, and no contact or note', async () => {
    const { Eva } = await server.registerTalents('Eva')
    await change(Eva, {
      show_birthdate: false,
      birthdate_to_agencies: true,
      show_email: true,
      birthdate: birthdateTurning(32, 100),
    })
    await server.call('saveFacts', {
      token: Eva.token,
      body: {
        measurements: { heightCm: 168, audience: 'agencies' },
        skills: { items: ['salsa'], audience: 'nobody' },
        music: { instruments: ['guitarra'], audience: 'agencies' },
        credits: { items: [{ title: 'Obra', link: 'eva.example' }], audience: 'everyone' },
        representation: { name: 'Casting Mar', link: 'mar.example', audience: 'everyone' },
      },
    })
    const files = [{ filename: await uploadFile(server, Eva), type: 'image' as const, alt: 'En el aire' }]
    const posted = await server.call('createPost', { token: Eva.token, body: { title: 'Estreno', files } })
    for (const description of [
      'Ensayo en Mérida #danza',
      'Contrataciones: eva@correo.example',
      `${'Bailo '.repeat(11)}y mi cel es 55 1234 5678`,
      'Todo está en https://eva.example y con @eva_baila',
    ])
      await server.call('createPost', {
        token: Eva.token,
        body: { description, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
      })
    await server.call('createPost', { token: Eva.token, body: { description: 'Solo texto' } })
    await server.call('pinPost', { token: Eva.token, params: { id: posted.body.id } })

    const listId = await lists.createList(Luz, Eva)
    await lists.change(Luz, listId, Eva, { note: 'Llega tarde', status: 'declined' })
    const { url, id } = (await create(Luz, listId)).body
    const { body, status } = await view(url.split('/').at(-1)!)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Videoclip',
      agency: { fullname: 'Luz Prueba', verified: true },
      viewer: null,
    })
    const [eva] = body.people
    expect(eva).toMatchObject({
      fullname: 'Eva Prueba',
      age: 31,
      ciudad: 'Mérida',
      facts: { measurements: { heightCm: 168 }, credits: { items: [{ title: 'Obra', link: null }] } },
      works: [
        { type: 'photo', title: 'Estreno' },
        { type: 'video', title: '', video: 'dQw4w9WgXcQ' },
        { type: 'video', title: '' },
        { type: 'video', title: '' },
        { type: 'video', title: 'Ensayo en Mérida #danza' },
      ],
      ownVote: null,
    })
    expect(Object.keys(eva!.facts).toSorted()).toEqual(['credits', 'measurements', 'music'])
    const english = await server.call('viewPresentation', {
      params: { token: url.split('/').at(-1)! },
      language: 'en',
    })
    expect(english.body.people[0]!.facts.music?.instruments).toEqual(['guitar'])
    const text = JSON.stringify(body)
    for (const hidden of [
      Eva.email,
      Eva.id,
      'Llega tarde',
      'declined',
      'mar.example',
      'eva.example',
      '1995-04',
      listId,
      id,
    ])
      expect(text).not.toContain(hidden)
    await change(Eva, { birthdate_to_agencies: false })
    expect((await view(url.split('/').at(-1)!)).body.people[0]!.age).toBeNull()
  })

  test('no contact that is written in the professional details or as the city', async () => {
    const { Gala } = await server.registerTalents('Gala')
    const saveFacts = async (body: object) =>
      expect((await server.call('saveFacts', { token: Gala.token, body: body as never })).status).toBe(200)
    const show = async (token: string) => (await view(token)).body.people[0]!
    await change(Gala, { city: 'Mérida, 55 1234 5678' })
    const audience = 'everyone' as const
    await saveFacts({
      skills: { items: ['salsa', 'gala@correo.example', 'escríbeme por WhatsApp'], audience },
      music: { instruments: ['guitarra', 'bajo @gala_toca'], audience },
      credits: {
        items: [
          { title: 'Obra', role: 'Adela, cel 55 1234 5678', place: 'https://gala.example' },
          { title: 'Pide mi carpeta: gala@correo.example', role: 'Adela' },
          { title: 'La casa', role: 'Poncia', place: 'Calle 60 núm. 12, Mérida' },
        ],
        audience,
      },
    })
    const { token } = await present(Luz, [Gala])
    const gala = await show(token)
    const empty = { year: null, link: null }
    expect(gala).toMatchObject({
      ciudad: null,
      facts: {
        skills: { items: ['salsa'] },
        music: { instruments: ['guitarra'] },
        credits: {
          items: [
            { title: 'Obra', role: null, place: null, ...empty },
            { title: 'La casa', role: 'Poncia', place: 'Calle 60 núm. 12, Mérida', ...empty },
          ],
        },
      },
    })
    expect(JSON.stringify(gala)).not.toMatch(/@|1234|WhatsApp|gala\.example/)
    // A part of which nothing is left is not there, as one that was never filled in.
    await saveFacts({
      skills: { items: ['gala@correo.example'], audience },
      music: { instruments: ['bajo @gala_toca'], audience },
      credits: { items: [{ title: 'gala@correo.example' }], audience },
    })
    expect((await show(token)).facts).toEqual({})
    await saveFacts({ music: { vocalRange: 'mezzo', instruments: ['bajo @gala_toca'], audience } })
    expect((await show(token)).facts).toEqual({ music: { vocalRange: 'mezzo', instruments: [] } })
  })
})

describe('P-presentations-3: minors', () => {
  test('are left out, which is said, also when they are found out to be minors later', async () => {
    const made = await present(Luz, [Ana, Mia])
    expect([names(made), made.leftOut]).toEqual([['Ana'], { minors: 1, gone: 0 }])
    const { Nora } = await server.registerTalents('Nora')
    const later = await present(Luz, [Ana, Nora])
    await lists.setBirthdate(Nora, birthdateTurning(18, 40))
    expect(names((await view(later.token)).body)).toEqual(['Ana'])
    const subjectId = later.people[1]!.id
    expect(await vote(later.token, { viewer: 'Clara', subjectId, vote: 'yes' })).toMatchObject(unknown)
    // To an agency that is not verified nobody says that somebody on its list is a minor.
    const { Nube } = await server.registerPeople('agencia', 'Nube')
    const unverified = await present(Nube, [Ana, Bea])
    await lists.setBirthdate(Bea, birthdateTurning(18, 40))
    expect((await create(Nube, unverified.listId)).body.leftOut).toEqual({ minors: 0, gone: 0 })
    const chosen = { userIds: [Ana.id, Bea.id] }
    expect((await create(Nube, unverified.listId, chosen)).body.leftOut).toEqual({ minors: 0, gone: 1 })
    for (const row of (await read(Nube)).rows) expect(names(row)).toEqual(['Ana'])
    await lists.setBirthdate(Bea, '1995-04-12')
    const only = await lists.createList(Luz, Mia)
    expect(await create(Luz, only)).toMatchObject({ status: 422, body: { error: 'nobody_to_present' } })
  })
})

describe('P-presentations-4: who disappears, and links that do not work', () => {
  test.each(['suspended', 'cancelled', 'deleted', 'blocked'])('a person who is %s', async (how) => {
    const name = `Otra${how}`
    const person = (await server.registerTalents(name))[name]!
    const made = await present(Luz, [person, Ana])
    const subjectId = made.people[0]!.id
    await vote(made.token, { viewer: 'Clara', subjectId, vote: 'yes', comment: 'Ella sí' })
    const ways: Record<string, () => Promise<unknown>> = {
      suspended: () => change(person, { status: 'suspended' }),
      cancelled: () => server.call('cancelAccount', { token: person.token }),
      deleted: () => server.context.db.deleteFrom('account').where('id', '=', person.id).execute(),
      // Nobody blocks an agency, nor does it block anybody; should that change, it counts here.
      async blocked() {
        const block = { blocker_id: person.id, blocked_id: Luz.id, created_at: server.context.clock.now() }
        await server.context.db.insertInto('block').values(block).execute()
        server.context.events.emit('accountChanged', Luz.id)
      },
    }
    await ways[how]!()
    expect(names((await view(made.token)).body)).toEqual(['Ana'])
    expect(await vote(made.token, { viewer: 'Clara', subjectId, vote: 'no' })).toMatchObject(unknown)
    const [row] = (await read(Luz, { listId: made.listId })).rows
    expect(JSON.stringify(row)).not.toContain('Ella sí')
  })

  test('a wrong token, an expired and a closed link, and one of an agency that is not active', async () => {
    const { Rio } = await server.registerPeople('agencia', 'Rio')
    const [one, other] = [await present(Rio, [Ana]), await present(Rio, [Ana])]
    const [first] = one.token
    const wrong = (first === '0' ? '1' : '0') + one.token.slice(1)
    for (const token of [wrong, one.token.slice(0, -2), one.id, 'x', "'", '%00', '😀'])
      expect(await view(token)).toMatchObject(unknown)
    const body = { viewer: 'Clara', subjectId: one.people[0]!.id, vote: 'yes' }
    expect((await end(Rio, one.id)).status).toBe(204)
    for (const reply of [await view(one.token), await vote(one.token, body)])
      expect(reply).toMatchObject(unknown)
    await change(Rio, { status: 'suspended' })
    expect(await view(other.token)).toMatchObject(unknown)
    await change(Rio, { status: 'active' })
    expect((await view(other.token)).status).toBe(200)
    server.advance(14 * day + 1)
    expect(await view(other.token)).toMatchObject(unknown)
    server.advance(-14 * day - 1)
  })
})

describe('P-presentations-5: a PIN', () => {
  test('is asked for before anything is shown, and is not stored', async () => {
    const made = await present(Luz, [Ana], { pin: ' 274951\u200b' })
    expect(made.hasPin).toBe(true)
    expect(await view(made.token)).toMatchObject({ status: 403, body: { error: 'pin_required' } })
    expect(await view(made.token, { 'x-pin': '274950' })).toMatchObject({
      status: 403,
      body: { error: 'wrong_pin' },
    })
    const body = { viewer: 'Clara', subjectId: made.people[0]!.id, vote: 'yes' }
    expect((await vote(made.token, body)).status).toBe(403)
    expect((await vote(made.token, body, { 'x-pin': '274951' })).status).toBe(204)
    expect(names((await view(made.token, { 'x-pin': '274951' })).body)).toEqual(['Ana'])
    const { rows } = await sql<{
      hash: string
    }>`select pin_hash::text as hash from presentation where id = ${made.id}`.execute(server.context.db)
    expect(rows[0]!.hash).toMatch(/^\\x[0-9a-f]{64}$/)
    expect(await create(Luz, made.listId, { pin: '12' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'pin', error: 'invalid_pin' }] },
    })
  })

  test('wrong ones are limited by network, and of everybody together', async () => {
    const made = await present(Luz, [Ana], { pin: '274951' })
    const { context } = server
    const { rateLimiter } = context
    context.rateLimiter = createMemoryRateLimiter()
    const send = async (pin: string, remoteAddress: string) => {
      const url = getRouteUrl(contract.viewPresentation, { params: { token: made.token } })
      return (await server.app.inject({ url, remoteAddress, headers: { 'x-pin': pin } })).statusCode
    }
    for (let attempt = 0; attempt < 10; attempt++) expect(await send('000000', '10.0.0.1')).toBe(403)
    expect(await send('274951', '10.0.0.1')).toBe(429)
    expect(await send('274951', '10.0.1.1')).toBe(200)
    for (let attempt = 0; attempt < 20; attempt++)
      expect(await send('000000', `10.0.${2 + Math.floor(attempt / 9)}.1`)).toBe(403)
    expect(await send('274951', '10.0.9.1')).toBe(429)
    context.rateLimiter = rateLimiter
  })
})

describe('P-presentations-6: votes', () => {
  test('of a browser, which changes them and sees no others', async () => {
    const made = await present(Luz, [Ana, Bea])
    const [ana, bea] = made.people
    const clara = { 'x-viewer-id': 'codigo-de-clara' }
    const hostile = '<img src=x onerror=alert(1)>\n"segunda" línea'
    const cast = (subjectId: string, voted: string, more: object = {}) =>
      vote(made.token, { viewer: 'Clara', subjectId, vote: voted, ...more }, clara)
    expect((await cast(ana!.id, 'maybe', { comment: hostile })).status).toBe(204)
    expect((await cast(ana!.id, 'yes')).status).toBe(204)
    expect((await cast(bea!.id, 'no', { viewer: 'Clara R.' })).status).toBe(204)
    // The same name in another browser is somebody else.
    await vote(made.token, { viewer: 'Clara R.', subjectId: bea!.id, vote: 'yes' }, { 'x-viewer-id': 'otro' })
    const own = (await view(made.token, clara)).body
    expect(own.viewer).toBe('Clara R.')
    expect(own.people.map(({ ownVote }) => ownVote)).toEqual([
      { vote: 'yes', comment: hostile },
      { vote: 'no', comment: '' },
    ])
    const stranger = (await view(made.token)).body
    expect([stranger.viewer, stranger.people.map(({ ownVote }) => ownVote)]).toEqual([null, [null, null]])
    const [row] = (await read(Luz, { listId: made.listId })).rows
    expect(row!.viewers.map(({ name }) => name)).toEqual(['Clara R.', 'Clara R.'])
    expect(row!.people.map((person) => person.votes.map((each) => each.vote))).toEqual([
      ['yes'],
      ['no', 'yes'],
    ])
    expect(row!.people[0]!.votes[0]!.comment).toBe(hostile)
  })

  test('without a code of the browser, a name is a viewer', async () => {
    const made = await present(Luz, [Ana])
    const subjectId = made.people[0]!.id
    for (const [viewer, voted] of [
      ['Dora', 'yes'],
      ['DORA', 'no'],
      ['Otra', 'yes'],
    ])
      await vote(made.token, { viewer, subjectId, vote: voted })
    const [row] = (await read(Luz, { listId: made.listId })).rows
    expect(row!.people[0]!.votes.map((each) => each.vote)).toEqual(['no', 'yes'])
  })

  test('of so many viewers at the most, also when they vote at the same time', async () => {
    const made = await present(Luz, [Ana])
    const body = { viewer: 'Clara', subjectId: made.people[0]!.id, vote: 'yes' }
    const codes = Array.from({ length: limits.presentationViewersMax + 3 }, (_, number) => `codigo ${number}`)
    const replies = await Promise.all(codes.map((code) => vote(made.token, body, { 'x-viewer-id': code })))
    const refused = replies.filter(({ status }) => status !== 204)
    expect(refused).toHaveLength(3)
    for (const reply of refused)
      expect(reply).toMatchObject({ status: 422, body: { error: 'too_many_viewers' } })
  })

  test.each([
    [{ viewer: ' ' }, 'required'],
    [{ viewer: 'x'.repeat(61) }, 'too_long'],
    [{ comment: 'x'.repeat(501) }, 'too_long'],
    [{ vote: 'si' }, 'not_a_choice'],
    [{ more: 1 }, 'unknown_field'],
  ])('%j is refused: %s', async (wrong, error) => {
    const made = await present(Luz, [Ana])
    const body = { viewer: 'Clara', subjectId: made.people[0]!.id, vote: 'yes', ...wrong }
    expect((await vote(made.token, body)).body).toMatchObject({ errors: [{ error }] })
  })
})

describe('P-presentations-7: what the agency sees', () => {
  test('how often others have opened it; it closes a link, which keeps the votes, and deletes it', async () => {
    const made = await present(Luz, [Ana])
    const { context } = server
    const { rateLimiter } = context
    context.rateLimiter = createMemoryRateLimiter()
    await view(made.token)
    await view(made.token)
    await view(made.token, {}, Luz)
    const ofList = async () => (await read(Luz, { listId: made.listId })).rows
    expect((await ofList())[0]).toMatchObject({ opened: 1, closedAt: null })
    context.rateLimiter = rateLimiter
    await vote(made.token, { viewer: 'Clara', subjectId: made.people[0]!.id, vote: 'yes' })
    for (const query of [{}, {}]) expect((await end(Luz, made.id, query)).status).toBe(204)
    const [closed] = await ofList()
    expect(closed!.closedAt).not.toBeNull()
    expect(closed!.people[0]!.votes).toHaveLength(1)
    expect((await end(Sol, made.id, { forever: 'true' })).status).toBe(404)
    expect((await end(Luz, made.id, { forever: 'true' })).status).toBe(204)
    expect((await end(Luz, made.id)).status).toBe(404)
    expect(await ofList()).toEqual([])
  })
})

describe('P-presentations-9: data rights', () => {
  test('both exports have the votes with comments, that of the person not who gave them; deletion deletes them', async () => {
    const { Cal } = await server.registerPeople('agencia', 'Cal')
    const { Fe } = await server.registerTalents('Fe')
    const made = await present(Cal, [Fe], { title: 'Anuncio de mayo' })
    const comment = 'Me gusta su voz'
    await vote(made.token, {
      viewer: 'Clara del cliente',
      subjectId: made.people[0]!.id,
      vote: 'maybe',
      comment,
    })
    const open = async (who: TestPerson) => {
      const files = await unzip(await createExport(server, who))
      const json = (name: string) => JSON.parse(files[`data/${name}.json`]!.toString()) as unknown[]
      return { json, all: Object.values(files).join('\n'), index: files['index.html']!.toString() }
    }
    const [fe, cal] = [await open(Fe), await open(Cal)]
    expect(fe.json('presentedTo')).toMatchObject([
      { agencyName: 'Cal Prueba', presentation: 'Anuncio de mayo', vote: 'maybe', comment },
    ])
    expect(fe.index).toContain('Quizá')
    expect(fe.all).not.toContain('Clara del cliente')
    expect(cal.json('presentations')).toMatchObject([{ presentation: 'Anuncio de mayo', opened: 0 }])
    expect(cal.json('presentationVotes')).toMatchObject([
      {
        presentation: 'Anuncio de mayo',
        fullname: 'Fe Prueba',
        viewer: 'Clara del cliente',
        vote: 'maybe',
        comment,
      },
    ])
    const { db } = server.context
    await db.deleteFrom('account').where('id', '=', Fe.id).execute()
    const left = () =>
      db.selectFrom('presentation_vote').select('vote').where('comment', '=', comment).execute()
    expect(await left()).toEqual([])
    await db.deleteFrom('account').where('id', '=', Cal.id).execute()
    const viewers = db.selectFrom('presentation_viewer').select('id').where('name', '=', 'Clara del cliente')
    expect(await viewers.execute()).toEqual([])
  })
})
