/** How long searches and suggestions take over very many profiles, and whether they meet their goals. */
import { Agent } from 'node:http'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import type pg from 'pg'
import { type Harness, startHarness } from './harness.ts'
import { quantile, timeRequest } from './open-loop.ts'
import { print } from './print.ts'
import { createRandom } from './seed/dataset.ts'
import { addProfiles, createName, pick } from './seed/profiles.ts'

interface Kind {
  name: string
  /** Milliseconds of the 99th percentile. */
  goal?: number
  route?: 'searchPeople' | 'suggestSearches'
  createQuery(random: () => number): Record<string, string>
}

const common = ['música', 'danza', 'bailarina', 'actress', 'modelo', 'singer', 'fotografía', 'cocina']
const sentences = [
  'dancers in Mexico City who speak English',
  'bailarinas de 20 a 30 en CDMX',
  'tall female singer',
  'actor 1.80 con inglés fluido',
  'mujeres de 25 a 35 en Sevilla que puedan viajar, danza',
]
const hostile = ['a', 'm', 'ma a e i o u', 'de la y', "' | !*", 'zzzzzzzzzz', 'x'.repeat(100), '🔥', '1']

const kinds: Kind[] = [
  {
    name: 'Suggestions',
    goal: 30,
    route: 'suggestSearches',
    createQuery: (random) => ({ q: createName(random).slice(0, 2 + Math.floor(random() * 5)) }),
  },
  {
    name: 'Name',
    createQuery: (random) => ({ q: `${createName(random)} ${createName(random)}` }),
  },
  {
    name: 'Three filters and facets',
    goal: 80,
    createQuery: (random) => ({
      q: pick(random, common),
      country: pick(random, ['MX', 'ES', 'CO']),
      category: String(1 + Math.floor(random() * 8)),
      minAge: '20',
      maxAge: '40',
    }),
  },
  {
    name: 'Every filter and facets',
    goal: 80,
    createQuery: (random) => ({
      q: pick(random, common),
      country: 'MX,ES,CO',
      city: 'Ciudad de México,Guadalajara,Madrid',
      category: '2,4',
      languages: 'en:conversational',
      minAge: '20',
      maxAge: '40',
      sex: pick(random, ['FE', 'MA']),
      minHeight: '160',
      maxHeight: '185',
      available: '2027-01-10',
      travels: 'true',
      type: 'talento',
    }),
  },
  {
    name: 'Sentence',
    goal: 80,
    createQuery: (random) => ({ q: pick(random, sentences) }),
  },
  {
    name: 'Common words',
    goal: 80,
    createQuery: (random) => ({ q: pick(random, common) }),
  },
  {
    name: 'Filters without words',
    goal: 80,
    createQuery: (random) => ({ q: '', country: 'MX', order: pick(random, ['relevance', 'recent']) }),
  },
  {
    name: 'One letter and hostile',
    createQuery: (random) => ({ q: pick(random, hostile) }),
  },
  {
    name: 'Typing errors',
    createQuery: (random) => ({ q: `${createName(random)}xq ${createName(random)}` }),
  },
]

/** The first searches of a kind fill caches. */
const warmUpRounds = 20

/** Sends searches one at a time. */
export async function measureSearch({
  keep,
  profiles,
  rounds,
}: {
  keep: string | undefined
  profiles: number
  rounds: number
}): Promise<void> {
  const prepare = (pool: pg.Pool) => addProfiles(pool, profiles)
  const harness = await startHarness({ posts: 10_000, keep, prepare })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    for (const kind of kinds) await measureKind(harness, agent, kind, rounds)
  } finally {
    agent.destroy()
    await harness.stop()
  }
}

async function measureKind(
  { urls, accounts, pool, readCpuTime }: Harness,
  agent: Agent,
  { name, goal, route = 'searchPeople', createQuery }: Kind,
  rounds: number,
): Promise<void> {
  const random = createRandom(21)
  const scans = await countScans(pool)
  const times: number[] = []
  let slowest = { time: 0, query: '' }
  let before = await readCpuTime('brilla')
  for (let n = -warmUpRounds; n < rounds; n++) {
    if (n === 0) before = await readCpuTime('brilla')
    const query = new URLSearchParams(createQuery(random)).toString()
    const { token } = accounts[(n + warmUpRounds) % accounts.length]!
    const url = `${urls.brilla}${getRouteUrl(contract[route])}?${query}`
    const time = await timeRequest({ url, headers: { 'x-access-token': token }, agent })
    if (n < 0) continue
    times.push(time)
    if (time > slowest.time) slowest = { time, query }
  }
  const after = await readCpuTime('brilla')
  const cpu = (after.server - before.server + after.postgres - before.postgres) / rounds
  times.sort((a, b) => a - b)
  const p99 = quantile(times, 0.99)
  const scanned = (await countScans(pool)) - scans
  print(
    `${name}: CPU ${cpu.toFixed(1)} ms; p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)} ms` +
      `${goal ? ` (goal ${goal}: ${p99 < goal ? 'met' : 'missed'})` : ''}; ` +
      `${scanned} table scans (goal 0: ${scanned === 0 ? 'met' : 'missed'}); slowest ${slowest.query}`,
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
