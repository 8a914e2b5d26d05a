/** What the load runs against: one process on the embedded database, or several on services. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findPostmaster, startEmbeddedPostgres } from '@brilla/embedded-postgres'
import launch from '@brilla/server/launch.json' with { type: 'json' }
import getPort from 'get-port'
import type { ClientConfig } from 'pg'
import { type Link, openLink } from './link.ts'
import type { Nodes } from './nodes.ts'
import { type Program, superviseProgram } from './program.ts'

export interface Deployment {
  /** Where requests may go. */
  origins: string[]
  /** Folder of the mails. */
  outbox: string
  /** Environment of the server; commands need the same. */
  env: NodeJS.ProcessEnv
  /** Process ids of the server's processes, by name. */
  servers: Record<string, Program>
  /** What can be killed, by name; all of it comes back by itself. */
  kill: Record<string, () => Promise<void>>
  findDatabase(): ClientConfig
  /** Waits until every process is ready. */
  waitUntilReady(): Promise<void>
  stop(): Promise<void>
}

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const secret = 'a secret of this measurement and of nothing else'
const readyTimeout = 240_000

/** A deployment whose processes can run another version. */
export interface Replaceable extends Deployment {
  /** Stops one of the processes and starts it again from another folder of the program; waits until it is ready. */
  replace(name: string, root: string): Promise<void>
}

/** A deployment whose connections to its services can be cut. */
export interface Cluster extends Replaceable {
  links: Record<'database' | 'redis' | 's3', Link>
  /** Sends a signal to each process of a service. */
  signal(service: 'database' | 'redis' | 's3', signal: NodeJS.Signals): void
  /** Folder of the database's cluster. */
  databaseFolder: string
}

