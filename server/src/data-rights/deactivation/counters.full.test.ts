/** Counters of other accounts after an account was hidden or shown: adjusted in batches, exact once finished. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adjustCounters, countedRows, type CountedRows } from '../../accounts/account/index.ts'
import { lockAccounts } from '../../accounts/auth/index.ts'
import { countedRelations } from '../../content/counted-relation/index.ts'
import { findWrongCounters } from '../../counters.testing.ts'
import { followRelations } from '../../people/follow/index.ts'
import { notificationCounters } from '../../notifications/notification/index.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

const allRows = [...countedRelations.map(countedRows), ...notificationCounters]
const followRows = followRelations.map(countedRows)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { stringify } = JSON
const wrongCounters = () => findWrongCounters(server.context.db)
const setStatus = ({ id }: TestPerson, status: string) =>
  server.context.db.updateTable('account').set({ status }).where('id', '=', id).execute()

/** Creates enough followers for several batches; they like all posts and are followed back. */
async function addCrowd({ id }: TestPerson, size: number): Promise<string[]> {
  const { db } = server.context
  const { rows } = await sql<{ id: string }>`
    insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
      profile_url, language, terms_version, terms_accepted_at, created_at)
    select gen_random_uuid(), type, first_name, last_name, n || email, now(), birthdate, country, city,
      profile_url || n, language, terms_version, now(), now()
    from account, generate_series(1, ${size}::int) n where id = ${id}
    returning id
  `.execute(db)
  const ids = rows.map((row) => row.id)
  await sql`
    insert into follow (follower_id, followed_id, created_at)
    select other, ${id}::uuid, now() - (n % 3) * interval '1 s' from unnest(${ids}::uuid[]) with ordinality as o (other, n)
    union all select ${id}::uuid, other, now() from unnest(${ids}::uuid[]) other
  `.execute(db)
  await sql`
    update account set followers_count = (select count(*) from follow where followed_id = account.id),
      following_count = (select count(*) from follow where follower_id = account.id)
  `.execute(db)
  await sql`analyze account, follow`.execute(db)
  return ids
}

const cancel = ({ token }: TestPerson) => server.call('cancelAccount', { token })
async function logIn({ email, password }: TestPerson): Promise<string> {
  return (await server.call('authenticate', { body: { email, password } })).body.token
}

