import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { day } from '../../platform/duration.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Dora', TestPerson>

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla', 'Dora')
})
afterAll(() => server.stop())

const follow = (who: TestPerson, id: string) => server.call('followUser', { token: who.token, body: { id } })
const unfollow = (who: TestPerson, id: string) =>
  server.call('unfollowUser', { token: who.token, body: { id } })

async function profile(who: TestPerson, of: TestPerson) {
  const { body } = await server.call('getProfile', { token: who.token, params: { id: of.id } })
  if (body.user.isblocked) throw new Error('blocked')
  const { following, followersCount, followingCount } = body.user
  return { following, followersCount, followingCount }
}

/** Returns accounts whose counters differ from the actual number of follows. */
async function findMiscounted() {
  const { db } = server.context
  const [accounts, follows] = await Promise.all([
    db.selectFrom('account').select(['id', 'followers_count', 'following_count']).execute(),
    db.selectFrom('follow').select(['follower_id', 'followed_id']).execute(),
  ])
  return accounts.filter(
    ({ id, followers_count, following_count }) =>
      followers_count !== follows.filter(({ followed_id }) => followed_id === id).length ||
      following_count !== follows.filter(({ follower_id }) => follower_id === id).length,
  )
}

describe('P-follows-1: follow and unfollow', () => {
  test('returns the new state and follower count; repeating it changes nothing', async () => {
    for (let twice = 0; twice < 2; twice++) {
      expect(await follow(people.Ana, people.Bea.id)).toMatchObject({
        status: 200,
        body: { following: true, followersCount: 1 },
      })
    }
    expect(await profile(people.Ana, people.Bea)).toEqual({
      following: true,
      followersCount: 1,
      followingCount: 0,
    })
    expect(await profile(people.Bea, people.Ana)).toEqual({
      following: false,
      followersCount: 0,
      followingCount: 1,
    })
    for (let twice = 0; twice < 2; twice++) {
      expect((await unfollow(people.Ana, people.Bea.id)).body).toEqual({
        following: false,
        followersCount: 0,
      })
    }
  })

  test('oneself is a 422; an unknown account or one without a type is a 404', async () => {
    const { Nadia } = await server.registerPeople(null, 'Nadia')
    for (const call of [follow, unfollow]) {
      expect(await call(people.Ana, people.Ana.id)).toMatchObject({
        status: 422,
        body: { error: 'a_ti_mismo' },
      })
      for (const id of ['01900000-0000-7000-8000-000000000000', 'x', '', Nadia.id]) {
        expect((await call(people.Ana, id)).status).toBe(404)
      }
    }
  })

  test('concurrent follows and unfollows do not deadlock and keep the counters correct', async () => {
    const all = Object.values(people)
    const calls = Array.from({ length: 8 }).flatMap((_, round) =>
      all.flatMap((who) =>
        all.filter((whom) => whom !== who).map((whom) => (round % 2 ? unfollow : follow)(who, whom.id)),
      ),
    )
    const responses = await Promise.all(calls)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await findMiscounted()).toEqual([])
  })

  test('P-blocks-4: blocking ends follows in both directions, also when a follow is concurrent', async () => {
    for (let round = 0; round < 10; round++) {
      const { db } = server.context
      await Promise.all([
        follow(people.Carla, people.Dora.id),
        server.call('blockUser', { token: people.Dora.token, body: { userId: people.Carla.id } }),
        follow(people.Carla, people.Dora.id),
        follow(people.Dora, people.Carla.id),
      ])
      const pair = [people.Carla.id, people.Dora.id]
      const left = await db
        .selectFrom('follow')
        .select('follower_id')
        .where('follower_id', 'in', pair)
        .where('followed_id', 'in', pair)
        .execute()
      expect(left).toEqual([])
      await db.deleteFrom('block').execute()
    }
    expect(await findMiscounted()).toEqual([])
  })
})

test('P-follows-5: followersRecentCount counts the followers of the last seven days', async () => {
  const { Elsa, Fina, Gala } = await server.registerTalents('Elsa', 'Fina', 'Gala')
  const logIn = async ({ email, password }: TestPerson) => {
    const { body } = await server.call('authenticate', { body: { email, password } })
    return body.token
  }
  await follow(Fina, Elsa.id)
  server.advance(8 * day)
  await server.call('followUser', { token: await logIn(Gala), body: { id: Elsa.id } })
  const { body } = await server.call('getSelf', { token: await logIn(Elsa) })
  expect(body).toMatchObject({ followersCount: 2, followersRecentCount: 1 })
})
