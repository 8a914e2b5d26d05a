/** Takes the primary of three nodes away under load, in turn by each fault: how long nothing is written, and what is answered meanwhile. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@brilla/contract'
import { getRouteUrl } from '@brilla/contract/platform/route-url'
import { checkLedger, type Findings, printFindings } from './check.ts'
import { createClient } from './client.ts'
import { type Deployment, startReplicated } from './deployment.ts'
import { type Load, registerTalent, startLoad } from './load.ts'
import { type Node, type Nodes, startNodes } from './nodes.ts'
import { print } from './print.ts'

interface Fault {
  name: string
  begin(node: Node): void
  end(node: Node): void
}

const faults: Fault[] = [
  { name: 'killed', begin: (node) => node.kill(), end: (node) => node.start() },
  { name: 'paused', begin: (node) => node.pause(), end: (node) => node.resume() },
  { name: 'cut off', begin: (node) => node.cut(), end: (node) => node.restore() },
]
/** For as long as a fault lasts, and longer than the others wait for a sign of life. */
const faultSeconds = 45
const probeInterval = 200

interface Answer {
  what: string
  isDone: boolean
  startedAt: number
  endedAt: number
}

/** Sends the same request at intervals, whether or not those before are answered. */
function probe(send: () => Promise<Response>): { stop(): Promise<Answer[]> } {
  const answers: Promise<Answer>[] = []
  const ask = async (): Promise<Answer> => {
    const startedAt = performance.now()
    const what = await send().then(
      async (response) =>
        `${response.status} ${((await response.json().catch(() => ({}))) as { error?: string }).error ?? ''}`,
      () => 'no answer',
    )
    return { what: what.trim(), isDone: what.startsWith('2'), startedAt, endedAt: performance.now() }
  }
  const timer = setInterval(() => answers.push(ask()), probeInterval)
  return {
    stop() {
      clearInterval(timer)
      return Promise.all(answers)
    },
  }
}

const countByWhat = (answers: Answer[]): string =>
  Object.entries(Object.groupBy(answers, ({ what }) => what))
    .map(([what, same]) => `${same!.length} × ${what}`)
    .join(', ')

/** What one person asks both processes for in turn. */
async function createProbes({ origins, outbox }: Deployment, { ledger }: Load) {
  const client = createClient(origins)
  const { token } = await registerTalent(client, ledger, outbox)
  const body = { title: '', description: 'Para el registro', categoryId: 1, files: [] }
  const { id } = await client.call('createPost', { body }, { token })
  let turn = 0
  const send = (url: string, init: RequestInit = {}) =>
    fetch(origins[turn++ % origins.length]! + url, {
      ...init,
      headers: { 'x-access-token': token, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(30_000),
    })
  const { method } = contract.likePost
  return {
    write: () =>
      send(getRouteUrl(contract.likePost, { params: { id } }), {
        method,
        body: JSON.stringify({ reacted: true }),
      }),
    read: () => send(getRouteUrl(contract.getFeed)),
  }
}

async function observe(
  { name, begin, end }: Fault,
  nodes: Nodes,
  probes: Awaited<ReturnType<typeof createProbes>>,
) {
  const node = await nodes.findPrimary()
  const writes = probe(probes.write)
  const reads = probe(probes.read)
  await sleep(2_000)
  begin(node)
  const begunAt = performance.now()
  await sleep(faultSeconds * 1_000)
  end(node)
  await nodes.waitUntilWhole()
  const [written, read] = await Promise.all([writes.stop(), reads.stop()])
  const failed = written.filter(({ isDone, endedAt }) => !isDone && endedAt > begunAt)
  const lastFailed = Math.max(...failed.map(({ startedAt }) => startedAt))
  const done = written.filter(({ isDone, startedAt }) => isDone && startedAt > begunAt)
  const seconds = (at: number) => ((at - begunAt) / 1_000).toFixed(1)
  print(
    `primary ${name}: writes again after ${seconds(Math.min(...done.map(({ endedAt }) => endedAt)))} s, ` +
      `the last that failed was sent after ${seconds(lastFailed)} s`,
  )
  print(`  writes: ${countByWhat(written)}`)
  const slowest = Math.max(...read.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1_000
  print(`  reads: ${countByWhat(read)}; slowest ${slowest.toFixed(1)} s`)
}

/** Runs each fault whose name contains `only`. */
export async function runFailover(rounds: number, only: string): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-failover-'))
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755)
  const nodes = await startNodes(folder)
  try {
    const deployment = await startReplicated(folder, nodes)
    try {
      const load = await startLoad(createClient(deployment.origins), deployment.outbox)
      const probes = await createProbes(deployment, load)
      for (let round = 0; round < rounds; round++)
        for (const fault of faults.filter(({ name }) => name.includes(only)))
          await observe(fault, nodes, probes)
      await load.stop().catch((error: Error) => {
        print(`  another answer: ${error.message}`)
        process.exitCode = 1
      })
      const findings = await checkLedger(deployment, load.ledger)
      printFindings(findings)
      return findings
    } finally {
      await deployment.stop()
    }
  } finally {
    await nodes.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
