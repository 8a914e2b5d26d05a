import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb } from './build.mjs'
import { checks, runChecks } from './check.mjs'
import { bin, root, run } from './runtime.mjs'

/**
 * Everything: the checks of the house, the tests beside the code, the browser's, and the small bench. A stage runs
 * though an earlier one failed; a stage that breaks off counts as a failure, and so does a skipped test. What failed is
 * told once more at the end, where it is found, and the last line is the sum.
 */
export default async function test(runtime) {
  const reports = mkdtempSync(join(tmpdir(), 'brilla-reports-'))
  const stages = [
    ['Checks of the house', () => checkStage(runtime)],
    ['Tests of contract, server and scripts', () => vitestStage(runtime, join(reports, 'vitest.json'))],
    ['Tests in the browser', () => browserStage(runtime, join(reports, 'playwright.json'))],
    ['Speed against the limit', () => benchStage(runtime, join(reports, 'bench.json'))],
  ]
  let passed = 0
  const failures = []
  for (const [title, stage] of stages) {
    console.log(`\n── ${title}`)
    const result = await stage().catch((error) => {
      console.error(error.expected ? error.message : error)
      return { passed: 0, failures: [{ name: 'the stage broke off', told: String(error.message) }] }
    })
    passed += result.passed
    failures.push(...result.failures.map((failure) => ({ ...failure, name: `${title}: ${failure.name}` })))
  }
  rmSync(reports, { recursive: true, force: true })
  if (failures.length > 0) console.log(`\n── What failed\n${failures.map(inBrief).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 && passed > 0 ? 0 : 1
}

async function checkStage(runtime) {
  const failed = await runChecks(runtime)
  return { passed: checks().length - failed.length, failures: failed.map((name) => ({ name, told: '' })) }
}

async function vitestStage({ node, env }, report) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(node, [bin('vitest'), ...args], { env: { ...env, NODE_ENV: 'test' }, stdio: quiet })
  return withBreakage(code, report, ({ testResults, numPassedTests }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap((file) => {
      const failed = file.assertionResults.filter((each) => each.status !== 'passed')
      // A file that cannot even be loaded has no tests in it that could have failed.
      if (file.status === 'failed' && failed.length === 0) return [{ name: file.name, told: file.message }]
      return failed.map((each) => ({
        name: `${relative(root, file.name)} › ${each.fullName}`,
        told: each.failureMessages?.join('\n') || each.status,
      }))
    }),
  }))
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
  return withBreakage(code, report, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failures: [
      ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
        tests
          .filter((each) => each.status !== 'expected')
          .map((each) => ({
            name: `[${each.projectName}] ${file}:${line} › ${title}`,
            told:
              each.results.flatMap((result) => result.errors.map((error) => error.message)).join('\n') ||
              each.status,
          })),
      ),
      ...errors.map((error) => ({ name: 'outside of the tests', told: error.message })),
    ],
  }))
}

/** All specs of a suite of Playwright's report, and of the suites within. */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

async function benchStage({ node, env }, report) {
  const args = [join(root, 'bench', 'src', 'main.ts'), '--guard', '--report', report]
  return withBreakage(await run(node, args, { env, stdio: quiet }), report, ({ passed, failed }) => ({
    passed,
    failures: failed.map((name) => ({ name, told: '' })),
  }))
}

/** Tests ask nothing of the terminal, and there may be none. */
const quiet = ['ignore', 'inherit', 'inherit']

/** A runner that ends badly without a failed test in its report has broken off: one failure more. */
function withBreakage(code, report, read) {
  const broken = { name: 'the runner broke off', told: `exit code ${code}` }
  if (!existsSync(report)) return { passed: 0, failures: [broken] }
  const result = read(JSON.parse(readFileSync(report, 'utf8')))
  return code !== 0 && result.failures.length === 0 ? { ...result, failures: [broken] } : result
}

/** A failure with as much of its message as tells what was expected, and where. */
function inBrief({ name, told }) {
  const lines = stripVTControlCharacters(told)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [`✗ ${name}`, ...lines.slice(0, 20).map((line) => `    ${line}`)].join('\n')
}
