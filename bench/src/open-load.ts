/** Calls at a steady pace whatever becomes of them, as people make them. */
import { type Agent, request } from 'node:http'

export interface Sent {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  agent: Agent
}

/** Milliseconds until the whole answer was there; throws for what is not a 2xx. */
export function call({ url, ...options }: Sent): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun)
        else reject(new Error(`${url} answered ${answer.statusCode}`))
      })
    })
    sent.once('error', reject).end()
  })
}

/** Calls so often a second until `until` is settled; answers how long each took, sorted. */
export async function steadily(
  sent: () => Sent,
  perSecond: number,
  until: Promise<unknown>,
): Promise<number[]> {
  const calls: Promise<number>[] = []
  const begun = performance.now()
  const timer = setInterval(() => {
    while (calls.length < ((performance.now() - begun) / 1000) * perSecond) calls.push(call(sent()))
  }, 2)
  await until.finally(() => clearInterval(timer))
  return (await Promise.all(calls)).toSorted((a, b) => a - b)
}

/** The value below which this part of sorted values lies. */
export const quantile = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
