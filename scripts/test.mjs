import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb } from './build.mjs'
import { checks, runChecks } from './check.mjs'
import { bin, compileCacheEnv, root, run } from './runtime.mjs'

/**
 * Runs static checks, then unit and server tests, then browser tests: those that a person runs before each commit, or with
 * `--full` all of them, and the regression guard of the bench. Every stage runs even if an earlier one failed. A stage that
 * aborts counts as one failure, and so does a skipped test. All failures are printed again at the end; the last line is the
 * total.
 */
export default async function test({ node, env }, args) {
  if (args.some((each) => each !== '--full')) throw new Error('Usage: npm test [-- --full]')
  const isFull = args.includes('--full')
  // The tests start many processes.
  const runtime = { node, env: { ...compileCacheEnv, ...env } }
  const reports = mkdtempSync(join(tmpdir(), 'brilla-reports-'))
  const stages = [
    ['Checks', () => checkStage(runtime)],
    [
      'Tests of contract, client, server and scripts',
      () =>
        vitestStage(runtime, join(reports, 'vitest.json'), isFull ? [] : ['--exclude', '**/*.full.test.ts']),
    ],
    [
      'Browser tests',
      () => browserStage(runtime, join(reports, 'playwright.json'), isFull ? [] : journeyArgs),
    ],
  ]
  if (isFull) stages.push(['Performance', () => benchStage(runtime, join(reports, 'bench.json'))])
  let passed = 0
  const failures = []
  const unstable = []
  for (const [title, stage] of stages) {
    console.log(`\n── ${title}`)
    const result = await stage().catch((error) => {
      console.error(error.expected ? error.message : error)
      return { passed: 0, failures: [{ name: 'the stage aborted', message: String(error.message) }] }
    })
    passed += result.passed
    failures.push(...result.failures.map((failure) => ({ ...failure, name: `${title}: ${failure.name}` })))
    unstable.push(...(result.unstable ?? []))
  }
  rmSync(reports, { recursive: true, force: true })
  if (unstable.length > 0)
    console.log(`\n── Passed when repeated\n${unstable.map((name) => `! ${name}`).join('\n')}`)
  if (failures.length > 0) console.log(`\n── Failures\n${failures.map(formatFailure).join('\n')}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 && passed > 0 ? 0 : 1
}

/** The most important journeys on a phone; on a busy machine one may need a second attempt. */
const journeyArgs = ['--grep', '@journey', '--project', 'phone', '--retries', '1']

async function checkStage(runtime) {
  const selected = checks().filter(({ isTest }) => !isTest)
  const failed = await runChecks(runtime, selected)
  return { passed: selected.length - failed.length, failures: failed.map((name) => ({ name, message: '' })) }
}

async function vitestStage({ node, env }, report, more) {
  const args = ['run', ...more, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
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

async function browserStage(runtime, report, more) {
  await buildWeb(runtime)
  const { node, env } = runtime
  const cwd = join(root, 'e2e')
  const code = await run(
    node,
    [bin('@playwright/test', 'playwright', cwd), 'test', ...more, '--reporter=list,json'],
    {
      cwd,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_FOLDER: dirname(report) },
      stdio: withoutStdin,
    },
  )
  return readReport(code, report, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    unstable: suites
      .flatMap(collectSpecs)
      .flatMap((spec) =>
        spec.tests.filter(({ status }) => status === 'flaky').map((each) => nameTest(spec, each)),
      ),
    failures: [
      ...suites.flatMap(collectSpecs).flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status !== 'expected' && status !== 'flaky')
          .map((each) => ({
            name: nameTest(spec, each),
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

const nameTest = ({ file, line, title }, { projectName }) => `[${projectName}] ${file}:${line} › ${title}`

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
