import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expected, root } from './runtime.mjs'

const stampPath = join(root, 'node_modules', '.brilla.json')
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Installs the packages of the lock file if they are missing or outdated. The only step that needs the network. */
export function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const lockHash = createHash('sha256').update(lock).digest('hex')
  const stamp = JSON.stringify({ lock: lockHash, platform: `${process.platform}-${process.arch}` })
  if (read(stampPath) === stamp) return
  if (!isInstalled(JSON.parse(lock).packages)) install()
  try {
    writeFileSync(stampPath, stamp)
  } catch {
    // node_modules is read-only for this user: the comparison runs again next time.
  }
}

/** Whether exactly these packages are installed, according to npm's own record in node_modules. */
function isInstalled(wanted) {
  const record = read(join(root, 'node_modules', '.package-lock.json'))
  if (!record) return false
  const present = JSON.parse(record).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    if (present[path]) return present[path].version === entry.version
    return entry.optional && !matchesPlatform(path, entry)
  })
}

/**
 * False for packages that name a C library, and for musl builds: os and cpu alone do not tell whether npm would have
 * installed them here.
 */
function matchesPlatform(path, { os, cpu, libc }) {
  return Boolean(
    os?.includes(process.platform) && cpu?.includes(process.arch) && !libc && !path.endsWith('musl'),
  )
}

function install() {
  console.log('Installing packages (only once, takes a minute or two)…')
  const startedAt = Date.now()
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--include=peer',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]
  const { status, error } = runNpm(args)
  if (error) throw expected(`npm failed to start: ${error.message}`)
  if (status !== 0)
    throw expected(
      'Installing the packages failed; see the messages of npm above. This step needs network access. Run the command again.',
    )
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

/** Prefers the npm that started this process, because npm need not be on the PATH. */
function runNpm(args) {
  const npmPath = process.env.npm_execpath
  if (npmPath && /^npm(-cli)?\.c?js$/.test(basename(npmPath)))
    return spawnSync(process.execPath, [npmPath, ...args], { cwd: root, stdio: 'inherit' })
  const windows = process.platform === 'win32'
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: 'inherit', shell: windows })
}
