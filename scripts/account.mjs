import { join } from 'node:path'
import { root, run } from './runtime.mjs'

/** A command of the server's about one account: `suspend` or `unsuspend`, as it is written on the command line. */
export default function account({ node, env }, args, name) {
  const cli = join(root, 'server', 'src', 'cli.ts')
  return run(node, ['--disable-warning=ExperimentalWarning', cli, name, ...args], { env })
}
