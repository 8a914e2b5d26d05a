/**
 * Generated test of P-blocks-2 and P-blocks-3: after a random history with a block, each of the two sees exactly what they
 * would see if the other had never existed.
 */
import { isDeepStrictEqual } from 'node:util'
import type { newPost } from '@brilla/contract/post'
import fc from 'fast-check'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { complete } from '../discovery/discovery.testing.ts'
import { refreshFeatured } from '../discovery/index.ts'
import { downloadExport } from '../export/export.testing.ts'
import { pdfBytes } from '../media/media.samples.ts'
import { createMediaClient, uploadFile } from '../media/media.testing.ts'
import { recount } from '../recount/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'
import { findBlockedId } from './index.ts'
import { listPressKits, listReads, listWrites, observe, type Request } from './observation.testing.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())
const media = createMediaClient(() => server)

const kinds = [
  ...(['post', 'photos', 'video', 'document'] as const),
  ...(['share', 'comment', 'reply', 'mention', 'like', 'likeComment', 'save', 'follow'] as const),
  ...(['message', 'sendPost', 'sendProfile', 'withdraw', 'readMessages', 'draft', 'acceptRequest'] as const),
  'block',
] as const

interface Step {
  who: number
  kind: (typeof kinds)[number]
  /** Index into the people, posts or comments. */
  which: number
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(3),
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...kinds.slice(0, -1)) },
    fc.constantFrom('block' as const),
  ),
  which: fc.nat(99),
})

interface World {
  /** Two who will be hidden from each other, another talent and an agency. */
  people: TestPerson[]
  /** Their profile addresses, in the same order. */
  urls: string[]
  posts: { id: string; by: TestPerson }[]
  /** Names of the files of posts and of the images of profiles. */
  files: { name: string; by: TestPerson }[]
  comments: { id: string; postId: string; by: TestPerson }[]
  messages: { id: string; to: TestPerson; by: TestPerson }[]
}

/** One history is enough for each change of the code; HISTORY_RUNS=50 looks for what others find. */
const runs = Number(process.env['HISTORY_RUNS'] ?? 1)
const seed = runs === 1 ? 20_260_101 : Date.now()

let made = 0

async function createWorld(): Promise<World> {
  made += 1
  const names = ['Uno', 'Dos', 'Tres'].map((name) => `${name}${made}`)
  const talents = await server.registerTalents(...names)
  const agencies = await server.registerPeople('agencia', `Agencia${made}`)
  const people = [...names.map((name) => talents[name]!), ...Object.values(agencies)]
  for (const person of people) await complete(server, person, { categories: [1 + (made % 8)] })
  const urls = await Promise.all(people.map(async (person) => (await listProfileUrls([person]))[0]!))
  const world: World = { people, urls, posts: [], files: [], comments: [], messages: [] }
  for (const by of people) {
    for (const [type, save] of [
      ['profile', 'saveProfileImage'],
      ['cover', 'saveCoverImage'],
    ] as const) {
      const filename = await media.upload(by, type)
      expect((await server.call(save, { token: by.token, body: { filename } })).status).toBe(200)
      world.files.push({ name: filename, by })
    }
  }
  for (const who of [0, 1, 2]) {
    await act(world, { who, kind: 'photos', which: 0 })
    await act(world, { who, kind: 'comment', which: who })
  }
  // What histories of this length rarely contain: replies to both, shares of both, and both below one post.
  for (const who of [0, 1, 3]) await act(world, { who, kind: 'comment', which: 2 })
  for (const which of [3, 4]) {
    await act(world, { who: 2, kind: 'reply', which })
    await act(world, { who: 2, kind: 'share', which: which - 3 })
    await act(world, { who: 3, kind: 'follow', which: which - 3 })
  }
  // Mentions of both by each other and by a third person, and cards of both and of their posts in others' messages.
  for (const which of [0, 1]) {
    for (const who of [1 - which, 2]) await act(world, { who, kind: 'mention', which })
    await act(world, { who: 2, kind: 'sendProfile', which })
    await act(world, { who: 3, kind: 'sendPost', which })
  }
  for (const who of [0, 1]) {
    await act(world, { who, kind: 'video', which: 0 })
    await act(world, { who, kind: 'document', which: 0 })
  }
  // Messages of both to each other and to the others, some of them requests.
  for (const who of [0, 1, 2])
    for (const which of [0, 1, 2]) await act(world, { who, kind: 'message', which })
  return world
}

