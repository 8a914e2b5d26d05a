/** Builds the one context, and takes it down again in the reverse order. */
import { EventEmitter } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  AlreadyRunningError,
  attachToEmbeddedPostgres,
  type EmbeddedPostgres,
  MissingBinariesError,
  startEmbeddedPostgres,
} from '@brilla/embedded-postgres'
import { type Config, ConfigError } from './config.ts'
import type { Context, Events } from './context.ts'
import { systemClock } from './platform/clock.ts'
import { type Connection, openDatabase } from './platform/database/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { createJobs, type RunningJobs } from './platform/jobs.ts'
import { noRateLimiter } from './platform/rate-limit/index.ts'
import { createMemoryRateLimiter } from './platform/rate-limit/memory.ts'
import type { Log } from './platform/log.ts'
import { createOutboxMailer, createSmtpMailer, outboxFolder } from './platform/mail.ts'
import { readOrMakeSecret } from './platform/secret.ts'
import { createDiskStorage } from './platform/storage/disk.ts'
import { createNotifications } from './platform/database/notifications.ts'
import { createOutbox, eventInsertion, type RunningOutbox } from './platform/outbox/index.ts'
import { createRealtime } from './platform/realtime/index.ts'
import { createImagePools, stopImagePools } from './media/index.ts'

export interface RunningContext {
  context: Context & { jobs: RunningJobs; outbox: RunningOutbox }
  /** Says where this server answers, for a second start on the same DATA_DIR. */
  announce(url: string): void
  dispose(): Promise<void>
}

/**
 * Starts or reaches the database, migrates it, and opens everything else that the configuration names. With `attach`,
 * a second process may share the DATA_DIR of a running server. Throws ConfigError when the database cannot be used.
 */
export async function createContext(
  config: Config,
  log: Log,
  { attach = false } = {},
): Promise<RunningContext> {
  const postgres = config.DATABASE_URL ? null : await openEmbeddedPostgres(config, log, attach)
  const connection: Connection = postgres?.connection ?? { connectionString: config.DATABASE_URL }
  try {
    await migrate(connection)
    const database = openDatabase(connection, log)
    const jobs = createJobs(database.db, log)
    const notifications = createNotifications(database.db, directConnection(config, connection), log)
    const outbox = createOutbox({ db: database.db, log, notifications })
    database.watchCommits({ text: eventInsertion, onCommit: () => outbox.committed() })
    const context = {
      config,
      log,
      clock: systemClock,
      db: database.db,
      jobs,
      outbox,
      notifications,
      mail: config.SMTP_URL
        ? createSmtpMailer(config.SMTP_URL, config.MAIL_FROM)
        : createOutboxMailer(outboxFolder(config.DATA_DIR), config.MAIL_FROM, systemClock),
      storage: createDiskStorage(join(config.DATA_DIR, 'files')),
      imagePools: createImagePools(),
      rateLimiter: config.RATE_LIMITS ? createMemoryRateLimiter() : noRateLimiter,
      events: new EventEmitter<Events>(),
      realtime: createRealtime(),
      secret: await readSecret(config),
    }
    return {
      context,
      announce: (url) => postgres?.announce(url),
      async dispose() {
        await outbox.stop()
        await jobs.stop()
        await notifications.stop()
        await stopImagePools(context)
        await database.close()
        await postgres?.stop()
      },
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}

async function openEmbeddedPostgres(
  { DATA_DIR: dataDir }: Config,
  log: Log,
  attach: boolean,
): Promise<EmbeddedPostgres> {
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

/** Where LISTEN connects: past the transaction pooler, if there is one. */
function directConnection({ DATABASE_DIRECT_URL }: Config, connection: Connection): Connection {
  return DATABASE_DIRECT_URL ? { connectionString: DATABASE_DIRECT_URL } : connection
}

/** AUTH_SECRET, or one that is made once and kept in DATA_DIR. */
async function readSecret(config: Config): Promise<Uint8Array> {
  if (config.AUTH_SECRET) return new TextEncoder().encode(config.AUTH_SECRET)
  const path = join(config.DATA_DIR, 'secret')
  await mkdir(config.DATA_DIR, { recursive: true })
  return new TextEncoder().encode(await readOrMakeSecret(path, 48))
}
