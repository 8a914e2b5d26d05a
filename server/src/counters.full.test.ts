/** Counters stay equal to the number of rows they count under random histories and concurrency. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrongCounters } from './counters.testing.ts'
import { startSession } from './accounts/auth/index.ts'
import { startTestServer, type TestPerson, type TestServer } from './testing.ts'

let server: TestServer
let people: TestPerson[]
let Ana: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  people = Object.values(await server.registerTalents('Ana', 'Bea', 'Carla', 'Dora'))
  Ana = people[0]!
})
afterAll(() => server.stop())

/** Ids of posts, shares and comments created so far; some may be deleted. */
interface Targets {
  posts: string[]
  comments: string[]
}

const kinds = [
  'like',
  'comment',
  'share',
  'edit',
  'delete',
  'likeComment',
  'editComment',
  'deleteComment',
  'follow',
  'unfollow',
  'leave',
] as const

interface Step {
  who: number
  kind: (typeof kinds)[number]
  /** Index into the targets. */
  which: number
  reacted: boolean | undefined
}

/** Logging in restores a deactivated account (P-deactivation-2). */
async function logIn({ email, password }: TestPerson): Promise<string> {
  const { status, body } = await server.call('authenticate', { body: { email, password } })
  expect(status).toBe(200)
  return body.token
}

/** Performs one step and returns the status; adds created ids to the targets. */
async function act({ posts, comments }: Targets, { who, kind, which, reacted }: Step): Promise<number> {
  const person = people[who]!
  const { token } = person
  const post = posts[which % posts.length]!
  const comment = comments[which % Math.max(1, comments.length)] ?? 'ninguno'
  const body = { reacted }
  if (kind === 'like') return (await server.call('likePost', { token, params: { id: post }, body })).status
  if (kind === 'likeComment')
    return (await server.call('likeComment', { token, params: { id: comment }, body })).status
  if (kind === 'edit')
    return (await server.call('editPost', { token, body: { id: post, description: 'Otra' } })).status
  if (kind === 'editComment')
    return (await server.call('editComment', { token, body: { id: comment, comment: 'Otra' } })).status
  if (kind === 'delete') return (await server.call('deletePost', { token, params: { id: post } })).status
  if (kind === 'deleteComment')
    return (await server.call('deleteComment', { token, params: { id: comment } })).status
  if (kind === 'follow' || kind === 'unfollow') {
    const body = { id: people[which % people.length]!.id }
    return (await server.call(kind === 'follow' ? 'followUser' : 'unfollowUser', { token, body })).status
  }
  if (kind === 'leave') {
    const { status } = await server.call('cancelAccount', { token })
    person.token = await logIn(person)
    return status
  }
  if (kind === 'share') {
    const response = await server.call('sharePost', { token, body: { id: post } })
    if (response.status === 201) posts.push(response.body.id)
    return response.status
  }
  const response = await server.call('createComment', { token, body: { postId: post, comment: 'Sí' } })
  if (response.status === 201) comments.push(response.body.id)
  return response.status
}

async function publish(): Promise<string> {
  return (await server.call('createPost', { token: Ana.token, body: { description: 'Hola' } })).body.id
}

/** Compares the counts a reader sees with the items a reader sees. */
async function expectConsistentCounts(id: string) {
  const { token } = Ana
  const post = await server.call('getPost', { token, params: { id } })
  if (post.status === 404) return
  const { body } = await server.call('getComments', { token, query: { postId: id } })
  expect([post.body.commentsCount, post.body.commentsItems]).toEqual([body.count, body.rows.slice(0, 3)])
  expect(body.next === null ? body.rows.length : body.count).toBe(body.count)
}

test('P-likes-4: after any interleaving of actions of several people', async () => {
  const step: fc.Arbitrary<Step> = fc.record({
    who: fc.nat(3),
    kind: fc.constantFrom(...kinds),
    which: fc.nat(7),
    reacted: fc.constantFrom(true, false, undefined),
  })
  const rounds = fc.array(fc.array(step, { minLength: 4, maxLength: 24 }), { minLength: 2, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(rounds, async (history) => {
      const targets: Targets = { posts: [await publish(), await publish()], comments: [] }
      for (const round of history) {
        const statuses = await Promise.all(round.map((each) => act(targets, each)))
        for (const status of statuses) expect(status).toBeLessThan(500)
        await server.eventsHandled()
        expect(await findWrongCounters(server.context.db)).toEqual([])
        for (const id of targets.posts) await expectConsistentCounts(id)
      }
    }),
    // Failures depend on timing, so shrinking would be meaningless.
    { numRuns: 10, endOnFailure: true },
  )
})

/** Creates logged-in people as copies of one. */
async function createCrowd(size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
      profile_url, language, terms_version, terms_accepted_at, created_at)
    select gen_random_uuid(), type, first_name, last_name, n || email, now(), birthdate, country, city,
      profile_url || n, language, terms_version, now(), now()
    from account, generate_series(1, ${size}::int) n where id = ${Ana.id}
    returning id
  `.execute(server.context.db)
  return Promise.all(rows.map(({ id }) => startSession(server.context, server.context.db, id)))
}

test('five hundred people like one post and comment concurrently without deadlock or wrong counters', async () => {
  const tokens = await createCrowd(500)
  const id = await publish()
  const said = await server.call('createComment', {
    token: Ana.token,
    body: { postId: id, comment: 'Gracias' },
  })
  const comment = said.body.id
  const like = (token: string, reacted?: boolean) =>
    Promise.all([
      server.call('likePost', { token, params: { id }, body: { reacted } }),
      server.call('likeComment', { token, params: { id: comment }, body: { reacted } }),
    ])
  const liked = (await Promise.all(tokens.map((token) => like(token, true)))).flat()
  expect(new Set(liked.map(({ status }) => status))).toEqual(new Set([200]))
  const counts = liked.filter((_, n) => n % 2 === 0).map(({ body }) => body.likesCount)
  // Those whose likes are committed together are told the same count.
  for (const count of counts) expect(counts.filter((other) => other <= count)).toHaveLength(count)
  const read = async () => (await server.call('getPost', { token: Ana.token, params: { id } })).body
  expect(await read()).toMatchObject({ likesCount: 500, commentsItems: [{ likesCount: 500 }] })

  // Every third person unlikes while the others comment or like again.
  const responses = await Promise.all(
    tokens.map(async (token, n) => {
      if (n % 3 === 0) return like(token, false)
      if (n % 3 === 1) return like(token, true)
      return [await server.call('createComment', { token, body: { postId: id, comment: `${n}` } })]
    }),
  )
  for (const { status } of responses.flat()) expect(status).toBeLessThan(300)
  expect(await read()).toMatchObject({
    likesCount: 500 - 167,
    commentsCount: 1 + 166,
    commentsItems: [{ likesCount: 500 - 167 }, {}, {}],
  })
  expect(await findWrongCounters(server.context.db)).toEqual([])
})
