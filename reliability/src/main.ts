/** The command line of the proofs in docs/reliability.md. */
import { parseArgs } from 'node:util'
import { type Findings, isHeld } from './check.ts'
import { type Deployment, startCluster, startEmbedded } from './deployment.ts'
import { runFailover } from './failover.ts'
import { runFaults } from './faults.ts'
import { printKilled, runKills } from './kills.ts'
import { print } from './print.ts'
import { runRolling, runUpgrade } from './rolling.ts'
import { runSoak } from './soak.ts'

const usage = `Usage: npm run reliability -- <proof> [options]

Proofs; what was acknowledged must be there afterward, once
  kills                 kills processes under load, in turn
  failover              kills, pauses and cuts off the primary of three nodes with Patroni (needs root and Debian's packages)
  faults                cuts off, slows down and freezes services, takes all connections, fills the disk, moves
                        the clock (needs the right to mount, and Debian's package libfaketime)
  rolling               replaces all processes by those of another commit and back, behind HAProxy
  upgrade               fills a data folder with the last release and starts this version on it
  soak                  load for a long time; memory, open files and connections must not grow

Options
  --cluster             for kills and soak: two api and a worker on PostgreSQL, Redis and S3 instead of one process
  --rounds 100          of kills, 1 of failover, 10 of rolling
  --only clock          those with this word in their name, of faults and failover
  --from HEAD~1         the other commit of rolling; of upgrade the last release
  --minutes 30          of the soak
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cluster: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    from: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})

async function withDeployment(run: (deployment: Deployment) => Promise<Findings>): Promise<Findings> {
  const deployment = await (values.cluster ? startCluster() : startEmbedded())
  try {
    return await run(deployment)
  } finally {
    await deployment.stop()
  }
}

async function proveKills(deployment: Deployment): Promise<Findings> {
  const killed = await runKills(deployment, Number(values.rounds ?? '100'))
  printKilled(killed)
  return killed.findings
}

const proofs: Record<string, () => Promise<Findings>> = {
  kills: () => withDeployment(proveKills),
  faults: () => runFaults(values.only),
  failover: () => runFailover(Number(values.rounds ?? '1'), values.only),
  rolling: () => runRolling(Number(values.rounds ?? '10'), values.from ?? 'HEAD~1'),
  upgrade: () => runUpgrade(values.from),
  soak: () => withDeployment((deployment) => runSoak(deployment, Number(values.minutes))),
}
const prove = proofs[positionals[0] ?? '']
if (!prove) {
  print(usage)
  process.exit(1)
}
if (!isHeld(await prove())) process.exitCode = 1
