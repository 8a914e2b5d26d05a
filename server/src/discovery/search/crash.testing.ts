/**
 * A process that a test kills: it serves requests, whose writes commit with their events, and handles none of the events.
 * Its configuration is in the environment; its argument is the list of requests as JSON.
 */
import type { InjectOptions } from 'fastify'
import { createApp, createJobDefinitions } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createContext } from '../../create-context.ts'
import { createLog } from '../../platform/log.ts'

const { context } = await createContext(readConfig(process.env), createLog('silent'), { attach: true })
await context.jobs.start(createJobDefinitions(context))
const app = await createApp(context, null, { maxEventLoopDelay: 30_000 })
const statuses: number[] = []
for (const request of JSON.parse(process.argv[2] ?? '[]') as InjectOptions[]) {
  statuses.push((await app.inject(request)).statusCode)
}
process.stdout.write(`${JSON.stringify(statuses)}\n`)
// Runs until it is killed.
setInterval(() => {}, 60_000)
