import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { binariesIn, type Binaries } from './binaries.ts'

const run = promisify(execFile)

export type Log = { info(text: string): void; warn(text: string): void; error(text: string): void }

/** How PostgreSQL's programs are run here, and where the files are kept that only they may own. */
export type Runner = {
  binaries: Binaries
  /** Holds the cluster and its socket: DATA_DIR, unless the user who runs PostgreSQL cannot reach it. */
  home: string
  /** Hands a folder of `home` to the user who runs PostgreSQL. */
  own(folder: string): Promise<void>
  spawn(program: string, args: string[], output: number): ChildProcess
}

type Account = { name: string; uid: number; gid: number }

/** PostgreSQL reads none of our variables: a PGPORT or LC_ALL of the shell would change what it does. */
const environment = {
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot, TEMP: tmpdir() }),
}

function start(command: string, args: string[], output: number, as?: Account): ChildProcess {
  return spawn(command, args, {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: environment,
    stdio: ['ignore', output, output],
    // Its own process group: Ctrl-C in the terminal reaches us alone, and we stop it in order.
    detached: true,
    windowsHide: true,
    ...(as && { uid: as.uid, gid: as.gid }),
  })
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it in a user namespace, where root's own files belong to
 * an ordinary user; where namespaces are forbidden, as an unprivileged user with everything where that user can
 * reach it. An ordinary user runs it as it is.
 */
export async function chooseRunner(dataDir: string, binaries: Binaries, log: Log): Promise<Runner> {
  const direct: Runner = { binaries, home: dataDir, own: async () => {}, spawn: start }
  const root = process.getuid?.() === 0
  if (process.platform === 'win32' || (!root && hasName())) return direct

  const accounts = await readAccounts()
  const mapped = accounts.find((account) => account.uid >= 1000) ?? accounts[0]
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
        spawn: (program, args, output) => start('unshare', [...namespace, program, ...args], output),
      }
  }
  const other = accounts.find((account) => account.name === 'nobody') ?? accounts[0]
  if (!root || !other) return direct
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new Error(
      `The database in ${dataDir} was made by root in a user namespace, and namespaces are forbidden here. ` +
        'Start it where they are allowed, or as the ordinary user who owns it.',
    )
  return asOtherUser(dataDir, binaries, other, log)
}

async function asOtherUser(dataDir: string, binaries: Binaries, other: Account, log: Log): Promise<Runner> {
  const home = join(
    isWritable('/var/lib') ? '/var/lib' : tmpdir(),
    `brilla-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`,
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
    `PostgreSQL runs as ${other.name}, with its files in ${home}: it refuses root, and namespaces are forbidden here`,
  )
  return {
    binaries: binariesIn(native, binaries.version),
    home,
    own: async (folder) => {
      await chown(folder, other.uid, other.gid)
      await chmod(folder, 0o700)
    },
    spawn: (program, args, output) => start(program, args, output, other),
  }
}

async function readAccounts(): Promise<Account[]> {
  const lines = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return lines
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && Number(fields[2]) > 0)
    .map((fields) => ({ name: fields[0]!, uid: Number(fields[2]), gid: Number(fields[3]) }))
}

/** Containers may run under a number that no user has; initdb wants a name. */
function hasName(): boolean {
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
