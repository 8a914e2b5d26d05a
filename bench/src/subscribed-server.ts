/**
 * Brilla's server with one more event handler, for the events of writes that have none yet: so the bench measures what
 * writing and delivering an event costs. It does nothing with them.
 */
import { createApp, createEventHandlers, createJobDefinitions } from '@brilla/server/app'
import { readConfig } from '@brilla/server/config'
import { createContext } from '@brilla/server/create-context'
import { createLog } from '@brilla/server/log'
import { defineEvent, type EventHandler } from '@brilla/server/outbox'

const names = ['like.added', 'like.removed', 'comment.created', 'post.created', 'post.shared', 'follow.added']
const probe: EventHandler<object> = {
  name: 'bench.probe',
  events: names.map((name) => defineEvent<object>(name)),
  async handle() {},
}

const config = readConfig(process.env)
const { context, jobContext, dispose } = await createContext(config, createLog(config.LOG_LEVEL))
context.outbox.register([...createEventHandlers(jobContext), probe])
const app = await createApp(context, null)
await context.jobs.start(createJobDefinitions(jobContext))
context.outbox.start()
process.once('SIGTERM', () => void app.close().then(dispose))
await app.listen({ port: config.PORT, host: config.HOST })
