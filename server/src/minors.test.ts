/**
 * Generated from the contract: what is hidden of a person under 18 reaches nobody else, by any GET route, export, mail or
 * realtime event (P-minors-1), and finds them nowhere (P-minors-7).
 */
import { contract, type RouteName } from '@brilla/contract'
import type { Route } from '@brilla/contract/platform/route'
import type { ServerEvents } from '@brilla/contract/conversations/realtime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour } from './platform/duration.ts'
import { setBirthdate } from './accounts/account/index.ts'
import type { CallerType, SampleWorld } from './accounts/auth/sample-world.testing.ts'
import { createSample } from './accounts/auth/samples.testing.ts'
import { listWrites } from './people/block/observation.testing.ts'
import { enqueueDigests, enqueueUnreadMails } from './notifications/activity-mail/activity-mail.jobs.ts'
import { createMailActions } from './notifications/activity-mail/activity-mail.testing.ts'
import { createExport, downloadExport, unzip } from './data-rights/export/export.testing.ts'
import { connectSocket, type MessageSocket } from './conversations/message/message.testing.ts'
import { serveDocuments } from './public/public-preview/public-preview.testing.ts'
import { createSubscriptionKeys } from './notifications/push/push.testing.ts'
import { enqueueAlerts } from './discovery/saved-search/saved-search.jobs.ts'
import { createRegistration, startTestServer, type TestPerson, type TestServer } from './testing.ts'

/** Strings that appear nowhere else. */
const canaries = {
  email: 'canario.menor@oculto.example',
  birthdate: `${new Date().getUTCFullYear() - 16}-01-23`,
  phone: '+52 999 707 0707',
  city: 'Villa del Canario',
}
/** Facts that nobody under 18 has (P-minors-12), stored all the same. */
const storedFacts = {
  representation_name: 'Representante del Canario',
  available_from: '2087-07-17',
  open_to_offers: true,
  height_cm: 207,
  measurements_audience: 'everyone',
}
const traces = [
  ...Object.values(canaries),
  'Representante del Canario',
  '2087-07-17',
  '"heightCm":207',
  'canario.menor',
  '707 0707',
  '9997070707',
]

let server: TestServer
let origin: string
let adults: Record<'Ada' | 'Berta', TestPerson>
let agency: TestPerson
/** Whom the minor does not follow and has never notified. */
let stranger: TestPerson
let minor: TestPerson & { profileUrl: string }
let content: Record<'post' | 'comment' | 'share', string>
/** All events that the adults received. */
const received: unknown[][] = []
const sockets: MessageSocket[] = []

beforeAll(async () => {
  server = await startTestServer()
  adults = await server.registerTalents('Ada', 'Berta')
  stranger = (await server.registerTalents('Sole')).Sole
  agency = (await server.registerPeople('agencia', 'Cumbre')).Cumbre
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  for (const { token } of [...Object.values(adults), agency]) {
    const { socket } = await connectSocket(origin, token)
    socket.onAny((...event: unknown[]) => received.push(event))
    sockets.push(socket)
    const endpoint = `https://push.example/send/${sockets.length}`
    const body = { endpoint, keys: createSubscriptionKeys() }
    await server.call('addPushSubscription', { token, body })
  }
  const search = { name: 'Menores', query: { q: 'Menor' }, alerts: true }
  await server.call('createSavedSearch', { token: agency.token, body: search })
  minor = await registerMinor()
  content = await act()
  await server.eventsHandled()
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await server.stop()
})

/** Registers a talent under 18 whose hidden data are the canaries. */
async function registerMinor(): Promise<typeof minor> {
  const { email, birthdate, phone, city } = canaries
  const body = { ...createRegistration('Menor'), email, birthdate, ciudad: city }
  const { id } = (await server.call('registerUser', { body })).body
  const link = /confirmation#([\w-]+)/.exec((await server.mailTo(email)).text)?.[1] ?? ''
  const confirmed = (await server.call('confirmUser', { params: { token: link } })).body
  const chosen = await server.call('chooseAccountType', {
    token: confirmed.token,
    body: { profile: 'talento' },
  })
  const { token } = chosen.body
  const form = { nombre: 'Menor', apellido: 'Prueba', email, fecha: birthdate, biografia: 'Bailo.' }
  expect((await server.call('updateUser', { token, body: { ...form, profile: { phone } } })).status).toBe(200)
  await server.context.db
    .insertInto('profile_facts')
    .values({ account_id: id, ...storedFacts })
    .execute()
  const self = (await server.call('getSelf', { token })).body
  expect(self).toMatchObject({ email, birthdate, phone, ciudad: city })
  expect(self.facts).toMatchObject({ measurements: { heightCm: 207 }, availability: { open: true } })
  return { id, email, password: body.password, token, profileUrl: self.profile_url }
}