/** What a person writes contains their id, by which it is found in responses. */
async function act(
  { people, urls, posts, files, comments, messages }: World,
  { who, kind, which }: Step,
): Promise<void> {
  const by = people[who]!
  const { token, id } = by
  const person = people[which % people.length]!
  const post = posts[which % Math.max(1, posts.length)]
  const comment = comments[which % Math.max(1, comments.length)]
  const text = `${kind} ${id}`
  const isAgency = who === 3
  if (kind === 'follow') await server.call('followUser', { token, body: { id: person.id } })
  if (kind === 'block') await server.call('blockUser', { token, body: { userId: person.id } })
  if (kind === 'post' || kind === 'photos' || kind === 'video' || kind === 'document') {
    const media = isAgency ? {} : await createMedia(by, kind)
    const { status, body } = await server.call('createPost', {
      token,
      body: { title: text, description: text, ...media },
    })
    // Agencies cannot publish.
    expect(status === 201).toBe(!isAgency)
    if (!isAgency) posts.push({ id: body.id, by })
    for (const { filename } of media.files ?? []) files.push({ name: filename, by })
  }
  if (kind === 'share') {
    const { status, body } = await server.call('sharePost', {
      token,
      body: { id: post!.id, description: text },
    })
    if (status === 201) posts.push({ id: body.id, by })
  }
  if (kind === 'comment' || kind === 'mention' || (kind === 'reply' && comment)) {
    const target = kind === 'reply' ? { postId: comment!.postId, replyTo: comment!.id } : { postId: post!.id }
    const mention = kind === 'mention' ? `@${urls[which % people.length]} ` : ''
    const { status, body } = await server.call('createComment', {
      token,
      body: { comment: mention + text, ...target },
    })
    if (status === 201) comments.push({ id: body.id, postId: target.postId, by })
  }
  if (kind === 'like')
    await server.call('likePost', { token, params: { id: post!.id }, body: { reacted: true } })
  if (kind === 'likeComment' && comment)
    await server.call('likeComment', { token, params: { id: comment.id }, body: { reacted: true } })
  if (kind === 'message' || kind === 'sendPost' || kind === 'sendProfile') {
    // Of cards, which message has which and who receives it are independent of each other.
    const to = kind === 'message' ? person : people[(which + 1 + (which % 3)) % people.length]!
    const card = {
      message: {},
      sendPost: { sharedPostId: post?.id ?? null },
      sendProfile: { sharedProfileId: person.id },
    }[kind]
    const { status, body } = await server.call('sendMessage', {
      token,
      body: { receiverId: to.id, message: text, clientId: crypto.randomUUID(), ...card },
    })
    if (status === 201) messages.push({ id: body.id, to, by })
  }
  if (kind === 'withdraw') {
    const sent = messages.filter((message) => message.by === by)
    const id = sent[which % Math.max(1, sent.length)]?.id
    if (id) await server.call('withdrawMessage', { token, params: { id } })
  }
  if (kind === 'readMessages')
    await server.call('markConversationRead', { token, body: { profile_url: person.id } })
  if (kind === 'draft')
    await server.call('saveDraft', { token, body: { profile_url: person.id, draft: text } })
  if (kind === 'acceptRequest')
    await server.call('acceptRequest', { token, body: { profile_url: person.id } })
  if (kind === 'save') await server.call('savePost', { token, params: { id: post!.id } })
}

/** The agency, which nobody can block, sends the observer cards of somebody who is hidden and of what they published. */
async function sendCards({ people, posts }: World, observer: TestPerson, hidden: TestPerson): Promise<void> {
  const { token } = people[3]!
  const message = { receiverId: observer.id, message: 'Mira esto.' }
  const sharedPostId = posts.find(({ by }) => by === hidden)!.id
  for (const card of [{ sharedProfileId: hidden.id }, { sharedPostId }]) {
    const body = { ...message, ...card, clientId: crypto.randomUUID() }
    expect((await server.call('sendMessage', { token, body })).status).toBe(201)
  }
}

