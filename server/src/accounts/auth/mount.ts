/** Mounts the contract's routes: authenticate, authorize, rate-limit, parse, handle, serialize. */
import { trimInvisible } from '@brilla/contract/platform/text'
import type { Readable } from 'node:stream'
import type { Language } from '@brilla/contract/platform/errors'
import type { RateLimit } from '@brilla/contract/platform/limits'
import { heldReply, type ParsedInput, type Reply, type Route } from '@brilla/contract/platform/route'
import fastJson from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { apiPath } from '@brilla/contract/platform/route-url'
import type { Context } from '../../context.ts'
import type { Admission } from '../../platform/http/admission.ts'
import { parseBody, parseParams, parseQuery } from '../../platform/http/parse-request.ts'
import { preferredLanguage } from '../../platform/http/language.ts'
import { getClientNetwork } from '../../platform/http/client-network.ts'
import { ProblemError, throwProblem } from '../../platform/http/problem.ts'
import type { Database } from '../../platform/database/index.ts'
import { inTrace } from '../../platform/tracing.ts'
import type { ReportOutcome } from '../../platform/rate-limit/index.ts'
import { type CallerFor, checkAudience } from './audience.ts'
import type { Authenticate } from './authenticate.ts'
import type { Caller } from './caller.ts'
import { issueToken } from './session.ts'
import { saveWrittenPosition } from './session.store.ts'

/** Argument of a handler: the parsed input and its sender. */
export type Call<R extends Route> = ParsedInput<R> & {
  caller: CallerFor<R['audience']>
  language: Language
  /** The User-Agent header. */
  userAgent: string
  /** Key of limits per network address (platform/http/client-network.ts). */
  clientNetwork: string
} & (R extends { download: string | readonly string[] }
    ? {
        /** Aborted when the connection is closed. */
        signal: AbortSignal
      }
    : unknown)

/** A file response, streamed while it is generated. */
export interface Download {
  /** Of a route with several, which one it is. */
  type?: string
  filename: string
  stream: Readable
}

export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<
  | (R extends { download: string | readonly string[] } ? Download : Reply<R>)
  | (R extends { held: true } ? typeof heldReply : never)
>

/** The handlers of a feature's routes, under the routes' names. */
export type Handlers<C extends Record<string, Route>> = { [K in keyof C]: Handler<C[K]> }

/**
 * Returns the key under which attempts of a browser are counted if the account of an e-mail knows it; null for strangers
 * (P-sessions-22).
 */
type FindKnownBrowser = (email: string, browserId: string) => Promise<string | null>

/** What is looked up and checked before a handler runs. */
interface RequestChecks {
  authenticate: Authenticate
  findKnownBrowser: FindKnownBrowser
  admission: Admission
}

