import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, locateBinaries } from './binaries.ts'
import type { Log } from './options.ts'

const run = promisify(execFile)

/** As which user PostgreSQL's programs run here, and where the files are that this user must own. */
export interface Runner {
  binaries: Binaries
  /** Holds the cluster and its socket: the data folder, unless the user who runs PostgreSQL cannot reach it. */
  home: string
  /** Gives a folder in `home`, with all that is in it, to the user who runs PostgreSQL. */
  chown(folder: string): Promise<void>
  /** Spawns a program; `output` is the file descriptor of its log. */
  spawn(program: string, args: string[], output: number): ChildProcess
}

interface RunnerOptions {
  dataDir: string
  /** Prefix of a home outside `dataDir`. */
  name: string
  binaries: Binaries
  log: Log
}

interface User {
  name: string
  uid: number
  gid: number
}

/** A minimal environment: a PGPORT or LC_ALL of the shell would change how PostgreSQL behaves. */
const environment = {
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot, TEMP: tmpdir() }),
}

function spawnDetached(command: string, args: string[], output: number, as?: User): ChildProcess {
  return spawn(command, args, {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: environment,
    stdio: ['ignore', output, output],
    // A process group of its own: Ctrl-C in the terminal does not reach it, the owner shuts it down in order.
    detached: true,
    windowsHide: true,
    ...(as && { uid: as.uid, gid: as.gid }),
  })
}

/**
 * Chooses how to run PostgreSQL, which refuses to run as root. Root runs it in a user namespace, where root's files
 * belong to an ordinary user; where namespaces are forbidden, as an unprivileged user with all files in a folder that
 * this user can reach. An ordinary user runs it directly.
 */
export async function chooseRunner(options: RunnerOptions): Promise<Runner> {
  const { dataDir, binaries } = options
  const direct: Runner = { binaries, home: dataDir, chown: async () => {}, spawn: spawnDetached }
  const isRoot = process.getuid?.() === 0
  if (process.platform === 'win32' || (!isRoot && hasUserName())) return direct

  const users = await readUsers()
  const mapped = users.find((user) => user.uid >= 1000) ?? users[0]
  if (mapped) {
    const namespace = ['--user', `--map-user=${mapped.uid}`, `--map-group=${mapped.gid}`]
    const probe = ['sh', '-c', 'test -w "$0" && exec "$1" --version', dataDir, binaries.postgres]
    const works = await run('unshare', [...namespace, ...probe]).then(
      () => true,
      () => false,
    )
    if (works)
      return {
        ...direct,
        spawn: (program, args, output) => spawnDetached('unshare', [...namespace, program, ...args], output),
      }
  }
  const unprivileged = users.find((user) => user.name === 'nobody') ?? users[0]
  if (!isRoot || !unprivileged) return direct
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new Error(
      `The database in ${dataDir} was created by root in a user namespace, and namespaces are forbidden here. ` +
        'Start it where they are allowed, or as the ordinary user who owns it.',
    )
  return runAs(unprivileged, options)
}

async function runAs(user: User, { dataDir, name, binaries, log }: RunnerOptions): Promise<Runner> {
  const home = join(
    isWritable('/var/lib') ? '/var/lib' : tmpdir(),
    `${name}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`,
  )
  await mkdir(home, { recursive: true, mode: 0o755 })
  const native = join(home, `postgresql-${binaries.version}`)
  if (!existsSync(native)) {
    const copy = `${native}.${process.pid}`
    await cp(binaries.folder, copy, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', copy])
    await rename(copy, native).catch(() => rm(copy, { recursive: true }))
  }
  log.info(
    `PostgreSQL runs as ${user.name}, with its files in ${home}: it refuses root, and namespaces are forbidden here`,
  )
  return {
    binaries: locateBinaries(native, binaries.version),
    home,
    chown: async (folder) => {
      await run('chown', ['-R', `${user.uid}:${user.gid}`, folder])
      await chmod(folder, 0o700)
    },
    spawn: (program, args, output) => spawnDetached(program, args, output, user),
  }
}

async function readUsers(): Promise<User[]> {
  const lines = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return lines
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && Number(fields[2]) > 0)
    .map((fields) => ({ name: fields[0]!, uid: Number(fields[2]), gid: Number(fields[3]) }))
}

/** Containers may run under a uid without a user name, which initdb refuses. */
function hasUserName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
