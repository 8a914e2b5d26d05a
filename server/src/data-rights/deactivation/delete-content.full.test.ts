/** Deleting accounts on which very many rows depend: in batches, resumable, and without effect on others. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrongCounters } from '../../counters.testing.ts'
import { createJpeg } from '../../media/media.samples.ts'
import { toUrl, waitingForLocks } from '../../platform/database/testing.ts'
import { startTestServer, type TestPerson, type TestServer } from '../../testing.ts'
import { deleteExpiredAccounts } from './deactivation.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const followersMax = 1_050
const postsMax = 220

async function deactivate({ id, token }: TestPerson): Promise<void> {
  expect((await server.call('cancelAccount', { token })).status).toBe(202)
  await server.eventsHandled()
  // Its four weeks are over.
  await sql`update account set cancelled_at = cancelled_at - interval '29 days' where id = ${id}`.execute(
    server.context.db,
  )
}

const logIn = ({ email, password }: TestPerson) => server.call('authenticate', { body: { email, password } })

async function publishPhoto({ token }: TestPerson): Promise<string> {
  const { body } = await server.call('presignPostFile', {
    token,
    body: { filename: 'yo.jpg', type: 'image/jpeg' },
  })
  await server.send('PUT', body.url.slice(server.context.config.PUBLIC_URL.length), {
    headers: { 'content-type': 'image/jpeg' },
    payload: await createJpeg(),
  })
  const files = [{ filename: body.filename, type: 'image' as const }]
  expect((await server.call('createPost', { token, body: { files } })).status).toBe(201)
  return body.filename
}

/**
 * Gives an account more of everything than one batch deletes: followers who are followed back, posts that the followers
 * comment on and like, one of them by all, and likes and comments on a post of the other account.
 */
async function addContent({ id }: TestPerson, otherPost: string): Promise<void> {
  const { db } = server.context
  await sql`
    with crowd as (
      insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city,
        profile_url, language, terms_version, terms_accepted_at, created_at)
      select gen_random_uuid(), type, first_name, last_name, n || email, now(), birthdate, country, city,
        profile_url || n, language, terms_version, now(), now()
      from account, generate_series(1, ${followersMax}::int) n where id = ${id} returning id
    ), followed as (
      insert into follow (follower_id, followed_id, created_at)
      select crowd.id, ${id}::uuid, now() from crowd union all select ${id}::uuid, crowd.id, now() from crowd
    ), own as (
      insert into post (id, author_id, kind, description, category_id, created_at)
      select gen_random_uuid(), ${id}::uuid, 'text', 'Hola', 0, now() from generate_series(1, ${postsMax}::int)
      returning id
    ), counts as (
      insert into post_count (post_id) select id from own
    ), liked as (
      insert into post_like (post_id, account_id, created_at)
      select first.id, crowd.id, now() from (select id from own limit 1) first, crowd
    ), commented as (
      insert into comment (id, post_id, author_id, text, created_at)
      select gen_random_uuid(), own.id, someone.id, 'Hola', now()
      from own, (select id from crowd limit 2) someone
      union all
      select gen_random_uuid(), ${otherPost}::uuid, ${id}::uuid, 'Hola', now() from generate_series(1, 230)
      returning id, author_id
    )
    insert into comment_like (comment_id, account_id, created_at)
    select commented.id, someone.id, now() from commented, (select id from crowd limit 3) someone
    where commented.author_id = ${id}
    union all select id, ${id}::uuid, now() from commented where author_id = ${id}
  `.execute(db)
  await recountAll()
}

async function recountAll(): Promise<void> {
  const { db } = server.context
  await sql`update post_count set
    likes = (select count(*) from post_like where post_id = post_count.post_id and uncounted is null),
    comments = (select count(*) from comment where post_id = post_count.post_id and uncounted is null)`.execute(
    db,
  )
  await sql`update comment set
    likes_count = (select count(*) from comment_like where comment_id = comment.id and uncounted is null)`.execute(
    db,
  )
  await sql`update account set
    followers_count = (select count(*) from follow where followed_id = account.id and follower_uncounted is null),
    following_count = (select count(*) from follow where follower_id = account.id and followed_uncounted is null),
    posts_count = (select count(*) from post where author_id = account.id)`.execute(db)
  await sql`update post_total set posts = (
    select coalesce(sum(posts_count), 0) from account where status = 'active' and hashtext(id::text) & 15 = shard
  )`.execute(db)
  await sql`analyze`.execute(db)
}

async function countRows(id: string) {
  const { rows } = await sql<{ followers: number; posts: number; comments: number }>`
    select (select count(*) from follow where ${id}::uuid in (follower_id, followed_id)) as followers,
      (select count(*) from post where author_id = ${id}) as posts,
      (select count(*) from comment where author_id = ${id}) as comments
  `.execute(server.context.db)
  return rows[0]!
}

async function storedFiles(): Promise<string[]> {
  const files = await readdir(`${server.context.config.DATA_DIR}/files`, { recursive: true })
  return files.filter((name) => /\.\w+$/.test(name))
}

/** Runs the deletion in a process of its own, kills it once `isReached`, and waits for its end. */
async function killWhileDeleting(isReached: () => Promise<void>): Promise<void> {
  const { DATA_DIR, AUTH_SECRET } = server.context.config
  const child = spawn(process.execPath, [fileURLToPath(new URL('crash.testing.ts', import.meta.url))], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: toUrl(server.connection), DATA_DIR, AUTH_SECRET },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  try {
    await isReached()
  } finally {
    child.kill('SIGKILL')
    await exit
  }
}

