import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
/** The npm that started this process, and the shell in between. When one of them is killed, no signal is forwarded. */
const getAncestorPids = () => [process.ppid, getParentOfShell()]
const ancestorPidsAtStart = getAncestorPids().join(' ')

function getParentOfShell() {
  try {
    if (/^(npm|node)/.test(readFileSync(`/proc/${process.ppid}/comm`, 'utf8'))) return undefined
    return Number(readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')[1])
  } catch {
    return undefined
  }
}

/** Creates an error that is printed without its stack. */
export function expected(message) {
  return Object.assign(new Error(message), { expected: true })
}

/** Environment that turns on Node's compile cache, which halves the time to load the server's modules. */
export const compileCacheEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.brilla-compiled') }

/**
 * The Node that runs Brilla: the current one if it can run TypeScript, else the one in node_modules.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} its path, and an environment with it first on the PATH
 */
export function runtime() {
  const node = canRunTypeScript(process.versions.node) ? process.execPath : findBundledNode()
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const env = { ...process.env, [key]: [dirname(node), process.env[key]].filter(Boolean).join(delimiter) }
  return { node, env }
}

function canRunTypeScript(version) {
  const [major, minor] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 18)
}

function findBundledNode() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const path = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(path)) {
    const { status } = spawnSync(path, ['--version'])
    if (status === 0) return path
    throw expected(
      `The bundled Node 24 does not run on this machine (${path}). Install Node 24 from https://nodejs.org and run the command again.`,
    )
  }
  throw expected(
    `Brilla needs Node 24, and none is bundled for ${process.platform}-${process.arch}; this is Node ${process.versions.node}.\n` +
      'Install Node 24 (22.18 or later also works) from https://nodejs.org and run the command again.',
  )
}

/** Path of the script behind a package's command, to be run with `node`: needs neither a shell nor the PATH. */
export function bin(packageName, command = packageName.split('/').at(-1), from = root) {
  const candidates = [join(from, 'node_modules', packageName), join(root, 'node_modules', packageName)]
  const folder = candidates.find((path) => existsSync(path))
  if (!folder) throw expected(`The package ${packageName} is not installed: run npm ci`)
  const { bin: entry } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return resolve(folder, typeof entry === 'string' ? entry : entry[command])
}

/**
 * Runs a child process in this terminal and waits for its end. Signals are forwarded to it as SIGTERM.
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it
 */
export function run(
  node,
  args,
  { env, cwd = root, stdio = ['inherit', 'inherit', 'inherit'], ...options } = {},
) {
  const child = spawn(node, args, { cwd, env, stdio, ...options })
  return waitForExit(child)
}

/** Calls `stop` on signals, and resolves with the child's exit code as {@link run} does. */
export function waitForExit(child, stop = () => child.kill('SIGTERM')) {
  return new Promise((done, fail) => {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, stop)
    const watch = process.env.npm_lifecycle_event
      ? setInterval(() => getAncestorPids().join(' ') === ancestorPidsAtStart || stop(), 500)
      : undefined
    const cleanUp = () => {
      for (const signal of signals) process.off(signal, stop)
      clearInterval(watch)
    }
    child.once('error', (error) => (cleanUp(), fail(error)))
    child.once('exit', (code, signal) => (cleanUp(), done(code ?? 128 + constants.signals[signal])))
  })
}
