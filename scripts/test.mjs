import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb } from './build.mjs'
import { checks, runChecks } from './check.mjs'
import { bin, compileCacheEnv, root, run } from './runtime.mjs'

/**
 * Runs unit and server tests, static checks, browser tests and the regression guard of the bench. The checks and the build of the
 * client run during the server tests, which wait for I/O part of the time. Every stage runs even if an earlier one failed. A
 * stage that aborts counts as one failure, and so does a skipped test. All failures are printed again at the end; the last line
 * is the total.
 */
export default async function test({ node, env }) {
  // The tests start many processes.
  const runtime = { node, env: { ...compileCacheEnv, ...env } }
  const reports = mkdtempSync(join(tmpdir(), 'brilla-reports-'))
  const stages = [
    ['Tests of contract, server and scripts', () => vitestStage(runtime, join(reports, 'vitest.json'))],
    ['Checks', () => checking.finally(() => process.stdout.write(readFileSync(checkOutput)))],
    ['Browser tests', () => browserStage(runtime, join(reports, 'playwright.json'))],
    ['Performance against the baseline', () => benchStage(runtime, join(reports, 'bench.json'))],
  ]
  const checkOutput = join(reports, 'checks.txt')
  const checking = checkStage(runtime, checkOutput)
  // A rejection is handled by the stage, which starts later.
  checking.catch(() => {})
  // The browser tests wait for this build, and repeat it if it has failed.
  checking.then(() => buildWeb(runtime)).catch(() => {})
  let passed = 0
  const failures = []
  for (const [title, stage] of stages) {
    console.log(`\n── ${title}`)
    const result = await stage().catch((error) => {
      console.error(error.expected ? error.message : error)
      return { passed: 0, failures: [{ name: 'the stage aborted', message: String(error.message) }] }
    })
    passed += result.passed
    failures.push(...result.failures.map((failure) => ({ ...failure, name: `${title}: ${failure.name}` })))
  }
  rmSync(reports, { recursive: true, force: true })
  if (failures.length > 0) console.log(`\n── Failures\n${failures.map(formatFailure).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 && passed > 0 ? 0 : 1
}

async function checkStage(runtime, outputFile) {
  const selected = checks().filter(({ isTest }) => !isTest)
  const output = openSync(outputFile, 'w')
  const failed = await runChecks(runtime, selected, output)
  closeSync(output)
  return { passed: selected.length - failed.length, failures: failed.map((name) => ({ name, message: '' })) }
}

async function vitestStage({ node, env }, report) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(node, [bin('vitest'), ...args], {
    env: { ...env, NODE_ENV: 'test' },
    stdio: withoutStdin,
  })
  return readReport(code, report, ({ testResults, numPassedTests }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap((file) => {
      const failed = file.assertionResults.filter((each) => each.status !== 'passed')
      // A file that fails to load has no test results.
      if (file.status === 'failed' && failed.length === 0) return [{ name: file.name, message: file.message }]
      return failed.map((each) => ({
        name: `${relative(root, file.name)} › ${each.fullName}`,
        message: each.failureMessages?.join('\n') || each.status,
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
    stdio: withoutStdin,
  })
  return readReport(code, report, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failures: [
      ...suites.flatMap(collectSpecs).flatMap(({ file, line, title, tests }) =>
        tests
          .filter((each) => each.status !== 'expected')
          .map((each) => ({
            name: `[${each.projectName}] ${file}:${line} › ${title}`,
            message:
              each.results.flatMap((result) => result.errors.map((error) => error.message)).join('\n') ||
              each.status,
            page: each.results.flatMap(({ attachments }) => attachments.flatMap(readPageContent)).join('\n'),
          })),
      ),
      ...errors.map((error) => ({ name: 'outside of the tests', message: error.message })),
    ],
  }))
}

/** What a screen reader finds on the page at the moment of a failure, as Playwright has saved it. */
function readPageContent({ name, path }) {
  if (name !== 'error-context' || !path || !existsSync(path)) return []
  const [, content = ''] = readFileSync(path, 'utf8').split('```yaml\n')
  const [lines = []] = content.split('```').map((part) => part.split('\n'))
  // The content of the page tells more than its header and navigation, which come first.
  const start = Math.max(
    0,
    lines.findIndex((line) => /^\s*- main\b/.test(line)),
  )
  return [[...lines.slice(start), ...lines.slice(0, start)].join('\n')]
}

/** All specs of a suite in Playwright's report, including nested suites. */
function collectSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(collectSpecs)]
}

async function benchStage({ node, env }, report) {
  const args = [join(root, 'bench', 'src', 'main.ts'), '--guard', '--report', report]
  return readReport(await run(node, args, { env, stdio: withoutStdin }), report, ({ passed, failed }) => ({
    passed,
    failures: failed.map((name) => ({ name, message: '' })),
  }))
}

/** Tests read nothing from stdin, which may be closed. */
const withoutStdin = ['ignore', 'inherit', 'inherit']

/** Reads a runner's report. Exiting with an error although no test failed counts as one failure. */
function readReport(code, report, read) {
  const aborted = { name: 'the runner aborted', message: `exit code ${code}` }
  if (!existsSync(report)) return { passed: 0, failures: [aborted] }
  const result = read(JSON.parse(readFileSync(report, 'utf8')))
  return code !== 0 && result.failures.length === 0 ? { ...result, failures: [aborted] } : result
}

/** The name of a failed test and the first lines of its message and of the page's content. */
function formatFailure({ name, message, page = '' }) {
  const lines = [...takeLines(message, 20), ...takeLines(page, 60)]
  return [`✗ ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

const takeLines = (text, count) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, count)
