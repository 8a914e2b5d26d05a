/** Builds the context, and closes its parts in reverse order. */
import { EventEmitter } from 'node:events'
import {
  AlreadyRunningError,
  attachToEmbeddedPostgres,
  type EmbeddedPostgres,
  MissingBinariesError,
  startEmbeddedPostgres,
} from '@brilla/embedded-postgres'
import { brand } from '@brilla/contract/platform/brand'
import { sql } from 'kysely'
import pg from 'pg'
import { type Config, ConfigError } from './config.ts'
import type { Context, Events } from './context.ts'
import { createImagePools, stopImagePools } from './media/index.ts'
import { systemClock } from './platform/clock.ts'
import { type Connection, type Database, openDatabase } from './platform/database/index.ts'
import { DatabaseVersionError, migrate } from './platform/database/migrate.ts'
import { createNotifications, type Notifications } from './platform/database/notifications.ts'
import { checkEngine } from './platform/database/engine.ts'
import { canKeepPreparedStatements } from './platform/database/pooler.ts'
import { type Replicas, startReplicas } from './platform/database/replicas.ts'
import { publishAndCompareValue } from './platform/database/shared-value-check.ts'
import {
  type Deadlines,
  findMissingSettings,
  jobDeadlines,
  replicaDeadlines,
  requestDeadlines,
  watchDeadlines,
} from './platform/database/settings.ts'
import { createJobs, type RunningJobs } from './platform/jobs/index.ts'
import type { Log } from './platform/log.ts'
import { createOutbox, type RunningOutbox } from './platform/outbox/index.ts'
import { noRateLimiter, type RateLimiter } from './platform/rate-limit/index.ts'
import { createMemoryRateLimiter } from './platform/rate-limit/memory.ts'
import { createPostgresRateLimiter } from './platform/rate-limit/postgres.ts'
import { createPushSender } from './platform/web-push.ts'
import { createReadiness } from './platform/readiness.ts'
import { startTracing } from './platform/tracing.ts'
import { createRealtime } from './platform/realtime/index.ts'
import { createNotificationsAdapter } from './platform/realtime/postgres.ts'
import {
  checkConfigured,
  closeRedisClients,
  openDataDir,
  openMailer,
  openRedisClients,
  openStorage,
  openVirusScanner,
  readSecrets,
  type RedisClients,
} from './services.ts'

/**
 * Connections that one process opens at the most, by pool: for requests, for what jobs and event handlers do, and for taking
 * events. The queue of jobs has four of its own, and one more listens for notifications.
 */
const connections = { requests: 16, jobs: 10, events: 3 }

export interface RunningContext {
  context: Context & { jobs: RunningJobs; outbox: RunningOutbox }
  /** The same for jobs, whose statements may take longer. */
  jobContext: Context
  /** Writes the URL of this server to a file, for a second start with the same DATA_DIR. */
  announce(url: string): void
  dispose(): Promise<void>
}

/**
 * Starts or connects to the database, migrates it, and opens all other services of the configuration. With `attach`,
 * a second process may share the DATA_DIR of a running server. Throws ConfigError when something cannot be used.
 */