/** The photo, video or document of a new post, and of its text nothing more. */
async function createMedia(
  by: TestPerson,
  kind: 'post' | 'photos' | 'video' | 'document',
): Promise<Pick<z.input<typeof newPost>, 'files' | 'videoUrl'>> {
  if (kind === 'post') return {}
  if (kind === 'video') return { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }
  if (kind === 'document') {
    const filename = await uploadFile(server, by, { filename: 'guion.pdf', bytes: pdfBytes() })
    return { files: [{ filename, type: 'file' }] }
  }
  return { files: [{ filename: await uploadFile(server, by), type: 'image', alt: `${kind} ${by.id}` }] }
}

async function listProfileUrls(people: TestPerson[]): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom('account')
    .select('profile_url')
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ profile_url }) => profile_url)
}

/** Deletes an account and all traces of it. */
async function deleteEntirely({ id }: TestPerson): Promise<void> {
  await sql`delete from account where id = ${id}`.execute(server.context.db)
  await recount(server.context, { onDifference: () => undefined })
}

/** Waits for the events of everything so far; the caches are as after a block. */
async function settle({ id }: TestPerson): Promise<void> {
  await server.eventsHandled()
  server.context.events.emit('accountChanged', id)
}

/** Events that the account receives while something happens. */
async function listEvents({ id, token }: TestPerson, happen: () => Promise<void>): Promise<unknown[]> {
  const socket = io(origin, { transports: ['websocket'], forceNew: true, auth: { token } })
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  const events: unknown[][] = []
  const isLast = ([name, payload]: unknown[]) =>
    name === 'withdrawn' && isDeepStrictEqual(payload, { id: '' })
  socket.onAny((...event: unknown[]) => events.push(event))
  await happen()
  await server.eventsHandled()
  // Events arrive in order: with this one, all before it have.
  await expect
    .poll(() => {
      server.context.realtime.send(id, 'withdrawn', { id: '' })
      return events.some(isLast)
    })
    .toBe(true)
  socket.disconnect()
  return events.filter((event) => !isLast(event))
}