/** Everything by which the minor gets into lists, mails and events of others, and others into theirs. */
async function act(): Promise<typeof content> {
  const { token } = minor
  const { Ada } = adults
  const theirs = (await server.call('createPost', { token: Ada.token, body: { description: 'De Ada' } })).body
    .id
  const post = (await server.call('createPost', { token, body: { description: 'Mi baile' } })).body.id
  const share = (await server.call('sharePost', { token, body: { id: theirs } })).body.id
  const comment = (
    await server.call('createComment', { token, body: { postId: theirs, comment: 'Me encanta' } })
  ).body.id
  await server.call('createComment', { token, body: { postId: post, comment: 'Gracias' } })
  await server.call('likePost', { token, params: { id: theirs } })
  await server.call('subscribeCategory', { token, body: { categoryId: 2 } })
  await server.call('saveWizard', { token, body: { shareContats: ['amiga@lejos.example'], lang: 'es' } })
  await server.mailTo('amiga@lejos.example')
  for (const who of [...Object.values(adults), agency]) {
    await server.call('followUser', { token, body: { id: who.id } })
    await server.call('followUser', { token: who.token, body: { id: minor.id } })
    await server.call('likePost', { token: who.token, params: { id: post } })
    await server.call('createComment', { token: who.token, body: { postId: post, comment: 'Bravo' } })
  }
  for (const { id: receiverId } of [Ada, agency]) {
    const body = { receiverId, message: 'Hola', clientId: crypto.randomUUID() }
    expect((await server.call('sendMessage', { token, body })).status).toBe(201)
  }
  const reply = { receiverId: minor.id, message: 'Hola, Menor', clientId: crypto.randomUUID() }
  await server.call('sendMessage', { token: Ada.token, body: reply })
  await server.call('markConversationRead', { token, body: { profile_url: Ada.id } })
  await server.call('savePost', { token: Ada.token, params: { id: post } })
  await server.call('createPost', { token, body: { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' } })
  const send = async (message: string) => {
    const body = { receiverId: Ada.id, message, clientId: crypto.randomUUID() }
    return (await server.call('sendMessage', { token, body })).body.id
  }
  await server.call('withdrawMessage', { token, params: { id: await send('Me equivoqué') } })
  await send('¿Me recibes?')
  const { body } = await server.call('getNotifications', { token: Ada.token, query: {} })
  const read = { notificationIds: [body.rows[0]!.id] }
  await server.call('markNotificationsRead', { token: Ada.token, body: read })
  await server.call('sharePost', { token: Ada.token, body: { id: post } })
  // A block of somebody else lets clients read again.
  const { Celia } = await server.registerTalents('Celia')
  await server.call('blockUser', { token: Celia.token, body: { userId: Ada.id } })
  return { post, comment, share }
}

/** Lets the minor type to Ada, who has answered them. */
async function type(): Promise<void> {
  const { socket } = await connectSocket(origin, minor.token)
  socket.emit('typing', { profile_url: adults.Ada.id })
  await expect.poll(() => received.some(([name]) => name === 'typing')).toBe(true)
  socket.disconnect()
}

/** Runs the jobs that send mails about what happened, and those about saved searches. */
async function runJobs(): Promise<void> {
  const { run } = createMailActions(() => server)
  const halfDay = 12.5 * hour
  server.advance(halfDay)
  await enqueueAlerts(server.context)
  await expect
    .poll(async () => {
      await server.eventsHandled()
      await run(enqueueDigests)
      return server.mails.some(({ to, subject }) => to === agency.email && subject.includes('búsquedas'))
    })
    .toBe(true)
  await run(enqueueUnreadMails)
  // The sessions have not expired by then.
  server.advance(-halfDay)
}

/** The canaries in a text; those that the request itself contained are not given away by its response. */
const findTraces = (text: string, given = ''): string[] =>
  traces.filter((trace) => text.includes(trace) && !given.includes(trace))

/** All that a client receives. */
const events: Record<keyof ServerEvents, true> = {
  refresh: true,
  read: true,
  message: true,
  withdrawn: true,
  typing: true,
  notification: true,
  'notifications-read': true,
}

const gets = (Object.entries(contract) as [RouteName, Route][]).filter(([, { method }]) => method === 'GET')

/** The readers, and whatever of the minor a request can refer to. */
function listRequests() {
  const readers: [CallerType, TestPerson][] = [
    ['talento', adults.Ada],
    ['agencia', agency],
  ]
  const subjects: Pick<SampleWorld, 'author' | 'post' | 'comment'>[] = [
    { author: minor.id, post: content.post, comment: content.comment },
    { author: minor.profileUrl, post: content.share, comment: content.comment },
  ]
  return readers.flatMap(([type, reader]) =>
    subjects.map((subject) => ({ world: { server, caller: { ...reader, type }, ...subject }, reader })),
  )
}

/** The sample of a route, and the same without the query where it has none that is required. */
async function createVariants(
  name: RouteName,
  { query, download, hasSideEffects }: Route,
  world: SampleWorld,
) {
  if (download) return []
  const sample = await createSample(name, world)
  const withoutQuery = sample.query && !hasSideEffects && query?.safeParse({}).success
  return withoutQuery ? [sample, { ...sample, query: {} }] : [sample]
}

const repeatable = new Map<string, ReturnType<typeof createVariants>>()
/** The variants of a route; those that change nothing are created once, since that takes longer than sending them. */
function getVariants(name: RouteName, route: Route, world: SampleWorld): ReturnType<typeof createVariants> {
  if (route.hasSideEffects) return createVariants(name, route, world)
  const key = `${name} ${world.caller.id} ${world.author}`
  const variants = repeatable.get(key) ?? createVariants(name, route, world)
  repeatable.set(key, variants)
  return variants
}

describe('P-minors-1: no GET route of the contract shows what is hidden of a minor', () => {
  test.each(gets)('%s', async (name, route) => {
    for (const { world, reader } of listRequests()) {
      for (const variant of await getVariants(name, route, world)) {
        const response = await server.call(name, { ...variant, token: reader.token } as object)
        expect(findTraces(JSON.stringify(response), JSON.stringify(variant))).toEqual([])
      }
    }
  })

  test('the walk sees the minor: the profile is among the responses', async () => {
    const { body } = await server.call('getProfile', {
      token: adults.Ada.token,
      params: { id: minor.profileUrl },
    })
    expect(body.user).toMatchObject({ id: minor.id, email: null, birthdate: null, ciudad: null })
  })
})

test('P-minors-1: neither exports of others nor realtime events contain it', async () => {
  await type()
  for (const who of [adults.Ada, agency]) {
    const archives = [await downloadExport(server, who), await unzip(await createExport(server, who))]
    for (const files of archives) {
      const text = Object.values(files).join('\n')
      expect(text).toContain('Menor Prueba')
      expect(findTraces(text)).toEqual([])
    }
  }
  expect(sockets.every(({ connected }) => connected)).toBe(true)
  expect(new Set(received.map(([name]) => name))).toEqual(new Set(Object.keys(events)))
  expect(findTraces(JSON.stringify(received))).toEqual([])
})

test('P-minors-1: neither mails nor pushes to others contain it, those of jobs included', async () => {
  await runJobs()
  const toOthers = server.mails.filter(({ to }) => to !== minor.email)
  expect(toOthers.some(({ to }) => to === 'amiga@lejos.example')).toBe(true)
  const subjects = toOthers.filter(({ text }) => text.includes('Menor')).map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Tienes seguidores nuevos en Brilla',
      'Comentarios, menciones y me gusta en Brilla',
      'Fotos y videos nuevos de quienes sigues',
      'Tienes mensajes sin leer en Brilla',
      'Perfiles nuevos en tus búsquedas guardadas',
    ]),
  )
  expect(findTraces(JSON.stringify(toOthers))).toEqual([])
  expect(JSON.stringify(server.pushes)).toContain('Menor')
  expect(findTraces(JSON.stringify(server.pushes))).toEqual([])
})

