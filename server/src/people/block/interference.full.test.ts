/**
 * Generated test of P-blocks-2 and P-blocks-3: after a random history with a block, each of the two sees what they would see if
 * the other had never existed, apart from counters (P-blocks-9).
 */
import type { RouteName } from '@brilla/contract'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueDigests, enqueueUnreadMails } from '../../notifications/activity-mail/activity-mail.jobs.ts'
import { createMailActions } from '../../notifications/activity-mail/activity-mail.testing.ts'
import { refreshFeatured } from '../../discovery/search/index.ts'
import { downloadExport } from '../../data-rights/export/export.testing.ts'
import { createSubscriptionKeys } from '../../notifications/push/push.testing.ts'
import { recount } from '../../data-rights/recount/index.ts'
import { startTestServer, toFirstName, type TestPerson, type TestServer } from '../../testing.ts'
import { minute } from '../../platform/duration.ts'
import { createHistories, step } from './history.testing.ts'
import { findBlockedId } from './index.ts'
import {
  listPressKits,
  listReads,
  listWrites,
  observe,
  type Request,
  sendClientEvents,
} from './observation.testing.ts'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())
const { act, createWorld, listProfileUrls, sendCards } = createHistories(() => server)
const { run } = createMailActions(() => server)

/**
 * Another history in every run, whose seed a failure names: HISTORY_SEED repeats it, and HISTORY_RUNS=50 looks for what
 * others find.
 */
const runs = Number(process.env['HISTORY_RUNS'] ?? 1)
const seed = Number(process.env['HISTORY_SEED'] ?? Date.now())

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

/** Subscribes the session of a person to pushes; returns the endpoint. */
async function subscribe({ token }: TestPerson): Promise<string> {
  const endpoint = `https://push.example/send/${token.slice(-40)}`
  const keys = createSubscriptionKeys()
  expect((await server.call('addPushSubscription', { token, body: { endpoint, keys } })).status).toBe(204)
  return endpoint
}

/** What a person is told from now on, by mail and by push. */
function collect({ email }: TestPerson, endpoint: string) {
  const [mails, pushes] = [server.mails.length, server.pushes.length]
  return () => ({
    mails: server.mails.slice(mails).filter(({ to }) => to === email),
    pushes: server.pushes.slice(pushes).filter((push) => push.endpoint === endpoint),
  })
}

/** Writes to somebody, and below their post, so that they are told something in any case. */
async function greet({ token }: TestPerson, { id: receiverId }: TestPerson, postId: string): Promise<void> {
  await server.call('createComment', { token, body: { postId, comment: 'Qué bien' } })
  const body = { receiverId, message: 'Qué bien', clientId: crypto.randomUUID() }
  expect((await server.call('sendMessage', { token, body })).status).toBe(201)
}

const expectedMails = ['Tienes mensajes sin leer en Brilla', 'Comentarios, menciones y me gusta en Brilla']

