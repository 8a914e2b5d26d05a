import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './embedded/binaries.ts'
import { AlreadyRunningError, readOwnerUrl, removeRecord, takeLock, writeRecord } from './embedded/claim.ts'
import { openCluster, type Address, type Cluster, type Launch } from './embedded/cluster.ts'
import { chooseRunner, type Log } from './embedded/runner.ts'

export { AlreadyRunningError }

export type EmbeddedOptions = {
  dataDir: string
  log: Log
  /** A throw-away database for tests: fast, and not safe against a power cut. */
  ephemeral?: boolean
}

export type EmbeddedPostgres = {
  /** Where the application's own database answers. */
  connection: Address & { database: string }
  /** True when a PostgreSQL that a killed server left behind was taken over. */
  adopted: boolean
  /** Records the address at which this server answers, for the message to a second start. */
  announce(url: string): void
  /** Ends PostgreSQL in order; resolves when it is gone. */
  stop(): Promise<void>
}

const recoveryPatience = 120_000
const lockPatience = 10_000
const ownerPatience = 5_000
const stopPatience = 30_000

/**
 * Starts PostgreSQL under `dataDir`, or takes over one that was left running, and claims it for this process.
 * Throws AlreadyRunningError when another living server holds it, which stays unharmed.
 */
export async function startEmbeddedPostgres({
  dataDir: path,
  log,
  ephemeral = false,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(path)
  const runner = await chooseRunner(dataDir, await findBinaries(), log)
  const logFile = join(dataDir, 'postgres.log')
  const cluster = await openCluster(runner, logFile, ephemeral)

  let stopping = false
  let url: string | undefined
  let owner = await claim(dataDir, cluster)
  writeRecord(dataDir)
  watch()
  await createDatabase(owner.client)

  /** PostgreSQL drops every connection when one of its processes crashes, and may be killed itself. */
  function watch(): void {
    owner.client.once('end', () => {
      if (stopping) return
      log.warn(`The embedded PostgreSQL ended its connections, see ${logFile}; connecting again`)
      claim(dataDir, cluster).then(
        async (again) => {
          if (stopping) return void again.client.end()
          owner = again
          writeRecord(dataDir, url)
          watch()
        },
        (error: unknown) => log.error(`The embedded PostgreSQL is lost: ${String(error)}`),
      )
    })
  }

  return {
    connection: { ...owner.address, database: 'brilla' },
    adopted: owner.adopted,
    announce(address) {
      url = address
      writeRecord(dataDir, address)
    },
    async stop() {
      if (stopping) return
      stopping = true
      removeRecord(dataDir)
      await stopPostmaster(cluster)
    },
  }
}

/**
 * Reaches the PostgreSQL of a server that is running on this `dataDir`, and starts it where there is none, for a command
 * beside the server.
 */
export async function joinEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(options)
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error
    const dataDir = await realpath(options.dataDir)
    const runner = await chooseRunner(dataDir, await findBinaries(), options.log)
    const cluster = await openCluster(runner, join(dataDir, 'postgres.log'), false)
    const postmaster = cluster.postmaster()
    if (!postmaster) throw error
    return {
      connection: { ...cluster.address(postmaster), database: 'brilla' },
      adopted: false,
      announce: () => {},
      stop: async () => {},
    }
  }
}

type Owner = { client: pg.Client; address: Address; adopted: boolean }

async function claim(dataDir: string, cluster: Cluster): Promise<Owner> {
  const begun = Date.now()
  for (;;) {
    const up = await bringUp(cluster)
    const taken = await takeLock(up.client).catch(() => undefined)
    if (taken) return up
    await up.client.end().catch(() => {})
    const waited = Date.now() - begun
    const ownerUrl = readOwnerUrl(dataDir)
    // Without an answer PostgreSQL is just being stopped, and can be started anew in a moment.
    if (taken === false && (ownerUrl || waited > ownerPatience))
      throw new AlreadyRunningError(dataDir, ownerUrl)
    if (waited > recoveryPatience) throw new Error('The embedded PostgreSQL does not answer')
    await sleep(100)
  }
}

async function bringUp(cluster: Cluster): Promise<Owner> {
  const begun = Date.now()
  let launch: Launch | undefined
  for (;;) {
    const postmaster = cluster.postmaster()
    const waited = Date.now() - begun
    if (postmaster) {
      const address = cluster.address(postmaster)
      const client = await connect(address)
      if (client) return { client, address, adopted: postmaster.pid !== launch?.pid }
    } else if (!launch) {
      launch = await cluster.launch()
    } else if (launch.exited) {
      const output = launch.output()
      if (!heldByAnother.test(output) || waited > lockPatience)
        throw new Error(
          `The embedded PostgreSQL did not start:\n${output.trim().split('\n').slice(-8).join('\n')}`,
        )
      launch = undefined
      await sleep(200)
    }
    if (waited > recoveryPatience) throw new Error('The embedded PostgreSQL does not answer')
    await sleep(30)
  }
}

/** Two starts at once, or processes of a killed PostgreSQL that have not noticed yet: over in a moment. */
const heldByAnother = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/

/** Nobody answers yet, or the server says that it is just starting or stopping: undefined. */
async function connect(address: Address): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...address, database: 'postgres', ssl: false, keepAlive: true })
  // Its end is reported by the event of that name; without a listener the error itself would end this process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03', '53300', ''].includes(code)) return undefined
    throw error
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'brilla'")
  if (rowCount === 0) await client.query('create database brilla')
}

async function stopPostmaster(cluster: Cluster): Promise<void> {
  const postmaster = cluster.postmaster()
  if (!postmaster) return
  cluster.end(postmaster)
  const begun = Date.now()
  while (cluster.postmaster()?.pid === postmaster.pid) {
    if (Date.now() - begun > stopPatience) throw new Error('The embedded PostgreSQL does not stop')
    await sleep(30)
  }
}
