/** The services that modules share. Created by `createContext` and passed to every module. */
import type { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/index.ts'
import type { Jobs } from './platform/jobs/index.ts'
import type { RateLimiter } from './platform/rate-limit/index.ts'
import type { Log } from './platform/log.ts'
import type { Mailer } from './platform/mail.ts'
import type { Notifications } from './platform/database/notifications.ts'
import type { Replicas } from './platform/database/replicas.ts'
import type { Outbox } from './platform/outbox/index.ts'
import type { Readiness } from './platform/readiness.ts'
import type { Storage } from './platform/storage/index.ts'
import type { Realtime } from './platform/realtime/index.ts'
import type { VirusScanner } from './platform/virus-scanner.ts'
import type { PushSender } from './platform/web-push.ts'
import type { WorkerPool } from './platform/worker-pool.ts'

/** In-process events, emitted after the commit so that in-memory caches can be invalidated. */
export interface Events {
  /** A session of the account ended or was reauthenticated, or its type, status, rights or blocks changed. */
  accountChanged: [accountId: string]
}

export interface Context {
  config: Config
  log: Log
  clock: Clock
  db: Database
  /** Replicas of `db`; null when none are configured. */
  replicas: Replicas | null
  /** The connections of this process: those of `db`, of what jobs do, and for taking events. */
  pools: Record<'requests' | 'jobs' | 'events', pg.Pool>
  jobs: Jobs
  /** Events of modules, for other modules' handlers. */
  outbox: Outbox
  /** Short messages between processes. */
  notifications: Notifications
  mail: Mailer
  /** Web Push to devices. */
  push: PushSender
  storage: Storage
  /** Null when none is configured. */
  virusScanner: VirusScanner | null
  /**
   * Processes that re-encode images (media/image.ts): uploads, which a request waits for, requested crops, and those made
   * in advance.
   */
  imagePools: Record<'uploads' | 'crops' | 'background', WorkerPool>
  rateLimiter: RateLimiter
  events: EventEmitter<Events>
  realtime: Realtime
  readiness: Readiness
  /** Signs and encrypts: tokens, links, presigned URLs, secrets of two-step login. */
  secret: Uint8Array
  /** Verify and decrypt: the same one first, then those that it has replaced (AUTH_SECRET_PREVIOUS). */
  secrets: readonly Uint8Array[]
}
