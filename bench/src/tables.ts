/** Whether a table of very many likes is better as one or in parts: what reads, writes and vacuum take in either. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@brilla/embedded-postgres'
import pg from 'pg'
import { quantile } from './open-loop.ts'
import { print } from './print.ts'

/** Likes of a post and of an account. */
const likesOfEach = 100
const parts = 16
const lookups = 5_000

/** The table of likes as its migration creates it, without references to tables that are not there. */
const columns = 'post_id uuid not null, account_id uuid not null, created_at timestamptz not null'

interface Shape {
  name: string
  partition: string
}

const shapes: Shape[] = [
  { name: 'one table', partition: '' },
  { name: `${parts} parts by hash of the post`, partition: 'partition by hash (post_id)' },
]

/** Fills each shape with `rows` likes in random order, and prints what each operation takes. */
export async function measureTables({
  keep,
  rows,
}: {
  keep: string | undefined
  rows: number
}): Promise<void> {
  const dataDir = keep === undefined ? await mkdtemp(join(tmpdir(), 'brilla-tables-')) : join(keep, 'tables')
  await mkdir(dataDir, { recursive: true })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir, name: 'tables', log })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  try {
    for (const shape of shapes) await measureShape(client, shape, rows)
  } finally {
    await client.end()
    await postgres.stop()
    if (keep === undefined) await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureShape(client: pg.Client, { name, partition }: Shape, rows: number): Promise<void> {
  const time = async (text: string) => {
    const startedAt = performance.now()
    await client.query(text)
    return performance.now() - startedAt
  }
  const posts = Math.ceil(rows / likesOfEach)
  await client.query(`set maintenance_work_mem = '1GB'; drop table if exists post_like`)
  await client.query(`create table post_like (${columns}) ${partition}`)
  if (partition)
    for (let part = 0; part < parts; part++)
      await client.query(
        `create table post_like_${part} partition of post_like for values with (modulus ${parts}, remainder ${part})`,
      )
  await client.query(
    `create or replace function id(n bigint) returns uuid immutable language sql as $$ select md5(n::text)::uuid $$`,
  )
  await client.query(
    // Each post has likes of accounts that are far from each other, in the order of time.
    `insert into post_like select id(n % ${posts}), id((n % ${posts} * 31 + n / ${posts} * 7919) % ${posts}),
       now() - make_interval(secs => ${rows} - n) from generate_series(0, ${rows - 1}) n`,
  )
  const indexing = await time(
    `alter table post_like add primary key (post_id, account_id);
     create index post_like_account on post_like (account_id);
     create index post_like_newest on post_like (post_id, created_at, account_id)`,
  )
  await client.query('vacuum analyze post_like')
  const { rows: sizes } = await client.query<{ size: string }>(
    `select pg_size_pretty(sum(pg_total_relation_size(oid))) as size from pg_class
     where relname like 'post_like%' and relkind = 'r'`,
  )
  print(`${name}: ${rows} rows, ${sizes[0]!.size}, indexes made in ${seconds(indexing)}`)

  const random = () => Math.floor(Math.random() * posts)
  await measureEach(client, 'who liked a post, newest first', () => ({
    name: 'newest',
    text: 'select account_id from post_like where post_id = id($1) order by created_at desc limit 20',
    values: [random()],
  }))
  await measureEach(client, 'likes of an account', () => ({
    name: 'account',
    text: 'select post_id from post_like where account_id = id($1)',
    values: [random()],
  }))
  await measureEach(client, 'a like more', () => ({
    name: 'insert',
    text: 'insert into post_like values (id($1), gen_random_uuid(), now())',
    values: [random()],
  }))
  await client.query(
    `delete from post_like where post_id in (select id(n) from generate_series(0, ${posts} / 20) n)`,
  )
  if (!partition) print(`  vacuum after 5 % were deleted: ${seconds(await time('vacuum post_like'))}`)
  else {
    const each = new Array<number>()
    for (let part = 0; part < parts; part++) each.push(await time(`vacuum post_like_${part}`))
    const total = each.reduce((sum, one) => sum + one)
    print(
      `  vacuum after 5 % were deleted: ${seconds(total)}, the longest part ${seconds(Math.max(...each))}`,
    )
  }
}

async function measureEach(client: pg.Client, name: string, create: () => pg.QueryConfig): Promise<void> {
  const times = new Array<number>()
  for (let n = 0; n < lookups; n++) {
    const startedAt = performance.now()
    await client.query(create())
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  print(`  ${name}: p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms`)
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(0)} s`
