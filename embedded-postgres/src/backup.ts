import { randomBytes } from 'node:crypto'
import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { copyLiveFolder } from './copy.ts'
import type { EmbeddedPostgres, Options } from './options.ts'
import { chooseRunner } from './runner.ts'

/** Folders whose contents PostgreSQL makes again when it starts; the log is copied last. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/

/**
 * Copies a running cluster to the new folder `target`, which PostgreSQL can start from, as of the end of the copy. Changes go on
 * meanwhile: this is PostgreSQL's low-level backup, as its own pg_basebackup is not among the programs that come with npm.
 */
export async function backUpCluster(
  connection: EmbeddedPostgres['connection'],
  target: string,
): Promise<void> {
  const client = new pg.Client({ ...connection, ssl: false })
  await client.connect()
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const folder = rows[0]?.data_directory ?? ''
    // Keeps the log since now; a temporary slot ends with this connection.
    const slot = `backup_${randomBytes(8).toString('hex')}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    await client.query('select pg_backup_start($1, true)', [basename(target)])
    const isEmptied = (path: string) => dirname(path) !== '.' && emptied.has(path.split(/[/\\]/)[0] ?? '')
    await copyLiveFolder(folder, target, (path) => isEmptied(path) || leftOut.test(basename(path)))
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(target, 'backup_label'), stopped.rows[0]?.labelfile ?? '', { flush: true })
    await copyLiveFolder(join(folder, 'pg_wal'), join(target, 'pg_wal'))
  } finally {
    await client.end()
  }
}

/** Puts a copy that backUpCluster made into a data folder without a cluster. Throws when there is one. */
export async function restoreCluster(
  { dataDir: path, name, log }: Omit<Options, 'ephemeral'>,
  source: string,
): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(path)
  const runner = await chooseRunner({ dataDir, name, binaries: await findBinaries(), log })
  const folder = join(runner.home, 'postgres')
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  const fresh = `${folder}.new-${process.pid}`
  await rm(fresh, { recursive: true, force: true })
  await copyLiveFolder(source, fresh)
  await runner.chown(fresh)
  await rename(fresh, folder)
}
