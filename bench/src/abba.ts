/** ABBA runs: server and baseline alternate, so that other load on the machine affects both alike. */
import autocannon from 'autocannon'
import { apiPath } from '@brilla/contract/platform/route-url'
import type { Harness, ServerName } from './harness.ts'
import { print } from './print.ts'
import type { CpuTime } from './process-usage.ts'
import type { Scenario, Target } from './scenarios/scenario.ts'

const connections = 16

export interface RunResult {
  requestsPerSecond: number
  cpuPerRequest: CpuTime
}

export interface RunLength {
  pairs: number
  /** Of one run of one server. */
  seconds: number
}

/** Prints each pair, then the median ratio, its range, and the CPU time per request. */
export async function compareWithBaseline(
  harness: Harness,
  key: string,
  scenario: Scenario,
  length: RunLength,
): Promise<void> {
  const pairs = await runAbba(harness, key, scenario, length)
  for (const { brilla, baseline } of pairs)
    print(
      `${scenario.name}: ${brilla.requestsPerSecond.toFixed(0)}/s, baseline ${baseline.requestsPerSecond.toFixed(0)}/s`,
    )
  const ratios = pairs
    .map(({ brilla, baseline }) => brilla.requestsPerSecond / baseline.requestsPerSecond)
    .toSorted((a, b) => a - b)
  const cpuShares = pairs.map(({ brilla, baseline }) => totalCpu(baseline) / totalCpu(brilla))
  const server = median(pairs.map(({ brilla }) => brilla.cpuPerRequest.server)).toFixed(2)
  const postgres = median(pairs.map(({ brilla }) => brilla.cpuPerRequest.postgres)).toFixed(2)
  print(
    `${scenario.name}: ${formatPercent(median(ratios))} % of the baseline ` +
      `(${formatPercent(ratios[0])}–${formatPercent(ratios.at(-1))} %), ` +
      `CPU per request ${server} ms, PostgreSQL ${postgres} ms, together ${formatPercent(median(cpuShares))} % of the baseline`,
  )
}

/** Of a request, in milliseconds. */
export const totalCpu = ({ cpuPerRequest }: RunResult) => cpuPerRequest.server + cpuPerRequest.postgres

/** Warms both servers up for half of a run, then runs the pairs. */
export async function runAbba(
  harness: Harness,
  key: string,
  scenario: Scenario,
  { pairs, seconds }: RunLength,
): Promise<Record<ServerName, RunResult>[]> {
  const targets = createTargets(harness)
  const requests = {
    brilla: createBrillaRequests(harness, scenario, targets),
    baseline: createBaselineRequests(harness, key, scenario, targets),
  }
  const run = async (server: ServerName, length = seconds) => {
    const result = await runLoad(harness, server, requests[server], length)
    await scenario.restore?.(harness.pool)
    return result
  }
  await scenario.prepare?.(harness.pool)
  await run('brilla', seconds / 2)
  await run('baseline', seconds / 2)
  const results = []
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) {
      const brilla = await run('brilla')
      results.push({ brilla, baseline: await run('baseline') })
    } else {
      const baseline = await run('baseline')
      results.push({ brilla: await run('brilla'), baseline })
    }
  }
  return results
}

type AccountTarget = Target & { accountIndex: number }

/** One target per post: the account that sends the request, and what the request is about. */
function createTargets({ posts, accounts }: Harness): AccountTarget[] {
  return posts.map(({ postId, authorId, commentId }, n) => {
    // Sharing one's own post is refused, so the author is replaced by the next account.
    const index = accounts[n % accounts.length]?.id === authorId ? n + 1 : n
    const profileId = accounts[(index * 7 + 1) % accounts.length]?.id ?? ''
    return { postId, commentId, profileId, accountIndex: index % accounts.length }
  })
}

function createBrillaRequests(
  { accounts }: Harness,
  scenario: Scenario,
  targets: AccountTarget[],
): autocannon.Request[] {
  return targets.map((target) => {
    const { method, path, body } = scenario.createRequest(target)
    const headers = {
      'x-access-token': accounts[target.accountIndex]?.token,
      'content-type': 'application/json',
    }
    return { method, path: apiPath + path, headers, ...(body && { body: JSON.stringify(body) }) }
  })
}

function createBaselineRequests(
  { accounts }: Harness,
  key: string,
  scenario: Scenario,
  targets: AccountTarget[],
): autocannon.Request[] {
  return targets.map((target) => {
    const parameter = encodeURIComponent(scenario.getParameter(target))
    const path = `/${key}/${accounts[target.accountIndex]?.id}/${parameter}`
    return { method: scenario.createRequest(target).method, path }
  })
}

/** Throws when a response is not a 2xx. Each connection starts at another request, so that they do not lock the same row. */
async function runLoad(
  harness: Harness,
  server: ServerName,
  requests: autocannon.Request[],
  seconds: number,
): Promise<RunResult> {
  const url = harness.urls[server]
  let startedClients = 0
  const setupClient = (client: autocannon.Client) => {
    const first = Math.floor((requests.length / connections) * startedClients++)
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
  }
  const before = await harness.readCpuTime(server)
  // A run ends with a sample: with samples of a second, half a second would take a whole one.
  const result = await autocannon({
    url,
    requests,
    connections,
    duration: seconds,
    sampleInt: 100,
    setupClient,
  })
  const endedAt = performance.now()
  // What a write leaves to be done belongs to it.
  if (server === 'brilla') await harness.drain()
  const duration = result.duration + (performance.now() - endedAt) / 1000
  const after = await harness.readCpuTime(server)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses without a 2xx status, ${result.errors} errors`)
  const count = result['2xx']
  return {
    requestsPerSecond: count / duration,
    cpuPerRequest: {
      server: (after.server - before.server) / count,
      postgres: (after.postgres - before.postgres) / count,
    },
  }
}

/** Expects at least one value. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

function formatPercent(ratio = 0): string {
  return (ratio * 100).toFixed(0)
}
