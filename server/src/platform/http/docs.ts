/** Serves the OpenAPI document at `/api/openapi.json` and its page at `/api/docs` (P-wire-11). */
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { docsPaths } from '@brilla/contract/platform/docs-paths'
import { sendSharedBody, type SharedBody } from './shared-body.ts'

/** Content security policy of the page; it does not upgrade to HTTPS, which may be unavailable. */
const csp = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

export async function mountDocs(app: FastifyInstance, document: SharedBody): Promise<void> {
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: {} as never } })
    await docs.register(swaggerUi, {
      routePrefix: docsPaths.page,
      staticCSP: csp,
      uiHooks: { onRequest: redirectToDocument },
    })
  })
  app.get(docsPaths.openapi, (request, reply) => {
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    return sendSharedBody(request, reply, document)
  })
}

/** The page reads the document below its own address, where the library would write it anew for each request. */
async function redirectToDocument({ routeOptions }: FastifyRequest, reply: FastifyReply) {
  if (/\/(json|yaml)$/.test(routeOptions.url ?? '')) return reply.redirect(docsPaths.openapi)
}
