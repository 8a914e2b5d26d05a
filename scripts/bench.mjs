import { join } from 'node:path'
import { compileCacheEnv, root, run } from './runtime.mjs'

export default function bench({ node, env }, args) {
  return run(node, [join(root, 'bench', 'src', 'main.ts'), ...args], { env: { ...compileCacheEnv, ...env } })
}
