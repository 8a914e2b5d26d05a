import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'
import { readOrMakeSecret } from '../../secret.ts'
import { findPostmaster, isAlive, type Postmaster } from './postmaster.ts'
import type { Runner } from './runner.ts'

const overTcp = process.platform === 'win32'
/** sockaddr_un holds 108 bytes on Linux and 104 on a Mac, the closing zero included. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107
const largestLog = 10 * 1024 * 1024

export type Address = { host: string; port: number; user: string; password?: string }
export type Launch = { pid: number | undefined; exited: boolean; output(): string }

/** One PostgreSQL cluster on disk: making it, starting it, finding it. It knows nothing of who may use it. */
export type Cluster = {
  postmaster(): Postmaster | undefined
  launch(): Promise<Launch>
  address(postmaster: Postmaster): Address
  /** Asks for PostgreSQL's fast shutdown: roll back what is open, write everything down, leave. */
  end(postmaster: Postmaster): void
  folder: string
}

const settings = {
  max_connections: '60',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  huge_pages: 'off',
}
/** For tests: the cluster is thrown away, so nothing needs to survive a power cut. */
const ephemeralSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Opens the cluster under `runner.home`, made first when there is none. PostgreSQL's log goes to `logFile`. */
export async function openCluster(runner: Runner, logFile: string, ephemeral: boolean): Promise<Cluster> {
  const folder = join(runner.home, 'postgres')
  const password = overTcp ? await readOrMakeSecret(join(runner.home, 'postgres.password'), 24) : undefined
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(runner, folder, logFile, ephemeral, password)
  const socketDir = overTcp ? '' : await makeSocketDir(runner)
  rotate(logFile)

  return {
    folder,
    postmaster: () => findPostmaster(folder),
    address: ({ port, socketDir: dir }) => ({
      host: overTcp ? '127.0.0.1' : dir,
      port,
      user: 'brilla',
      password,
    }),
    end({ pid }) {
      // Windows has no signals: there PostgreSQL's own tool knows how.
      if (process.platform === 'win32')
        execFileSync(runner.binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast'])
      else process.kill(pid, 'SIGINT')
    },
    async launch() {
      const listen = overTcp
        ? { listen_addresses: '127.0.0.1', port: String(await freePort()) }
        : { listen_addresses: '', unix_socket_directories: `"${socketDir}"`, unix_socket_permissions: '0700' }
      const all = { ...settings, ...(ephemeral && ephemeralSettings), ...listen }
      const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const log = openSync(logFile, 'a')
      const from = fstatSync(log).size
      const child = runner.spawn(runner.binaries.postgres, ['-D', folder, ...options], log)
      closeSync(log)
      const launch = {
        pid: child.pid,
        exited: false,
        output: () => readFileSync(logFile).subarray(from).toString(),
      }
      const ended = () => (launch.exited = true)
      child.once('exit', ended)
      child.once('error', ended)
      child.unref()
      return launch
    },
  }
}

/** Made aside and renamed: a start that is killed half way, or a second one, leaves no half cluster. */
async function initialise(
  runner: Runner,
  folder: string,
  logFile: string,
  ephemeral: boolean,
  password?: string,
) {
  for (const name of await readdir(runner.home)) {
    const maker = /^postgres\.new-(\d+)$/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) await rm(join(runner.home, name), { recursive: true, force: true })
  }
  const fresh = `${folder}.new-${process.pid}`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await runner.own(fresh)
  const args = [
    '-D',
    fresh,
    '--username=brilla',
    '--encoding=UTF8',
    '--locale=C',
    '--text-search-config=simple',
  ]
  // The built-in locale is part of PostgreSQL: the same order and case rules on every machine.
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions')
  if (ephemeral) args.push('--no-sync')
  if (password) args.push('--auth=scram-sha-256', `--pwfile=${join(runner.home, 'postgres.password')}`)
  else args.push('--auth=trust')
  const log = openSync(logFile, 'a')
  const from = fstatSync(log).size
  const child = runner.spawn(runner.binaries.initdb, args, log)
  closeSync(log)
  const [code] = await once(child, 'exit')
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw new Error(
      `PostgreSQL could not make its files in ${folder}:\n${readFileSync(logFile).subarray(from).toString()}`,
    )
  }
  try {
    await rename(fresh, folder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

async function makeSocketDir(runner: Runner): Promise<string> {
  let dir = join(runner.home, 'run')
  const fits = Buffer.byteLength(join(dir, '.s.PGSQL.5432')) <= longestSocketPath && !dir.includes('"')
  if (!fits) {
    const name = createHash('sha256').update(dir).digest('hex').slice(0, 16)
    dir = join(tmpdir(), `brilla-${name}`)
  }
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // In a shared folder anybody could have made it first; a folder that is not ours cannot be made private.
  if (statSync(dir).uid !== process.getuid?.() && process.getuid?.() !== 0)
    throw new Error(`${dir} belongs to somebody else. Remove it, or choose a shorter DATA_DIR.`)
  await chmod(dir, 0o700)
  await runner.own(dir)
  return dir
}

function rotate(logFile: string): void {
  if (existsSync(logFile) && statSync(logFile).size > largestLog) renameSync(logFile, `${logFile}.old`)
}
