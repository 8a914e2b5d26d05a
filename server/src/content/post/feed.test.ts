import { brotliDecompressSync } from 'node:zlib'
import type { Post } from '@brilla/contract/content/post'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { countQueries } from '../../platform/database/testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'

let server: TestServer
let people: Record<'Ana' | 'Bea' | 'Carla' | 'Dora', TestPerson>

beforeAll(async () => {
  server = await startTestServer()
  people = await server.registerTalents('Ana', 'Bea', 'Carla', 'Dora')
})
afterAll(() => server.stop())

async function publish(who: TestPerson, description: string): Promise<string> {
  return (await server.call('createPost', { token: who.token, body: { description } })).body.id
}

type List = 'getFeed' | 'getPosts' | 'getUserPosts'

async function read(list: List, who: TestPerson, query: Record<string, string>, profile = who.id) {
  const { status, body } = await server.call(list, {
    token: who.token,
    params: { profile },
    query,
  } as never)
  expect(status).toBe(200)
  return body as { posts: Post[]; limit: number; next: string | null }
}

/** Follows `next` to the end; calls `between` after each page. */
async function walk(
  list: List,
  who: TestPerson,
  query: Record<string, string>,
  between: () => Promise<unknown> = async () => {},
  profile?: string,
) {
  const ids: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page = await read(list, who, after === undefined ? query : { ...query, after }, profile)
    expect(page.posts.length).toBeLessThanOrEqual(10)
    ids.push(...page.posts.map(({ id }) => id))
    after = page.next
    await between()
  }
  return ids
}

const newestFirst = (ids: string[]) => ids.toSorted().toReversed()

describe('P-feed-1: feed pages have 10 posts; `limit` is the number of pages', () => {
  let ofAna: string[]
  let ofBea: string[]

  beforeAll(async () => {
    ofAna = await Promise.all(Array.from({ length: 23 }, (_, n) => publish(people.Ana, `Ana ${n}`)))
    ofBea = await Promise.all(Array.from({ length: 12 }, (_, n) => publish(people.Bea, `Bea ${n}`)))
  })

  test('an empty list has limit 0 and no next cursor', async () => {
    expect(await read('getUserPosts', people.Carla, {})).toEqual({ posts: [], limit: 0, next: null })
    expect(await read('getFeed', people.Carla, { filter: 'agencia' })).toEqual({
      posts: [],
      limit: 0,
      next: null,
    })
  })

  test('P-wire-6: pages and cursors return all posts, newest first', async () => {
    const all = newestFirst([...ofAna, ...ofBea])
    for (const list of ['getFeed', 'getPosts'] as const) {
      expect(await walk(list, people.Carla, {})).toEqual(all)
      const pages = []
      for (const page of ['1', '2', '3', '4']) pages.push(await read(list, people.Carla, { page }))
      expect(pages.flatMap(({ posts }) => posts.map(({ id }) => id))).toEqual(all)
      expect(pages.map(({ limit }) => limit)).toEqual([4, 4, 4, 4])
      expect(pages.at(-1)?.next).toBeNull()
    }
  })

  test('GET posts/user/{profile} accepts id or profile_url; an unknown person is a 404', async () => {
    const { body } = await server.call('getProfile', {
      token: people.Ana.token,
      params: { id: people.Ana.id },
    })
    if (body.user.isblocked) throw new Error('not the profile')
    for (const profile of [people.Ana.id, body.user.profile_url, body.user.profile_url.toUpperCase()]) {
      expect(await walk('getUserPosts', people.Bea, {}, undefined, profile)).toEqual(newestFirst(ofAna))
    }
    for (const profile of ['nadie', '01900000-0000-7000-8000-000000000000', '%00', 'a b']) {
      const { status } = await server.call('getUserPosts', { token: people.Bea.token, params: { profile } })
      expect([400, 404]).toContain(status)
    }
  })

  test('a full last page has no next cursor', async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, (_, n) => publish(people.Dora, `Dora ${n}`)))
    expect(await read('getUserPosts', people.Dora, {})).toMatchObject({ limit: 1, next: null })
    await Promise.all(
      ten.map((id) => server.call('deletePost', { token: people.Dora.token, params: { id } })),
    )
  })

  test('P-wire-5: a page past the end is empty; an invalid page is a 400', async () => {
    for (const list of ['getFeed', 'getPosts', 'getUserPosts'] as const) {
      for (const page of ['5', '1000']) {
        expect(await read(list, people.Ana, { page })).toMatchObject({ posts: [], next: null })
      }
      for (const bad of [{ page: '0' }, { page: '-1' }, { page: 'abc' }, { page: '1001' }, { after: 'x' }]) {
        const { status } = await server.call(list, {
          token: people.Ana.token,
          params: { profile: people.Ana.id },
          query: bad,
        } as never)
        expect(status).toBe(400)
      }
    }
  })

  test('`after` takes precedence over `page`', async () => {
    const { next } = await read('getFeed', people.Carla, {})
    const after = next ?? ''
    const page = await read('getFeed', people.Carla, { after, page: '1000' })
    expect(page).toEqual(await read('getFeed', people.Carla, { after }))
    expect(page.posts).toHaveLength(10)
  })

  test('P-wire-6: returns no post twice and misses none while posts are published', async () => {
    const before = newestFirst([...ofAna, ...ofBea])
    const made: string[] = []
    const seen = await walk('getFeed', people.Carla, {}, async () => {
      made.push(await publish(people.Carla, 'Entre páginas'), await publish(people.Dora, 'Entre páginas'))
    })
    expect(seen).toEqual(before)
    expect((await walk('getFeed', people.Carla, {})).toSorted()).toEqual([...before, ...made].toSorted())
    const seenAgain = await walk('getUserPosts', people.Bea, {}, undefined, people.Ana.id)
    expect(seenAgain).toEqual(newestFirst(ofAna))
  })
})