describe('P-deactivation-7: the counters of others follow in batches', () => {
  test("canceling does not wait for locks on other accounts' counters", async () => {
    const { Ana } = await server.registerTalents('Ana')
    const crowd = await addCrowd(Ana, 10)
    await server.context.db.transaction().execute(async (trx) => {
      await lockAccounts(trx, crowd)
      expect((await cancel(Ana)).status).toBe(202)
    })
    await server.eventsHandled()
    expect(await wrongCounters()).toEqual([])
    Ana.token = await logIn(Ana)
    await server.eventsHandled()
    expect(await wrongCounters()).toEqual([])
  })

  /** Adjusts the counters until this many batches are committed; false when it ended before. */
  async function interruptAfter(rows: CountedRows, accountId: string, batches: number): Promise<boolean> {
    const controller = new AbortController()
    let left = batches
    const adjust: CountedRows['adjust'] = async (...about) => {
      await rows.adjust(...about)
      if (--left === 0) controller.abort(new Error('the server stops'))
    }
    try {
      await adjustCounters(server.context.db, { ...rows, adjust }, accountId, controller.signal)
      return false
    } catch (error) {
      expect(error).toBe(controller.signal.reason)
      return true
    }
  }

  test('goes on with what is left when interrupted', async () => {
    const { Bea } = await server.registerTalents('Bea')
    await addCrowd(Bea, 900)
    await setStatus(Bea, 'suspended')
    for (const rows of followRows) {
      let interruptions = 0
      while (await interruptAfter(rows, Bea.id, 1)) interruptions++
      expect(interruptions).toBeGreaterThan(2)
    }
    expect(await wrongCounters()).toEqual([])
    await setStatus(Bea, 'active')
    for (const rows of allRows) await adjustCounters(server.context.db, rows, Bea.id)
    expect(await wrongCounters()).toEqual([])
  })

  test('work committed before a crash is not repeated', async () => {
    const { Carla } = await server.registerTalents('Carla')
    await addCrowd(Carla, 700)
    await setStatus(Carla, 'suspended')
    for (const rows of followRows) {
      expect(await interruptAfter(rows, Carla.id, 2)).toBe(true)
      // Start from the beginning, like the redelivery of an event whose handler crashed.
      await adjustCounters(server.context.db, rows, Carla.id)
      await adjustCounters(server.context.db, rows, Carla.id)
    }
    expect(await wrongCounters()).toEqual([])
    await setStatus(Carla, 'active')
    for (const rows of allRows) await adjustCounters(server.context.db, rows, Carla.id)
    expect(await wrongCounters()).toEqual([])
  })

  test('restoring an account while counters are partly adjusted counts every row once', async () => {
    const { Dora, Elsa } = await server.registerTalents('Dora', 'Elsa')
    await addCrowd(Dora, 300)
    const post = (await server.call('createPost', { token: Elsa.token, body: { description: 'Hola' } })).body
      .id
    const params = { id: post }
    const act = async (token: string) => {
      await server.call('likePost', { token, params, body: { reacted: true } })
      const { body } = await server.call('createComment', { token, body: { postId: post, comment: 'Sí' } })
      await server.call('likeComment', { token, params: { id: body.id }, body: { reacted: true } })
      const share = await server.call('sharePost', { token, body: { id: post } })
      await server.call('followUser', { token, body: { id: Elsa.id } })
      return { comment: body.id, share: share.body.id }
    }
    await server.call('followUser', { token: Elsa.token, body: { id: Dora.id } })
    const made = await act(Dora.token)
    await act(Dora.token)
    await server.eventsHandled()
    await setStatus(Dora, 'suspended')
    for (const rows of allRows) await adjustCounters(server.context.db, rows, Dora.id)
    expect(
      (await wrongCounters()).map((row) => stringify(row)).filter((row) => !row.includes('"total"')),
    ).toEqual([])

    // Active again, but not counted yet.
    await setStatus(Dora, 'active')
    await server.call('unfollowUser', { token: Elsa.token, body: { id: Dora.id } })
    await server.call('followUser', { token: Elsa.token, body: { id: Dora.id } })
    const { token } = Dora
    const unlike = { token, params, body: { reacted: false } }
    expect((await server.call('likePost', unlike)).body).toEqual({ reacted: false, likesCount: 0 })
    await server.call('likeComment', { token, params: { id: made.comment }, body: { reacted: false } })
    await server.call('deleteComment', { token, params: { id: made.comment } })
    await server.call('deletePost', { token, params: { id: made.share } })
    await server.call('unfollowUser', { token, body: { id: Elsa.id } })
    await act(token)
    for (const rows of allRows) await adjustCounters(server.context.db, rows, Dora.id)
    expect(await wrongCounters()).toEqual([])
  })

  test('counters are exact after many concurrent cancellations and restorations', async () => {
    const people = Object.values(await server.registerTalents('Uno', 'Dos', 'Tres', 'Cuatro'))
    const posts: string[] = []
    for (const { token, id } of people) {
      await addCrowd({ id } as TestPerson, 60)
      posts.push((await server.call('createPost', { token, body: { description: 'Hola' } })).body.id)
    }
    const statuses: number[] = []
    const note = ({ status }: { status: number }) => statuses.push(status)
    const live = async (person: TestPerson, n: number) => {
      for (let round = 0; round < 4; round++) {
        const { token } = person
        const other = people[(n + round) % people.length]!
        const id = posts[(n + round) % posts.length]!
        note(await server.call('likePost', { token, params: { id } }))
        note(await server.call('createComment', { token, body: { postId: id, comment: 'Sí' } }))
        note(await server.call('sharePost', { token, body: { id } }))
        note(await server.call('followUser', { token, body: { id: other.id } }))
        note(await cancel(person))
        person.token = await logIn(person)
        note(await server.call('unfollowUser', { token: person.token, body: { id: other.id } }))
      }
    }
    await Promise.all(people.map(live))
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await server.eventsHandled()
    expect(await wrongCounters()).toEqual([])
  })
})