test.each([{ isBlocker: true }, { isBlocker: false }])(
  'P-blocks-2, P-blocks-3: after a block one sees what one would see if the other had never existed, as the blocker: $isBlocker',
  async ({ isBlocker }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 30 }),
        fc.array(step, { minLength: 5, maxLength: 10 }),
        async (before, after) => {
          const world = await createWorld()
          const [blocker, blocked] = world.people as [TestPerson, TestPerson]
          const [observer, other] = isBlocker ? [blocker, blocked] : [blocked, blocker]
          for (const each of before) await act(world, each)
          await server.call('blockUser', { token: blocker.token, body: { userId: blocked.id } })
          await server.eventsHandled()
          // What is about the observer most of all, and then at random.
          const direct = (['message', 'mention', 'follow', 'withdraw'] as const).map((kind) => ({
            kind,
            which: world.people.indexOf(observer),
          }))
          const byOther = [...direct, ...after].map((each) => ({ ...each, who: world.people.indexOf(other) }))
          const events = await listEvents(observer, async () => {
            for (const each of byOther.filter(({ kind }) => kind !== 'block')) await act(world, each)
          })
          expect(events, 'realtime events').toEqual([])
          const heard = await listEvents(observer, async () => {
            await sendCards(world, observer, other)
            for (const each of after) await act(world, each)
          })
          expect(heard.length).toBeGreaterThan(1)
          await refreshFeatured(server.context)
          await settle(observer)

          const isOwn = ({ by }: { by: TestPerson }) => by === observer
          const own = {
            author: observer.id,
            post: world.posts.find(isOwn)!.id,
            comment: world.comments.find(isOwn)!.id,
          }
          const authors = [
            ...world.people.map(({ id }) => id),
            ...(await listProfileUrls(world.people.slice(0, 3))),
          ]
          const contents = [
            ...authors.map((author) => ({ ...own, author })),
            ...world.posts.map(({ id }) => ({ ...own, post: id })),
            ...world.comments.map(({ id }) => ({ ...own, comment: id })),
          ]
          const reads = await listReads(server, observer, contents, [`Uno${made}`, `Dos${made}`])
          const isOthers = ({ by }: { by: TestPerson }) => by === other
          const hiddenPosts = world.posts.filter(isOthers).map(({ id }) => id)
          // One's own comments below a hidden post can still be deleted (P-blocks-5).
          const hiddenComments = world.comments
            .filter((one) => isOthers(one) || (hiddenPosts.includes(one.postId) && !isOwn(one)))
            .map(({ id }) => id)
          const hiddenMessages = world.messages
            .filter(({ by, to }) => [by, to].includes(other) && [by, to].includes(observer))
            .map(({ id }) => id)
          expect(hiddenMessages.length).toBeGreaterThan(1)
          const names = [other.id, ...(await listProfileUrls([other]))]
          const hiddenFiles = world.files.filter(isOthers).map(({ name }) => name)
          const hidden = [...names, ...hiddenPosts, ...hiddenFiles, ...hiddenComments, ...hiddenMessages]
          const writes = await listWrites(server, observer, own, [
            other.id,
            hiddenPosts[0]!,
            ...hiddenComments.slice(0, 2),
            ...hiddenComments.slice(-1),
            ...hiddenMessages.slice(0, 2),
          ])
          const ownView = await readAll(other, [...names, ...hiddenPosts])
          for (const name of hiddenFiles) expect(ownView).toContain(name)
          const hasBlocked = await findBlockedId(server.context.db, observer.id, other.id)
          const kits = listPressKits([own.post, ...hiddenPosts.slice(0, 2)])
          const requests = [...reads, ...writes, ...kits].filter(
            (request) => !(hasBlocked && isForBlockers(request, names)),
          )
          const seen = await observe(server, observer, requests)
          const exported = await readExport(observer)
          await deleteEntirely(other)
          await settle(observer)
          const expected = await observe(server, observer, requests)
          expect(exported).toEqual(await readExport(observer))
          for (const [index, each] of seen.entries()) {
            // The message names the request, which the report of a failed property would cut off.
            const difference = JSON.stringify({ seen: each, expected: expected[index] })
            expect(each, difference.slice(0, 2_000)).toEqual(expected[index])
          }
          // A mention is the text of who wrote it (P-posts-31).
          const text = JSON.stringify(seen.map(({ pages }) => pages)).replaceAll(/@[\w-]+/g, '')
          const heardText = JSON.stringify(heard).replaceAll(/@[\w-]+/g, '')
          for (const secret of hidden) {
            expect(text).not.toContain(secret)
            expect(heardText, 'realtime events that others cause').not.toContain(secret)
          }
          expect(seen.filter(({ pages }) => pages[0]!.status === 200).length).toBeGreaterThan(50)
        },
      ),
      { seed, numRuns: runs, endOnFailure: true },
    )
  },
  120_000 * runs,
)

/** The profiles and posts of these ids as one text, as somebody sees them. */
async function readAll({ token }: TestPerson, ids: string[]): Promise<string> {
  const bodies: unknown[] = []
  for (const id of ids) {
    bodies.push((await server.call('getProfile', { token, params: { id } })).body)
    bodies.push((await server.call('getPost', { token, params: { id } })).body)
  }
  return JSON.stringify(bodies)
}

/** The lists of an export that contain ids or counts of what others made; one's own comments stay when the post above is hidden. */
async function readExport(who: TestPerson) {
  const files = await downloadExport(server, who)
  const [posts, likes, commentLikes, saved] = ['posts', 'likes', 'commentLikes', 'savedPosts'].map(
    (name) => JSON.parse(files[`data/${name}.json`]!.toString()) as { shared_post?: string | null }[],
  )
  // Of a share whose original is hidden, the export names it; of a deleted one it cannot.
  const withoutOriginals = posts!.map((post) => ({ ...post, shared_post: undefined }))
  return { posts: withoutOriginals, likes, commentLikes, saved }
}

/** Blockers know whom they have blocked: the profile says so, and they can report the person. */
const isForBlockers = ({ name, ...parts }: Request, names: string[]): boolean =>
  ['getProfile', 'blockUser', 'report'].includes(name) &&
  names.some((one) => JSON.stringify(parts).includes(one))
