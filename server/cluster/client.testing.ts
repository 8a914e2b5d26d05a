/** Requests and realtime connections to two processes. */
import { contract, type RouteName } from '@brilla/contract'
import type { CallInput, Reply, Route } from '@brilla/contract/platform/route'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { io, type Socket } from 'socket.io-client'

type Contract = typeof contract

export interface Cluster {
  /** Origins of two processes that handle requests. */
  one: string
  two: string
  /** The outbox folder of the process that runs the jobs. */
  outbox: string
}

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string
}

/** Sends a request of the contract to one process. */
export async function call<N extends RouteName>(
  origin: string,
  name: N,
  input: Partial<CallInput<Contract[N]>> & { token?: string } = {},
): Promise<{ status: number; body: Reply<Contract[N]> }> {
  const route: Route = contract[name]
  const { params, query, body, token } = input as LooseInput
  const response = await fetch(`${origin}${getRouteUrl(route, { params, query })}`, {
    method: route.method,
    headers: {
      ...(token !== undefined && { 'x-access-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : undefined) as never }
}

export interface Person {
  id: string
  email: string
  password: string
  token: string
}

const sockets: Socket[] = []

/** Opens a realtime connection, or returns why it is refused. */
export async function connect(
  origin: string,
  token: string,
): Promise<{ socket: Socket; refusal?: { error: string } }> {
  const socket = io(origin, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
  })
  sockets.push(socket)
  const { promise, resolve } = Promise.withResolvers<{ error: string } | null>()
  socket.once('connect', () => resolve(null))
  socket.once('connect_error', (error: Error & { data?: { error: string } }) =>
    resolve(error.data ?? { error: error.message }),
  )
  const refusal = await promise
  return { socket, ...(refusal && { refusal }) }
}

/** Closes all connections. */
export function disconnectAll(): void {
  for (const socket of sockets.splice(0)) socket.disconnect()
}
