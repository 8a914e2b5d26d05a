/** What a route is: one value from which the server mounts it, the client calls it, and documents and tests are made. */
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { RateLimit } from './limits.ts'

/**
 * Who may call (api.md, "Who may call"). `user`: logged in and confirmed; `member`: an account type is chosen;
 * `owner`: a member whom the row named in the call belongs to, which the handler checks.
 */
export type Audience = 'guest' | 'user' | 'member' | 'talento' | 'agencia' | 'owner' | 'moderator'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A route of the wire. Paths are below `/api`, their parameters in braces: `/posts/{id}`. */
export interface Route {
  method: Method
  path: `/${string}`
  audience: Audience
  /** One sentence for the documentation page. */
  summary: string
  /** The session must have logged in, recovered or reauthenticated within 15 minutes. */
  fresh?: true
  /** Also for whoever is suspended, who may call nothing else but what guests may (decision 38). */
  suspended?: true
  /** A GET that uses something up: HEAD, which must change nothing, is not answered. */
  consumes?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Headers that mean something to the call, lower-case. */
  headers?: z.ZodObject
  /** Successful answers by status; null has no body. */
  replies: Partial<Record<200 | 201 | 202 | 204, z.ZodType | null>>
  /** The content type of an answer that is a file instead of JSON; its reply is null. */
  download?: string
  /**
   * Codes that this call can answer beyond those of its audience and of its input's shape; with a status where this
   * call's is not the catalogue's.
   */
  errors?: readonly (ErrorCode | { code: ErrorCode; status: number })[]
  limits?: readonly RateLimit[]
}

/** Declares a route, keeping its literal types for everything that is made from it. */
export function route<const R extends Route>(definition: R): R {
  return definition
}

type Shape<T, Side extends 'input' | 'output'> = T extends z.ZodType
  ? Side extends 'input'
    ? z.input<T>
    : z.output<T>
  : undefined

/** What a caller passes to the call: only the parts that the route has. */
export type CallInput<R extends Route> = {
  [K in 'params' | 'query' | 'body' | 'headers' as R[K] extends z.ZodType ? K : never]: Shape<R[K], 'input'>
}

/** What a handler receives of the call, parsed: `undefined` for the parts that the route does not have. */
export type ParsedInput<R extends Route> = {
  [K in 'params' | 'query' | 'body' | 'headers']: Shape<R[K], 'output'>
}

type Replies<R extends Route> = NonNullable<R['replies'][keyof R['replies']]>

/** The body of a call's successful answer; `undefined` when it has none. */
export type Reply<R extends Route> = [Replies<R>] extends [never]
  ? undefined
  : Replies<R> extends z.ZodType
    ? z.output<Replies<R>>
    : undefined
