import type { Contract, RouteName } from '@brilla/contract'
import type { CallInput, Reply } from '@brilla/contract/platform/route'

export type { RouteName }

/** The input of a request: the `params`, `query`, `body` and `headers` that its route has. */
export type Input<Name extends RouteName> = CallInput<Contract[Name]>

/** The body of a 2xx response: a file where the route is a download. */
export type Output<Name extends RouteName> = Contract[Name] extends { download: string | readonly string[] }
  ? Blob
  : Reply<Contract[Name]>

/** The arguments after a route's name; the input may be omitted where all of it is optional. */
export type Arguments<Name extends RouteName> =
  Partial<Input<Name>> extends Input<Name>
    ? [input?: Input<Name>, options?: CallOptions]
    : [input: Input<Name>, options?: CallOptions]

export interface CallOptions {
  signal?: AbortSignal
  /** Lets the request outlive its page. */
  keepalive?: boolean
}
