import { routes } from 'virtual:routes'
import type { Arguments, Input, Output, RouteName } from './api.types.ts'
import { takePreloaded, takePreloadedResponse } from './preload.ts'
import type { Session } from './session.ts'

/** A refusal of the server's, as its problem document says it (P-wire-7). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The stable code, such as `correo_existe`. */
  readonly error: string
  readonly errors: readonly { field: string; error: string; message: string }[]
  readonly title: string
  /** A sentence for the reader, in their language. */
  readonly detail: string
  /** Seconds until trying again makes sense, when the server said so. */
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

/** The server could not be reached: no network, or nobody at the other end. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** For a deletion: what is gone by now, from another tab perhaps, is as it was wanted. @throws any other error */
export function acceptGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

export interface Client {
  /**
   * Calls a route of the contract by its name and answers the body of its 2xx reply.
   * @throws ApiError when the server refuses, OfflineError when it cannot be reached
   */
  call<Name extends RouteName>(name: Name, ...rest: Arguments<Name>): Promise<Output<Name>>
  /**
   * What such a GET would answer, where the document asked for it ahead and the answer is here by now, once: a first
   * render can begin with it.
   */
  preloaded<Name extends RouteName>(name: Name, input?: Input<Name>): Output<Name> | undefined
}

/** Calls that prove who somebody is to whoever has no session. */
const logins = new Set<RouteName>([
  'authenticate',
  'socialIdentityExists',
  'authenticateSocial',
  'registerSocial',
])

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string | undefined>
}

export function createClient(session: Session, language: () => string): Client {
  return {
    async call(name, ...rest) {
      const [input, options = {}] = rest
      const { body, headers: own = {} } = (input ?? {}) as Parts
      const { method } = routes[name]
      const token = session.token()
      const headers = new Headers({ 'accept-language': language() })
      if (token) headers.set('x-access-token', token)
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
      if (response.ok) return (await readJson(response)) as Output<typeof name>

      // A refused login is a 401 too, and says nothing about the session. Nor does an answer to a
      // token that has been replaced since.
      if (response.status === 401 && !logins.has(name) && token === session.token()) session.end()
      throw new ApiError(
        response.status,
        (await readJson(response)) as Partial<ApiError>,
        retryAfter(response),
      )
    },
    preloaded(name, input) {
      return takePreloaded(getAddress(name, input), session.token()) as Output<typeof name>
    },
  }
}

/** The address of a call, by its route's name. */
export function getAddress(name: RouteName, input: object = {}): string {
  const { params, query } = input as Parts
  return `/api${fill(routes[name].path, params)}${search(query)}`
}

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

function search(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}

/** The body as JSON; an empty one, or a proxy's page of HTML, is an empty object. */
async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => ({}))
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
