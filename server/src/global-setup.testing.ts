/** Vitest's global setup: a temporary PostgreSQL for the run, whose databases are clones of one that the server has prepared. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createJobDefinitions } from './app.ts'
import { readConfig } from './config.ts'
import { createContext } from './create-context.ts'
import { startTestPostgres, type TestDatabase, toUrl } from './platform/database/testing.ts'
import { createLog } from './platform/log.ts'

export default (project: TestProject): Promise<() => Promise<void>> => startTestPostgres(project, prepare)

/** Migrates the database and creates the queues of all jobs, which each test server would otherwise do. */
async function prepare(connection: TestDatabase['connection']): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-template-'))
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: toUrl(connection), DATA_DIR: folder })
  const { context, jobContext, dispose } = await createContext(config, createLog('silent'))
  await context.jobs.start(createJobDefinitions(jobContext))
  await dispose()
  await rm(folder, { recursive: true, force: true })
}
