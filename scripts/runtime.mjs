import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
/** The npm that started us and the shell in between: when one is killed, nobody passes a signal on. */
const elders = () => [process.ppid, shellsParent()]
const eldersAtStart = elders().join(' ')

function shellsParent() {
  try {
    if (/^(npm|node)/.test(readFileSync(`/proc/${process.ppid}/comm`, 'utf8'))) return undefined
    return Number(readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')[1])
  } catch {
    return undefined
  }
}

/** An error whose message is all that the reader needs: printed without a stack. */
export function expected(message) {
  return Object.assign(new Error(message), { expected: true })
}

/** For the environment of the server: reading some thousand modules is most of a start; kept compiled, they take half the time. */
export const keptCompiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.brilla-compiled') }

/**
 * The Node that runs the product: this one when it reads TypeScript by itself, else the one among the packages.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} its path, and an environment in which it comes first
 */
export function runtime() {
  const node = readsTypeScript(process.versions.node) ? process.execPath : broughtAlong()
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const env = { ...process.env, [key]: [dirname(node), process.env[key]].filter(Boolean).join(delimiter) }
  return { node, env }
}

function readsTypeScript(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 18)
}

function broughtAlong() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const path = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(path)) {
    const { status } = spawnSync(path, ['--version'])
    if (status === 0) return path
    throw expected(
      `The Node 24 that Brilla brings along does not run here (${path}). Install Node 24 from https://nodejs.org and start again.`,
    )
  }
  throw expected(
    `Brilla runs on Node 24, and brings none along for ${process.platform}-${process.arch}; this is Node ${process.versions.node}.\n` +
      'Install Node 24 (or 22.18 and later) from https://nodejs.org and start again.',
  )
}

/** The script behind a package's command, to be run by `node` itself: no shell and no PATH in between. */
export function bin(packageName, command = packageName.split('/').at(-1), from = root) {
  const places = [join(from, 'node_modules', packageName), join(root, 'node_modules', packageName)]
  const folder = places.find((place) => existsSync(place))
  if (!folder) throw expected(`The package ${packageName} is missing: run npm ci`)
  const { bin: entry } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return resolve(folder, typeof entry === 'string' ? entry : entry[command])
}

/**
 * Runs a child to its end with our terminal as its own. A signal to us ends it in order, once.
 * @returns {Promise<number>} its exit code, 128 + n when signal n ended it
 */
export function run(
  node,
  args,
  { env, cwd = root, stdio = ['inherit', 'inherit', 'inherit'], ...options } = {},
) {
  const child = spawn(node, args, { cwd, env, stdio, ...options })
  return ended(child)
}

export function ended(child) {
  return new Promise((done, fail) => {
    const stop = () => child.kill('SIGTERM')
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, stop)
    const watch = process.env.npm_lifecycle_event
      ? setInterval(() => elders().join(' ') === eldersAtStart || stop(), 500)
      : undefined
    const forget = () => {
      for (const signal of signals) process.off(signal, stop)
      clearInterval(watch)
    }
    child.once('error', (error) => (forget(), fail(error)))
    child.once('exit', (code, signal) => (forget(), done(code ?? 128 + constants.signals[signal])))
  })
}
