import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expected, root } from './runtime.mjs'

const stampPath = join(root, 'node_modules', '.brilla.json')
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Installs the packages of the lock file when they are missing or others: the only step that needs the network. */
export function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const lockHash = createHash('sha256').update(lock).digest('hex')
  const stamp = JSON.stringify({ lock: lockHash, platform: `${process.platform}-${process.arch}` })
  if (read(stampPath) === stamp) return
  if (!isComplete(JSON.parse(lock).packages)) install()
  try {
    writeFileSync(stampPath, stamp)
  } catch {
    // Packages in a folder that this user may only read: the comparison runs again next time.
  }
}

/** Whether somebody has installed exactly these packages already, by npm's own record of what it put there. */
function isComplete(wanted) {
  const record = read(join(root, 'node_modules', '.package-lock.json'))
  if (!record) return false
  const present = JSON.parse(record).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    if (present[path]) return present[path].version === entry.version
    return entry.optional && !isForHere(path, entry)
  })
}

/** A package for another C library looks the same as ours by its os and cpu, so neither counts. */
function isForHere(path, { os, cpu, libc }) {
  return Boolean(
    os?.includes(process.platform) && cpu?.includes(process.arch) && !libc && !path.endsWith('musl'),
  )
}

function install() {
  console.log('Installing the packages (once, it takes a minute or two)…')
  const begun = Date.now()
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--include=peer',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]
  const { status, error } = npm(args)
  if (error) throw expected(`npm could not be started: ${error.message}`)
  if (status !== 0)
    throw expected(
      'The packages could not be installed: npm says why above. This step needs the network, once; then start again.',
    )
  console.log(`Packages installed in ${Math.round((Date.now() - begun) / 1000)} s`)
}

/** The very npm that started us when there is one: it need not be on the PATH. */
function npm(args) {
  const own = process.env.npm_execpath
  if (own && /^npm(-cli)?\.c?js$/.test(basename(own)))
    return spawnSync(process.execPath, [own, ...args], { cwd: root, stdio: 'inherit' })
  const windows = process.platform === 'win32'
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: 'inherit', shell: windows })
}
