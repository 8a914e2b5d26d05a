import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUpCluster, type EmbeddedPostgres, startEmbeddedPostgres } from '@brilla/embedded-postgres'
import pg from 'pg'
import { prepareDataDir } from '../src/platform/database/testing.ts'

export interface Pair {
  primary: EmbeddedPostgres['connection']
  replica: EmbeddedPostgres['connection']
  /** Lets the replica receive changes without showing them, until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  promote(): Promise<void>
  /** Ends the replica and its connections. */
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  /** Makes commits of the primary wait for these replicas, `*` for any; empty for none. */
  waitFor(names: string): Promise<void>
  stopPrimary(): Promise<void>
  startPrimary(): Promise<void>
  stop(): Promise<void>
}

/** Starts a migrated PostgreSQL and a physical replica of it. */
export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), `brilla-test-${process.pid}-`))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const [one, two] = [join(folder, 'primary'), join(folder, 'replica')] as const
  await mkdir(one)
  await prepareDataDir(one)
  const options = { name: 'brilla', log, ephemeral: true }
  const startPrimary = () => startEmbeddedPostgres({ ...options, dataDir: one })
  let primary = await startPrimary()
  await mkdir(two)
  const copy = join(two, 'postgres')
  await backUpCluster(primary.connection, copy)
  const { host, port, user } = primary.connection
  await appendFile(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user}'\nwal_retrieve_retry_interval = '100ms'\n`,
  )
  await writeFile(join(copy, 'standby.signal'), '')
  const startReplica = () => startEmbeddedPostgres({ ...options, dataDir: two })
  let replica = await startReplica()
  const ask = async (text: string, { connection } = replica) => {
    const client = new pg.Client({ ...connection, ssl: false })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  return {
    primary: primary.connection,
    replica: replica.connection,
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    promote: () => ask('select pg_promote()'),
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await startReplica()
    },
    async waitFor(names) {
      await ask(`alter system set synchronous_standby_names = '${names}'`, primary)
      await ask('select pg_reload_conf()', primary)
    },
    stopPrimary: () => primary.stop(),
    async startPrimary() {
      primary = await startPrimary()
    },
    async stop() {
      await replica.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
