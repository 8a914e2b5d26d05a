/** Starts the server, and stops it on a signal. */
import { createApp, createEventHandlers, createJobDefinitions } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { loadPages } from './platform/http/pages.ts'
import { createLog } from './platform/log.ts'
import { createContext } from './create-context.ts'
import { enqueueFeaturedRefresh } from './discovery/index.ts'

try {
  const config = readConfig(process.env)
  const pages = await loadPages()
  const { context, announce, dispose } = await createContext(config, createLog(config.LOG_LEVEL))
  context.outbox.register(createEventHandlers(context))
  const app = await createApp(context, pages).catch(async (error: unknown) => {
    await dispose()
    throw error
  })
  let stopped: Promise<void> | undefined
  const stopOnce = async () => {
    await app.close()
    await dispose()
  }
  const stop = () => (stopped ??= stopOnce())
  // The launcher closes the IPC channel to stop the server; it also closes when the launcher is killed.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, stop)
  process.channel?.unref()
  try {
    await context.jobs.start(createJobDefinitions(context))
    context.outbox.start()
    await enqueueFeaturedRefresh(context)
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw isPortTaken(error)
      ? new ConfigError(`PORT ${config.PORT} is taken by another program: set another.`)
      : error
  }
  announce(config.PUBLIC_URL)
  const address = `Brilla is at ${config.PUBLIC_URL}`
  if (config.production) context.log.info(address)
  else process.stdout.write(`\n  ${address}\n\n`)
  // The launcher seeds the demonstration world in a process of its own, once there is a server to seed.
  process.send?.({ type: 'ready', demo: config.DEMO })
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