test('P-deactivation-8: a deletion that is killed in the middle goes on; the account stays hidden, counts of others exact', async () => {
  const { Ana, Bea } = await server.registerTalents('Ana', 'Bea')
  const { db } = server.context
  const shared = (await server.call('createPost', { token: Bea.token, body: { description: 'De Bea' } })).body
    .id
  const photo = await publishPhoto(Ana)
  const kept = await publishPhoto(Bea)
  await addContent(Ana, shared)
  await deactivate(Ana)

  // The last of the posts is locked, so the process is killed when the batches before it are gone.
  await db.transaction().execute(async (trx) => {
    // It may be idle for longer than a request's, while the process starts on a busy machine.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await sql`select from post where author_id = ${Ana.id} order by id limit 1 for update`.execute(trx)
    await killWhileDeleting(() => expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0))
  })
  expect(await countRows(Ana.id)).toMatchObject({ followers: 0, comments: 0, posts: 21 })
  expect(await logIn(Ana)).toMatchObject({ status: 401, body: { error: 'credentials' } })
  const token = Bea.token
  expect((await server.call('getProfile', { token, params: { id: Ana.id } })).status).toBe(404)
  expect(JSON.stringify((await server.call('getFeed', { token })).body)).not.toContain(Ana.id)
  expect((await server.call('getPost', { token, params: { id: shared } })).body).toMatchObject({
    commentsCount: 0,
    likesCount: 0,
  })

  await deleteExpiredAccounts(server.context)
  expect(await db.selectFrom('account').select('id').where('id', '=', Ana.id).execute()).toEqual([])
  expect(await countRows(Ana.id)).toEqual({ followers: 0, comments: 0, posts: 0 })
  expect(await findWrongCounters(db)).toEqual([])
  await expect.poll(async () => (await storedFiles()).filter((path) => path.includes(photo))).toEqual([])
  expect((await storedFiles()).some((path) => path.includes(kept))).toBe(true)
})

test('a deletion that is interrupted between two batches goes on with the next run', async () => {
  const { Carla, Dora } = await server.registerTalents('Carla', 'Dora')
  const { db } = server.context
  const shared = (await server.call('createPost', { token: Dora.token, body: { description: 'De Dora' } }))
    .body.id
  await addContent(Carla, shared)
  await deactivate(Carla)
  const stop = new AbortController()
  let batches = 0
  const signal = new Proxy(stop.signal, {
    get(target, key) {
      if (key === 'throwIfAborted' && ++batches === 10) stop.abort(new Error('the server stops'))
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? (value as () => void).bind(target) : value
    },
  })
  await expect(deleteExpiredAccounts(server.context, signal)).rejects.toThrow('the server stops')
  expect(await countRows(Carla.id)).toMatchObject({ posts: postsMax })
  expect((await countRows(Carla.id)).followers).toBeLessThan(2 * followersMax)
  expect(await logIn(Carla)).toMatchObject({ status: 401, body: { error: 'credentials' } })
  await deleteExpiredAccounts(server.context)
  expect(await countRows(Carla.id)).toEqual({ followers: 0, comments: 0, posts: 0 })
  expect(await findWrongCounters(db)).toEqual([])
})

test('P-deactivation-8: an account that cannot be deleted does not hold up the others', async () => {
  const people = Object.values(await server.registerTalents('Elsa', 'Fina', 'Gala'))
  const { db } = server.context
  for (const person of people) await deactivate(person)
  const stuck = people[0]!.id
  await sql`
    create function refuse_deletion() returns trigger language plpgsql as $$ begin raise 'refused'; end $$
  `.execute(db)
  await sql
    .raw(
      `create trigger refuse_deletion before delete on account for each row when (old.id = '${stuck}')
       execute function refuse_deletion()`,
    )
    .execute(db)
  const remaining = async () => {
    const ids = people.map(({ id }) => id)
    return (await db.selectFrom('account').select('id').where('id', 'in', ids).execute()).map(({ id }) => id)
  }
  await expect(deleteExpiredAccounts(server.context)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: 'refused' })],
  })
  expect(await remaining()).toEqual([stuck])
  await sql`drop trigger refuse_deletion on account`.execute(db)
  await deleteExpiredAccounts(server.context)
  expect(await remaining()).toEqual([])
})

test('P-deactivation-8: files whose rows another process had locked are removed with the account', async () => {
  const { Ines } = await server.registerTalents('Ines')
  const { db } = server.context
  const photo = await publishPhoto(Ines)
  await deactivate(Ines)
  const deletion = await db.transaction().execute(async (trx) => {
    await sql`select from upload where name = ${photo} for update`.execute(trx)
    const running = deleteExpiredAccounts(server.context)
    await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)
    return { running }
  })
  await deletion.running
  expect(await db.selectFrom('account').select('id').where('id', '=', Ines.id).execute()).toEqual([])
  await expect.poll(async () => (await storedFiles()).filter((path) => path.includes(photo))).toEqual([])
})

test('an account that another process has begun to delete cannot be restored, though its grace period seems to last', async () => {
  const { Hilda } = await server.registerTalents('Hilda')
  const { db } = server.context
  expect((await server.call('cancelAccount', { token: Hilda.token })).status).toBe(202)
  await db
    .updateTable('account')
    .set({ deletion_started_at: new Date() })
    .where('id', '=', Hilda.id)
    .execute()
  expect(await logIn(Hilda)).toMatchObject({ status: 401, body: { error: 'credentials' } })
})
