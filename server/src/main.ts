/** Starts the server in its role, and stops it on a signal. */
import { createApp, createEventHandlers, createJobDefinitions, createWorkerApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { createContext } from './create-context.ts'
import { refreshStaleFeatured } from './discovery/search/index.ts'
import { listen } from './listen.ts'
import { loadPages } from './platform/http/pages.ts'
import { createLog } from './platform/log.ts'
import { createShutdown } from './shutdown.ts'

try {
  const config = readConfig(process.env)
  const servesRequests = config.ROLE !== 'worker'
  const doesJobs = config.ROLE !== 'api'
  const pages = servesRequests ? await loadPages() : null
  const running = await createContext(config, createLog(config.LOG_LEVEL))
  const { context, jobContext } = running
  const creating = servesRequests ? createApp(context, pages) : createWorkerApp(context)
  const app = await creating.catch(async (error: unknown) => {
    await running.dispose()
    throw error
  })
  const stop = createShutdown(app, running)
  // The library of the jobs may sleep for two minutes before it would notice that it is not wanted any more.
  const end = () => void stop().then(() => process.exit())
  // The launcher closes the IPC channel to stop the server; it also closes when the launcher is killed.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, end)
  process.channel?.unref()
  try {
    await context.jobs.start(createJobDefinitions(jobContext))
    if (doesJobs) {
      context.outbox.start(createEventHandlers(jobContext))
      await refreshStaleFeatured(context)
    }
    await listen(app, config)
  } catch (error) {
    await stop()
    throw error
  }
  running.announce(config.PUBLIC_URL)
  const address = `Brilla is at ${config.PUBLIC_URL}`
  if (config.production || config.ROLE !== 'all') context.log.info({ role: config.ROLE }, address)
  else process.stdout.write(`\n  ${address}\n\n`)
  // The launcher seeds the demonstration data in a separate process once the server is ready.
  process.send?.({ type: 'ready', demo: config.DEMO && config.ROLE === 'all' })
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