/** One process of role `all` with its own PostgreSQL; `root` is the folder of the program. */
export async function startEmbedded(root?: string): Promise<Replaceable> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-reliability-'))
  const cluster = join(folder, 'postgres')
  const { origin, env } = await chooseEnv({ ROLE: 'all', DATA_DIR: folder })
  const servers = { server: startServer(env, root) }
  const killDatabase = async () => {
    const postmaster = findPostmaster(cluster)
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  }
  return {
    origins: [origin],
    outbox: join(folder, 'outbox'),
    env,
    servers,
    kill: {
      server: () => servers.server.kill(),
      database: killDatabase,
      everything: async () => {
        await Promise.all([servers.server.kill(), killDatabase()])
      },
    },
    findDatabase() {
      const { socketDir, port } = findPostmaster(cluster)!
      return { host: socketDir, port, user: 'brilla', database: 'brilla' }
    },
    waitUntilReady: () => waitUntilReady([origin]),
    async replace(_name, other) {
      await servers.server.stop()
      servers.server = startServer(env, other)
      await waitUntilReady([origin])
    },
    async stop() {
      await servers.server.stop()
      // A server that was stopped while it started leaves its database running.
      await killDatabase()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface ClusterOptions {
  /** Gives the database a file system of this size, which needs the right to mount. */
  databaseMegabytes?: number
  /** Folder of the program. */
  root?: string
  /** More variables of the processes. */
  variables?: Record<string, string>
}

/** Two processes of role `api` and a worker, on PostgreSQL, Redis or Valkey, and an S3 store. */
export async function startCluster({
  databaseMegabytes,
  root,
  variables,
}: ClusterOptions = {}): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-reliability-'))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const dataDir = join(folder, 'database')
  await mkdir(dataDir)
  const mount = ['-t', 'tmpfs', '-o', `size=${databaseMegabytes}m`, 'tmpfs', dataDir]
  if (databaseMegabytes !== undefined) execFileSync('mount', mount)
  const postgres = await startEmbeddedPostgres({ dataDir, name: 'brilla', log })
  const { host, port, user, database } = postgres.connection
  const [redisPort, s3Port] = [await getPort(), await getPort()]
  const redis = superviseProgram(
    process.env['REDIS_SERVER'] ?? 'redis-server',
    ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    process.env,
  )
  const s3 = superviseProgram(
    process.execPath,
    [resolve('s3.ts'), join(folder, 's3'), `${s3Port}`],
    process.env,
  )
  const links = {
    database: await openLink({ path: join(host, `.s.PGSQL.${port}`) }),
    redis: await openLink({ host: '127.0.0.1', port: redisPort }),
    s3: await openLink({ host: '127.0.0.1', port: s3Port }),
  }
  const shared = {
    DATABASE_URL: `postgres://${user}@127.0.0.1:${links.database.port}/${database}`,
    REDIS_URL: `redis://127.0.0.1:${links.redis.port}`,
    S3_ENDPOINT: `http://127.0.0.1:${links.s3.port}`,
    S3_BUCKET: 'brilla',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...variables,
  }
  const { servers, origins, env, replace } = await startProcesses(shared, (name) => join(folder, name), root)
  const getPostmaster = () => findPostmaster(join(dataDir, 'postgres'))!.pid
  const parts = {
    ...Object.fromEntries(Object.entries(servers).map(([name, { kill }]) => [name, kill])),
    database: async () => void process.kill(getPostmaster(), 'SIGKILL'),
    redis: redis.kill,
    s3: s3.kill,
  }
  return {
    origins: [origins['api-1']!, origins['api-2']!],
    outbox: join(folder, 'worker', 'outbox'),
    env,
    servers,
    kill: {
      ...parts,
      everything: async () => void (await Promise.all(Object.values(parts).map((kill) => kill()))),
    },
    links,
    signal(service, signal) {
      const pids = {
        database: () => withChildren(getPostmaster()),
        redis: () => [redis.pid()],
        s3: () => [s3.pid()],
      }
      for (const pid of pids[service]()) process.kill(pid, signal)
    },
    databaseFolder: join(dataDir, 'postgres'),
    replace,
    findDatabase: () => postgres.connection,
    waitUntilReady: () => waitUntilReady(Object.values(origins)),
    async stop() {
      await Promise.all(Object.values(servers).map(({ stop }) => stop()))
      await Promise.all(Object.values(links).map(({ stop }) => stop()))
      await Promise.all([redis.stop(), s3.stop(), postgres.stop()])
      if (databaseMegabytes !== undefined) execFileSync('umount', [dataDir])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A process and those that it has started. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...children.split(' ').map(Number)]
}

/** Two processes of role `api` and a worker, on a primary and its replicas, with a folder for the files of all. */
export async function startReplicated(folder: string, { url, replicaUrl }: Nodes): Promise<Deployment> {
  const dataDir = join(folder, 'data')
  const shared = { DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl }
  const { servers, origins, env } = await startProcesses(shared, () => dataDir)
  return {
    origins: [origins['api-1']!, origins['api-2']!],
    outbox: join(dataDir, 'outbox'),
    env,
    servers,
    kill: {},
    findDatabase: () => ({ connectionString: url }),
    waitUntilReady: () => waitUntilReady(Object.values(origins)),
    async stop() {
      await Promise.all(Object.values(servers).map(({ stop }) => stop()))
    },
  }
}

/** Starts a worker and two processes of role `api`, one after the other: the first of them migrates the database. */
async function startProcesses(
  shared: Record<string, string>,
  getDataDir: (name: string) => string,
  root?: string,
) {
  const servers: Record<string, Program> = {}
  const origins: Record<string, string> = {}
  const envs: Record<string, NodeJS.ProcessEnv> = {}
  for (const [name, role] of [
    ['worker', 'worker'],
    ['api-1', 'api'],
    ['api-2', 'api'],
  ] as const) {
    const chosen = await chooseEnv({ ...shared, ROLE: role, DATA_DIR: getDataDir(name) })
    envs[name] = chosen.env
    servers[name] = startServer(chosen.env, root)
    origins[name] = chosen.origin
    await waitUntilReady([chosen.origin])
  }
  return {
    servers,
    origins,
    env: envs['api-2']!,
    async replace(name: string, other: string) {
      await servers[name]!.stop()
      servers[name] = startServer(envs[name]!, other)
      await waitUntilReady([origins[name]!])
    },
  }
}

async function chooseEnv(
  variables: Record<string, string>,
): Promise<{ origin: string; env: NodeJS.ProcessEnv }> {
  const port = await getPort()
  const env = {
    ...process.env,
    ...launch.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    AUTH_SECRET: secret,
    DEMO: '0',
    RATE_LIMITS: 'off',
    SHUTDOWN_DELAY: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    VIDEO_POSTER_URL: 'off',
    ...variables,
  }
  return { origin: `http://127.0.0.1:${port}`, env }
}

const startServer = (env: NodeJS.ProcessEnv, root = resolve('../../')): Program =>
  superviseProgram(process.execPath, [...launch.flags, join(root, 'server/src/main.ts')], env)

export async function waitUntilReady(origins: string[]): Promise<void> {
  const end = performance.now() + readyTimeout
  const isReady = async (origin: string) => (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false
  for (const origin of origins)
    while (!(await isReady(origin))) {
      if (performance.now() > end) throw new Error(`${origin} was not ready within ${readyTimeout / 1_000} s`)
      await sleep(50)
    }
}
