/** This version after another one: processes are replaced one after the other under load, and a data folder is taken over. */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import { checkLedger, type Findings, printFindings } from './check.ts'
import { createClient } from './client.ts'
import { type Cluster, startCluster, startEmbedded, waitUntilReady } from './deployment.ts'
import { startLoad } from './load.ts'
import { print } from './print.ts'
import { type Program, superviseProgram } from './program.ts'

const here = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
const git = (...args: string[]) => execFileSync('git', ['-C', here, ...args], { encoding: 'utf8' }).trim()

/** Puts the server of another commit into a folder, with the packages of this one. */
async function checkOut(commit: string, folder: string): Promise<void> {
  const changed = git('diff', '--name-only', '--diff-filter=a', commit, '--', 'server/migrations')
  if (changed !== '')
    throw new Error(
      `${commit} has another ${changed}: before the first release migrations are changed in place`,
    )
  const archive = execFileSync('git', ['-C', here, 'archive', commit], { maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const part of ['', 'server', 'contract', 'embedded-postgres']) {
    const packages = join(here, part, 'node_modules')
    const names = await readdir(packages).catch(() => [])
    await mkdir(join(folder, part, 'node_modules'), { recursive: true })
    // Its own parts, by the links that npm makes for workspaces, and everything else from here.
    for (const name of names.filter((each) => each !== '@brilla'))
      await symlink(join(packages, name), join(folder, part, 'node_modules', name))
  }
  await mkdir(join(folder, 'node_modules/@brilla'))
  for (const part of ['contract', 'server', 'embedded-postgres', 'demo'])
    await symlink(join(folder, part), join(folder, 'node_modules/@brilla', part))
}

/** HAProxy, which sends requests to processes that are ready and repeats none. */
async function startProxy(folder: string, origins: string[]): Promise<{ origin: string; program: Program }> {
  const port = await getPort()
  const servers = origins.map((origin, n) => `  server api-${n} ${new URL(origin).host} check`)
  const config = [
    'defaults',
    '  mode http',
    '  timeout connect 5s\n  timeout client 60s\n  timeout server 60s',
    // /readyz answers within 3 s, so a busy process is not taken for one that stops.
    '  timeout check 3s',
    '  retries 0',
    'listen api',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /readyz',
    '  default-server inter 200ms fall 1 rise 1',
    ...servers,
  ]
  const path = join(folder, 'haproxy.cfg')
  await writeFile(path, `${config.join('\n')}\n`)
  return {
    origin: `http://127.0.0.1:${port}`,
    program: superviseProgram('haproxy', ['-db', '-f', path], process.env),
  }
}

async function replaceAll({ servers, replace }: Cluster, root: string): Promise<void> {
  for (const name of Object.keys(servers)) {
    await replace(name, root)
    // Until the proxy has noticed it.
    await sleep(1_000)
  }
}

/** `commit` has the version that the processes have at first, and every second time. */
export async function runRolling(rounds: number, commit: string): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-rolling-'))
  const other = join(folder, 'other')
  await mkdir(other)
  await checkOut(commit, other)
  const cluster = await startCluster({ root: other, variables: { SHUTDOWN_DELAY: '2' } })
  const { origin, program } = await startProxy(folder, cluster.origins)
  try {
    await waitUntilReady([origin])
    const client = createClient([origin])
    const load = await startLoad(client, cluster.outbox)
    for (let round = 0; round < rounds; round++) {
      await replaceAll(cluster, round % 2 === 0 ? here : other)
      print(`${round + 1} of ${rounds}: now ${round % 2 === 0 ? 'this version' : commit}`)
    }
    await load.stop()
    const findings = await checkLedger(cluster, load.ledger)
    printFindings(findings)
    const { disconnected, errors, unavailable } = client.failures
    const failed = [...errors.values()].reduce((sum, times) => sum + times, disconnected + unavailable)
    print(
      `${failed} requests of people failed: ${disconnected} had no answer, ${unavailable} were refused with 503`,
    )
    for (const [answer, times] of errors) print(`  ${times} times: ${answer}`)
    if (failed > 0) process.exitCode = 1
    return findings
  } finally {
    await program.stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The last release, whose data this version must read. */
function findRelease(): string {
  const [tag] = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')
  if (!tag) throw new Error('There is no release yet: name another commit with --from')
  return tag
}

/** Fills the data folder of another version, and starts this one on it. */
export async function runUpgrade(commit = findRelease()): Promise<Findings> {
  const other = await mkdtemp(join(tmpdir(), 'brilla-upgrade-'))
  await checkOut(commit, other)
  const deployment = await startEmbedded(other)
  try {
    await deployment.waitUntilReady()
    const load = await startLoad(createClient(deployment.origins), deployment.outbox)
    await sleep(10_000)
    await load.stop()
    await deployment.replace('server', here)
    const findings = await checkLedger(deployment, load.ledger)
    printFindings(findings)
    return findings
  } finally {
    await deployment.stop()
    await rm(other, { recursive: true, force: true })
  }
}
