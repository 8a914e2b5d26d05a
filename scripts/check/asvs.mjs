// Check: docs/asvs.tsv has each requirement of levels 1 and 2 of ASVS 5.0.0, and what applies names tests that exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checks } from '../check.mjs'
import { root } from '../runtime.mjs'

/** How many requirements of these levels the sections of each chapter have; they are numbered from 1. */
const sections =
  '2 9 11 3 2|3 3 4 1|0 2 4 6 5 0 2|3 1 2 4|1 3 2 3|3 12 4 4 5 3 0 4|3 4 2 5 2 2|2 3 1 1|3 4|2 2 4 11 5 2 3|2 3 3 4 1 1|3 2 4|1 5 2 5|2 4 3|3 3 7|1 5 4 3 3|1 4 2'

const ids = sections
  .split('|')
  .flatMap((counts, chapter) =>
    counts
      .split(' ')
      .flatMap((count, section) =>
        Array.from({ length: count }, (_, n) => `V${chapter + 1}.${section + 1}.${n + 1}`),
      ),
  )

/** Whether `path: title` is a test, behind whose title tags may follow, or `check: name` a static check. */
function isTest(named) {
  const [path, title = ''] = named.split(/: (.*)/)
  if (path === 'check') return checks().some(({ name }) => name === title)
  if (!title || !existsSync(join(root, path))) return false
  const text = readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'")
  return ["'", '"', '`'].some((quote) =>
    [quote, ' @', ', in '].some((end) => text.includes(quote + title + end)),
  )
}

/** @returns {string[]} what is wrong with the rows of the table */
export function findFaults(rows) {
  const listed = rows.map(([id]) => id)
  const missing = ids.filter((id) => !listed.includes(id)).map((id) => `${id} is missing`)
  const wrong = rows.flatMap(([id, level, requirement, applies, how, test], index) => {
    if (listed.indexOf(id) < index || !ids.includes(id)) return [`${id} is there twice, or is none`]
    if (!/^[12]$/.test(level) || !requirement || !how || !test) return [`${id} has an empty or wrong field`]
    if (!['yes', 'no'].includes(applies)) return [`${id} has to be yes or no`]
    const tests = applies === 'yes' ? test.split(' ; ') : []
    return tests.filter((named) => !isTest(named)).map((named) => `${id}: no test ${named}`)
  })
  return [...missing, ...wrong]
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = readFileSync(join(root, 'docs', 'asvs.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  const rows = lines.slice(1).map((line) => line.split('\t'))
  const count = (value) => rows.filter(([, , , applies]) => applies === value).length
  console.log(`${count('yes')} requirements are met, ${count('no')} do not apply`)
  const faults = findFaults(rows)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
