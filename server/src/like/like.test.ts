import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Dora', TestPerson>

beforeAll(async () => {
  server = await startTestServer()
  people = await server.people('Ana', 'Bea', 'Carla', 'Dora')
})
afterAll(() => server.stop())

async function publish(): Promise<string> {
  const { token } = people.Ana
  return (await server.call('createPost', { token, body: { description: 'Hola' } })).body.id
}

const like = (who: TestPerson, id: string, reacted?: boolean) =>
  server.call('likePost', {
    token: who.token,
    params: { id },
    ...(reacted !== undefined && { body: { reacted } }),
  })

/** What the counters say beside what there is. */
async function countersAndCounts(id: string) {
  const { db } = server.context
  const [likes, comments, counters] = await Promise.all([
    db.selectFrom('post_like').select('account_id').where('post_id', '=', id).execute(),
    db.selectFrom('comment').select('id').where('post_id', '=', id).execute(),
    db.selectFrom('post_count').select(['likes', 'comments']).where('post_id', '=', id).executeTakeFirst(),
  ])
  return { counters, counted: { likes: likes.length, comments: comments.length } }
}

type Step = { who: TestPerson } & (
  | { kind: 'like'; reacted: boolean | undefined }
  | { kind: 'comment' | 'delete' }
  | { kind: 'uncomment'; which: number }
)

/** Does one thing to a post and answers the status; comments that are written are noted in `made`. */
async function act(id: string, made: string[], step: Step): Promise<number> {
  const { token } = step.who
  if (step.kind === 'like') return (await like(step.who, id, step.reacted)).status
  if (step.kind === 'delete') return (await server.call('deletePost', { token, params: { id } })).status
  if (step.kind === 'uncomment') {
    const params = { id: made[step.which % Math.max(1, made.length)] ?? 'ninguno' }
    return (await server.call('deleteComment', { token, params })).status
  }
  const { status, body } = await server.call('createComment', { token, body: { postId: id, comment: 'Sí' } })
  if (status === 201) made.push(body.id)
  return status
}

describe('api.md, "Posts": POST reactions/like/post/{id}', () => {
  test('"Without a body it toggles; with one it sets, and a retry changes nothing"', async () => {
    const id = await publish()
    const steps: [boolean | undefined, boolean, number][] = [
      [undefined, true, 1],
      [undefined, false, 0],
      [true, true, 1],
      [true, true, 1],
      [false, false, 0],
      [false, false, 0],
    ]
    for (const [sent, reacted, likesCount] of steps) {
      expect(await like(people.Bea, id, sent)).toMatchObject({ status: 200, body: { reacted, likesCount } })
    }
    await like(people.Bea, id, true)
    expect((await like(people.Ana, id, true)).body).toEqual({ reacted: true, likesCount: 2 })
    const { body } = await server.call('getPost', { token: people.Bea.token, params: { id } })
    expect(body).toMatchObject({ reacted: true, likesCount: 2 })
  })

  test('an unknown or malformed id is the same 404', async () => {
    for (const id of ['01900000-0000-7000-8000-000000000000', 'x', '1', "'"]) {
      expect(await like(people.Bea, id)).toMatchObject({ status: 404, body: { error: 'not_found' } })
    }
  })

  test('fifty likes and unlikes of several people at once: the counter is the count', async () => {
    const id = await publish()
    const all = Object.values(people)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => like(all[n % all.length]!, id, [true, false, undefined][n % 3])),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { counters, counted } = await countersAndCounts(id)
    expect(counters).toEqual(counted)
  })

  test('toggles of one person at once take turns', async () => {
    const id = await publish()
    const answers = await Promise.all(Array.from({ length: 41 }, () => like(people.Bea, id)))
    expect(answers.filter(({ body }) => body.reacted)).toHaveLength(21)
    expect(await countersAndCounts(id)).toMatchObject({ counters: { likes: 1 }, counted: { likes: 1 } })
  })

  test('five hundred at once over few posts: no deadlock, nothing lost', async () => {
    const ids = await Promise.all([publish(), publish(), publish()])
    const all = Object.values(people)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) => like(all[n % all.length]!, ids[n % ids.length]!, true)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const id of ids) {
      expect(await countersAndCounts(id)).toMatchObject({ counters: { likes: 4 }, counted: { likes: 4 } })
    }
  })

  test('whatever people do, counters are counts', async () => {
    const who = fc.constantFrom(...Object.values(people))
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('like' as const),
        who,
        reacted: fc.constantFrom(true, false, undefined),
      }),
      fc.record({ kind: fc.constant('comment' as const), who }),
      fc.record({ kind: fc.constant('uncomment' as const), who, which: fc.nat(5) }),
      fc.record({ kind: fc.constant('delete' as const), who }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 6 }), async (rounds) => {
        const id = await publish()
        const made: string[] = []
        for (const round of rounds) {
          const statuses = await Promise.all(round.map((each) => act(id, made, each)))
          for (const status of statuses) expect(status).toBeLessThan(500)
          const { counters, counted } = await countersAndCounts(id)
          expect(counters ?? { likes: 0, comments: 0 }).toEqual(counted)
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
