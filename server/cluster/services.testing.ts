/** Starts services that are installed as system packages. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'

export interface Service {
  url: string
  stop(): Promise<void>
}

/** Returns the first of these programs that is installed; throws with the packages to install. */
function findProgram(names: string[], packages: string): string {
  const found = names.find((name) => spawnSync(name, ['--version']).error === undefined)
  if (found === undefined)
    throw new Error(`npm run test:cluster needs ${packages}: none of ${names.join(', ')} is installed`)
  return found
}

async function startService(command: string, args: string[], port: number): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${command} did not start: ${output}`)
    await sleep(20)
  }
  return child
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const redisUsers = '--user default off --user brilla on >clave ~* &* +@all -@dangerous'.split(' ')

/** Starts Redis or Valkey without persistence, with the user of deploy/compose.yaml alone. */
export async function startRedis(): Promise<Service> {
  const command = findProgram(['valkey-server', 'redis-server'], 'the package valkey-server or redis-server')
  const port = await getPort({ host: '127.0.0.1' })
  const child = await startService(
    command,
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...redisUsers],
    port,
  )
  return { url: `redis://brilla:clave@127.0.0.1:${port}`, stop: () => end(child) }
}

interface Target {
  host: string
  port: number
  user: string
  password?: string
  database: string
}

/** Whether this PgBouncer supports prepared statements (1.21 and later). */
export function canPgBouncerPrepare(): boolean {
  const [, major = 0, minor = 0] =
    /(\d+)\.(\d+)/.exec(String(spawnSync(pgbouncer(), ['--version']).stdout)) ?? []
  return Number(major) > 1 || Number(minor) >= 21
}

const pgbouncer = () => process.env['PGBOUNCER'] ?? findProgram(['pgbouncer'], 'the package pgbouncer')

/** Starts PgBouncer in transaction mode for a database. */
export async function startPgBouncer({
  host,
  port: postgresPort,
  user,
  password = '',
  database,
}: Target): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'brilla-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await getPort({ host: '127.0.0.1' })
  const config = join(folder, 'pgbouncer.ini')
  const login = password && ` password=${password}`
  await writeFile(
    config,
    `[databases]
${database} = host=${host} port=${postgresPort} dbname=${database} user=${user}${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
${canPgBouncerPrepare() ? 'max_prepared_statements = 200' : ''}
`,
  )
  // PgBouncer refuses to run as root, who owns the socket: a user namespace maps root to an ordinary user.
  const asUser = userInfo().uid === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : []
  const [command = '', ...args] = [...asUser, pgbouncer(), config]
  const child = await startService(command, args, port)
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    async stop() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
