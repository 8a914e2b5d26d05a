/** Starts the server, fills the demonstration world where one is wanted, and stops when it is asked to. */
import { createApp, createEventHandlers, createJobKinds } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { loadPages } from './platform/http/pages.ts'
import { createLog } from './platform/log.ts'
import { createContext } from './create-context.ts'
import { enqueueFeaturedRefresh } from './discovery/index.ts'
import { welcome } from './welcome.ts'

try {
  const config = readConfig(process.env)
  const pages = await loadPages()
  const { context, announce, dispose } = await createContext(config, createLog(config.LOG_LEVEL))
  context.outbox.register(createEventHandlers(context))
  const app = await createApp(context, pages).catch(async (error: unknown) => {
    await dispose()
    throw error
  })
  const stopping = new AbortController()
  let filled: Promise<void> | undefined
  let stopped: Promise<void> | undefined
  const stopOnce = async () => {
    stopping.abort()
    await filled
    await app.close()
    await dispose()
  }
  const stop = () => (stopped ??= stopOnce())
  // Ctrl-C reaches the whole group and the launcher passes it on as well; a launcher that was killed says nothing.
  for (const ending of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(ending, stop)
  process.channel?.unref()
  try {
    await context.jobs.start(createJobKinds(context))
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
  filled = welcome(context, stopping.signal)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
