import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root, run } from './runtime.mjs'
import { schemaTest } from './schema.mjs'

const workspaces = ['contract', 'server', 'web', 'e2e', 'bench']

/** The rules of the house that a tool can check, each by the command that a person would type. */
export function checks() {
  const typed = workspaces.filter((workspace) => existsSync(join(root, workspace, 'tsconfig.json')))
  return [
    ...typed.map((workspace) => ({
      name: `types of ${workspace}`,
      args: [bin('typescript', 'tsc'), '-p', workspace],
    })),
    { name: 'lint, with the direction of imports', args: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'format', args: [bin('oxfmt'), '--check'] },
    { name: 'unused code and packages', args: [bin('knip'), '--no-progress'] },
    { name: 'row types as in the migrated database', args: [bin('vitest'), ...schemaTest] },
    {
      name: 'product rules and their citations',
      args: [join(root, 'scripts', 'check', 'product-rules.mjs')],
    },
    { name: 'texts in both languages', args: [join(root, 'scripts', 'check', 'messages.mjs')] },
  ]
}

/** Runs every check, one after the other, and prints each with its time. Returns the names of those that failed. */
export async function runChecks({ node, env }) {
  const failed = []
  for (const { name, args } of checks()) {
    const begun = Date.now()
    const code = await run(node, args, { env })
    if (code !== 0) failed.push(name)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  }
  return failed
}

export default async function check(runtime) {
  const failed = await runChecks(runtime)
  console.log(
    failed.length === 0 ? 'Every check passed' : `${failed.length} of ${checks().length} checks failed`,
  )
  return failed.length === 0 ? 0 : 1
}
