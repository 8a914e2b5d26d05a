/** What five times as many requests as the server can handle lead to: who is refused, how fast, and how long others wait. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { type Harness, startHarness } from './harness.ts'
import { quantile, type RequestOptions, runAtConstantRate, StatusError, timeRequest } from './open-loop.ts'
import { print } from './print.ts'

const factor = 5
const concurrency = 16
/** Connections that a proxy in front of the server would keep. */
const connections = 512

/** What is requested, in turn: every other request reads the feed. */
const paths = [
  getRouteUrl(contract.getFeed),
  getRouteUrl(contract.searchPeople, { query: { q: 'persona 3' } }),
  getRouteUrl(contract.getFeed),
  getRouteUrl(contract.getContacts),
]

interface Outcome {
  kind: string
  /** `failed` without a response. */
  result: 'admitted' | 'refused' | 'failed'
  milliseconds: number
}

/** Measures capacity in a closed loop, then sends `factor` times as many requests at a constant rate for `seconds`. */
export async function measureOverload({ keep, seconds }: { keep: string | undefined; seconds: number }) {
  const harness = await startHarness({ posts: 10_000, keep })
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    await measureCapacity(harness, agent, 5)
    const atCapacity = await measureCapacity(harness, agent, seconds)
    const perSecond = atCapacity.length / seconds
    const limit = quantile(sortTimes(atCapacity), 0.99)
    print(`Capacity with ${concurrency} connections: ${perSecond.toFixed(0)}/s, p99 ${limit.toFixed(0)} ms`)
    const end = sleep(seconds * 1_000)
    const probing = runAtConstantRate(() => ({ url: `${harness.urls.brilla}/healthz`, agent }), 10, end)
    const outcomes: Outcome[] = []
    const create = createRequests(harness, agent)
    await runAtConstantRate(create, factor * perSecond, end, async (options) => {
      const outcome = await sendRequest(options)
      outcomes.push(outcome)
      return outcome.milliseconds
    })
    report(outcomes, { seconds, limit, health: await probing })
    print(`Memory at most ${Math.round((await harness.readPeakMemory()) / 2 ** 20)} MB (goal 350)`)
  } finally {
    agent.destroy()
    await harness.stop()
  }
}

function createRequests({ accounts, urls }: Harness, agent: Agent): () => RequestOptions {
  let count = 0
  return () => {
    const url = urls.brilla + paths[count % paths.length]!
    const { token } = accounts[count++ % accounts.length]!
    return { url, headers: { 'x-access-token': token }, agent }
  }
}

async function sendRequest(options: RequestOptions): Promise<Outcome> {
  const startedAt = performance.now()
  const result = await timeRequest(options).then(
    () => 'admitted' as const,
    (error: unknown) => {
      if (!(error instanceof StatusError)) return 'failed'
      if (error.status === 503) return 'refused'
      throw error
    },
  )
  const { pathname } = new URL(options.url)
  return { kind: pathname, result, milliseconds: performance.now() - startedAt }
}

/** Requests of `concurrency` connections, each sent when the one before has its response. */
async function measureCapacity(harness: Harness, agent: Agent, seconds: number): Promise<Outcome[]> {
  const create = createRequests(harness, agent)
  const outcomes: Outcome[] = []
  const end = performance.now() + seconds * 1_000
  const send = async () => {
    while (performance.now() < end) outcomes.push(await sendRequest(create()))
  }
  await Promise.all(Array.from({ length: concurrency }, send))
  return outcomes
}

const sortTimes = (outcomes: Outcome[]) =>
  outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)

function report(
  outcomes: Outcome[],
  { seconds, limit, health }: { seconds: number; limit: number; health: number[] },
): void {
  const { admitted = [], refused = [], failed = [] } = Object.groupBy(outcomes, ({ result }) => result)
  const p99 = quantile(sortTimes(admitted), 0.99)
  print(
    `${factor} times as many: ${(outcomes.length / seconds).toFixed(0)}/s, admitted ${(admitted.length / seconds).toFixed(0)}/s, failed ${failed.length}; ` +
      `p99 of those admitted ${p99.toFixed(0)} ms (${(p99 / limit).toFixed(1)} times, goal 2), ` +
      `of refusals ${quantile(sortTimes(refused), 0.99).toFixed(0)} ms (goal 100), of /healthz ${quantile(health, 0.99).toFixed(0)} ms (goal 200)`,
  )
  for (const [kind, same] of Object.entries(Object.groupBy(outcomes, ({ kind }) => kind))) {
    const share = same!.filter(({ result }) => result === 'admitted').length / same!.length
    print(`${kind}: ${(share * 100).toFixed(0)} % admitted`)
  }
}
