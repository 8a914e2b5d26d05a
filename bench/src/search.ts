/** How long searches and suggestions take over very many profiles, compared with the read of one row by its primary key. */
import { Agent, request } from 'node:http'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/route-url'
import type pg from 'pg'
import { type Harness, startHarness } from './harness.ts'
import { quantile } from './open-loop.ts'
import { createRandom } from './seed/dataset.ts'
import { addProfiles, createName } from './seed/profiles.ts'

interface Kind {
  name: string
  goal: number | null
  route: 'searchPeople' | 'suggestSearches'
  createQuery(random: () => number): Record<string, string>
}

const pick = <T>(random: () => number, values: readonly T[]) => values[Math.floor(random() * values.length)]!

const common = ['música', 'danza', 'bailarina', 'actress', 'modelo', 'singer', 'fotografía', 'cocina']
const hostile = [
  'a',
  'm',
  'ma a e i o u',
  'de la y',
  "' | !*",
  'zzzzzzzzzz',
  'x'.repeat(100),
  'co ca ma mi se sa',
  '🔥',
  '1',
]

const kinds: Kind[] = [
  {
    name: 'Suggestions',
    goal: 30,
    route: 'suggestSearches',
    createQuery: (random) => ({ q: createName(random).slice(0, 2 + Math.floor(random() * 5)) }),
  },
  {
    name: 'Name',
    goal: null,
    route: 'searchPeople',
    createQuery: (random) => ({ q: `${createName(random)} ${createName(random)}` }),
  },
  {
    name: 'Three filters and facets',
    goal: 80,
    route: 'searchPeople',
    createQuery: (random) => ({
      q: pick(random, common),
      country: pick(random, ['MX', 'ES', 'CO']),
      category: String(1 + Math.floor(random() * 8)),
      minAge: '20',
      maxAge: '40',
    }),
  },
  {
    name: 'Common words',
    goal: 80,
    route: 'searchPeople',
    createQuery: (random) => ({ q: pick(random, common) }),
  },
  {
    name: 'Filters without words',
    goal: 80,
    route: 'searchPeople',
    createQuery: (random) => ({ q: '', country: 'MX', order: pick(random, ['relevance', 'recent']) }),
  },
  {
    name: 'One letter and hostile',
    goal: null,
    route: 'searchPeople',
    createQuery: (random) => ({ q: pick(random, hostile) }),
  },
  {
    name: 'Typing errors',
    goal: null,
    route: 'searchPeople',
    createQuery: (random) => ({ q: `${createName(random)}xq ${createName(random)}` }),
  },
]

/** Sends searches one at a time over HTTP, so that what the server adds is included. */
export async function measureSearch({
  keep,
  profiles,
  rounds,
}: {
  keep: string | undefined
  profiles: number
  rounds: number
}): Promise<void> {
  const harness = await startHarness({ posts: 10_000, keep })
  const agent = new Agent({ keepAlive: true })
  try {
    const startedAt = performance.now()
    await addProfiles(harness.pool, profiles)
    print(`${profiles} profiles after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    const primaryKey = await timePrimaryKey(harness, rounds)
    print(`Read by primary key: p50 ${primaryKey.toFixed(2)} ms`)
    for (const kind of kinds) await measureKind(harness, agent, kind, { rounds, primaryKey })
  } finally {
    agent.destroy()
    await harness.stop()
  }
}

async function measureKind(
  { urls, accounts, pool }: Harness,
  agent: Agent,
  { name, goal, route, createQuery }: Kind,
  { rounds, primaryKey }: { rounds: number; primaryKey: number },
): Promise<void> {
  const random = createRandom(21)
  const scans = await countScans(pool)
  const times: number[] = []
  let slowest = { time: 0, query: '' }
  for (let n = -20; n < rounds; n++) {
    const query = new URLSearchParams(createQuery(random)).toString()
    const { token } = accounts[(n + 20) % accounts.length]!
    const time = await timeSearch(`${urls.brilla}${getRouteUrl(contract[route])}?${query}`, token, agent)
    if (n < 0) continue
    times.push(time)
    if (time > slowest.time) slowest = { time, query }
  }
  times.sort((a, b) => a - b)
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  const scanned = (await countScans(pool)) - scans
  print(
    `${name}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${goal === null ? '' : ` (goal ${goal})`}, ` +
      `${(p50 / primaryKey).toFixed(0)} times a read by primary key, ${scanned} table scans, slowest ${slowest.query}`,
  )
}

function timeSearch(url: string, token: string, agent: Agent): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'x-access-token': token } }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAt)
        else reject(new Error(`${url} returned ${response.statusCode}`))
      })
    })
      .once('error', reject)
      .end()
  })
}

async function timePrimaryKey({ pool, accounts }: Harness, rounds: number): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    const startedAt = performance.now()
    await pool.query({
      name: 'primary-key',
      text: 'select full_name from account where id = $1',
      values: [accounts[n % accounts.length]!.id],
    })
    times.push(performance.now() - startedAt)
  }
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  )
}

/** Sequential scans so far of the tables that a search reads. */
async function countScans(pool: pg.Pool): Promise<number> {
  // Sessions report their numbers at most once a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const { rows } = await pool.query<{ scans: string }>(`
    select sum(seq_scan) as scans from pg_stat_user_tables
    where relname in ('discovery', 'discovery_word', 'account', 'account_category', 'talent_listing')`)
  return Number(rows[0]?.scans)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