/** Mounts `routes` below `/api`. `createHandlers` is called for the database and for each replica of it. */
export function mountRoutes<C extends Record<string, Route>>(
  app: FastifyInstance,
  context: Context,
  routes: C,
  createHandlers: (context: Context) => Handlers<C>,
  { authenticate, findKnownBrowser, admission }: RequestChecks,
): void {
  const { db: primary, replicas } = context
  const handlers = new Map([[primary, createHandlers(context)]])
  for (const db of replicas?.databases ?? []) handlers.set(db, createHandlers({ ...context, db }))
  for (const name in routes) {
    const route: Route = routes[name]!
    // Indexing by a name that is only known at run time loses the mapped type.
    const handle = (db: Database, call: unknown) =>
      (handlers.get(db)![name] as unknown as (call: unknown) => Promise<unknown>)(call)
    const sendReply = createSendReply(route, context.config.production)
    app.route({
      method: route.method,
      url: `${apiPath}${route.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { name, content: 'json', priority: route.priority ?? 'normal' },
      ...((route.hasSideEffects || route.download) && { exposeHeadRoute: false }),
      handler: (request, reply) =>
        inTrace(request.trace, async () => {
          if (!route.replica && replicas?.standIn()) throw createReadOnlyError(route)
          if (route.hasSideEffects && !isFromOwnScript(request)) throwProblem('forbidden')
          const identified = await admission.countLookup(
            identifyCaller(request, authenticate, route, replicas !== null),
          )
          // Before the check, so that the log names who was refused.
          request.accountId = identified?.accountId
          const caller = checkAudience(route, identified, context.clock)
          const browser = await identifyBrowser(request, findKnownBrowser, route)
          const result = await withinLimits(context, route, { request, caller, browser }, () => {
            const call = {
              ...parseInput(route, request),
              caller,
              // Getters, because few handlers need these and parsing the headers costs CPU on each request.
              get language() {
                return preferredLanguage(request.raw)
              },
              get userAgent() {
                return request.headers['user-agent'] ?? ''
              },
              get clientNetwork() {
                return getClientNetwork(request.ip)
              },
              ...(route.download && { signal: createCloseSignal(reply) }),
            }
            return replicas && route.replica
              ? replicas.read(caller ? caller.writtenUpTo : 0, (db) => handle(db, call))
              : handle(primary, call)
          })
          if (replicas && caller && route.method !== 'GET')
            // What was written stays so when its position cannot be remembered.
            await saveWrittenPosition(primary, caller.sessionId).catch(replicas.requireCurrent)
          if (route.renewsToken && caller) {
            const next = { ...caller, tokenVersion: caller.tokenVersion + 1 }
            reply.header('x-access-token', await issueToken(context, primary, next))
          }
          return sendReply(reply, result)
        }),
    })
  }
}

/** While a replica stands in for the primary; a new primary takes half a minute at the most. */
function createReadOnlyError({ method }: Route): ProblemError {
  return new ProblemError(method === 'GET' ? 'unavailable' : 'read_only', { retryAfter: 5 })
}

/**
 * Whether a browser sends the request for a script of this origin, instead of a link, an image or another site (P-wire-18).
 * What is no browser sends none of these headers.
 */
function isFromOwnScript({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-mode': mode = 'cors' } = headers
  return site === 'same-origin' && (mode === 'cors' || mode === 'same-origin')
}

/** A signal that the client has gone; the reason is a problem, because nothing is wrong with the server. */
function createCloseSignal(reply: FastifyReply): AbortSignal {
  const closing = new AbortController()
  const abort = () => closing.abort(new ProblemError('unavailable'))
  if (reply.raw.destroyed) abort()
  else reply.raw.once('close', abort)
  return closing.signal
}

async function identifyCaller(
  request: FastifyRequest,
  authenticate: Authenticate,
  route: Route,
  hasReplicas: boolean,
): Promise<Caller | null> {
  const token = request.headers['x-access-token']
  if (typeof token !== 'string' || token === '') return null
  // Another process may have written for this session a moment ago.
  const authenticated = await authenticate(token, { isFresh: hasReplicas && route.replica === true })
  // Most guest routes ignore an invalid token, which the browser may still send.
  if (!authenticated && (route.audience !== 'guest' || route.rejectsInvalidToken))
    throwProblem('unauthorized')
  return authenticated && { ...authenticated, language: preferredLanguage(request.raw) }
}

async function identifyBrowser(
  request: FastifyRequest,
  findKnownBrowser: FindKnownBrowser,
  route: Route,
): Promise<string | null> {
  if (!route.limits?.some(({ by }) => by === 'browser')) return null
  const email = getTypedEmail(request)
  const browserId = request.headers['x-browser-id']
  return email !== null && typeof browserId === 'string' ? findKnownBrowser(email, browserId) : null
}

/** Parses each part that the route declares. */
function parseInput(route: Route, request: FastifyRequest) {
  if (request.body instanceof ProblemError) throw request.body
  return {
    params: route.params && parseParams(route.params, request.params),
    query: route.query && parseQuery(route.query, request.query),
    headers: route.headers && parseQuery(route.headers, request.headers),
    body: route.body && parseBody(route.body, request.body),
  }
}

interface Requester {
  request: FastifyRequest
  caller: Caller | null
  /** Of a known browser, see `FindKnownBrowser`. */
  browser: string | null
}

/** Applies the route's rate limits and runs the handler; limits with `failuresOnly` count only failed ones. */
async function withinLimits<T>(
  { rateLimiter, log }: Context,
  route: Route,
  requester: Requester,
  run: () => Promise<T>,
): Promise<T> {
  if (!route.limits || route.limits.length === 0) return run()
  const begun: ReportOutcome[] = []
  let failed = false
  try {
    for (const limit of route.limits) {
      if (limit.guestsOnly && requester.caller) continue
      if (limit.strangersOnly && requester.browser !== null) continue
      const key = limitKey(limit, requester)
      if (key === null) continue
      if (limit.failuresOnly) begun.push(await rateLimiter.begin(limit, key))
      else await rateLimiter.take(limit, key)
    }
    return await run()
  } catch (error) {
    failed = error instanceof ProblemError && isFailedAttempt(error)
    throw error
  } finally {
    // The response must not fail because the limiter's store does; an attempt that was not reported expires.
    for (const settled of await Promise.allSettled(begun.map((report) => report(failed))))
      if (settled.status === 'rejected')
        log.warn(settled.reason, 'the outcome of an attempt could not be counted')
  }
}

/** Rate-limited requests and server errors do not count, nor does the request for the second step of a right password. */
function isFailedAttempt({ status, code }: ProblemError): boolean {
  return status < 500 && code !== 'too_many' && code !== 'code_required'
}

function limitKey({ by }: RateLimit, { request, caller, browser }: Requester): string | null {
  if (by === 'account') return caller?.accountId ?? null
  if (by === 'session') return caller?.sessionId ?? null
  if (by === 'ip') return getClientNetwork(request.ip)
  if (by === 'browser') return browser
  return getTypedEmail(request)
}

function getTypedEmail(request: FastifyRequest): string | null {
  const { email } = { ...(request.params as object), ...(request.body as object) } as { email?: unknown }
  return typeof email === 'string' ? trimInvisible(email).toLowerCase().slice(0, 300) : null
}

/** Responses are personal and some contain tokens, so no cache may store them. */
const noStoreHeaders = { 'cache-control': 'no-store' }

/** Creates the serializer of a route's response: properties that the schema does not name are never sent. */
function createSendReply(route: Route, production: boolean) {
  const replies = Object.entries(route.replies) as [string, z.ZodType | null][]
  const [status, schema] = replies.find(([, reply]) => reply !== null) ?? replies[0]!
  const emptyStatus = replies.find(([, reply]) => reply === null)?.[0]
  const { download } = route
  if (download) {
    return (reply: FastifyReply, result: unknown) => {
      const { filename, stream, type } = result as Download
      return reply
        .type(type ?? String(download))
        .headers({ ...noStoreHeaders, 'content-disposition': `attachment; filename="${filename}"` })
        .send(stream)
    }
  }
  const sendEmpty = (reply: FastifyReply) => reply.code(Number(emptyStatus)).headers(noStoreHeaders).send()
  if (!schema) return sendEmpty
  // Compiled at the first response: compiling all of them is half of what creating the routes takes.
  let serialize: ReturnType<typeof fastJson> | undefined
  return (reply: FastifyReply, result: unknown) => {
    if (emptyStatus !== undefined && result === undefined) return sendEmpty(reply)
    if (result === heldReply) return reply.code(202).headers(noStoreHeaders).send(heldReply)
    if (!production) checkReply(schema, result)
    serialize ??= getSerializer(schema)
    return reply
      .code(Number(status))
      .headers(noStoreHeaders)
      .type('application/json; charset=utf-8')
      .serializer(serialize)
      .send(result)
  }
}

/** The serializers of this process: a schema never changes, and tests create many servers. */
const serializers = new WeakMap<z.ZodType, ReturnType<typeof fastJson>>()

function getSerializer(schema: z.ZodType): ReturnType<typeof fastJson> {
  const compiled = serializers.get(schema) ?? compileSerializer(schema)
  serializers.set(schema, compiled)
  return compiled
}

function compileSerializer(schema: z.ZodType) {
  // Without metadata, named schemas are inlined: the serializer then needs no references.
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    metadata: z.registry(),
    override: useNullable,
  })
  return fastJson(json as fastJson.AnySchema)
}

/**
 * Rewrites `anyOf: [X, null]` as X with `nullable`, which the serializer decides by comparing with null; for `anyOf` it
 * would validate each value against both schemas, such as a whole shared post.
 */
function useNullable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [some, none, ...others] = jsonSchema.anyOf ?? []
  // A validator that a union needs would compare null with an `enum`.
  if (!some?.type || some.enum || none?.type !== 'null' || others.length > 0) return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, some, { nullable: true })
}

/** Throws when a response does not match the contract; checked outside production only. */
function checkReply(schema: z.ZodType, result: unknown): void {
  const checked = schema.safeParse(result)
  if (!checked.success) throw new Error(`a reply breaks the contract: ${z.prettifyError(checked.error)}`)
}
