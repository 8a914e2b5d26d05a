/** The OpenAPI document and its page, generated from the contract. */
import { brand } from '@brilla/contract/brand'
import { type ErrorCode, errorCatalog, problem } from '@brilla/contract/errors'
import type { Route } from '@brilla/contract/route'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { filePaths } from './docs.files.ts'

type Json = Record<string, unknown>

/** Content security policy of the page; it does not upgrade to HTTPS, which may be unavailable. */
const csp = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
}

/** Serves `/api/openapi.json` and `/api/docs`. */
export async function mountDocs(
  app: FastifyInstance,
  routes: Record<string, Route>,
  server: string,
): Promise<void> {
  const document = createOpenApi(routes, server)
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: csp })
  })
  app.get('/api/openapi.json', async () => document)
}

function createOpenApi(routes: Record<string, Route>, server: string): Json {
  const paths = filePaths(server, describeFailures)
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version: '1', description: audiences(routes) },
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
      requestBody: {
        required: !route.body.safeParse(undefined).success,
        content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
      },
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
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

function successes(route: Route): Json {
  return Object.fromEntries(
    Object.entries(route.replies).map(([status, schema]) => [
      status,
      {
        description: schema ? 'The requested data.' : route.download ? 'The file.' : 'Done.',
        ...(route.download && { content: { [route.download]: {} } }),
        ...(schema && { content: { 'application/json': { schema: jsonSchema(schema) } } }),
      },
    ]),
  )
}

const member = ['unauthorized', 'choose_type'] as const

/** Errors of each audience (P-wire-10). */
const byAudience: Record<Route['audience'], readonly ErrorCode[]> = {
  guest: [],
  user: ['unauthorized'],
  member,
  owner: member,
  talento: [...member, 'only_talento'],
  agencia: [...member, 'only_agencia'],
  moderator: [...member, 'forbidden'],
}

function failures(route: Route): Json {
  const byInput = route.body
    ? (['invalid', 'invalid_input', 'not_json', 'too_large'] as const)
    : route.query
      ? (['invalid'] as const)
      : []
  return describeFailures([
    ...byAudience[route.audience],
    ...(route.audience !== 'guest' && !route.allowSuspended ? (['suspended'] as const) : []),
    ...(route.fresh ? (['reauthenticate'] as const) : []),
    ...byInput,
    // What cannot stand in an address of ours.
    ...(route.params ? (['not_found'] as const) : []),
    ...(route.errors ?? []),
    ...(route.limits ? (['too_many'] as const) : []),
    'unavailable',
  ])
}

/** Responses of the given error codes, grouped by status. */
function describeFailures(list: NonNullable<Route['errors']>): Json {
  const told = list.map((each) =>
    typeof each === 'string' ? { code: each, status: errorCatalog[each].status } : each,
  )
  const codes = Object.groupBy(told, ({ status }) => status)
  return Object.fromEntries(
    Object.entries(codes).map(([status, same]) => [
      status,
      {
        description: [...new Set(same?.map(({ code }) => code))].join(' · '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/** Table of routes and audiences. */
function audiences(routes: Record<string, Route>): string {
  const rows = Object.values(routes).map(
    (route) => `| ${route.method} ${route.path} | ${route.audience}${route.fresh ? ', fresh' : ''} |`,
  )
  return ['| Call | Audience |', '|---|---|', ...rows].join('\n')
}
