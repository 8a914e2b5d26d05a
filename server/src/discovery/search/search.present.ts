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
import { distinctSkills, nameSkill } from './dictionary.ts'
import { findCityNames } from './named-fields.ts'
import type { NamedTerm } from './search.terms.ts'
import type { FacetRow } from './search.facets.store.ts'
import type { FoundRow } from './search.store.ts'

type Facet = { value: string; count: number }[]

/** The most frequent values; equally frequent ones in alphabetical order. */
const mostFrequent = (facet: Facet) =>
  facet.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, limits.facetValuesMax)

/** Adds the counts of spellings of one value, under the name of the most frequent one. */
function mergeSpellings(
  facet: Facet,
  { toKey, toName }: { toKey(value: string): string; toName(value: string): string },
): Facet {
  const frequentFirst = facet.toSorted((a, b) => b.count - a.count)
  return [...Map.groupBy(frequentFirst, ({ value }) => toKey(value)).values()].map((same) => ({
    value: toName(same[0]!.value),
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
}

const mergeCities = (cities: Facet, language: Language): Facet =>
  mergeSpellings(
    cities.filter(({ value }) => splitWords(value).length > 0),
    {
      toKey: (city) => findCityNames(splitWords(city))[0]!,
      toName: (city) => nameCity(city, null, language),
    },
  )

const mergeSkills = (skills: Facet, language: Language): Facet =>
  mergeSpellings(skills, {
    toKey: (skill) => splitWords(nameSkill(skill, language)).join(' '),
    toName: (skill) => nameSkill(skill, language),
  })

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
  const city = splitWords(ciudad ?? '')
  const isCity = (name: string) => name.split(' ').every((word) => city.includes(word))
  return {
    skills: distinctSkills(matchedSkills.map((skill) => nameSkill(skill, language))),
    languages: languages.filter((code) => named.some((term) => term.languages.includes(code))),
    categories: categories.filter((id) => named.some((term) => term.categories.includes(id))),
    city: named.some(({ cities }) => cities.some(isCity)),
    country: named.some(({ countries }) => countries.includes(country)),
  }
}