export async function createContext(
  config: Config,
  log: Log,
  { attach = false } = {},
): Promise<RunningContext> {
  const cleanups: (() => unknown)[] = []
  const dispose = async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) {
      try {
        await cleanUp()
      } catch (error) {
        // Everything opened from here on is closed when a later step fails.
        log.warn(error, 'a part of the server could not be stopped in order')
      }
    }
  }
  try {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share } = config
    if (collector !== undefined) cleanups.push(await startTracing(collector, share))
    const postgres = config.DATABASE_URL ? null : await openEmbeddedPostgres(config, log, attach)
    if (postgres) cleanups.push(() => postgres.stop())
    const direct = postgres?.connection ?? {
      connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    }
    const directName = config.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
    await checkConfigured(directName, () => checkReachable(direct))
    const connection = postgres?.connection ?? { connectionString: config.DATABASE_URL }
    const { db, pool, close } = await openPool(config, log, connection, {
      deadlines: requestDeadlines,
      max: connections.requests,
    })
    cleanups.push(close)
    // Only after checking that DATABASE_URL does not lead to a pooler, which would keep the lock of the migrations.
    await migrate(direct).catch((error: unknown) => {
      throw error instanceof DatabaseVersionError ? new ConfigError(error.message) : error
    })
    const jobPool = await openPool(config, log, connection, {
      deadlines: jobDeadlines,
      max: connections.jobs,
    })
    cleanups.push(() => jobPool.close())
    // Events are taken without waiting for the connections of requests or of what jobs do.
    const eventPool = await openPool(config, log, connection, {
      deadlines: jobDeadlines,
      max: connections.events,
    })
    cleanups.push(() => eventPool.close())

    const replicas = openReplicas(config, log, { db, connection })
    if (replicas) cleanups.push(() => replicas.stop())

    const { storage, location } = await openStorage(config)
    cleanups.push(() => storage.close())
    const secrets = await readSecrets(config)
    const [secret] = secrets
    const onConnect = createSharedStateCheck(location, secrets, log)
    const notifications = createNotifications(
      db,
      direct,
      log,
      config.DATABASE_URL && !attach ? { onConnect } : {},
    )
    cleanups.push(() => notifications.stop())
    await notifications.connect()
    const redis = await openRedisClients(config, log)
    if (redis) cleanups.push(() => closeRedisClients(redis))
    const realtime = createRealtime(await chooseRealtimeAdapter(config, log, notifications, redis))
    cleanups.push(() => realtime.close())
    const rateLimiter = await createRateLimiter(config, db, redis)
    cleanups.push(() => rateLimiter.close())
    const imagePools = createImagePools()
    cleanups.push(() => stopImagePools({ imagePools }))
    const jobs = createJobs(direct, log, { work: config.ROLE !== 'api' && !attach })
    const outbox = createOutbox({ db: eventPool.db, log, jobs })
    cleanups.push(() => jobs.stop())
    cleanups.push(() => outbox.stop())
    const context = {
      config,
      log,
      clock: systemClock,
      db,
      replicas,
      pools: { requests: pool, jobs: jobPool.pool, events: eventPool.pool },
      jobs,
      outbox,
      notifications,
      mail: await openMailer(config, systemClock),
      push: createPushSender({ secrets, subject: `mailto:${brand.contact}`, log }),
      storage,
      virusScanner: await openVirusScanner(config),
      imagePools,
      rateLimiter,
      events: new EventEmitter<Events>(),
      realtime,
      readiness: createReadiness([
        () => sql`select 1 from migration limit 1`.execute(replicas?.standIn() ?? db),
        ...(redis ? [() => redis.limits.ping()] : []),
      ]),
      secret,
      secrets,
    }
    return {
      context,
      jobContext: { ...context, db: jobPool.db },
      announce: (url) => postgres?.announce(url),
      dispose,
    }
  } catch (error) {
    await dispose()
    throw error
  }
}

async function checkReachable(connection: Connection): Promise<void> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...(connection as pg.ClientConfig) })
  await client.connect()
  try {
    await checkEngine(client)
  } finally {
    await client.end()
  }
}

/** Opens a pool and checks that its sessions have their settings. */
async function openPool(
  config: Config,
  log: Log,
  connection: Connection,
  { deadlines, max }: { deadlines: Deadlines; max: number },
) {
  const { DATABASE_DIRECT_URL, DATABASE_PREPARE: prepare, DATABASE_URL } = config
  const pooled = DATABASE_DIRECT_URL !== undefined
  const pool = openDatabase(connection, log, { deadlines, max, prepare, pooled })
  if (!DATABASE_URL) return pool
  try {
    const missing = await checkConfigured('DATABASE_URL', () => findMissingSettings(pool.db, deadlines))
    if (
      pooled &&
      prepare &&
      !(await checkConfigured('DATABASE_URL', () => canKeepPreparedStatements(pool.pool)))
    ) {
      throw new ConfigError(
        'DATABASE_PREPARE cannot be on: the pooler keeps no prepared statements (PgBouncer needs max_prepared_statements).',
      )
    }
    if (missing.length === 0) return pool
    throw new ConfigError(
      `DATABASE_URL needs settings that its pooler does not pass on; run this in the database: ${missing.join('; ')}.`,
    )
  } catch (error) {
    await pool.close()
    if (!pooled && error instanceof ConfigError && /startup parameter/.test(error.message)) {
      throw new ConfigError(
        'DATABASE_DIRECT_URL is missing: DATABASE_URL leads to a pooler, which needs both.',
      )
    }
    throw error
  }
}

