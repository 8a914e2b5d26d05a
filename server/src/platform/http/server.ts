/** The HTTP server without routes: request ids, access log, headers, JSON bodies, and errors as problem documents. */
import { randomUUID } from 'node:crypto'
import { type ServerOptions, STATUS_CODES } from 'node:http'
import type { ServerOptions as HttpsOptions } from 'node:https'
import type { Readable } from 'node:stream'
import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import type { ErrorCode } from '@brilla/contract/platform/errors'
import compress from '@fastify/compress'
import proxyAddr from '@fastify/proxy-addr'
import underPressure from '@fastify/under-pressure'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Config } from '../../config.ts'
import type { Log } from '../log.ts'
import { createBodyMemory } from './body-memory.ts'
import { getClientNetwork } from './client-network.ts'
import { type Admission, admitAll } from './admission.ts'
import { isPageRequest, renderErrorPage } from './error-page.ts'
import { pageLanguage, preferredLanguage } from './language.ts'
import { createOverloadError } from '../overload.ts'
import { handlePipelinedInOrder } from './pipelining.ts'
import { ProblemError, presentProblem } from './problem.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { isTransientError } from '../transient-error.ts'
import { endRequestTrace, type RequestTrace, startRequestTrace } from '../tracing.ts'
import { createSlowClientGuard, slowClientLimits } from './slow-clients.ts'
import type { Certificate } from '../tls.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's account, for the access log. */
    accountId?: string | undefined
    /** Undefined while traces are off. */
    trace?: RequestTrace
  }
  interface FastifyContextConfig {
    /** The route's name in the contract. */
    name?: string
    /** What the response is, if no document, whose headers it does not need then. */
    content?: 'json' | 'resource'
  }
}

const maxBody = 1_048_576
/** Bytes of bodies of JSON in memory, in total and per client address; small ones are not counted. */
const bodyMemory = { all: 64 * 1_048_576, each: 16 * 1_048_576 }
const smallBody = 16_384
/** Milliseconds. */
const handshakeTimeout = 10_000
const maxDrained = 100 * 1_048_576

/** Requests of monitoring are never refused: an orchestrator would restart a process that is only busy. */
const neverShed = new Set(['/healthz', '/metrics'])

export interface HttpLimits {
  /** Milliseconds; while the event loop is delayed by more, requests are refused. */
  maxEventLoopDelay?: number
  slowClients?: typeof slowClientLimits
  admission?: Admission
}

/** Creates the server; it does not listen yet. `inlineScripts` are the CSP hashes of the inline scripts of our pages. */
export async function createHttp(
  config: Config,
  log: Log,
  inlineScripts: string[],
  { maxEventLoopDelay = 2_000, slowClients = slowClientLimits, admission = admitAll }: HttpLimits = {},
): Promise<FastifyInstance> {
  const isTrusted = createProxyTrust(config.TRUST_PROXY)
  const guard = createSlowClientGuard(slowClients, isTrusted, log)
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: isTrusted,
    bodyLimit: maxBody,
    // A URL that the router cannot parse is a 404, like any unknown URL.
    clientErrorHandler: sendUnreadableError,
    frameworkErrors: (_error, request, reply) =>
      void sendError(new ProblemError('not_found'), request, reply),
    routerOptions: { maxParamLength: 2_000, ignoreDuplicateSlashes: false },
    forceCloseConnections: 'idle',
    // Requests that a proxy still sends on open connections are served.
    return503OnClosing: false,
    ...protectServer(config.certificate, guard.serverOptions),
  })
  guard.watch(app.server)
  // When the realtime connections have added their listener.
  app.addHook('onReady', async () => handlePipelinedInOrder(app.server))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, parseJson)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(new ProblemError('not_found'), request, reply))
  app.addHook('onResponse', createAccessLog(config.production))
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) traceRequests(app, config.TRUST_PROXY !== undefined)
  const headers = createSecurityHeaders(config, inlineScripts)
  app.addHook('onRequest', (request, reply, done) => {
    reply
      .headers(headers[request.routeOptions.config.content ?? 'document'])
      .header('x-request-id', request.id)
    done()
  })
  await app.register(compress, {
    globalDecompression: false,
    // A response that fits one packet gains nothing from compression.
    threshold: 1_400,
    encodings: ['br', 'gzip'],
    customTypes: /^(application\/(problem\+)?json|text\/html)/,
    // Compresses a page of posts in half a millisecond; level 4 takes three times as long for 10 % fewer bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  })
  await app.register(underPressure, {
    maxEventLoopDelay,
    // A stall longer than the interval counts as endless, so the interval must not be shorter than the limit.
    sampleInterval: Math.max(maxEventLoopDelay, 1_000),
    retryAfter: 5,
    pressureHandler: (request) => {
      if (!neverShed.has(request.routeOptions.url ?? '')) throw createOverloadError('event_loop', 5)
    },
  })
  const memory = createBodyMemory(bodyMemory, ({ ip }) => getClientNetwork(ip))
  app.addHook('preParsing', (request, _reply, body: Readable, done) => {
    const isSmall = Number(request.headers['content-length']) <= smallBody
    // Routes with a limit of their own count their bodies themselves.
    const isCounted = !isSmall && request.routeOptions.bodyLimit === maxBody
    done(null, isCounted ? memory.count(request, body) : body)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    memory.release(request)
    done()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { priority } = request.routeOptions.config
    if (priority) admission.admit(priority)
    done()
  })
  return app
}

const unreadableErrors: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Milliseconds for a client to read why its connection is closed. */
const closeDelay = 2_000

/** Sends a problem document in response to bytes that are not valid HTTP, which never become a request. */
function sendUnreadableError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = new ProblemError(unreadableErrors[error.code ?? ''] ?? 'bad_request')
  const body = JSON.stringify(presentProblem(problem, 'es'))
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\ncontent-type: application/problem+json; charset=utf-8\r\n` +
      `content-language: es\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  // A client that does not close its side would hold the connection.
  setTimeout(() => socket.destroy(), closeDelay).unref()
}

