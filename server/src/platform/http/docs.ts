/** Serves the OpenAPI document at `/api/openapi.json` and its page at `/api/docs` (P-wire-11). */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { docsPaths } from '@brilla/contract/docs-paths'

/** Content security policy of the page; it does not upgrade to HTTPS, which may be unavailable. */
const csp = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
}

export async function mountDocs(app: FastifyInstance, document: object): Promise<void> {
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    await docs.register(swaggerUi, { routePrefix: docsPaths.page, staticCSP: csp })
  })
  app.get(docsPaths.openapi, async () => document)
}
