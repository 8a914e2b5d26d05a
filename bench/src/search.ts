/**
 * How long searches and suggestions take over very many profiles, over HTTP and at the database, compared with the read of
 * one row by its primary key, and whether they meet their goals.
 */
import { Agent, request } from 'node:http'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { readConfig } from '@brilla/server/config'
import { createContext } from '@brilla/server/create-context'
import { searchPeople, suggestSearches } from '@brilla/server/discovery'
import { createLog } from '@brilla/server/log'
import type pg from 'pg'
import { type Harness, startHarness } from './harness.ts'
import { quantile } from './open-loop.ts'
import { print } from './print.ts'
import { createRandom } from './seed/dataset.ts'
import { addProfiles, createName } from './seed/profiles.ts'

interface Kind {
  name: string
  /** Milliseconds of the 99th percentile at the database. */
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

/** Sends searches one at a time, over HTTP and without it. */
export async function measureSearch({
  keep,
  profiles,
  rounds,
}: {
  keep: string | undefined
  profiles: number
  rounds: number
}): Promise<void> {
  const startedAt = performance.now()
  const prepare = (pool: pg.Pool) => addProfiles(pool, profiles)
  const harness = await startHarness({ posts: 10_000, keep, prepare })
  const agent = new Agent({ keepAlive: true })
  try {
    print(`${profiles} profiles after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    const primaryKey = await timePrimaryKey(harness, rounds)
    print(`Read by primary key: p50 ${primaryKey.toFixed(2)} ms`)
    const database = await connectSearch(harness)
    try {
      const goals: Goal[] = []
      for (const kind of kinds)
        goals.push(...(await measureKind(harness, kind, { rounds, primaryKey, agent, database })))
      for (const { text, isMet } of goals) print(`${isMet ? 'met   ' : 'MISSED'}  ${text}`)
    } finally {
      await database.dispose()
    }
  } finally {
    agent.destroy()
    await harness.stop()
  }
}

interface Goal {
  text: string
  isMet: boolean
}

/** Runs a search by the server's own function in this process; returns the milliseconds. */
interface DatabaseSearch {
  time(route: Kind['route'], query: Record<string, string>, accountId: string): Promise<number>
  dispose(): Promise<void>
}

async function connectSearch({ databaseUrl, dataDir, secret }: Harness): Promise<DatabaseSearch> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
  })
  const { context, dispose } = await createContext(config, createLog('warn'))
  return {
    dispose,
    async time(route, query, accountId) {
      const today = new Date()
      const caller = {
        accountId,
        hiddenAccountIds: [],
        sessionId: '',
        type: 'talento' as const,
        moderator: false,
        suspended: false,
        freshUntil: today,
        followingCount: 0,
        language: 'es' as const,
      }
      const search = { db: context.db, caller, language: 'es' as const, today }
      const startedAt = performance.now()
      if (route === 'searchPeople')
        await searchPeople({ ...search, params: contract.searchPeople.query.parse(query) })
      else await suggestSearches({ ...search, q: query.q ?? '' })
      return performance.now() - startedAt
    },
  }
}

/** The first searches of a kind fill caches. */
const warmUpRounds = 20

async function measureKind(
  { urls, accounts, pool }: Harness,
  { name, goal, route, createQuery }: Kind,
  {
    rounds,
    primaryKey,
    agent,
    database,
  }: { rounds: number; primaryKey: number; agent: Agent; database: DatabaseSearch },
): Promise<Goal[]> {
  const random = createRandom(21)
  const scans = await countScans(pool)
  const overHttp: number[] = []
  const atDatabase: number[] = []
  let slowest = { time: 0, query: '' }
  for (let n = -warmUpRounds; n < rounds; n++) {
    const query = createQuery(random)
    const params = new URLSearchParams(query).toString()
    const { id, token } = accounts[(n + warmUpRounds) % accounts.length]!
    const url = `${urls.brilla}${getRouteUrl(contract[route])}?${params}`
    // The second of two equal searches finds its pages in memory: they alternate.
    let httpTime = 0
    if (n % 2 === 0) httpTime = await timeSearch(url, token, agent)
    const time = await database.time(route, query, id)
    if (n % 2 !== 0) httpTime = await timeSearch(url, token, agent)
    if (n < 0) continue
    overHttp.push(httpTime)
    atDatabase.push(time)
    if (time > slowest.time) slowest = { time, query: params }
  }
  const [http, db] = [summarize(overHttp), summarize(atDatabase)]
  const scanned = (await countScans(pool)) - scans
  const ratio = (db.p50 / primaryKey).toFixed(0)
  print(
    `${name}: at the database p50 ${db.p50.toFixed(1)}, p99 ${db.p99.toFixed(1)} ms, ${ratio} times a read by primary key; ` +
      `over HTTP p50 ${http.p50.toFixed(1)}, p99 ${http.p99.toFixed(1)} ms; ${scanned} table scans; slowest ${slowest.query}`,
  )
  const scanGoal = { text: `${name}: no table scan (${scanned})`, isMet: scanned === 0 }
  if (goal === null) return [scanGoal]
  const text = `${name}: p99 at the database under ${goal} ms (${db.p99.toFixed(1)}; over HTTP ${http.p99.toFixed(1)})`
  return [{ text, isMet: db.p99 < goal }, scanGoal]
}

function summarize(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
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
