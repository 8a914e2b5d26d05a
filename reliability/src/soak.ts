/** Load for a long time: memory, open files and connections must not grow. */
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkLedger, type Findings, printFindings } from './check.ts'
import { createClient } from './client.ts'
import type { Deployment } from './deployment.ts'
import { startLoad } from './load.ts'
import { print } from './print.ts'

const sampleSeconds = 30
/** The most by which the last third may exceed the one before, after the first has warmed up. */
const growthMax = 1.1

export async function runSoak(deployment: Deployment, minutes: number): Promise<Findings> {
  await deployment.waitUntilReady()
  const load = await startLoad(createClient(deployment.origins), deployment.outbox)
  const pool = new pg.Pool({ ...deployment.findDatabase(), max: 1 })
  const end = performance.now() + minutes * 60_000
  const samples: Record<string, number>[] = []
  while (performance.now() < end) {
    await sleep(sampleSeconds * 1_000)
    const usages = await Promise.all(
      Object.entries(deployment.servers).map(([name, { pid }]) => readUsage(name, pid())),
    )
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from pg_stat_activity')
    const sample: Record<string, number> = Object.assign(
      { 'connections of the database': rows[0]!.n },
      ...usages,
    )
    samples.push(sample)
    const left = Math.round((end - performance.now()) / 1_000)
    print(
      `${left} s left: ${Object.entries(sample)
        .map(([name, value]) => `${name} ${value}`)
        .join('; ')}`,
    )
  }
  await load.stop()
  await pool.end()
  reportGrowth(samples)
  const findings = await checkLedger(deployment, load.ledger)
  printFindings(findings)
  return findings
}

/** Resident memory and open files of a process. */
async function readUsage(name: string, pid: number): Promise<Record<string, number>> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1])
  return {
    [`MB of ${name}`]: Math.round(kilobytes / 1_024),
    [`files of ${name}`]: (await readdir(`/proc/${pid}/fd`)).length,
  }
}

function reportGrowth(samples: Record<string, number>[]): void {
  const third = Math.floor(samples.length / 3)
  if (third === 0) return
  const median = (part: Record<string, number>[], name: string) =>
    part.map((sample) => sample[name]!).toSorted((a, b) => a - b)[part.length >> 1]!
  for (const name of Object.keys(samples[0]!)) {
    const [before, last] = [
      median(samples.slice(third, 2 * third), name),
      median(samples.slice(-third), name),
    ]
    const hasGrown = last > before * growthMax
    print(`${name}: ${before} in the second third, ${last} in the last${hasGrown ? ', which has grown' : ''}`)
    if (hasGrown) process.exitCode = 1
  }
}
