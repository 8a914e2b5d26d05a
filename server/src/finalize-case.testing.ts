/**
 * Makes decisions about cases final, next to a running server: browser tests cannot wait for the end of the time in which
 * they can be undone. Run with the ids of the cases.
 */
import { sql } from 'kysely'
import { createJobDefinitions } from './app.ts'
import { readConfig } from './config.ts'
import { createContext } from './create-context.ts'
import { finalizeDecisions } from './safety/moderation/index.ts'
import { createLog } from './platform/log.ts'

const { context, dispose } = await createContext(readConfig(process.env), createLog('warn'), { attach: true })
await context.jobs.start(createJobDefinitions(context))
await sql`
  update undoable_action set final_at = now() where subject_id = any(${process.argv.slice(2)}::uuid[])
`.execute(context.db)
await finalizeDecisions(context)
await dispose()
