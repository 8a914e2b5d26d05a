import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildWeb } from './build.mjs'
import { checks, runChecks } from './check.mjs'
import { bin, root, run } from './runtime.mjs'

/**
 * Everything: the checks of the house, the tests beside the code, the browser's, and the small bench. A stage runs
 * though an earlier one failed; a stage that breaks off counts as a failure, and so does a skipped test. The last line
 * is the sum.
 */
export default async function test(runtime) {
  const reports = mkdtempSync(join(tmpdir(), 'brilla-reports-'))
  const stages = [
    ['Checks of the house', () => checkStage(runtime)],
    ['Tests of contract, server and scripts', () => vitestStage(runtime, join(reports, 'vitest.json'))],
    ['Tests in the browser', () => browserStage(runtime, join(reports, 'playwright.json'))],
    ['Speed against the limit', () => benchStage(runtime, join(reports, 'bench.json'))],
  ]
  const sum = { passed: 0, failed: 0 }
  for (const [title, stage] of stages) {
    console.log(`\n── ${title}`)
    const result = await stage().catch((error) => {
      console.error(error.expected ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    sum.passed += result.passed
    sum.failed += result.failed
  }
  rmSync(reports, { recursive: true, force: true })
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1
}

async function checkStage(runtime) {
  const failed = await runChecks(runtime)
  return { passed: checks().length - failed, failed }
}

async function vitestStage({ node, env }, report) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(node, [bin('vitest'), ...args], { env: { ...env, NODE_ENV: 'test' }, stdio: quiet })
  return withBreakage(code, report, (result) => {
    // A file that cannot even be loaded has no tests in it that could have failed.
    const broken = result.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((each) => each.status === 'failed'),
    ).length
    return { passed: result.numPassedTests, failed: result.numTotalTests - result.numPassedTests + broken }
  })
}

async function browserStage(runtime, report) {
  await buildWeb(runtime)
  const { node, env } = runtime
  const cwd = join(root, 'e2e')
  const code = await run(node, [bin('@playwright/test', 'playwright', cwd), 'test', '--reporter=list,json'], {
    cwd,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_FOLDER: dirname(report) },
    stdio: quiet,
  })
  return withBreakage(code, report, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }))
}

async function benchStage({ node, env }, report) {
  const args = [join(root, 'bench', 'src', 'main.ts'), '--guard', '--report', report]
  return withBreakage(await run(node, args, { env, stdio: quiet }), report, (result) => result)
}

/** Tests ask nothing of the terminal, and there may be none. */
const quiet = ['ignore', 'inherit', 'inherit']

/** A runner that ends badly without a failed test in its report has broken off: one failure more. */
function withBreakage(code, report, count) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const result = count(JSON.parse(readFileSync(report, 'utf8')))
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
}
