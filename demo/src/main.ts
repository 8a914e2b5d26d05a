/** Seeds the demonstration data in a process of its own, next to a running server; stops on a signal. */
import { constants, setPriority } from 'node:os'
import { createJobDefinitions } from '@brilla/server/app'
import { rebuildDiscovery, refreshFeatured, refreshFeaturedWork } from '@brilla/server/commands'
import { ConfigError, readConfig } from '@brilla/server/config'
import type { Context } from '@brilla/server/context'
import { createContext } from '@brilla/server/create-context'
import { createLog } from '@brilla/server/log'
import { sortNotifications } from './notifications.ts'
import { formatLogins, printProgress } from './output.ts'
import { seedWorld } from './seed.ts'
import { withSeedingLock } from './seeding-lock.ts'

const stopping = new AbortController()
const { signal } = stopping
// The launcher closes the IPC channel to stop the seeding; it also closes when the launcher is killed.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => stopping.abort())
process.channel?.unref()
// Seeding must not slow down the server for those who are already trying it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

try {
  const config = readConfig(process.env)
  if (config.DEMO) await run({ ...config, RATE_LIMITS: false })
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(config: Context['config']): Promise<void> {
  const log = createLog(config.LOG_LEVEL)
  const { context, dispose } = await createContext(config, log, { attach: true })
  try {
    // Jobs and events are only queued here; the server runs and handles them.
    await context.jobs.start(createJobDefinitions(context))
    await withSeedingLock(context, signal, () => seed(context))
  } catch (error) {
    log.error(error, 'seeding the demonstration data failed; the next start resumes it')
    process.exitCode = 1
  } finally {
    await dispose()
  }
}

async function seed(context: Context): Promise<void> {
  const onProgress = printProgress()
  const onOpen = () => process.stdout.write(formatLogins(context.config))
  await seedWorld(context, { signal, onOpen, onProgress })
  if (signal.aborted) return
  await sortNotifications(context, signal)
  // The server may not have handled all events yet.
  await rebuildDiscovery(context.db)
  await refreshFeatured(context)
  await refreshFeaturedWork(context)
}
