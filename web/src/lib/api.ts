import { routes } from 'virtual:routes'
import type { FieldError } from '@brilla/contract/platform/errors'
import { getRouteUrl, type RouteUrlParts } from '@brilla/contract/platform/route-url'
import type { Arguments, Output, RouteName } from './api.types.ts'
import { takePreloadedResponse } from './preload.ts'
import { measureServerTime } from './server-time.ts'
import type { Session } from './session.ts'
import { localStore } from './storage.ts'

/** An error response of the server, from its problem document (P-wire-7). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The error code, such as `correo_existe`. */
  readonly error: string
  readonly errors: readonly FieldError[]
  readonly title: string
  /** A sentence in the reader's language. */
  readonly detail: string
  /** Seconds until the next attempt is allowed, when the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, problem: Partial<ApiError>, retryAfter?: number) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`)
    this.status = status
    this.error = problem.error ?? ''
    this.errors = problem.errors ?? []
    this.title = problem.title ?? ''
    this.detail = problem.detail ?? ''
    this.retryAfter = retryAfter
  }
}

/**
 * No usable response: the server could not be reached, or the response was truncated or replaced by a proxy's page.
 * The request may have been processed, so a retry must be idempotent.
 */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** What was sent is not published: it waits for the moderators (P-comments-11). */
class HeldError extends Error {
  override name = 'HeldError'
}

/** Returns null for what waits for the moderators. @throws any other error */
export function acceptHeld(error: unknown): null {
  if (error instanceof HeldError) return null
  throw error
}

/** Whether an error says nothing about the request itself: there is no connection, or the server is unavailable. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof ApiError && error.status >= 502)

/** Accepts a 404 as success of a deletion: the item was deleted elsewhere. @throws any other error */
export function acceptGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

export interface Client {
  /**
   * Sends the request of a route of the contract and returns the body of its 2xx response, `{}` if that is empty.
   * @throws HeldError for what waits for the moderators, ApiError for an error response, OfflineError without a usable response
   */
  call<Name extends RouteName>(name: Name, ...rest: Arguments<Name>): Promise<Output<Name>>
}

/** Routes that authenticate: their 401 says nothing about the session. */
const logins = new Set<RouteName>([
  'authenticate',
  'socialIdentityExists',
  'authenticateSocial',
  'registerSocial',
  'redeemRecovery',
  'authenticateWithPasskey',
])

/** Routes that tell the server which browser logs in, stays logged in, asks for a recovery or follows a link (P-sessions-17, P-sessions-22, P-recovery-11). */
const namesBrowser = new Set<RouteName>([
  'authenticate',
  'authenticateWithPasskey',
  'authenticateSocial',
  'registerSocial',
  'confirmUser',
  'requestRecovery',
  'redeemRecovery',
  'changePassword',
  'confirmEmailChange',
])

interface Parts extends RouteUrlParts {
  body?: unknown
  headers?: Record<string, string | undefined>
}

export function createClient(session: Session, language: () => string): Client {
  const client: Client = {
    async call(name, ...rest) {
      const [input, options = {}] = rest
      const { body, headers: own = {} } = (input ?? {}) as Parts
      const { method } = routes[name]
      const token = session.token()
      const sub = session.claims()?.sub
      const headers = new Headers({ 'accept-language': language() })
      if (token) headers.set('x-access-token', token)
      if (namesBrowser.has(name)) {
        headers.set('x-browser-id', getBrowserId())
        headers.set('x-time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
      }
      if (body !== undefined) headers.set('content-type', 'application/json')
      for (const [header, value] of Object.entries(own)) if (value) headers.set(header, value)

      const address = getAddress(name, input)
      const preloaded = method === 'GET' ? takePreloadedResponse(address, token) : undefined
      const response = await (
        preloaded ??
        fetch(address, {
          method,
          headers,
          body: body === undefined ? null : JSON.stringify(body),
          signal: options.signal ?? null,
          keepalive: options.keepalive ?? false,
        })
      ).catch((cause: unknown) => {
        if (options.signal?.aborted) throw cause
        throw new OfflineError('The server cannot be reached', { cause })
      })
      measureServerTime(response)
      if (response.ok) {
        const renewed = response.headers.get('x-access-token')
        if (renewed) session.renew(renewed)
        const reply = await readBody(response, options.signal)
        if (response.status === 202 && Object.hasOwn(reply as object, 'held')) throw new HeldError()
        return reply as Output<typeof name>
      }

      const problem = await readProblem(response)
      // A proxy's 401 page has no problem document.
      const isRevoked = response.status === 401 && problem.error !== undefined && token !== null
      if (isRevoked && !logins.has(name)) {
        if (token === session.token()) session.end()
        // Another token has replaced the one that was sent. A refused request has changed nothing, so it is sent again.
        if (session.token() !== null && session.claims()?.sub === sub) return client.call(name, ...rest)
      }
      throw new ApiError(response.status, problem, retryAfter(response))
    },
  }
  return client
}

/** The address of a request, by its route's name. */
export function getAddress(name: RouteName, input: object = {}): string {
  return getRouteUrl(routes[name], input as Parts)
}

/** The body as JSON, a file as a Blob; an empty one is `{}`. @throws OfflineError when it is truncated or not JSON */
async function readBody(response: Response, signal?: AbortSignal): Promise<unknown> {
  try {
    if (/^(application\/pdf|text\/csv)/.test(response.headers.get('content-type') ?? ''))
      return await response.blob()
    const text = await response.text()
    return text === '' ? {} : JSON.parse(text)
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new OfflineError('The response is not complete JSON', { cause })
  }
}

/** The problem document of an error response; empty when it has none, such as a proxy's page. */
async function readProblem(response: Response): Promise<Partial<ApiError>> {
  return response.json().catch(() => ({}))
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

const browserKey = 'browser'

/** A random code of this browser, by which the server recognizes its next login. It outlives the session. */
function getBrowserId(): string {
  const kept = localStore.getItem(browserKey)
  if (kept) return kept
  const id = String(crypto.getRandomValues(new Uint32Array(4)))
  localStore.setItem(browserKey, id)
  return id
}
