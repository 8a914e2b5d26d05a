import { join } from 'node:path'
import { root, run } from './runtime.mjs'

/** Runs a command of the server's command line, such as `suspend` or `jobs`. */
export default function serverCommand({ node, env }, args, name) {
  const cli = join(root, 'server', 'src', 'cli.ts')
  return run(node, ['--disable-warning=ExperimentalWarning', cli, name, ...args], { env })
}
