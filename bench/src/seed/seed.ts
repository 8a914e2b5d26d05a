/** Fills an empty, migrated database: ten posts per account; per post 5 follows, 10 likes and 3 comments. */
import type pg from 'pg'
import { copy, withoutIndexes } from './copy.ts'
import * as rows from './rows.ts'
import { seedVersion, getDataset } from './dataset.ts'

const tables =
  'account account_category block follow post post_file post_count post_like comment session'.split(' ')

const uncountedColumns = [
  ['post_like', 'uncounted', 'account_id'],
  ['comment', 'uncounted', 'author_id'],
  ['follow', 'follower_uncounted', 'follower_id'],
  ['follow', 'followed_uncounted', 'followed_id'],
] as const

/** Whether the database holds this dataset already, of the current seed version. */
export async function isSeeded(pool: pg.Pool, posts: number): Promise<boolean> {
  const { rows: found } = await pool
    .query('select from bench_seed where version = $1 and posts = $2', [seedVersion, posts])
    .catch(() => ({ rows: [] }))
  return found.length > 0
}

export async function seed(pool: pg.Pool, posts: number): Promise<void> {
  const dataset = getDataset(posts)
  const counts = rows.createCounts(dataset)
  const client = await pool.connect()
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'")
    // One by one, and without the index of accounts, its rows for discovery would take the square of their number.
    await setTriggers(client, 'disable')
    await withoutIndexes(client, tables, async () => {
      const copyInto = (into: string, lines: Iterable<string>) => copy(client, into, lines)
      await copyInto(
        'post (id, author_id, kind, description, category_id, video_id, created_at)',
        rows.posts(dataset, counts),
      )
      await copyInto(
        'post_file (id, post_id, author_id, position, type, name, filename, width, height, bytes, created_at)',
        rows.files(dataset),
      )
      await copyInto('post_like (post_id, account_id, created_at)', rows.likes(dataset, counts))
      await copyInto('comment (id, post_id, author_id, text, created_at)', rows.comments(dataset, counts))
      await copyInto('follow (follower_id, followed_id, created_at)', rows.follows(dataset, counts))
      await copyInto(
        `account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city, profile_url,
          profile_image, language, terms_version, terms_accepted_at, created_at, status, status_before, cancelled_at,
          posts_count, followers_count, following_count)`,
        rows.accounts(dataset, counts),
      )
      await copyInto('account_category (account_id, category_id)', rows.categories(dataset))
      await copyInto('post_count (post_id, likes, comments)', rows.postCounts(dataset, counts))
      await copyInto('block (blocker_id, blocked_id, created_at)', rows.blocks(dataset))
    })
    await setTriggers(client, 'enable')
    await client.query('vacuum analyze account, account_category')
    await client.query('select refresh_discovery(id) from account')
    await client.query(`
      update post_total set posts = case shard when 0 then (
        select sum(posts_count) from account where status <> 'cancelled'
      ) else 0 end`)
    // As when the deactivated accounts had been active before.
    for (const [table, column, account] of uncountedColumns) {
      await client.query(
        `update ${table} set ${column} = true from account where account.id = ${account} and status <> 'active'`,
      )
    }
    await client.query('vacuum analyze')
    await client.query('create table bench_seed as select $1::int as version, $2::int as posts', [
      seedVersion,
      posts,
    ])
    await client.query('checkpoint')
  } finally {
    client.release()
  }
}

async function setTriggers(client: pg.ClientBase, to: 'enable' | 'disable'): Promise<void> {
  for (const table of ['account', 'account_category'])
    await client.query(`alter table ${table} ${to} trigger user`)
}
