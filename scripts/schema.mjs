import { bin, run } from './runtime.mjs'

/** Writes server/src/core/database/schema.ts anew from the migrations: its own test, told to accept what it finds. */
export default function schema({ node, env }) {
  const args = ['run', '--project=server', 'server/src/core/database/schema.test.ts', '--update']
  return run(node, [bin('vitest'), ...args], { env: { ...env, CI: '' } })
}
