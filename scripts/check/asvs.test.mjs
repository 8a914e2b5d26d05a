import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../runtime.mjs'
import { findFaults } from './asvs.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const rows = read('docs/asvs.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

describe('the table of requirements', () => {
  const change = (id, column, value) => rows.map((row) => (row[0] === id ? row.with(column, value) : row))

  test('names each requirement once', () => {
    expect(findFaults(rows)).toEqual([])
    expect(findFaults(rows.slice(1))).toEqual(['V1.1.1 is missing'])
    expect(findFaults([...rows, rows[0]])).toEqual(['V1.1.1 is there twice, or is none'])
  })

  test.each([
    [5, '-', 'no test -'],
    [5, 'docs/security.md: no title', 'no test docs/security.md: no title'],
    [5, 'nowhere.test.ts: title', 'no test nowhere.test.ts: title'],
    [5, 'check: nothing', 'no test check: nothing'],
    [4, '', 'has an empty or wrong field'],
    [3, 'open', 'has to be yes or no'],
  ])('what is in column %i cannot be "%s"', (column, value, fault) => {
    const [found, ...others] = findFaults(change('V1.1.1', column, value))
    expect(found).toContain(fault)
    expect(others).toEqual([])
  })
})

test('SECURITY.md and docs/security.md say what the table refers to', () => {
  expect(read('SECURITY.md')).toMatch(
    /\d+ days of the report when critical, \d+ when high, \d+ when medium\s+and \d+ when low/,
  )
  const model = read('docs/security.md')
  for (const section of ['Trust boundaries', 'Threats', 'Data', 'Cryptography', 'Sessions', 'Not defended'])
    expect(model).toContain(`\n## ${section}\n`)
  expect(model.trim().split(/\s+/).length).toBeLessThanOrEqual(600)
  expect(read('docs/operations.md')).toContain('\n## Logs\n')
})
