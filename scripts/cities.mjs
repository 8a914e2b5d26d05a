import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const populationMin = 15_000
/** Places that exist no more. */
const abandoned = new Set(['PPLH', 'PPLQ', 'PPLW'])
/** Countries whose boroughs are places that people name as their city. */
const withBoroughs = new Set(['MX', 'US'])
/** Countries whose names GeoNames transliterates with marks that nobody writes, such as Hyderābād. */
const transliterated = new Set(
  'AE AF BD BH EG IL IN IQ IR JO KW LB LK LY NP OM PK PS QA SA SD SY YE'.split(' '),
)

const clean = (name, country) =>
  transliterated.has(country) ? name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '') : name

/** Makes the list of cities from a table of GeoNames, such as cities15000.txt or cities500.txt. */
export default function cities(_, [table]) {
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , , , , , , kind, country, , , , , , population]) => {
      if (!(Number(population) >= populationMin) || abandoned.has(kind)) return false
      // ISO 3166-1 has no code for Kosovo, so that it cannot be chosen as a country.
      if (country === 'XK') return false
      return kind !== 'PPLX' || withBoroughs.has(country)
    })
    .toSorted((a, b) => b[14] - a[14])
    .map(([, name, , , , , , , country]) => `${country}\t${clean(name, country)}`)
  writeFileSync(join(root, 'server/src/accounts/city/cities.tsv'), `${[...new Set(rows)].join('\n')}\n`)
  return 0
}
