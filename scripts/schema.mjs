import { bin, run } from './runtime.mjs'

/** Vitest's arguments for the one test that holds the row types to the migrated database. */
export const schemaTest = ['run', '--project=server', 'server/src/platform/database/schema.test.ts']

/** Writes server/src/platform/database/schema.ts anew from the migrations: its own test, told to accept what it finds. */
export default function schema({ node, env }) {
  return run(node, [bin('vitest'), ...schemaTest, '--update'], { env: { ...env, CI: '' } })
}