/** Null when none are configured, and in a process that serves no requests. */
function openReplicas(
  config: Config,
  log: Log,
  { db: primary, connection }: { db: Database; connection: Connection },
): Replicas | null {
  const { DATABASE_PREPARE: prepare, DATABASE_REPLICA_URL: urls, ROLE } = config
  if (urls.length === 0 || ROLE === 'worker') return null
  const options = { deadlines: replicaDeadlines, max: connections.requests, prepare }
  const watched = openDatabase(connection, log, {
    deadlines: watchDeadlines,
    max: 1,
    acquireTimeout: 2_000,
    prepare,
    pooled: config.DATABASE_DIRECT_URL !== undefined,
  })
  const replicas = urls.map((connectionString) => openDatabase({ connectionString }, log, options))
  return startReplicas({ primary, watched, replicas }, log)
}

/**
 * Fails the start of a process whose storage or secret differs from that of running processes; later differences are
 * only logged.
 */
function createSharedStateCheck(location: string, secrets: readonly Uint8Array[], log: Log) {
  const values = secrets.map((secret) => Buffer.from(secret).toString('hex'))
  let isStarted = false
  return async (client: pg.Client) => {
    const sameFiles = await publishAndCompareValue(client, 'files', [location])
    const sameSecret = await publishAndCompareValue(client, 'secret', values)
    const reason = !sameFiles
      ? 'DATA_DIR differs from that of the other running processes: set the same folder for all of them, or set S3_BUCKET.'
      : 'AUTH_SECRET differs from that of the other running processes: set the same value for all of them, or AUTH_SECRET_PREVIOUS on all of them first.'
    if (sameFiles && sameSecret) isStarted = true
    else if (isStarted) log.error(reason)
    else throw new ConfigError(reason)
  }
}

async function createRateLimiter(
  config: Config,
  db: Database,
  redis: RedisClients | null,
): Promise<RateLimiter> {
  if (!config.RATE_LIMITS) return noRateLimiter
  if (redis) {
    const { createRedisRateLimiter } = await import('./platform/rate-limit/redis.ts')
    return createRedisRateLimiter(redis.limits)
  }
  return config.DATABASE_URL ? createPostgresRateLimiter(db) : createMemoryRateLimiter()
}

async function chooseRealtimeAdapter(
  config: Config,
  log: Log,
  notifications: Notifications,
  redis: RedisClients | null,
) {
  if (redis) {
    const { createRedisAdapter } = await import('./platform/realtime/redis.ts')
    return { adapter: createRedisAdapter(redis.realtime) }
  }
  if (!config.DATABASE_URL) return {}
  return { ...createNotificationsAdapter(notifications, log), onInterruption: notifications.onInterruption }
}

async function openEmbeddedPostgres(config: Config, log: Log, attach: boolean): Promise<EmbeddedPostgres> {
  const { DATA_DIR: dataDir } = config
  await openDataDir(config, 0o700)
  const open = attach ? attachToEmbeddedPostgres : startEmbeddedPostgres
  try {
    return await open({ dataDir, name: 'brilla', log })
  } catch (error) {
    if (error instanceof AlreadyRunningError) {
      const at = error.url ? ` at ${error.url}` : ''
      throw new ConfigError(`Brilla is already running on this DATA_DIR (${error.dataDir})${at}`)
    }
    if (error instanceof MissingBinariesError) {
      throw new ConfigError(`${error.message} Or set DATABASE_URL to a PostgreSQL of your own.`)
    }
    throw error
  }
}
