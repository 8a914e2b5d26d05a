/** Open-loop load: requests start at a constant rate, however slowly the server responds. */
import { type Agent, request } from 'node:http'

export interface RequestOptions {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  agent: Agent
}

/** A response with another status than 200. */
export class StatusError extends Error {
  readonly status: number | undefined

  constructor(url: string, status: number | undefined) {
    super(`${url} returned ${status}`)
    this.status = status
  }
}

/** Milliseconds until the whole response has arrived. Rejects with StatusError when the status is not 200. */
export function timeRequest({ url, body, ...options }: RequestOptions): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200 || response.statusCode === 204) resolve(performance.now() - startedAt)
        else reject(new StatusError(url, response.statusCode))
      })
    })
    outgoing.on('error', reject).end(body)
  })
}

/** Sends requests until `until` is settled. Returns the sorted response times in milliseconds. */
export async function runAtConstantRate(
  createRequest: () => RequestOptions,
  perSecond: number,
  until: Promise<unknown>,
  send = timeRequest,
): Promise<number[]> {
  const requests: Promise<number>[] = []
  const startedAt = performance.now()
  const timer = setInterval(() => {
    while (requests.length < ((performance.now() - startedAt) / 1000) * perSecond) {
      const sent = send(createRequest())
      // Reported at the end; unhandled until then, it would end the process and leave the servers running.
      sent.catch(() => {})
      requests.push(sent)
    }
  }, 2)
  await until.finally(() => clearInterval(timer))
  return (await Promise.all(requests)).toSorted((a, b) => a - b)
}

/** `fraction` is 0.95 for p95. */
export const quantile = (sorted: number[], fraction: number) =>
  sorted[Math.floor(sorted.length * fraction)] ?? 0
