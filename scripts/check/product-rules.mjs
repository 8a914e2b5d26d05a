// The product's rules (docs/product): numbered without gaps, each with its tests or a reason, and cited correctly.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../runtime.mjs'

const ruleLine = /^- \*\*(P-([a-z]+)-(\d+))\*\* .*$/
const status = /\((?:test: ([^()]+)|(no test): [^()]+|(not built yet))\)$/

/**
 * Reads one file of rules.
 * @returns {{ rules: { id: string, state: string, tests: string[] }[], faults: string[] }}
 */
export function parseRules(area, text) {
  const rules = []
  const faults = []
  for (const line of text.split('\n').filter((one) => /^\s*[-*] /.test(one))) {
    const [, id, ownArea, number] = ruleLine.exec(line) ?? []
    if (!id) {
      faults.push(`${area}.md: not a rule: ${line.slice(0, 60)}`)
      continue
    }
    if (ownArea !== area) faults.push(`${id} belongs in ${ownArea}.md, not in ${area}.md`)
    if (rules.some((rule) => rule.id === id)) faults.push(`${id} is defined twice`)
    else if (Number(number) !== rules.length + 1)
      faults.push(
        `${id}: expected P-${area}-${rules.length + 1} here (numbers have no gaps and keep their order)`,
      )
    const [whole, tests, untested] = status.exec(line) ?? []
    if (!whole) faults.push(`${id} names neither a test nor a reason for having none`)
    rules.push({
      id,
      state: tests ? 'tested' : untested ? 'untested' : 'not built',
      tests: [...(tests ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path),
    })
    if (tests && rules.at(-1).tests.length === 0) faults.push(`${id} names no test file in backquotes`)
  }
  return { rules, faults }
}

/** @returns {string[]} the rules that a text cites, each once */
export function findCitations(text) {
  return [...new Set(text.match(/\bP-[a-z]+-\d+\b/g))]
}

/**
 * @param {string[]} documents the paths of the repository's Markdown files
 * @returns {string[]} the documents that a text cites and the repository does not have, and decisions cited by number alone
 */
export function findUnknownDocuments(text, documents) {
  const cited = text.match(/\b[\w-]+(?:[./][\w-]+)*\.md\b|\b[Dd]ecisions? \d+\b/g)
  return [...new Set(cited)].filter((name) => !documents.some((path) => `/${path}`.endsWith(`/${name}`)))
}

/** @returns {string[]} one fault per test file that is missing, with the files of the same name as a hint */
export function findMissingTests(rules, testFiles) {
  return rules.flatMap(({ id, tests }) =>
    tests
      .filter((path) => !testFiles.includes(path))
      .map((path) => {
        const moved = testFiles.filter((file) => basename(file) === basename(path))
        return `${id} names ${path}, which does not exist${moved.length > 0 ? ` (moved to ${moved.join(' or ')}?)` : ''}`
      }),
  )
}

/** What .gitignore lists is not part of the repository. */
const exclude = (path) => /^(node_modules|data|build|\.react-router|results)$/.test(basename(path))
const find = (pattern) => globSync(pattern, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'))

function checkRules() {
  const files = find('docs/product/*/*.md')
  const parsed = files.map((path) =>
    parseRules(basename(path, '.md'), readFileSync(join(root, path), 'utf8')),
  )
  const rules = parsed.flatMap((one) => one.rules)
  const known = new Set(rules.map(({ id }) => id))
  const faults = parsed.flatMap((one) => one.faults)
  faults.push(...findMissingTests(rules, find('**/*.{test,spec}.{ts,tsx,mjs}')))
  const documents = find('**/*.md')
  for (const path of find('**/*.{ts,tsx,mjs,css,html,sql,md}')) {
    const text = readFileSync(join(root, path), 'utf8')
    const unknown = findCitations(text).filter((id) => !known.has(id))
    for (const id of unknown) faults.push(`${path} cites ${id}, which docs/product does not define`)
    for (const name of findUnknownDocuments(text, documents))
      faults.push(
        `${path} cites "${name}", which is not in the repository: cite a rule, or docs/decisions/<file>`,
      )
  }
  return { rules, faults }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { rules, faults } = checkRules()
  for (const state of ['untested', 'not built']) {
    const ids = rules.filter((rule) => rule.state === state).map(({ id }) => id)
    console.log(`${ids.length} of ${rules.length} rules ${state}: ${ids.join(' ')}`)
  }
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
