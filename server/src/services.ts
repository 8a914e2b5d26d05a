/**
 * Opens what the configuration names; each either works or is a ConfigError that names its variable. The clients of Redis
 * and S3 are only loaded where they are used, since each takes as much memory as the product's own code.
 */
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Log } from './platform/log.ts'
import { createOutboxMailer, createSmtpMailer, type Mailer, outboxFolder } from './platform/mail.ts'
import type { RedisClient } from './platform/redis.ts'
import { readOrCreateSecret } from './platform/secret.ts'
import { createDiskStorage } from './platform/storage/disk.ts'
import type { Storage } from './platform/storage/index.ts'
import { inSpan } from './platform/tracing.ts'
import { createVirusScanner, type VirusScanner } from './platform/virus-scanner.ts'

/** Runs `open`; what it throws becomes a ConfigError about `variable`. */
export async function checkConfigured<T>(variable: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`${variable} cannot be used: ${describe(error)}.`)
  }
}

/** Where several addresses were tried, the first reason. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** Makes the DATA_DIR unless it exists. */
export async function openDataDir({ DATA_DIR }: Config, mode?: number): Promise<void> {
  await checkConfigured('DATA_DIR', async () => {
    await mkdir(DATA_DIR, { recursive: true, mode })
    await access(DATA_DIR, constants.W_OK)
  })
}

/** Files, and a name for where they are, which is the same for all processes that share them. */
export async function openStorage(config: Config): Promise<{ storage: Storage; location: string }> {
  const { s3, DATA_DIR } = config
  if (!s3) {
    await openDataDir(config)
    const id = await readOrCreateSecret(join(DATA_DIR, 'files-id'), 16)
    return { storage: createDiskStorage(join(DATA_DIR, 'files')), location: id }
  }
  const { createS3Storage, describeS3Failure } = await import('./platform/storage/s3.ts')
  const storage = createS3Storage(s3)
  try {
    await storage.check()
  } catch (error) {
    storage.close()
    const { variable, reason } = describeS3Failure(error)
    throw new ConfigError(`${variable} cannot be used: ${reason}.`)
  }
  return { storage, location: `${s3.endpoint} ${s3.bucket}` }
}

/** Mail through SMTP_URL, checked where this process sends any; without it, files in DATA_DIR. */
export async function openMailer(
  { DATA_DIR, MAIL_FROM, ROLE, SMTP_URL }: Config,
  clock: Clock,
): Promise<Mailer> {
  if (!SMTP_URL) return traceMails(createOutboxMailer(outboxFolder(DATA_DIR), MAIL_FROM, clock))
  const mailer = createSmtpMailer(SMTP_URL, MAIL_FROM)
  if (ROLE !== 'api') await checkConfigured('SMTP_URL', () => mailer.check())
  return traceMails(mailer)
}

const traceMails = ({ send }: Mailer): Mailer => ({ send: (mail) => inSpan('mail', () => send(mail)) })

/** The virus scanner of uploads at CLAMAV_HOST; null without one. */
export async function openVirusScanner({ CLAMAV_HOST }: Config): Promise<VirusScanner | null> {
  if (!CLAMAV_HOST) return null
  const scanner = createVirusScanner(CLAMAV_HOST)
  await checkConfigured('CLAMAV_HOST', () => scanner.check())
  return scanner
}

export interface RedisClients {
  /** Fails at once while the connection is interrupted. */
  limits: RedisClient
  /** Sends later what was to be sent meanwhile. */
  realtime: RedisClient
}

export async function openRedisClients(
  { REDIS_URL, certificate }: Config,
  log: Log,
): Promise<RedisClients | null> {
  if (!REDIS_URL) return null
  const { openRedis } = await import('./platform/redis.ts')
  return checkConfigured('REDIS_URL', async () => ({
    limits: await openRedis(REDIS_URL, log, { queue: false, certificate }),
    realtime: await openRedis(REDIS_URL, log, { queue: true, certificate }),
  }))
}

export async function closeRedisClients({ limits, realtime }: RedisClients): Promise<void> {
  for (const client of [limits, realtime]) {
    if (client.isReady) await client.close()
    else client.destroy()
  }
}

/** The secrets that verify and decrypt; the first one, AUTH_SECRET, also signs and encrypts. */
export async function readSecrets(config: Config): Promise<[Uint8Array, ...Uint8Array[]]> {
  const previous = config.AUTH_SECRET_PREVIOUS.map((secret) => new TextEncoder().encode(secret))
  return [await readSecret(config), ...previous]
}

/** AUTH_SECRET, or one that is made once and kept in DATA_DIR. */
async function readSecret(config: Config): Promise<Uint8Array> {
  if (config.AUTH_SECRET) return new TextEncoder().encode(config.AUTH_SECRET)
  const path = join(config.DATA_DIR, 'secret')
  await openDataDir(config)
  return new TextEncoder().encode(await readOrCreateSecret(path, 48))
}
