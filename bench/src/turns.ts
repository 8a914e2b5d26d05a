/** Ours and the limit in turns, so that what else the machine does falls on both alike. */
import autocannon from 'autocannon'
import type { Cost } from './cost.ts'
import type { Bench } from './stage.ts'
import type { Subject, Target } from './subject.ts'

const connections = 16

interface Turn {
  rate: number
  /** CPU a call; of ours alone. */
  cost: Cost
}

/** Runs ABBA pairs after a warm-up and prints the median ratio, its spread, and our CPU time a call. */
export async function compare(
  bench: Bench,
  word: string,
  subject: Subject,
  { pairs, seconds }: { pairs: number; seconds: number },
): Promise<void> {
  const targets = targetsOf(bench)
  const turn = {
    ours: () => load(bench, bench.ours, oursOf(bench, subject, targets), seconds),
    limit: () => load(bench, bench.limit, limitOf(bench, word, subject, targets), seconds),
  }
  const take = async (who: 'ours' | 'limit') => {
    const taken = await turn[who]()
    await subject.restore?.(bench.pool)
    return taken
  }
  await take('ours')
  await take('limit')
  const ratios: number[] = []
  const costs: Cost[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const rates = { ours: 0, limit: 0 }
    for (const who of pair % 2 === 0 ? (['ours', 'limit'] as const) : (['limit', 'ours'] as const)) {
      const { rate, cost } = await take(who)
      rates[who] = rate
      if (who === 'ours') costs.push(cost)
    }
    ratios.push(rates.ours / rates.limit)
    print(`${subject.name}: ours ${rates.ours.toFixed(0)}/s, limit ${rates.limit.toFixed(0)}/s`)
  }
  const sorted = ratios.toSorted((a, b) => a - b)
  const server = median(costs.map((cost) => cost.server)).toFixed(2)
  const postgres = median(costs.map((cost) => cost.postgres)).toFixed(2)
  print(
    `${subject.name}: ${server} ms CPU a call and ${postgres} ms of PostgreSQL, ` +
      `${percent(median(ratios))} % of the limit (${percent(sorted[0])}–${percent(sorted.at(-1))} %)`,
  )
}

/** A thousand: the newest posts, by people who all are there, about one another. */
function targetsOf({ posts, people }: Bench): (Target & { who: number })[] {
  return posts.map(({ postId, authorId, commentId }, n) => {
    // Nobody is asked to share what is their own.
    const who = people[n % people.length]?.id === authorId ? n + 1 : n
    const personId = people[(who * 7 + 1) % people.length]?.id ?? ''
    return { postId, commentId, who: who % people.length, personId }
  })
}

type Targets = ReturnType<typeof targetsOf>

function oursOf({ people }: Bench, subject: Subject, targets: Targets): autocannon.Request[] {
  return targets.map((target) => {
    const { method, path, body } = subject.call(target)
    const headers = { 'x-access-token': people[target.who]?.token, 'content-type': 'application/json' }
    return { method, path: `/api${path}`, headers, ...(body && { body: JSON.stringify(body) }) }
  })
}

function limitOf({ people }: Bench, word: string, subject: Subject, targets: Targets): autocannon.Request[] {
  return targets.map((target) => {
    const path = `/${word}/${people[target.who]?.id}/${encodeURIComponent(subject.about(target))}`
    return { method: subject.call(target).method, path }
  })
}

/** Any answer that is not a 2xx fails the run. Each connection begins elsewhere, so that they do not meet on one row. */
async function load(
  bench: Bench,
  url: string,
  requests: autocannon.Request[],
  seconds: number,
): Promise<Turn> {
  let begun = 0
  const setupClient = (client: autocannon.Client) => {
    const first = Math.floor((requests.length / connections) * begun++)
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
  }
  const before = await bench.cost()
  const result = await autocannon({ url, requests, connections, duration: seconds, setupClient })
  const after = await bench.cost()
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  const calls = result['2xx']
  return {
    rate: calls / result.duration,
    cost: {
      server: (after.server - before.server) / calls,
      postgres: (after.postgres - before.postgres) / calls,
    },
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

function percent(ratio = 0): string {
  return (ratio * 100).toFixed(0)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
