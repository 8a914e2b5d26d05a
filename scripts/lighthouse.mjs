import { join } from 'node:path'
import { root, run } from './runtime.mjs'

/** Measures the pages of a running server with Lighthouse; the arguments are its address and paths. */
export default function lighthouse({ node, env }, args) {
  return run(node, [join(root, 'e2e', 'lighthouse.ts'), ...args], { env })
}
