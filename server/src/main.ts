/** Starts the server, fills the demonstration world where one is wanted, and stops when it is asked to. */
import { createApp, createJobKinds } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { AlreadyRunningError } from './core/database/embedded.ts'
import { loadPages } from './core/http/pages.ts'
import { createLog } from './core/log.ts'
import { createContext } from './create-context.ts'
import { welcome } from './welcome.ts'

try {
  const config = readConfig(process.env)
  const { context, announce, dispose } = await createContext(config, createLog(config.LOG_LEVEL))
  const app = await createApp(context, await loadPages())
  await context.jobs.start(createJobKinds(context))
  await app.listen({ port: config.PORT, host: config.HOST })
  announce(config.PUBLIC_URL)
  const stopping = new AbortController()
  const filled = welcome(context, stopping.signal)
  const stop = async () => {
    stopping.abort()
    await filled
    await app.close()
    await dispose()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof AlreadyRunningError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
