import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { connectOrLaunch, type OpenConnection, startTimeoutMs } from './connect.ts'
import type { EmbeddedPostgres, Options } from './options.ts'
import {
  AlreadyRunningError,
  readOwnerUrl,
  removeOwnerRecord,
  tryOwnerLock,
  writeOwnerRecord,
} from './owner.ts'
import { chooseRunner } from './runner.ts'

const ownerUrlTimeoutMs = 5_000
const stopTimeoutMs = 30_000
const minRetryMs = 500
const maxRetryMs = 10_000

/**
 * Starts PostgreSQL in `dataDir`, or takes over one that was left running, and makes this process its owner.
 * Throws AlreadyRunningError when another living process owns it, which is left unharmed, and MissingBinariesError
 * when npm installed no PostgreSQL for this platform.
 */
export async function startEmbeddedPostgres({
  dataDir: path,
  name,
  log,
  ephemeral = false,
}: Options): Promise<EmbeddedPostgres> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(path)
  const runner = await chooseRunner({ dataDir, name, binaries: await findBinaries(), log })
  const logFile = join(dataDir, 'postgres.log')
  const cluster = await openCluster(runner, { name, logFile, ephemeral })

  let stopping = false
  let url: string | undefined
  let owner = await acquireOwnership(dataDir, cluster)
  writeOwnerRecord(dataDir)
  reconnectWhenLost()
  await createDatabase(owner.client, name)

  /** PostgreSQL drops every connection when one of its processes crashes, and may be killed itself. */
  function reconnectWhenLost(): void {
    owner.client.once('end', () => {
      if (stopping) return
      log.warn(`The embedded PostgreSQL closed its connections, see ${logFile}; reconnecting`)
      void reconnect()
    })
  }

  /** Tries until it succeeds: the reason for a failed start, such as a full disk, may disappear. */
  async function reconnect(delayMs = minRetryMs): Promise<void> {
    try {
      const connection = await acquireOwnership(dataDir, cluster)
      if (stopping) return void connection.client.end()
      owner = connection
      writeOwnerRecord(dataDir, url)
      reconnectWhenLost()
    } catch (error) {
      log.error(`The embedded PostgreSQL cannot be reached again: ${String(error)}`)
      if (error instanceof AlreadyRunningError) return
      await sleep(delayMs, undefined, { ref: false })
      if (!stopping) await reconnect(Math.min(2 * delayMs, maxRetryMs))
    }
  }

  return {
    connection: { ...owner.address, database: name },
    adopted: owner.adopted,
    announce(address) {
      url = address
      writeOwnerRecord(dataDir, address)
    },
    async stop() {
      if (stopping) return
      stopping = true
      removeOwnerRecord(dataDir)
      await stopPostmaster(cluster)
    },
  }
}

async function acquireOwnership(dataDir: string, cluster: Cluster): Promise<OpenConnection> {
  const startedAt = Date.now()
  for (;;) {
    const connection = await connectOrLaunch(cluster)
    const acquired = await tryOwnerLock(connection.client).catch(() => undefined)
    if (acquired) return connection
    await connection.client.end().catch(() => {})
    const elapsedMs = Date.now() - startedAt
    const ownerUrl = readOwnerUrl(dataDir)
    // A failed query means that PostgreSQL is shutting down, and can be started again in a moment.
    if (acquired === false && (ownerUrl || elapsedMs > ownerUrlTimeoutMs))
      throw new AlreadyRunningError(dataDir, ownerUrl)
    if (elapsedMs > startTimeoutMs) throw new Error('The embedded PostgreSQL does not respond')
    await sleep(100)
  }
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

async function stopPostmaster(cluster: Cluster): Promise<void> {
  const postmaster = cluster.postmaster()
  if (!postmaster) return
  cluster.requestShutdown(postmaster)
  const startedAt = Date.now()
  while (cluster.postmaster()?.pid === postmaster.pid) {
    if (Date.now() - startedAt > stopTimeoutMs) throw new Error('The embedded PostgreSQL does not stop')
    await sleep(30)
  }
}