/**
 * Whether the forwarded address of a proxy is believed: a number of proxies before this server (the nearest is hop 0), or
 * a list of their addresses and ranges.
 */
function createProxyTrust(setting = '0'): (address: string, hop: number) => boolean {
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting)
  return proxyAddr.compile(setting.split(',').map((part) => part.trim()))
}

type Parsed = (error: Error | null, body?: unknown) => void

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses the body as JSON in UTF-8, whatever the content type; an empty body is undefined. An invalid body becomes a
 * `ProblemError`, which is thrown after the audience check.
 */
function parseJson(_request: FastifyRequest, bytes: string | Buffer, done: Parsed): void {
  let body: unknown
  try {
    const text = typeof bytes === 'string' ? bytes : utf8.decode(bytes)
    body = text.trim() === '' ? undefined : JSON.parse(text)
  } catch (cause) {
    body = new ProblemError('not_json', { cause })
  }
  done(null, body)
}

const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** Requests that have failed because of a service of others. */
const externalFailures = new WeakSet<FastifyRequest>()

/** Logs one line per request, in production at `info`: the route's pattern, as the URL can contain personal data. */
function createAccessLog(production: boolean) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const route = request.routeOptions.url ?? '(none)'
    const line = {
      reqId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      account: request.accountId,
    }
    const isError = reply.statusCode >= 500 && !externalFailures.has(request)
    // An outage is logged with the errors: a line for each refused request would be one for each call.
    const isRefused = reply.statusCode === 503
    const level = isRefused
      ? 'debug'
      : isError
        ? 'error'
        : production && !probes.has(route)
          ? 'info'
          : 'debug'
    request.server.log[level](line, 'request completed')
    done()
  }
}

function sendError(error: FastifyError | ProblemError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error, request)
  if (problem.status >= 500) {
    const fields = { reqId: request.id, route: request.routeOptions.url, err: problem.details.cause }
    // Work is interrupted when the client leaves, as are streams: no fault of the server.
    const isInterrupted =
      problem.code === 'unavailable' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')
    if (reply.raw.destroyed && isInterrupted) request.server.log.info(fields, 'the client left')
    else if (problem.details.isExternal) {
      externalFailures.add(request)
      request.server.log.warn(fields, problem.code)
    } else request.server.log.error(fields, problem.code)
  }
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter)
  // A client that is disconnected while it sends never reads the response, so moderately large bodies are drained.
  if (problem.status === 413 && Number(request.headers['content-length']) <= maxDrained)
    reply.removeHeader('connection')
  const isPage = isPageRequest(request)
  const language = isPage ? pageLanguage(request) : preferredLanguage(request.raw)
  reply
    .code(problem.status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'content-language': language })
  if (isPage) {
    const { status, title: text } = presentProblem(problem, language)
    // A download that failed would be saved as a file.
    reply.removeHeader('content-disposition').type('text/html; charset=utf-8')
    return reply.send(renderErrorPage({ status, text, language }))
  }
  return reply
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(presentProblem(problem, language))
}

/** Converts errors of the framework and the database to problems; any other error is a bug, an internal error. */
function toProblem(error: FastifyError | ProblemError | Error, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500) {
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ProblemError('not_json', { cause: error })
    if (error.statusCode === 413) {
      const megabytes = Math.floor((request.routeOptions.bodyLimit ?? maxBody) / 1_048_576)
      return new ProblemError('too_large', { values: { megabytes } })
    }
    if (error.statusCode === 415) return new ProblemError('unsupported_type')
    if (error.statusCode === 404) return new ProblemError('not_found')
    return new ProblemError('not_json', { cause: error })
  }
  if (isTransientError(error)) return new ProblemError('unavailable', { retryAfter: 5, cause: error })
  return new ProblemError('internal', { values: { id: request.id }, cause: error })
}

/** Options by which Node serves HTTP, with a certificate HTTPS; to Fastify both are the same. */
function protectServer(certificate: Certificate | null, options: ServerOptions): { http: ServerOptions } {
  if (certificate === null) return { http: options }
  const { cert, key } = certificate
  const https: HttpsOptions = {
    ...options,
    cert,
    key,
    minVersion: 'TLSv1.2',
    // Of TLS 1.2 those with forward secrecy and authenticated encryption.
    ciphers: 'ECDHE+AESGCM:ECDHE+CHACHA20',
    handshakeTimeout,
  }
  return { https } as unknown as { http: ServerOptions }
}

function traceRequests(app: FastifyInstance, hasProxy: boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { config, url = '(none)' } = request.routeOptions
    request.trace = startRequestTrace(
      `${request.method} ${config.name ?? url}`,
      hasProxy ? request.headers : null,
    )
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.trace) endRequestTrace(request.trace, reply.statusCode)
    done()
  })
}
