/** Route definitions: the server mounts them, the client calls them, and the OpenAPI document and tests are generated from them. */
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { RateLimit } from './limits.ts'

/**
 * Who may send the request (P-wire-10). `user`: logged in with a confirmed e-mail; `member`: a user who has
 * chosen an account type; `owner`: a member who owns the row named in the request, which the handler checks.
 */
export type Audience = 'guest' | 'user' | 'member' | 'talento' | 'agencia' | 'owner' | 'moderator'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Why a route has no rate limit. Bounded read: it reads a bounded number of rows, many a second are normal use, and load
 * shedding protects the server. Unguessable token: the token is the limit. Always possible: logging out never fails.
 */
export type UnlimitedReason = 'bounded read' | 'unguessable token' | 'always possible'

/** How urgent a request is: an overloaded server refuses those of `low` priority first, and of `high` priority last. */
export type Priority = 'high' | 'normal' | 'low'

/** A route of the API. Paths are relative to `/api`, with parameters in braces: `/posts/{id}`. */
interface RouteShape {
  method: Method
  path: `/${string}`
  audience: Audience
  /** One sentence for the API documentation. */
  summary: string
  /** Requires a session that logged in, recovered or reauthenticated within the last 15 minutes. */
  fresh?: true
  /** Also open to suspended accounts, which otherwise can use only guest routes (P-suspension-1). */
  allowSuspended?: true
  /** Sends a new token of the session in the header `x-access-token` of its response (P-sessions-23). */
  renewsToken?: true
  /** May be read from a replica of the database, which can lag behind what others write (P-operation-28). */
  replica?: true
  /** Of a guest route: a token that is no longer valid is a 401, instead of making its sender a guest. */
  rejectsInvalidToken?: true
  /** `normal` by default (P-operation-16). */
  priority?: Exclude<Priority, 'normal'>
  /** A GET that changes state, such as redeeming a token: there is no HEAD, and only scripts of ours may send it (P-wire-18). */
  hasSideEffects?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Headers the route reads, in lower case. */
  headers?: z.ZodObject
  /** A request for the API documentation. The tests that are generated from the contract send it too. */
  example?: {
    params?: Readonly<Record<string, string>>
    query?: Readonly<Record<string, string>>
    headers?: Readonly<Record<string, string>>
    body?: Readonly<Record<string, unknown>>
  }
  /**
   * Successful responses by status; null means no body. A route has one, or one with and one without a body, between which
   * the value that its handler returns decides.
   */
  replies: Partial<Record<200 | 201 | 202 | 204, z.ZodType | null>>
  /** What it publishes may wait for the moderators: it then returns 202 with `heldReply`. */
  held?: true
  /** Content type of a response that is a file instead of JSON, or those it can have; its reply is null. */
  download?: string | readonly string[]
  /**
   * Errors of this route, in addition to those of its audience and of input validation. With `status` where it differs
   * from the error catalog.
   */
  errors?: readonly (ErrorCode | { code: ErrorCode; status: number })[]
}

/** a route of the API, with its rate limits or the reason why it has none. */
export type Route = RouteShape &
  (
    | { limits: readonly [RateLimit, ...RateLimit[]]; unlimited?: never }
    | { limits?: never; unlimited: UnlimitedReason }
  )

/** Declares a route and preserves its literal types. */
export function route<const R extends Route>(definition: R): R {
  return definition
}

/** The response of a route with `held` for what waits for the moderators. */
export const heldReply = { held: true } as const

type Shape<T, Side extends 'input' | 'output'> = T extends z.ZodType
  ? Side extends 'input'
    ? z.input<T>
    : z.output<T>
  : undefined

/** Input of a client call: only the parts the route declares; headers may be omitted. */
export type CallInput<R extends Route> = {
  [K in 'params' | 'query' | 'body' as R[K] extends z.ZodType ? K : never]: Shape<R[K], 'input'>
} & (R['headers'] extends z.ZodType ? { headers?: Shape<R['headers'], 'input'> } : unknown)

/** Parsed input of a handler; `undefined` for parts the route does not declare. */
export type ParsedInput<R extends Route> = {
  [K in 'params' | 'query' | 'body' | 'headers']: Shape<R[K], 'output'>
}

type Replies<R extends Route> = R['replies'][keyof R['replies']]

/** Body of a successful response; `undefined` when it has none. */
export type Reply<R extends Route> = Replies<R> extends infer S ? ReplyBody<S> : never

/** Distributes over the replies of a route. */
type ReplyBody<S> = S extends z.ZodType ? z.output<S> : undefined
