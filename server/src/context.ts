/** Everything a room needs and does not make itself: built in one place, handed over, disposed in one place. */
import type { EventEmitter } from 'node:events'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/index.ts'
import type { Jobs } from './platform/jobs.ts'
import type { RateLimiter } from './platform/rate-limit/index.ts'
import type { Log } from './platform/log.ts'
import type { Mailer } from './platform/mail.ts'
import type { Notifications } from './platform/database/notifications.ts'
import type { Outbox } from './platform/outbox/index.ts'
import type { Readiness } from './platform/readiness.ts'
import type { Storage } from './platform/storage/index.ts'
import type { Realtime } from './platform/realtime/index.ts'
import type { WorkerPool } from './platform/worker-pool.ts'

/** What happened on this node, told after the commit to whoever keeps in memory what it changed. */
export interface Events {
  /** One of an account's sessions ended or was freshened, or its type, status, rights or blocks are others now. */
  accountChanged: [accountId: string]
}

export interface Context {
  config: Config
  log: Log
  clock: Clock
  db: Database
  jobs: Jobs
  /** Events of modules, for other modules' handlers. */
  outbox: Outbox
  /** Hints between processes. */
  notifications: Notifications
  mail: Mailer
  storage: Storage
  /** Processes that re-encode images (media/image.ts): uploads, which a request waits for, and crops. */
  imagePools: { uploads: WorkerPool; crops: WorkerPool }
  rateLimiter: RateLimiter
  events: EventEmitter<Events>
  realtime: Realtime
  readiness: Readiness
  /** Signs and verifies tokens and presigned addresses. */
  secret: Uint8Array
}
