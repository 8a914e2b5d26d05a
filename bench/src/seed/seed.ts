/** Fills an empty, migrated database: ten posts per account; per post 5 follows, 10 likes and 3 comments. */
import type pg from 'pg'
import { type Dataset, getDataset, hotPost, seedVersion } from './dataset.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Whether the database holds this dataset already, of the current seed version. */
export async function isSeeded(pool: pg.Pool, posts: number): Promise<boolean> {
  const { rows: found } = await pool
    .query('select from bench_seed where version = $1 and posts = $2', [seedVersion, posts])
    .catch(() => ({ rows: [] }))
  return found.length > 0
}

const tables = 'account account_category follow post post_file post_count post_like comment session'.split(
  ' ',
)

export async function seed(pool: pg.Pool, posts: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; ${helpers}`)
    // Without triggers: what they would do one by one is done at once.
    await client.query('set session_replication_role = replica')
    await withoutIndexes(client, tables, async () => {
      for (const statement of listStatements(getDataset(posts))) await client.query(statement)
    })
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze account, account_category')
    await client.query('select refresh_discovery(id) from account')
    await client.query('vacuum analyze')
    await client.query(`create table bench_seed as select ${seedVersion} as version, ${posts} as posts`)
    await client.query('checkpoint')
  } finally {
    client.release()
  }
}

/** With the seed, `random()` returns the same numbers at every run. */
const helpers = `
  select setseed(0.5);
  create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
    $$ select ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
  create function pg_temp.created_at(n bigint) returns timestamptz language sql immutable as
    $$ select timestamptz '2024-01-01 00:00:00Z' + n * interval '63 s' $$;
  create function pg_temp.geometric(mean float) returns int language sql volatile as
    $$ select floor(-ln(1 - random()) / ln(1 + 1 / mean))::int $$;
  create function pg_temp.is_deactivated(n bigint) returns boolean language sql immutable as
    $$ select n % 50 = 7 $$;
  create function pg_temp.text_of(mean float) returns text language sql volatile as
    $$ select repeat('luz escena ensayo ', (3 + pg_temp.geometric(mean)) / 3) $$`

/** Low account numbers publish, comment and are followed most, the first one by two thirds of all. */
function listStatements({ accounts, posts, followsFifty, followsMany, followsInactive, inactive }: Dataset) {
  const inactiveAccounts = `array[${inactive.join()}]`
  return [
    // Deactivated accounts published only in the first half of all posts, inactive ones only at first, so that a followed
    // feed of theirs is not empty.
    `insert into post (id, author_id, kind, description, category_id, video_id, created_at)
     select pg_temp.id('1', n), pg_temp.id('a', author), kind, pg_temp.text_of(16), 1 + n % 8,
       case when kind = 'video' then 'v' || lpad(n::text, 10, '0') end, pg_temp.created_at(n)
     from (
       select n, case when n <= 12 then (${inactiveAccounts})[1 + n % 3]
         when picked = any(${inactiveAccounts}) or pg_temp.is_deactivated(picked) and n > ${posts / 2} then picked - 3
         else picked end as author,
         case when part < 0.66 then 'text' when part < 0.86 then 'photos' when part < 0.96 then 'video' else 'documents' end as kind
       from (
         select n, floor(${accounts} * random() ^ 1.5)::int as picked, random() as part from generate_series(1, ${posts}) n
       ) numbers
     ) row`,
    // One to four photos or one document.
    `insert into post_file (id, post_id, author_id, position, type, name, filename, width, height, bytes, created_at)
     select file, id, author_id, position, type, file || ending, 'archivo' || ending, 1600, 1200, 300000, created_at
     from (
       select post.*, position, case kind when 'photos' then 'PHOTO' else 'FILE' end as type,
         case kind when 'photos' then '.jpg' else '.pdf' end as ending,
         pg_temp.id('3', row_number() over (order by id, position desc)) as file
       from post cross join lateral
         generate_series(0, case kind when 'photos' then get_byte(uuid_send(id), 15) % 4 else 0 end) position
       where kind in ('photos', 'documents')
     ) row`,
    // Ten per post on average; one from every active account for the hot post. The step is coprime with the number of
    // accounts, so nobody likes the post twice.
    `insert into post_like (post_id, account_id, created_at)
     select pg_temp.id('1', n), pg_temp.id('a', account), pg_temp.created_at(n) + k * interval '1 s'
     from (
       select n, case n when ${hotPost} then ${accounts} else least(${accounts / 2}, pg_temp.geometric(10)) end as count,
         floor(random() * ${accounts})::bigint as start
       from generate_series(1, ${posts}) n
     ) row
     cross join lateral generate_series(0, count - 1) k
     cross join lateral (select (start + k * 7919) % ${accounts} as account) liking
     where not pg_temp.is_deactivated(account)`,
    // Three per post on average; for the hot post one per 1,000 posts of the dataset.
    `insert into comment (id, post_id, author_id, text, created_at)
     select pg_temp.id('2', row_number() over (order by n, k)), pg_temp.id('1', n), pg_temp.id('a', account),
       pg_temp.text_of(6), pg_temp.created_at(n) + k * interval '1 s'
     from (
       select n, k, floor(${accounts} * random() ^ 1.5)::int as account
       from (
         select n, case n when ${hotPost} then ${posts / 1_000} else pg_temp.geometric(3) end as count
         from generate_series(1, ${posts}) n
       ) post cross join lateral generate_series(1, count) k
     ) row where not pg_temp.is_deactivated(account)`,
    `insert into follow (follower_id, followed_id, created_at)
     select distinct pg_temp.id('a', n), pg_temp.id('a', other), pg_temp.created_at(n)
     from (
       select n, floor(${accounts} * random() ^ 3)::int as other
       from (
         select n, case n when ${followsFifty} then 50 else 10 + least(500, pg_temp.geometric(45)) end as count
         from generate_series(0, ${accounts - 1}) n where n not in (${followsMany}, ${followsInactive})
       ) follower cross join lateral generate_series(1, count)
       union all select ${followsMany}, generate_series(0, ${Math.min(5_000, accounts / 2)})
       union all select ${followsInactive}, unnest(${inactiveAccounts})
     ) row
     where not pg_temp.is_deactivated(n) and other <> n`,
    // Deactivated accounts are followed too, but not counted.
    `insert into account (id, type, first_name, last_name, email, email_confirmed_at, birthdate, country, city, profile_url,
       profile_image, language, terms_version, terms_accepted_at, created_at, status, status_before, cancelled_at,
       posts_count, followers_count, following_count)
     select pg_temp.id('a', n), case when n % 20 = 3 then 'agencia' else 'talento' end, 'Persona', n::text,
       n || '@bench.example', pg_temp.created_at(0), '1990-01-01', 'MX', 'Mérida', 'persona-' || n,
       case when n % 3 > 0 then pg_temp.id('3', n * 32) || '.jpg' end, 'es', '1', pg_temp.created_at(0),
       pg_temp.created_at(0), case when left_at is null then 'active' else 'cancelled' end,
       case when left_at is not null then 'active' end, left_at,
       coalesce(published.count, 0), coalesce(followers.count, 0), coalesce(following.count, 0)
     from (
       select n, case when pg_temp.is_deactivated(n) then pg_temp.created_at(n) end as left_at
       from generate_series(0, ${accounts - 1}) n
     ) row
     left join (select author_id, count(*) from post group by 1) published on author_id = pg_temp.id('a', n)
     left join (select followed_id, count(*) from follow group by 1) followers on followed_id = pg_temp.id('a', n)
     left join (
       select follower_id, count(*) from follow
       where followed_id not in (select pg_temp.id('a', n) from generate_series(7, ${accounts}, 50) n) group by 1
     ) following on follower_id = pg_temp.id('a', n)`,
    `insert into account_category (account_id, category_id)
     select pg_temp.id('a', n), unnest(array[1 + n % 4, 5 + n % 3]) from generate_series(0, ${accounts - 1}) n`,
    `insert into post_count (post_id, likes, comments)
     select post.id, coalesce(liked.count, 0), coalesce(commented.count, 0) from post
     left join (select post_id, count(*) from post_like group by 1) liked on liked.post_id = post.id
     left join (select post_id, count(*) from comment group by 1) commented on commented.post_id = post.id`,
    `update post_total set posts = case shard when 0 then (
       select sum(posts_count) from account where status <> 'cancelled'
     ) else 0 end`,
    // As when the deactivated accounts had been active before.
    `update follow set followed_uncounted = true from account where account.id = followed_id and status <> 'active'`,
  ]
}
