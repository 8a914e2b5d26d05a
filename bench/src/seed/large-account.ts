/** Makes one account of the dataset large, for measurements of what is done with all of its rows; undone afterwards. */
import type pg from 'pg'

/** Adds followers who have no type, as the rows for discovery are not what is measured. */
export async function addFollowers(pool: pg.Pool, account: string, count: number): Promise<void> {
  await pool.query(
    `insert into account (id, first_name, last_name, email, birthdate, country, city, profile_url, language,
       terms_version, terms_accepted_at, created_at, following_count)
     select md5('follower ' || n)::uuid, 'A', 'B', 'follower' || n || '@bench.example', '1990-01-01', 'MX', 'C',
       'follower' || n, 'es', '1', now(), now(), 1 from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into follow (follower_id, followed_id, created_at)
     select md5('follower ' || n)::uuid, $2, now() - n * interval '1 ms' from generate_series(1, $1::int) n`,
    [count, account],
  )
  await pool.query('update account set followers_count = followers_count + $1 where id = $2', [
    count,
    account,
  ])
  await pool.query('vacuum analyze account, follow')
}

export async function removeFollowers(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from account where email like 'follower%@bench.example'`)
}

/** Adds posts of 400 characters, older than all others, so that they are in nobody's feed. */
export async function addPosts(pool: pg.Pool, account: string, count: number): Promise<void> {
  await pool.query(
    `insert into post (id, author_id, kind, description, category_id, created_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $2, 'text', repeat('texto de una publicación ', 16), 1,
       now() from generate_series(1, $1::int) n`,
    [count, account],
  )
  await pool.query(
    `insert into post_count (post_id) select id from post where author_id = $1 on conflict do nothing`,
    [account],
  )
  await pool.query('vacuum analyze post, post_count')
}

export async function removePosts(pool: pg.Pool): Promise<void> {
  await pool.query(`delete from post where id < '00000001-0000-0000-0000-000000000000'`)
}

/** Has the account block this many others, those who publish most. */
export async function addBlocks(pool: pg.Pool, account: string, count: number): Promise<void> {
  await pool.query(
    `insert into block (blocker_id, blocked_id, created_at)
     select $1, id, now() from (
       select id from account where id <> $1 and status = 'active' order by id limit $2
     ) other`,
    [account, count],
  )
  await pool.query('vacuum analyze block')
}

export async function removeBlocks(pool: pg.Pool, account: string): Promise<void> {
  await pool.query('delete from block where blocker_id = $1', [account])
}