test('P-minors-1: no reply of another route of the contract, to a request that names the minor or something of theirs', async () => {
  const walker = (await server.registerTalents('Walda')).Walda
  const own = (await server.call('createPost', { token: walker.token, body: { description: 'De Walda' } }))
    .body
  const { body: comment } = await server.call('createComment', {
    token: walker.token,
    body: { postId: own.id, comment: 'Dice Walda' },
  })
  const ids = [minor.id, minor.profileUrl, content.post, content.share, content.comment]
  const world = { author: walker.id, post: own.id, comment: comment.id }
  const requests = await listWrites(server, walker, world, ids)
  // After a block there is nothing to see any more.
  const ordered = [...requests].sort(
    (one, other) => Number(one.name === 'blockUser') - Number(other.name === 'blockUser'),
  )
  let accepted = 0
  for (const { name, ...parts } of ordered) {
    const response = await server.call(name, { ...parts, token: walker.token } as object)
    expect(findTraces(JSON.stringify(response), JSON.stringify(parts))).toEqual([])
    if (response.status < 300) accepted += 1
  }
  expect(accepted).toBeGreaterThan(10)
})

test('P-profiles-16: guests see nothing of a minor, neither in the document nor as an image', async () => {
  const documents = await serveDocuments(server)
  const unknown = await documents.open('nadie-con-este-nombre')
  // Switched on all the same, in a profile that is complete.
  const change = { public_preview: true, profile_image: `${minor.id}.jpg`, biography: 'Bailo.' }
  await server.context.db.updateTable('account').set(change).where('id', '=', minor.id).execute()
  for (const reference of [minor.id, minor.profileUrl]) {
    expect(await documents.open(reference)).toEqual({ ...unknown, headers: expect.anything() })
    expect((await server.send('GET', `/og/${reference}.jpg`)).status).toBe(404)
  }
  await server.context.db
    .updateTable('account')
    .set({ public_preview: false, profile_image: null })
    .where('id', '=', minor.id)
    .execute()
  await documents.close()
})

