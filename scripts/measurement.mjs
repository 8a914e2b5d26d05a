import { join } from 'node:path'
import { compileCacheEnv, root, run } from './runtime.mjs'

/** Runs the program of a workspace that measures: `bench` or `reliability`. */
export default function measurement({ node, env }, args, workspace) {
  return run(node, [join(root, workspace, 'src', 'main.ts'), ...args], {
    env: { ...compileCacheEnv, ...env },
  })
}
