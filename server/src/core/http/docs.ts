/** The OpenAPI document and its page, made from the contract and from nothing else. */
import { errorCatalogue, problem } from '@brilla/contract/errors'
import type { Route } from '@brilla/contract/route'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Serves `/api/openapi.json` and `/api/docs`. */
export async function mountDocs(
  app: FastifyInstance,
  routes: Record<string, Route>,
  server: string,
): Promise<void> {
  const document = createOpenApi(routes, server)
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  })
  app.get('/api/openapi.json', async () => document)
}

function createOpenApi(routes: Record<string, Route>, server: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Brilla', version: '1', description: audiences(routes) },
    servers: [{ url: `${server}/api` }],
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-access-token' } },
      schemas: { Problem: jsonSchema(problem) },
    },
    paths,
  }
}

function operation(name: string, route: Route): Json {
  return {
    operationId: name,
    summary: route.summary,
    description: `Audience: ${route.audience}${route.fresh ? ', fresh' : ''}.`,
    tags: [route.path.split('/')[1]],
    ...(route.audience !== 'guest' && { security: [{ token: [] }] }),
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...parameters('header', route.headers),
    ],
    ...(route.body && {
      requestBody: { content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } },
    }),
    responses: { ...successes(route), ...failures(route) },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(where: string, schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

function successes(route: Route): Json {
  return Object.fromEntries(
    Object.entries(route.replies).map(([status, schema]) => [
      status,
      {
        description: schema ? 'The answer.' : 'Done.',
        ...(schema && { content: { 'application/json': { schema: jsonSchema(schema) } } }),
      },
    ]),
  )
}

function failures(route: Route): Json {
  const codes = new Map<number, string[]>()
  const own = route.errors ?? []
  const byInput = route.body
    ? (['invalid', 'invalid_input'] as const)
    : route.query
      ? (['invalid'] as const)
      : []
  const byAudience = route.audience === 'guest' ? [] : (['unauthorized'] as const)
  const byLimit = route.limits ? (['too_many'] as const) : []
  for (const each of [...byAudience, ...byInput, ...own, ...byLimit]) {
    const { code, status } =
      typeof each === 'string' ? { code: each, status: errorCatalogue[each].status } : each
    codes.set(status, [...(codes.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      status,
      {
        description: list.join(' · '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/** The table of who may call what. */
function audiences(routes: Record<string, Route>): string {
  const rows = Object.values(routes).map(
    (route) => `| ${route.method} ${route.path} | ${route.audience}${route.fresh ? ', fresh' : ''} |`,
  )
  return ['| Call | Audience |', '|---|---|', ...rows].join('\n')
}
