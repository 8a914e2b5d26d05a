import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import type { Address } from './options.ts'
import { readOrCreatePassword } from './password.ts'
import { findPostmaster, isProcessAlive, type Postmaster } from './postmaster.ts'
import type { Runner } from './runner.ts'

const overTcp = process.platform === 'win32'
/** sockaddr_un holds 108 bytes on Linux and 104 on macOS, the terminating zero included. */
const maxSocketPathBytes = process.platform === 'darwin' ? 103 : 107
const maxLogBytes = 10 * 1024 * 1024

/** A PostgreSQL process that was launched, and what it has written to its log since. */
export interface Launch {
  pid: number | undefined
  exited: boolean
  output(): string
}

/** One PostgreSQL cluster on disk. Which process owns it is decided by owner.ts. */
export interface Cluster {
  postmaster(): Postmaster | undefined
  launch(): Promise<Launch>
  address(postmaster: Postmaster): Address
  /** Requests PostgreSQL's fast shutdown: open transactions are rolled back and a checkpoint is written. */
  requestShutdown(postmaster: Postmaster): void
}

interface ClusterOptions {
  /** The superuser's name, and the prefix of a socket folder outside the cluster's home. */
  name: string
  /** PostgreSQL's own log. */
  logFile: string
  /** See Options. */
  ephemeral: boolean
}

const settings = {
  // A server uses up to 34, and a command that runs next to it as many.
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  huge_pages: 'off',
}
/** For tests: the cluster is thrown away, so that nothing needs to survive a power cut. */
const ephemeralSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Its files may be in memory.
  max_wal_size: '256MB',
  // Several servers run at once, some of them in processes of their own.
  max_connections: '200',
}

/** Opens the cluster in `runner.home`; initializes it first when there is none. */
export async function openCluster(runner: Runner, options: ClusterOptions): Promise<Cluster> {
  const { name, logFile, ephemeral } = options
  const folder = join(runner.home, 'postgres')
  const passwordFile = join(runner.home, 'postgres.password')
  const password = overTcp ? await readOrCreatePassword(passwordFile) : undefined
  if (!existsSync(join(folder, 'PG_VERSION')))
    await initialize(runner, folder, options, overTcp ? passwordFile : undefined)
  const socketDir = overTcp ? '' : await createSocketDir(runner, name)
  rotateLog(logFile)

  return {
    postmaster: () => findPostmaster(folder),
    address: ({ port, socketDir: dir }) => ({
      host: overTcp ? '127.0.0.1' : dir,
      port,
      user: name,
      password,
    }),
    requestShutdown({ pid }) {
      // Windows has no signals: pg_ctl uses a named pipe there.
      if (process.platform === 'win32')
        execFileSync(runner.binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast'])
      else process.kill(pid, 'SIGINT')
    },
    async launch() {
      const listen = overTcp
        ? { listen_addresses: '127.0.0.1', port: String(await getPort({ host: '127.0.0.1' })) }
        : { listen_addresses: '', unix_socket_directories: `"${socketDir}"`, unix_socket_permissions: '0700' }
      const parameters = { ...settings, ...(ephemeral && ephemeralSettings), ...listen }
      const args = Object.entries(parameters).flatMap(([key, value]) => ['-c', `${key}=${value}`])
      const log = openSync(logFile, 'a')
      const from = fstatSync(log).size
      const child = runner.spawn(runner.binaries.postgres, ['-D', folder, ...args], log)
      closeSync(log)
      const launch = {
        pid: child.pid,
        exited: false,
        output: () => readFileSync(logFile).subarray(from).toString(),
      }
      const markExited = () => (launch.exited = true)
      child.once('exit', markExited)
      child.once('error', markExited)
      child.unref()
      return launch
    },
  }
}

/** Initialized in a temporary folder and renamed: a killed start leaves no partial cluster. */
async function initialize(
  runner: Runner,
  folder: string,
  { name, logFile, ephemeral }: ClusterOptions,
  passwordFile: string | undefined,
) {
  await removeAbandoned(runner.home)
  const fresh = `${folder}.new-${process.pid}`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await runner.chown(fresh)
  const args = [
    '-D',
    fresh,
    `--username=${name}`,
    '--encoding=UTF8',
    '--locale=C',
    '--text-search-config=simple',
  ]
  // The built-in locale is part of PostgreSQL: the same order and case rules on every machine.
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions')
  if (ephemeral) args.push('--no-sync')
  if (passwordFile) args.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`)
  else args.push('--auth=trust')
  const log = openSync(logFile, 'a')
  const from = fstatSync(log).size
  const child = runner.spawn(runner.binaries.initdb, args, log)
  closeSync(log)
  const [code] = await once(child, 'exit')
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw new Error(
      `PostgreSQL could not create its files in ${folder}:\n${readFileSync(logFile).subarray(from).toString()}`,
    )
  }
  try {
    await rename(fresh, folder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

/** Removes the temporary folders of starts that were killed. */
async function removeAbandoned(home: string): Promise<void> {
  for (const entry of await readdir(home)) {
    const pid = /^postgres\.new-(\d+)$/.exec(entry)?.[1]
    if (pid && !isProcessAlive(Number(pid))) await rm(join(home, entry), { recursive: true, force: true })
  }
}

/** A folder for the socket: in the cluster's home, or in the temporary folder where that path is too long. */
async function createSocketDir(runner: Runner, name: string): Promise<string> {
  let dir = join(runner.home, 'run')
  const fits = Buffer.byteLength(join(dir, '.s.PGSQL.5432')) <= maxSocketPathBytes && !dir.includes('"')
  if (!fits) {
    const hash = createHash('sha256').update(dir).digest('hex').slice(0, 16)
    dir = join(tmpdir(), `${name}-${hash}`)
  }
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // In a shared temporary folder another user may have created it first, and could read what goes through it.
  if (statSync(dir).uid !== process.getuid?.() && process.getuid?.() !== 0)
    throw new Error(`${dir} belongs to another user. Remove it, or choose a data folder with a shorter path.`)
  await chmod(dir, 0o700)
  await runner.chown(dir)
  return dir
}

function rotateLog(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > maxLogBytes) renameSync(logFile, `${logFile}.old`)
}
