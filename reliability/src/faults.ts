/** Breaks what the processes depend on, one after the other, under load: what is answered meanwhile, and how it recovers. */
import { execFileSync } from 'node:child_process'
import { writeFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import pg from 'pg'
import { checkLedger, type Findings, printFindings } from './check.ts'
import { type Client, createClient } from './client.ts'
import { type Cluster, startCluster } from './deployment.ts'
import { startLoad } from './load.ts'
import { print } from './print.ts'

interface Fault {
  name: string
  begin(cluster: Cluster): Promise<void> | void
  end(cluster: Cluster): Promise<void> | void
}

interface Answer {
  status: number
  milliseconds: number
}

/** Longer than the server waits for an answer of the S3 store. */
const faultSeconds = 30
const slowMilliseconds = 200
/** Answers in a row after which a service counts as recovered. */
const recoveredAfter = 5

const cutSlowAndFrozen = (['database', 'redis', 's3'] as const).flatMap((name): Fault[] => [
  {
    name: `${name} cut off`,
    begin: ({ links }) => links[name].cut(),
    end: ({ links }) => links[name].restore(),
  },
  {
    name: `${name} slower by ${slowMilliseconds} ms each way`,
    begin: ({ links }) => links[name].delay(slowMilliseconds),
    end: ({ links }) => links[name].restore(),
  },
  {
    name: `${name} frozen`,
    begin: ({ signal }) => signal(name, 'SIGSTOP'),
    end: ({ signal }) => signal(name, 'SIGCONT'),
  },
])

/** Takes every connection that the database has left. */
function exhaustConnections(): Fault {
  let taken: pg.Client[] = []
  return {
    name: 'database out of connections',
    async begin({ findDatabase, links }) {
      links.database.restore()
      for (;;) {
        const client = new pg.Client(findDatabase())
        client.on('error', () => {})
        const isConnected = await client.connect().then(
          () => true,
          () => false,
        )
        if (!isConnected) break
        taken.push(client)
      }
      // Those that the processes hold end, and none is left for them.
      const { rows } = await taken[0]!.query<{ pid: number }>(
        `select pid from pg_stat_activity where client_addr is null and not pid = any($1)`,
        [taken.map((client) => (client as unknown as { processID: number }).processID)],
      )
      await taken[0]!.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
        rows.map(({ pid }) => pid),
      ])
    },
    async end() {
      await Promise.all(taken.map((client) => client.end()))
      taken = []
    },
  }
}

/** Needs the right to mount: the folder of the database must be on a small file system of its own. */
function fillDisk(): Fault {
  const getPath = ({ databaseFolder }: Cluster) => join(databaseFolder, '..', 'filler')
  return {
    name: "the database's disk full",
    async begin(cluster) {
      const { bavail, bsize } = await statfs(cluster.databaseFolder)
      await writeFile(getPath(cluster), Buffer.alloc(1_000_000)).catch(() => {})
      execFileSync('fallocate', ['-l', `${(bavail - 16) * bsize - 1_000_000}`, getPath(cluster)])
    },
    end: (cluster) => rm(getPath(cluster), { force: true }),
  }
}

const clockFile = join(tmpdir(), `brilla-clock-${process.pid}`)

/** Moves the clock of all processes by libfaketime, but not that of PostgreSQL; timers go on. */
const clockVariables = {
  LD_PRELOAD: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`,
  FAKETIME_TIMESTAMP_FILE: clockFile,
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
}

const moveClock = (by: string): Fault => ({
  name: `clock ${by} h`,
  begin: () => writeFile(clockFile, `${by}h`),
  end: () => writeFile(clockFile, '+0'),
})

/** Runs each fault whose name contains `only` for a while and prints what it led to; returns what was found when all was over. */
export async function runFaults(only: string): Promise<Findings> {
  await writeFile(clockFile, '+0')
  const cluster = await startCluster({ databaseMegabytes: 900, variables: clockVariables })
  try {
    const client = createClient(cluster.origins)
    const load = await startLoad(client, cluster.outbox)
    const all = [...cutSlowAndFrozen, exhaustConnections(), fillDisk(), moveClock('+1'), moveClock('-1')]
    for (const fault of all.filter(({ name }) => name.includes(only))) {
      await sleep(3_000)
      await observe(cluster, client, fault)
    }
    await load.stop()
    const findings = await checkLedger(cluster, load.ledger)
    printFindings(findings)
    return findings
  } finally {
    await cluster.stop()
    await rm(clockFile)
  }
}

async function observe(cluster: Cluster, { failures }: Client, { name, begin, end }: Fault): Promise<void> {
  const before = { ...failures, errors: new Map(failures.errors) }
  await begin(cluster)
  const answers = await probe(cluster.origins[0]!, faultSeconds)
  await end(cluster)
  const seconds = await measureRecovery(cluster)
  const byStatus = Object.entries(Object.groupBy(answers, ({ status }) => String(status)))
    .map(([status, same]) => `${same!.length} × ${status === '0' ? 'no answer' : status}`)
    .join(', ')
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds)) / 1_000
  print(
    `${name}: ${byStatus}; slowest answer ${slowest.toFixed(1)} s; recovered after ${seconds.toFixed(1)} s`,
  )
  const refused = failures.unavailable - before.unavailable
  const unanswered = failures.disconnected - before.disconnected
  print(`  writes: ${refused} refused with 503, ${unanswered} without an answer`)
  for (const [answer, times] of failures.errors)
    if (times > (before.errors.get(answer) ?? 0)) print(`  another error: ${answer}`)
}

const probed = getRouteUrl(contract.emailExists, { params: { email: 'ana@gente.example' } })

async function ask(origin: string): Promise<Answer> {
  const startedAt = performance.now()
  const status = await fetch(origin + probed, { signal: AbortSignal.timeout(30_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
  return { status, milliseconds: performance.now() - startedAt }
}

/** A request that reads from the database and has a rate limit, every 100 ms, whether or not the ones before are answered. */
async function probe(origin: string, seconds: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  for (let n = 0; n < seconds * 10; n++) {
    answers.push(ask(origin))
    await sleep(100)
  }
  return Promise.all(answers)
}

/** Seconds until both processes have answered several times in a row. */
async function measureRecovery({ origins }: Cluster): Promise<number> {
  const startedAt = performance.now()
  for (const origin of origins) {
    let inARow = 0
    while (inARow < recoveredAfter) inARow = (await ask(origin)).status === 200 ? inARow + 1 : 0
  }
  return (performance.now() - startedAt) / 1_000
}
