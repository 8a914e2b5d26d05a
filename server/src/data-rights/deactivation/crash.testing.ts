/** A process that a test kills while it deletes expired accounts. Its configuration is in the environment. */
import { createJobDefinitions } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { createContext } from '../../create-context.ts'
import { createLog } from '../../platform/log.ts'
import { deleteExpiredAccounts } from './deactivation.jobs.ts'

const { context, jobContext } = await createContext(readConfig(process.env), createLog('silent'), {
  attach: true,
})
await context.jobs.start(createJobDefinitions(jobContext))
await deleteExpiredAccounts(jobContext)
