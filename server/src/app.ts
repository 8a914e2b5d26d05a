/** The whole server put together; it listens to nothing yet. */
import { accountContract } from '@brilla/contract/account'
import { categoryContract } from '@brilla/contract/category'
import { sessionContract } from '@brilla/contract/session'
import type { FastifyInstance } from 'fastify'
import { type Handlers, mountRoutes } from './access/index.ts'
import { accountJobs, accountRoutes } from './account/index.ts'
import { categoryRoutes } from './category/index.ts'
import type { Context } from './context.ts'
import { mountDocs } from './core/http/docs.ts'
import { mountOperation } from './core/http/operation.ts'
import { mountOutbox } from './core/http/outbox.ts'
import { type Pages, mountPages } from './core/http/pages.ts'
import { createHttp } from './core/http/server.ts'
import type { JobKind } from './core/jobs.ts'
import { authenticateToken, sessionJobs, sessionRoutes } from './session/index.ts'

/** The routes that are answered. */
export const routes = { ...accountContract, ...sessionContract, ...categoryContract }

/** Every command and every read of the product by its name in the contract. */
export function createHandlers(context: Context): Handlers<typeof routes> {
  return {
    ...accountRoutes(context),
    ...sessionRoutes(context),
    ...categoryRoutes(context),
  }
}

/** Every kind of work that is done behind the calls. */
export function createJobKinds(context: Context): JobKind<never>[] {
  return [...accountJobs(context), ...sessionJobs(context)]
}

/** The HTTP server with all its routes; `pages` is the built web client, null where it is not served. */
export async function createApp(context: Context, pages: Pages | null): Promise<FastifyInstance> {
  const { config, log } = context
  const app = await createHttp(config, log, pages?.inlineScripts ?? [])
  mountOperation(app, context)
  await mountDocs(app, routes, config.PUBLIC_URL)
  mountRoutes(app, context, routes, createHandlers(context), (token) => authenticateToken(context, token))
  if (!config.production && !config.SMTP_URL) mountOutbox(app, config)
  if (pages) await mountPages(app, pages)
  return app
}
