import { bin, run } from './runtime.mjs'

/** Vitest arguments for the test that compares the row types with the migrated database. */
export const schemaTest = ['run', '--project=server', 'server/src/platform/database/schema.test.ts']

/** Writes server/src/platform/database/schema.ts from the migrations: runs its test with --update. */
export default function schema({ node, env }) {
  return run(node, [bin('vitest'), ...schemaTest, '--update'], { env: { ...env, CI: '' } })
}
