/** Converts facet rows and suggestions to the API format. */
import { limits } from '@brilla/contract/platform/limits'
import type { Language } from '@brilla/contract/platform/errors'
import {
  ageBands,
  type FoundPerson,
  type SearchFacets,
  type SearchSwitch,
} from '@brilla/contract/discovery/search'
import type { PersonCard } from '@brilla/contract/people/profile'
import { nameCity } from '../../accounts/city/index.ts'
import { splitWords } from '../../platform/fold-text.ts'
import { findConcepts } from './dictionary.ts'
import { findCityNames } from './named-fields.ts'
import type { NamedTerm } from './search.terms.ts'
import type { FacetRow } from './search.facets.store.ts'
import type { FoundRow } from './search.store.ts'

type Facet = { value: string; count: number }[]

/** The most frequent values; equally frequent ones in alphabetical order. */
const mostFrequent = (facet: Facet) =>
  facet.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, limits.facetValuesMax)

/** Adds the counts of spellings of one city, under its name in the language of the reader or the most frequent one. */
function mergeCities(cities: Facet, language: Language): Facet {
  const merged = new Map<string, { value: string; count: number }>()
  for (const { value, count } of cities.toSorted((a, b) => b.count - a.count)) {
    const [name = ''] = findCityNames(splitWords(value))
    const same = merged.get(name)
    if (same) same.count += count
    else if (name !== '') merged.set(name, { value: nameCity(value, null, language), count })
  }
  return [...merged.values()]
}

/** A skill by its name in the language of the reader; an unknown one as it is written. */
const nameSkill = (skill: string, language: Language) =>
  findConcepts(splitWords(skill))[0]?.names[language] ?? skill

/** Skills by their name in the language of the reader; the names of unknown ones as most people write them. */
function mergeSkills(skills: Facet, language: Language): Facet {
  const merged = new Map<string, { value: string; count: number }>()
  for (const { value, count } of skills.toSorted((a, b) => b.count - a.count)) {
    const name = nameSkill(value, language)
    const key = splitWords(name).join(' ')
    const same = merged.get(key)
    if (same) same.count += count
    else merged.set(key, { value: name, count })
  }
  return [...merged.values()]
}

/** Adds the values that are not chosen to those of the people found. */
export function mergeAlternatives(found: FacetRow[], alternatives: FacetRow[]): FacetRow[] {
  const merged = new Map(found.map((row) => [`${row.facet} ${row.value}`, row]))
  for (const row of alternatives) {
    const key = `${row.facet} ${row.value}`
    if (row.count > (merged.get(key)?.count ?? 0)) merged.set(key, row)
  }
  return [...merged.values()]
}

export function presentFacets(rows: FacetRow[], language: Language): SearchFacets {
  const select = (name: string): Facet =>
    rows.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }))
  const ages = select('age')
  const getSwitchCount = (name: SearchSwitch) => select(name)[0]?.count ?? 0
  return {
    category: mostFrequent(select('category')),
    country: mostFrequent(select('country')),
    city: mostFrequent(mergeCities(select('city'), language)),
    skill: mostFrequent(mergeSkills(select('skill'), language)),
    language: mostFrequent(select('language')),
    age: ageBands.flatMap((band) => ages.filter(({ value }) => value === band)),
    type: mostFrequent(select('type')),
    withPhotos: getSwitchCount('withPhotos'),
    withVideo: getSwitchCount('withVideo'),
    available: getSwitchCount('available'),
    newThisMonth: getSwitchCount('newThisMonth'),
  }
}

/** What of a person as shown to the caller the words of a search match, except for the biography; each skill once. */
export function presentMatched(
  { matchedSkills, languages }: FoundRow,
  { categories, ciudad, country }: PersonCard,
  { named, language }: { named: NamedTerm[]; language: Language },
): Omit<FoundPerson['matched'], 'biography'> {
  const names = matchedSkills.map((skill) => nameSkill(skill, language))
  const skills = new Map(names.map((name) => [splitWords(name).join(' '), name]))
  const city = splitWords(ciudad ?? '')
  const isCity = (name: string) => name.split(' ').every((word) => city.includes(word))
  return {
    skills: [...skills.values()],
    languages: languages.filter((code) => named.some((term) => term.languages.includes(code))),
    categories: categories.filter((id) => named.some((term) => term.categories.includes(id))),
    city: named.some(({ cities }) => cities.some(isCity)),
    country: named.some(({ countries }) => countries.includes(country)),
  }
}
