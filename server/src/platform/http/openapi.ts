/** The OpenAPI document, generated from the contract. */
import { brand } from '@brilla/contract/platform/brand'
import { type ErrorCode, errorCatalog, problem } from '@brilla/contract/platform/errors'
import type { Route } from '@brilla/contract/platform/route'
import { z } from 'zod'
import { apiPath } from '@brilla/contract/platform/route-url'
import { filePaths } from './openapi.files.ts'

type Json = Record<string, unknown>

/** The document of the routes. */
export function createOpenApi(routes: Record<string, Route>): Json {
  const schemas = createSchemas()
  const paths = filePaths(describeFailures)
  for (const [name, route] of Object.entries(routes)) {
    const path = `${apiPath}${route.path}`
    const operation = describeOperation(name, route, schemas)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation }
  }
  schemas.convert(problem, 'output')
  return {
    openapi: '3.1.0',
    info: {
      title: brand.name,
      version: '1',
      description: describeAudiences(Object.values(routes)),
      contact: { name: brand.name, email: brand.contact },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to the document, so that it is right behind any host name.
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-access-token' } },
      headers: {
        'X-Access-Token': {
          description: 'A new token of this session. Once it is used, earlier ones are refused.',
          schema: { type: 'string' },
        },
        'Retry-After': { description: 'Seconds until a retry can succeed.', schema: { type: 'integer' } },
      },
      schemas: schemas.named,
    },
  }
}

/** Groups of operations, by the first segment of their paths. */
const tags = {
  users: 'Accounts, sessions, profiles, following and discovery.',
  categories: 'The creative categories and their people.',
  posts: 'Posts, their lists and saved posts.',
  comments: 'Comments on posts.',
  reactions: 'Likes of posts and comments.',
  notifications: 'Notifications and pushes.',
  messages: 'Conversations and message requests.',
  lists: 'Lists of people that an agency keeps.',
  presentations: 'People of a list behind a link, and votes on them.',
  agencies: 'Agencies, for talents.',
  'press-kit': 'Press kits, and links to them.',
  cities: 'Suggestions of cities.',
  translations: 'Translations of texts on demand.',
  contact: 'Questions and privacy requests.',
  moderation: 'The desk of the moderators.',
  transparency: 'Numbers of reports and decisions.',
  'client-errors': 'Errors of the web client.',
  files: 'Uploads, downloads and crops of images.',
}

function describeOperation(name: string, route: Route, schemas: Schemas): Json {
  return {
    operationId: name,
    summary: route.summary,
    description: `Audience: ${route.audience}${route.fresh ? ', fresh' : ''}.`,
    tags: [route.path.split('/')[1]],
    security: route.audience === 'guest' ? [] : [{ token: [] }],
    parameters: [
      ...describeParameters('path', route.params, route.example?.params),
      ...describeParameters('query', route.query, route.example?.query),
      ...describeParameters('header', route.headers, route.example?.headers),
    ],
    ...(route.body && {
      requestBody: {
        required: !route.body.safeParse(undefined).success,
        content: {
          'application/json': { schema: schemas.convert(route.body, 'input'), example: route.example?.body },
        },
      },
    }),
    responses: { ...describeReplies(route, schemas), ...describeRouteFailures(route) },
  }
}

type Schemas = ReturnType<typeof createSchemas>

/** Converts schemas to JSON Schema; those with an `id` in the contract become named components. */
function createSchemas() {
  const named: Record<string, unknown> = {}
  return {
    named,
    convert(schema: z.ZodType, io: 'input' | 'output'): Json {
      const { $schema: _, ...converted } = z.toJSONSchema(schema, { io, override: removeSafeIntegers })
      const text = JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/')
      const { $defs, ...json } = JSON.parse(text) as Json & { $defs?: Json }
      for (const [id, definition] of Object.entries($defs ?? {})) {
        if (JSON.stringify(named[id] ?? definition) !== JSON.stringify(definition))
          throw new Error(`two schemas are named ${id}`)
        named[id] = definition
      }
      return json
    },
  }
}

