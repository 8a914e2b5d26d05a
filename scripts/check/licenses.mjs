// Check: the packages of production have licenses under which Brilla may ship them unchanged.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../runtime.mjs'

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
])

/** Packages that name their license in a form which npm does not read. */
const stated = { 'xmlhttprequest-ssl': 'MIT' }

/** @returns {string[]} each package of the lock file for production whose license is missing or not allowed */
export function findForbiddenLicenses(packages) {
  return Object.entries(packages).flatMap(([path, { dev, license, link }]) => {
    if (dev || link || !path.includes('node_modules/')) return []
    const name = path.split('node_modules/').at(-1)
    const named = license ?? stated[name] ?? 'none'
    const isAllowed = named.split(' AND ').every((part) => allowed.has(part))
    return isAllowed ? [] : [`${name} has the license ${named}`]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const forbidden = findForbiddenLicenses(packages)
  for (const line of forbidden) console.error(line)
  if (forbidden.length > 0) process.exitCode = 1
}
