import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root, run } from './runtime.mjs'
import { schemaTest } from './schema.mjs'

/** What is type-checked as one program: apart, demo, bench and reliability would check the server again. */
const programs = [
  { name: 'contract, embedded-postgres, server, demo, bench and reliability', project: 'tsconfig.node.json' },
  { name: 'web', project: 'web' },
  { name: 'e2e', project: 'e2e' },
]

/** The lock file has its program for Linux on x64 only, the one platform whose package the registry had. */
const hasSquawk = existsSync(join(root, 'node_modules/@squawk-cli', `${process.platform}-${process.arch}`))

/**
 * Compiler and linter are Go programs that live for seconds: collecting their garbage took a quarter of their CPU time, so
 * they do it only when memory is short.
 */
function withoutGarbageCollection(env) {
  return { GOGC: 'off', GOMEMLIMIT: String(Math.round(Math.min(3e9, process.availableMemory() / 2))), ...env }
}

/** All static checks, each with the arguments for node that run it; `isTest` for one that vitest's full run includes. */
export function checks() {
  return [
    ...programs.map(({ name, project }) => ({
      name: `types of ${name}`,
      // Several checkers would repeat much of each other's work.
      args: [bin('typescript', 'tsc'), '-p', project, '--checkers', '1'],
    })),
    { name: 'lint, including module boundaries', args: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'format', args: [bin('oxfmt'), '--check'] },
    { name: 'unused code and packages', args: [bin('knip'), '--no-progress'] },
    { name: 'row types match the migrated database', args: [bin('vitest'), ...schemaTest], isTest: true },
    ...(hasSquawk
      ? [
          {
            name: 'migrations on a live database',
            args: [bin('squawk-cli', 'squawk'), 'server/migrations/*.sql'],
          },
        ]
      : []),
    {
      name: 'product rules and their citations',
      args: [join(root, 'scripts', 'check', 'product-rules.mjs')],
    },
    { name: 'licenses of packages', args: [join(root, 'scripts', 'check', 'licenses.mjs')] },
    { name: 'security requirements (ASVS)', args: [join(root, 'scripts', 'check', 'asvs.mjs')] },
    { name: 'texts in both languages', args: [join(root, 'scripts', 'check', 'messages.mjs')] },
  ]
}

/** Runs the selected checks one after the other and prints the result and time of each. Returns the names of failed checks. */
export async function runChecks({ node, env }, selected = checks()) {
  const checkEnv = withoutGarbageCollection(env)
  const failed = []
  for (const { name, args } of selected) {
    const startedAt = Date.now()
    const code = await run(node, args, { env: checkEnv })
    if (code !== 0) failed.push(name)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  }
  return failed
}

export default async function check(runtime) {
  const failed = await runChecks(runtime)
  console.log(
    failed.length === 0 ? 'All checks passed' : `${failed.length} of ${checks().length} checks failed`,
  )
  return failed.length === 0 ? 0 : 1
}
