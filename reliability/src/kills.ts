/** Kills processes under load, again and again, and compares what was acknowledged with what is there. */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger, type Findings, printFindings } from './check.ts'
import { type Client, createClient } from './client.ts'
import type { Deployment } from './deployment.ts'
import { startLoad } from './load.ts'
import { print } from './print.ts'

/** Milliseconds of load between a start and the next kill. */
const calm = { min: 100, max: 1_500 }

export interface Killed {
  findings: Findings
  failures: Client['failures']
  /** Milliseconds until everything was ready again, by what was killed. */
  recoveries: Record<string, number[]>
}

/** Kills what the deployment names, in turn; prints its progress. */
export async function runKills(deployment: Deployment, rounds: number): Promise<Killed> {
  await deployment.waitUntilReady()
  const client = createClient(deployment.origins)
  const load = await startLoad(client, deployment.outbox)
  const names = Object.keys(deployment.kill)
  const recoveries: Killed['recoveries'] = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    await sleep(randomInt(calm.min, calm.max))
    const name = names[round % names.length]!
    await deployment.kill[name]!()
    const killedAt = performance.now()
    await deployment.waitUntilReady()
    recoveries[name]!.push(performance.now() - killedAt)
    if ((round + 1) % 20 === 0) print(`${round + 1} kills of ${rounds}`)
  }
  await load.stop()
  return { findings: await checkLedger(deployment, load.ledger), failures: client.failures, recoveries }
}

export function printKilled({ findings, failures, recoveries }: Killed): void {
  for (const [name, times] of Object.entries(recoveries)) {
    const sorted = times.toSorted((a, b) => a - b)
    const seconds = (index: number) => ((sorted[index] ?? 0) / 1_000).toFixed(1)
    print(
      `${name}: killed ${sorted.length} times, ready after ${seconds(sorted.length >> 1)} s, at most ${seconds(sorted.length - 1)} s`,
    )
  }
  printFindings(findings)
  print(`Attempts without an answer: ${failures.disconnected}, refused with 503: ${failures.unavailable}`)
  for (const [answer, times] of failures.errors) print(`  ${times} times: ${answer}`)
}