/** Removes the range of safe integers, which every JSON integer has, and which hides the ranges that are rules. */
function removeSafeIntegers({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

function describeParameters(
  where: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
  example: Readonly<Record<string, string>> | undefined,
): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { $schema: _, description, example: own, ...json } = z.toJSONSchema(field, { io: 'input' })
    const sent = example?.[name]
    const asNumber = (value: string) => (json.type === 'integer' ? Number(value) : value)
    return {
      name,
      in: where,
      required: where === 'path' || !field.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema: json,
      example: sent === undefined ? (own ?? json.const ?? json.enum?.[0]) : asNumber(sent),
    }
  })
}

const heldReply = z.object({ held: z.literal(true) }).meta({ id: 'Held' })

function describeReplies(route: Route, schemas: Schemas): Json {
  const replies = Object.fromEntries(
    Object.entries(route.replies).map(([status, schema]) => {
      if (schema) {
        const content = { 'application/json': { schema: schemas.convert(schema, 'output') } }
        return [status, { description: 'Success.', content }]
      }
      const headers = route.renewsToken && {
        'X-Access-Token': { $ref: '#/components/headers/X-Access-Token' },
      }
      if (!route.download)
        return [status, { description: 'Success, without a body.', ...(headers && { headers }) }]
      const file = { schema: { type: 'string', format: 'binary' } }
      const content = Object.fromEntries([route.download].flat().map((type) => [type, file]))
      return [status, { description: 'The file.', content }]
    }),
  )
  if (!route.held) return replies
  const content = { 'application/json': { schema: schemas.convert(heldReply, 'output') } }
  return { ...replies, 202: { description: 'It waits until a moderator has looked at it.', content } }
}

const member = ['unauthorized', 'choose_type'] as const

/** Errors of each audience (P-wire-10). */
const audienceErrors: Record<Route['audience'], readonly ErrorCode[]> = {
  guest: [],
  user: ['unauthorized'],
  member,
  owner: member,
  talento: [...member, 'only_talento'],
  agencia: [...member, 'only_agencia'],
  moderator: ['unauthorized', 'not_found'],
}

function describeRouteFailures(route: Route): Json {
  const inputErrors: ErrorCode[] = [
    ...(route.body ? (['invalid', 'invalid_input'] as const) : []),
    ...(route.query || route.headers ? (['invalid'] as const) : []),
    // A body is parsed also where it is not used.
    ...(route.method === 'GET' ? [] : (['not_json', 'too_large'] as const)),
  ]
  return describeFailures([
    ...audienceErrors[route.audience],
    ...(route.rejectsInvalidToken ? (['unauthorized'] as const) : []),
    ...(route.audience !== 'guest' && !route.allowSuspended ? (['suspended'] as const) : []),
    ...(route.fresh ? (['reauthenticate'] as const) : []),
    ...(route.hasSideEffects ? (['forbidden'] as const) : []),
    ...inputErrors,
    // A path parameter that is not valid Unicode.
    ...(route.params ? (['not_found'] as const) : []),
    ...(route.errors ?? []),
    ...(route.limits ? (['too_many'] as const) : []),
    'headers_too_large',
    ...(route.method === 'GET' ? [] : (['read_only'] as const)),
    'unavailable',
  ])
}

/** Describes the responses of error codes, grouped by status. */
function describeFailures(list: NonNullable<Route['errors']>): Json {
  const errors = list.map((each) =>
    typeof each === 'string' ? { code: each, status: errorCatalog[each].status } : each,
  )
  return Object.fromEntries(
    Object.entries(Object.groupBy(errors, ({ status }) => status)).map(([status, same]) => [
      status,
      {
        description: [...new Set(same?.map(({ code }) => code))].join(' · '),
        ...((status === '429' || status === '503') && {
          headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
        }),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/** Table of routes and audiences. */
function describeAudiences(routes: readonly Route[]): string {
  const rows = routes.map(
    (route) =>
      `| ${route.method} ${apiPath}${route.path} | ${route.audience}${route.fresh ? ', fresh' : ''} |`,
  )
  return ['| Request | Audience |', '|---|---|', ...rows].join('\n')
}
