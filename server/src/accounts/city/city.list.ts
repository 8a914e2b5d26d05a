/** The cities of cities.tsv: a line for each, with the country and the name, the largest first (docs/decisions/0044). */
import { readFile } from 'node:fs/promises'
import type { Language } from '@brilla/contract/platform/errors'
import { splitWords } from '../../platform/fold-text.ts'
import { findNamedCity, type NamedCity } from './city-names.ts'

interface City {
  country: string
  /** Known by several names. */
  named: NamedCity | undefined
  name: string
  /** Each of its names, folded, after a space. */
  folded: string
}

/** The cities with a word that begins with these letters: two, or one in a word of one letter. Largest first. */
type CityIndex = ReadonlyMap<string, readonly City[]>

const fold = (text: string) => splitWords(text).join(' ')
const getKey = (word: string) => word.slice(0, 2)

function parse(text: string): CityIndex {
  const seen = new Set<unknown>()
  const index = new Map<string, City[]>()
  for (const line of text.trimEnd().split('\n')) {
    const country = line.slice(0, 2)
    const name = line.slice(3)
    const folded = fold(name)
    const known = findNamedCity(folded, country)
    // Only the text of a city is stored, so that namesakes of one country are one suggestion.
    const key = known ?? `${country} ${folded}`
    if (seen.has(key)) continue
    seen.add(key)
    const names = known?.folded ?? [folded]
    const city: City = { country, named: known, name, folded: ` ${names.join(' | ')}` }
    for (const letters of new Set(names.flatMap((each) => each.split(' ')).map(getKey))) {
      const same = index.get(letters)
      if (same) same.push(city)
      else index.set(letters, [city])
    }
  }
  return index
}

let loading: Promise<CityIndex> | undefined

/** Reads the file for the first one who asks: few processes need it in their first minutes. */
function load(): Promise<CityIndex> {
  loading ??= readFile(new URL('cities.tsv', import.meta.url), 'utf8').then(parse)
  return loading
}

/** Those that begin like the text, then those with a later word that does; each in their order. */
function* match(cities: readonly City[], typed: string): Generator<City> {
  const beginning = ` ${typed}`
  const later: City[] = []
  for (const city of cities) {
    if (city.folded.startsWith(beginning) || city.folded.includes(` |${beginning}`)) yield city
    else if (city.folded.includes(beginning)) later.push(city)
  }
  yield* later
}

/** Up to `max` cities whose name begins like the text in either language: those of the country, then those of others. */
export async function findCities(
  text: string,
  { country, language, max }: { country: string | undefined; language: Language; max: number },
): Promise<{ city: string; country: string }[]> {
  const typed = fold(text)
  if (typed.length < 2) return []
  const index = await load()
  const cities = index.get(getKey(typed.split(' ')[0]!)) ?? []
  const found = new Set<City>()
  for (const nearby of [cities.filter((city) => city.country === country), cities]) {
    for (const city of match(nearby, typed)) {
      if (found.size === max) break
      found.add(city)
    }
  }
  return [...found].map(({ country: code, named, name }) => ({
    city: named?.[language] ?? name,
    country: code,
  }))
}