describe('P-feed-2: filter=agencia returns the posts of followed people', () => {
  test('only their posts, newest first, by page and by cursor; unfollowing removes them', async () => {
    const { Eva, Fina, Gala } = await server.registerTalents('Eva', 'Fina', 'Gala')
    const follow = (who: TestPerson, whom: TestPerson) =>
      server.call('followUser', { token: who.token, body: { id: whom.id } })
    await follow(Eva, Fina)
    await follow(Eva, Gala)
    await follow(Eva, people.Carla)
    const mine: string[] = []
    for (let n = 0; n < 12; n++) mine.push(await publish(n % 5 === 0 ? Gala : Fina, `Propio ${n}`))
    await publish(Eva, 'No me sigo')
    const carlas = await walk('getUserPosts', Eva, {}, undefined, people.Carla.id)
    const all = newestFirst([...mine, ...carlas])
    expect(await walk('getFeed', Eva, { filter: 'agencia' })).toEqual(all)
    const byPage = []
    const { limit } = await read('getFeed', Eva, { filter: 'agencia' })
    expect(limit).toBe(Math.ceil(all.length / 10))
    for (let page = 1; page <= limit; page++) {
      const { posts } = await read('getFeed', Eva, { filter: 'agencia', page: String(page) })
      byPage.push(...posts.map(({ id }) => id))
    }
    expect(byPage).toEqual(all)
    await server.call('unfollowUser', { token: Eva.token, body: { id: people.Carla.id } })
    expect(await walk('getFeed', Eva, { filter: 'agencia' })).toEqual(newestFirst(mine))
  })

  test('the same for a caller who follows hundreds of people without posts', async () => {
    const { Lola, Mara, Nuria } = await server.registerTalents('Lola', 'Mara', 'Nuria')
    await server.call('followUser', { token: Lola.token, body: { id: Mara.id } })
    await sql`
      with crowd as (
        insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
          profile_url, language, terms_version, terms_accepted_at, created_at)
        select gen_random_uuid(), type, first_name, last_name, n || email, now(), birthdate, country, city,
          profile_url || n, language, terms_version, now(), now()
        from account, generate_series(1, 250) n where id = ${Nuria.id}
        returning id
      )
      insert into follow select ${Lola.id}, id, now() from crowd
    `.execute(server.context.db)
    const followed: string[] = []
    for (let n = 0; n < 25; n++) {
      followed.push(await publish(Mara, `Seguida ${n}`))
      await publish(Nuria, `No seguida ${n}`)
    }
    expect(await walk('getFeed', Lola, { filter: 'agencia' })).toEqual(newestFirst(followed))
    const { posts, limit } = await read('getFeed', Lola, { filter: 'agencia', page: '3' })
    expect([posts.map(({ id }) => id), limit]).toEqual([newestFirst(followed).slice(20), 3])
  })

  test('the same result for each query strategy, whatever the distribution of posts over authors', async () => {
    const { Olga, Petra } = await server.registerTalents('Olga', 'Petra')
    const { db } = server.context
    const crowd = await sql<{ id: string }>`
      insert into account (id, type, status, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
        profile_url, language, terms_version, terms_accepted_at, created_at)
      select gen_random_uuid(), type, case n when 30 then 'suspended' else 'active' end, first_name, last_name, n || email,
        now(), birthdate, country, city, profile_url || n, language, terms_version, now(), now()
      from account, generate_series(1, 30) n where id = ${Petra.id}
      returning id
    `.execute(db)
    const ids = crowd.rows.map(({ id }) => id)
    await sql`insert into follow select ${Olga.id}, id, now() from unnest(${ids}::uuid[]) id`.execute(db)
    // Some authors post often and recently, some once and long ago.
    const authors = Array.from(
      { length: 90 },
      (_, n) => ids[Math.min(29, Math.floor(((n * 7919) % 97) ** 2 / 280))],
    )
    const { rows } = await sql<{ id: string; author_id: string }>`
      with made as (
        insert into post (id, author_id, kind, description, category_id, created_at)
        select uuidv7(n * interval '1 second' - interval '1 hour'), author, 'text', 'Una', 1, now()
        from unnest(${authors}::uuid[]) with ordinality as one(author, n)
        returning id, author_id
      ), counted as (insert into post_count (post_id) select id from made)
      select id, author_id from made
    `.execute(db)
    await sql`
      update account set posts_count = (select count(*) from post where author_id = account.id) where id = any(${ids}::uuid[])
    `.execute(db)
    await sql`update post_total set posts = posts + ${rows.length}::int where shard = 0`.execute(db)
    const seen = newestFirst(rows.filter(({ author_id }) => author_id !== ids[29]).map(({ id }) => id))
    expect(new Set(authors).size).toBeGreaterThan(12)
    expect(seen.length).toBeLessThan(rows.length)
    expect(await walk('getFeed', Olga, { filter: 'agencia' })).toEqual(seen)
    // With this many accounts, followed posts are unlikely to be among the newest.
    const pretendAccounts = (people: number) =>
      sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'account', 'reltuples', ${people}::real)`.execute(
        db,
      )
    await pretendAccounts(1_000_000)
    expect(await walk('getFeed', Olga, { filter: 'agencia' })).toEqual(seen)
    await pretendAccounts(30)
    await sql`update account set following_count = 300 where id = ${Olga.id}`.execute(db)
    server.context.events.emit('accountChanged', Olga.id)
    expect(await walk('getFeed', Olga, { filter: 'agencia' })).toEqual(seen)
    for (const page of [1, 3, 5]) {
      const { posts } = await read('getFeed', Olga, { filter: 'agencia', page: `${page}` })
      expect(posts.map(({ id }) => id)).toEqual(seen.slice(page * 10 - 10, page * 10))
    }
    // The unfiltered feed contains them too, except the suspended author, by page and by cursor.
    const all = await walk('getFeed', Petra, {})
    expect(all).not.toContain(rows.find(({ author_id }) => author_id === ids[29])?.id)
    const second = await read('getFeed', Petra, { page: '2' })
    expect(second.posts.map(({ id }) => id)).toEqual(all.slice(10, 20))
    await sql`delete from account where id = any(${ids}::uuid[])`.execute(db)
    await sql`update post_total set posts = posts - ${rows.length}::int where shard = 0`.execute(db)
  })
})

/** Counts the queries for one page of a list. */
async function countPageQueries(
  list: List,
  who: TestPerson,
  profile: string,
  query: Record<string, string> = {},
) {
  const { result, queries } = await countQueries(() => read(list, who, query, profile))
  return { posts: result.posts.length, queries }
}

describe('P-wire-15: a page of 10 posts takes as many queries as a page of 1', () => {
  test('for callers without and with blocked people', async () => {
    const { Hilda, Ines, Julia, Karla, Luz } = await server.registerTalents(
      'Hilda',
      'Ines',
      'Julia',
      'Karla',
      'Luz',
    )
    await publish(Hilda, 'La única')
    for (let n = 0; n < 10; n++) {
      const id = await publish(Ines, `Una de diez ${n}`)
      const body = { postId: id, comment: 'Sí' }
      const comment = (await server.call('createComment', { token: Hilda.token, body })).body.id
      await server.call('likeComment', { token: Julia.token, params: { id: comment } })
      await server.call('likePost', { token: Hilda.token, params: { id } })
      await server.call('sharePost', { token: Luz.token, body: { id, description: `${n}` } })
    }
    // Load the caller into the cache first, so that this query is not counted.
    await read('getFeed', Julia, {})
    const one = await countPageQueries('getUserPosts', Julia, Hilda.id)
    const ten = await countPageQueries('getUserPosts', Julia, Ines.id)
    expect([one.posts, ten.posts]).toEqual([1, 10])
    expect(ten.queries).toBe(one.queries)
    expect(ten.queries).toBe(1)
    const shares = await countPageQueries('getUserPosts', Julia, Luz.id)
    expect([shares.posts, shares.queries], 'one more query for the shared posts').toEqual([10, 2])

    await server.call('followUser', { token: Julia.token, body: { id: Hilda.id } })
    const followedOne = await countPageQueries('getFeed', Julia, '', { filter: 'agencia' })
    await server.call('followUser', { token: Julia.token, body: { id: Ines.id } })
    const followedTen = await countPageQueries('getFeed', Julia, '', { filter: 'agencia' })
    expect([followedOne.posts, followedTen.posts]).toEqual([1, 10])
    expect([followedOne.queries, followedTen.queries]).toEqual([1, 1])

    await server.call('blockUser', { token: Julia.token, body: { userId: Karla.id } })
    await read('getFeed', Julia, {})
    const hiding = await countPageQueries('getUserPosts', Julia, Ines.id)
    expect(hiding.queries).toBe((await countPageQueries('getUserPosts', Julia, Hilda.id)).queries)
    expect(hiding.queries).toBe(ten.queries)
  })
})

test('responses are compressed when the client accepts it', async () => {
  for (let number = 0; number < 4; number++) await publish(people.Dora, `${number} ${'luz '.repeat(200)}`)
  const ask = (accepted?: string) =>
    server.app.inject({
      url: getRouteUrl(contract.getFeed),
      headers: { 'x-access-token': people.Dora.token, ...(accepted && { 'accept-encoding': accepted }) },
    })
  const plain = await ask()
  expect(plain.headers['content-encoding']).toBeUndefined()
  const packed = await ask('gzip, br')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload)
})
