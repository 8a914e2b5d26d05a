/** Requests that are repeated until they are answered, as the web client and a proxy do. */
import { setTimeout as sleep } from 'node:timers/promises'
import { contract, type RouteName } from '@brilla/contract'
import type { CallInput, Reply, Route } from '@brilla/contract/platform/route'
import { getRouteUrl } from '@brilla/contract/platform/route-url'

type Contract = typeof contract

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

export interface Options {
  token?: string
  /** Idempotency-Key of a request that creates something. */
  key?: string
}

export interface Client {
  /** Returns the body of the first answer that is no failure of the server; throws when it is an error of the request. */
  call<N extends RouteName>(
    name: N,
    input: Partial<CallInput<Contract[N]>>,
    options?: Options,
  ): Promise<Reply<Contract[N]>>
  /** Sends bytes to a presigned address; false when it expired before it was answered. */
  upload(url: string, type: string, bytes: Uint8Array): Promise<boolean>
  /** Attempts that were refused with 503, and that had no answer or another status of a failed server. */
  failures: { unavailable: number; disconnected: number; errors: Map<string, number> }
}

const retryDelay = 100
/** No attempt waits longer: what is asked may have been stopped. */
const attemptTimeout = 20_000

/** Requests go to the origins in turn; the next attempt goes to the next one. */
export function createClient(origins: string[]): Client {
  let turn = 0
  const failures: Client['failures'] = { unavailable: 0, disconnected: 0, errors: new Map() }

  async function send(path: string, init: RequestInit): Promise<string> {
    for (;;) {
      const url = origins[turn++ % origins.length]! + path
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(attemptTimeout) })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => null)
      if (answer && answer.status < 500) {
        if (answer.status < 400) return answer.text
        throw new Error(`${init.method} ${path}: ${answer.status} ${answer.text}`)
      }
      if (!answer) failures.disconnected++
      else if (answer.status === 503) failures.unavailable++
      else failures.errors.set(answer.text, (failures.errors.get(answer.text) ?? 0) + 1)
      await sleep(retryDelay)
    }
  }

  return {
    failures,
    async call(name, input, { token, key } = {}) {
      const route: Route = contract[name]
      const { params, query, body } = input as LooseInput
      const text = await send(getRouteUrl(route, { params, query }), {
        method: route.method,
        headers: {
          ...(token !== undefined && { 'x-access-token': token }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return (text ? JSON.parse(text) : undefined) as never
    },
    async upload(url, type, bytes) {
      const { pathname, search } = new URL(url)
      const init = { method: 'PUT', headers: { 'content-type': type }, body: bytes.slice() }
      return send(pathname + search, init).then(
        () => true,
        (error: Error) => {
          if (error.message.includes(': 403 ')) return false
          throw error
        },
      )
    },
  }
}