/** Sends the mails about what happened until now: about messages that stay unread, and digests. */
async function sendMails(): Promise<void> {
  server.advance(20 * minute)
  await run(enqueueUnreadMails)
  await run(enqueueDigests)
  // Sessions are fresh for less than that.
  server.advance(-20 * minute)
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
          const endpoint = await subscribe(observer)
          await server.eventsHandled()
          const told = collect(observer, endpoint)
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
          const isOwn = ({ by }: { by: TestPerson }) => by === observer
          const own = {
            author: observer.id,
            post: world.posts.find(isOwn)!.id,
            comment: world.comments.find(isOwn)!.id,
          }
          await greet(world.people[3]!, observer, own.post)
          await sendMails()
          await refreshFeatured(server.context)
          await settle(observer)

          const authors = [
            ...world.people.map(({ id }) => id),
            ...(await listProfileUrls(world.people.slice(0, 3))),
          ]
          const contents = [
            ...authors.map((author) => ({ ...own, author })),
            ...world.posts.map(({ id }) => ({ ...own, post: id })),
            ...world.comments.map(({ id }) => ({ ...own, comment: id })),
          ]
          const reads = await listReads(server, observer, contents, world.names.slice(0, 2).map(toFirstName))
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
          const about = { id: other.id, url: names[1]! }
          const replies: unknown[] = []
          const reached = await listEvents(other, async () => {
            replies.push(...(await sendClientEvents(origin, observer, about)))
          })
          expect(reached, 'events that reach the other').toEqual([])
          await deleteEntirely(other)
          await settle(observer)
          const expected = await observe(server, observer, requests)
          expect(replies).toEqual(await sendClientEvents(origin, observer, about))
          expect(withoutCounters(exported)).toEqual(withoutCounters(await readExport(observer)))
          for (const [index, each] of seen.entries()) {
            const [before, after] = [each, expected[index]!].map(withoutCountersOfReply)
            // The message names the request, which the report of a failed property would cut off.
            const difference = JSON.stringify({ before, after })
            expect(before, difference.slice(0, 2_000)).toEqual(after)
          }
          // A mention is the text of who wrote it (P-posts-31).
          const text = JSON.stringify(seen.map(({ pages }) => pages)).replaceAll(/@[\w-]+/g, '')
          const heardText = JSON.stringify(heard).replaceAll(/@[\w-]+/g, '')
          const { mails, pushes } = told()
          const toldText = JSON.stringify([mails, pushes]).replaceAll(/@[\w-]+/g, '')
          for (const secret of hidden) {
            expect(text).not.toContain(secret)
            expect(heardText, 'realtime events that others cause').not.toContain(secret)
            expect(toldText, 'mails and pushes').not.toContain(secret)
          }
          expect(toldText, 'mails and pushes').not.toContain(
            toFirstName(world.names[world.people.indexOf(other)]!),
          )
          const subjects = mails.map(({ subject }) => subject)
          expect(subjects).toEqual(expect.arrayContaining(expectedMails))
          expect(JSON.stringify(mails)).toContain(toFirstName(world.names[3]!))
          expect(JSON.stringify(pushes)).toContain(toFirstName(world.names[3]!))
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

const counters = new Set(
  'likes likesCount comments commentsCount shares shareCount followersCount followingCount'.split(' '),
)

/** Lists whose `count` or `limit` is a counter. */
const countedLists = new Set<RouteName>([
  'getComments',
  'getPostLikes',
  'getCommentLikes',
  'getFollowers',
  'getFollowing',
  'getFeed',
  'getPosts',
])

/** A value without the counters in it, which a block does not change (P-blocks-9). */
function withoutCounters<Value>(value: Value, isCountedList = false): Value {
  const isCounter = (key: string, part: unknown) =>
    typeof part === 'number' && (counters.has(key) || (isCountedList && (key === 'count' || key === 'limit')))
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (isCounter(key, part) ? undefined : part)),
  ) as Value
}

const withoutCountersOfReply = <Observation extends { request: Request; pages: { body?: unknown }[] }>(
  observation: Observation,
) => {
  const { name } = observation.request
  // The works of a press kit are offered in the order of a counter.
  const pages = name === 'getPressKitChoices' ? observation.pages.map(sortWorks) : observation.pages
  return withoutCounters({ ...observation, pages }, countedLists.has(name))
}

function sortWorks<Page extends { body?: unknown }>(page: Page): Page {
  const body = page.body as { works: { postId: string }[] }
  return {
    ...page,
    body: { ...body, works: body.works.toSorted((a, b) => a.postId.localeCompare(b.postId)) },
  }
}

/** Blockers know whom they have blocked: the profile says so, and they can report the person. */
const isForBlockers = ({ name, ...parts }: Request, names: string[]): boolean =>
  ['getProfile', 'blockUser', 'report'].includes(name) &&
  names.some((one) => JSON.stringify(parts).includes(one))