describe('P-minors-7: no list, facet or search narrows to a minor', () => {
  const withQuery = gets.filter(([, { query, hasSideEffects }]) => query && !hasSideEffects)

  test.each(withQuery)('%s', async (name, { query }) => {
    const world = {
      server,
      caller: { ...stranger, type: 'talento' as const },
      author: adults.Ada.id,
      ...content,
    }
    const sample = await createSample(name, world)
    for (const field of Object.keys(query!.shape)) {
      for (const value of [...traces, 'Canario', '16']) {
        const input = { ...sample, query: { ...sample.query, [field]: value }, token: stranger.token }
        const { status, body } = await server.call(name, input as object)
        // A refused value, and a page that is not there, find nobody either.
        if (status === 200) expect(JSON.stringify(body)).not.toContain(minor.id)
      }
    }
  })

  test('the search finds them by what is public', async () => {
    const { token } = adults.Berta
    for (const q of ['Menor', 'bailo']) {
      const { body } = await server.call('searchPeople', { token, query: { q } })
      expect(body.rows.map(({ id }) => id)).toEqual([minor.id])
    }
  })
})

/** The GET routes whose responses show the city to a reader of this type. */
async function listRoutesWithCity(type: CallerType): Promise<RouteName[]> {
  const found = new Set<RouteName>()
  const requests = listRequests().filter(({ world }) => world.caller.type === type)
  for (const [name, route] of gets)
    for (const { world, reader } of requests)
      for (const variant of await getVariants(name, route, world)) {
        const response = await server.call(name, { ...variant, token: reader.token } as object)
        if (JSON.stringify(response).includes(canaries.city)) found.add(name)
      }
  return [...found]
}

// Last, as it makes an adult of the minor.
describe('P-minors-11: the city of an adult is for everyone, for agencies or for nobody, in every GET route', () => {
  const form = { nombre: 'Menor', apellido: 'Prueba', email: canaries.email, fecha: '1995-04-12' }
  const show = async (showCity: 'everyone' | 'agencies') =>
    (await server.call('updateUser', { token: minor.token, body: { ...form, showCity } })).status
  const shownOnPages = expect.arrayContaining([
    'getProfile',
    'getPost',
    'getFeed',
    'getUserPosts',
    'getCategoryPeople',
  ])

  test('nobody sees it of a person who is no longer a minor, until they choose otherwise', async () => {
    const { db, clock } = server.context
    await setBirthdate(db, minor.id, { birthdate: form.fecha, now: clock.now(), correctedByOwner: false })
    expect([await listRoutesWithCity('talento'), await listRoutesWithCity('agencia')]).toEqual([[], []])
    const self = (await server.call('getSelf', { token: minor.token })).body
    expect(self).toMatchObject({ ciudad: canaries.city, cityAudience: 'nobody', showCity: false })
  })

  test('then agencies alone see it, then everyone', async () => {
    expect(await show('agencies')).toBe(200)
    expect(await listRoutesWithCity('talento')).toEqual([])
    expect(await listRoutesWithCity('agencia')).toEqual(shownOnPages)
    expect(await show('everyone')).toBe(200)
    expect(await listRoutesWithCity('talento')).toEqual(shownOnPages)
  })
})
