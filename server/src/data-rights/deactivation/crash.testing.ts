/** A process that a test kills while it deletes expired accounts. Its configuration is in the environment. */
import { createEventHandlers } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createContext } from '../../create-context.ts'
import { createLog } from '../../platform/log.ts'
import { deleteExpiredAccounts } from './deactivation.jobs.ts'

const { context, jobContext } = await createContext(readConfig(process.env), createLog('silent'), {
  attach: true,
})
context.outbox.register(createEventHandlers(jobContext))
await context.jobs.start([])
await deleteExpiredAccounts(jobContext)
