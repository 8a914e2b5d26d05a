/** Ours and the limit in turns, so that what else the machine does falls on both alike. */
import autocannon from 'autocannon'
import type { Cost } from './cost.ts'
import type { Bench } from './stage.ts'
import type { Subject, Target } from './subject.ts'

const connections = 16

export interface Turn {
  /** Calls a second. */
  rate: number
  /** CPU a call. */
  cost: Cost
}

export interface Length {
  pairs: number
  /** Of a turn. */
  seconds: number
}

/** Prints the median ratio, its spread, and our CPU time a call. */
export async function compare(bench: Bench, word: string, subject: Subject, length: Length): Promise<void> {
  const pairs = await takeTurns(bench, word, subject, length)
  for (const { ours, limit } of pairs)
    print(`${subject.name}: ours ${ours.rate.toFixed(0)}/s, limit ${limit.rate.toFixed(0)}/s`)
  const ratios = pairs.map(({ ours, limit }) => ours.rate / limit.rate).toSorted((a, b) => a - b)
  const server = median(pairs.map(({ ours }) => ours.cost.server)).toFixed(2)
  const postgres = median(pairs.map(({ ours }) => ours.cost.postgres)).toFixed(2)
  print(
    `${subject.name}: ${server} ms CPU a call and ${postgres} ms of PostgreSQL, ` +
      `${percent(median(ratios))} % of the limit (${percent(ratios[0])}–${percent(ratios.at(-1))} %)`,
  )
}

/** Runs ABBA pairs after a warm-up. */
export async function takeTurns(
  bench: Bench,
  word: string,
  subject: Subject,
  { pairs, seconds }: Length,
): Promise<Record<'ours' | 'limit', Turn>[]> {
  const targets = targetsOf(bench)
  const requests = {
    ours: oursOf(bench, subject, targets),
    limit: limitOf(bench, word, subject, targets),
  }
  const take = async (who: 'ours' | 'limit') => {
    const taken = await load(bench, who, requests[who], seconds)
    await subject.restore?.(bench.pool)
    return taken
  }
  await take('ours')
  await take('limit')
  const taken = []
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) {
      const ours = await take('ours')
      taken.push({ ours, limit: await take('limit') })
    } else {
      const limit = await take('limit')
      taken.push({ ours: await take('ours'), limit })
    }
  }
  return taken
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
  who: 'ours' | 'limit',
  requests: autocannon.Request[],
  seconds: number,
): Promise<Turn> {
  const url = bench[who]
  let begun = 0
  const setupClient = (client: autocannon.Client) => {
    const first = Math.floor((requests.length / connections) * begun++)
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
  }
  const before = await bench.cost(who)
  const result = await autocannon({ url, requests, connections, duration: seconds, setupClient })
  const after = await bench.cost(who)
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

/** Of at least one. */
export function median(values: number[]): number {
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
