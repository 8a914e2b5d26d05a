// The product's rules (docs/product): short, numbered without gaps, each cited by a test or with a reason, and cited correctly.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../runtime.mjs'

const ruleLine = /^- \*\*(P-([a-z]+)-(\d+))\*\* ./
const reason = / \(no test: [^()]+\)$/
const sentenceEnd = /[.?!] +(?=[\p{Lu}`"])/u
const isTest = (path) => /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(path)

/**
 * Reads one file of rules.
 * @returns {{ rules: { id: string, needsTest: boolean }[], faults: string[] }}
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
    if (line.split(sentenceEnd).length > 2) faults.push(`${id} has more than two sentences`)
    rules.push({ id, needsTest: !reason.test(line) })
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

/** What .gitignore lists is not part of the repository. */
const exclude = (path) => /^(node_modules|data|build|\.react-router|results)$/.test(basename(path))
const find = (pattern) => globSync(pattern, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'))

function checkRules() {
  const parsed = find('docs/product/*/*.md').map((path) =>
    parseRules(basename(path, '.md'), readFileSync(join(root, path), 'utf8')),
  )
  const rules = parsed.flatMap((one) => one.rules)
  const known = new Set(rules.map(({ id }) => id))
  const tested = new Set()
  const faults = parsed.flatMap((one) => one.faults)
  const documents = find('**/*.md')
  for (const path of find('**/*.{ts,tsx,mjs,css,html,sql,md}')) {
    const text = readFileSync(join(root, path), 'utf8')
    for (const id of findCitations(text)) {
      if (!known.has(id)) faults.push(`${path} cites ${id}, which docs/product does not define`)
      if (isTest(path)) tested.add(id)
    }
    for (const name of findUnknownDocuments(text, documents))
      faults.push(
        `${path} cites "${name}", which is not in the repository: cite a rule, or docs/decisions/<file>`,
      )
  }
  for (const { id, needsTest } of rules)
    if (needsTest && !tested.has(id)) faults.push(`${id} is cited by no test: name it in a title`)
  return { rules, faults }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { rules, faults } = checkRules()
  const untested = rules.filter(({ needsTest }) => !needsTest).map(({ id }) => id)
  console.log(`${untested.length} of ${rules.length} rules have no test: ${untested.join(' ')}`)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
