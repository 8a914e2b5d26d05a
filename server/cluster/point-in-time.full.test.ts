/** Recovery to a moment from a base backup and archived WAL, as docs/operations.md describes it. */
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUpCluster, type EmbeddedPostgres, startEmbeddedPostgres } from '@brilla/embedded-postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { prepareDataDir } from '../src/platform/database/testing.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

async function ask({ connection }: EmbeddedPostgres, text: string): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<string[]>({ text, rowMode: 'array' })
    return String(rows[0]?.[0])
  } finally {
    await client.end()
  }
}

test('P-operation-39: a database is restored as it was at a moment, from a base backup and archived WAL', async () => {
  const folder = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  const [live, restored, archive] = ['live', 'restored', 'archive'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const each of [live, restored, archive]) await mkdir(each)
  await prepareDataDir(live)
  const start = (dataDir: string) => startEmbeddedPostgres({ name: 'brilla', log, dataDir })
  await appendFile(
    join(live, 'postgres/postgresql.auto.conf'),
    `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`,
  )
  let postgres = await start(live)
  const copy = join(restored, 'postgres')
  await backUpCluster(postgres.connection, copy)
  await ask(postgres, 'create table written as select * from generate_series(1, 1000) n')
  const moment = await ask(postgres, 'select clock_timestamp()::text')
  await ask(postgres, 'truncate written')
  await ask(postgres, 'select pg_switch_wal()')
  await expect.poll(() => ask(postgres, 'select archived_count > 0 from pg_stat_archiver')).toBe('true')
  await postgres.stop()

  await appendFile(
    join(copy, 'postgresql.auto.conf'),
    `archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\n` +
      `recovery_target_action = promote\n`,
  )
  await writeFile(join(copy, 'recovery.signal'), '')
  postgres = await start(restored)
  await expect.poll(() => ask(postgres, 'select pg_is_in_recovery()')).toBe('false')
  expect(await ask(postgres, 'select count(*) from written')).toBe('1000')
  await postgres.stop()
  await rm(folder, { recursive: true })
})
