/** Converts facet rows and suggestions to the API format. */
import { limits } from '@brilla/contract/platform/limits'
import type { Language } from '@brilla/contract/platform/errors'
import {
  ageBands,
  heightBands,
  type FoundPerson,
  type SearchFacets,
  type SearchSwitch,
  type UnderstoodFilter,
} from '@brilla/contract/discovery/search'
import type { PersonCard } from '@brilla/contract/people/profile'
import { nameCity } from '../../accounts/city/index.ts'
import { splitWords } from '../../platform/fold-text.ts'
import { distinctSkills, nameSkill } from '../../people/dictionary/index.ts'
import { findCityNames } from './named-fields.ts'
import type { SearchFilters } from './search.filters.ts'
import type { NamedTerm } from './search.terms.ts'
import type { Criterion } from './sentence.ts'
import type { FacetRow } from './search.facets.store.ts'
import type { FoundRow } from './search.store.ts'

type Facet = { value: string; count: number }[]

/** The most frequent values; equally frequent ones in alphabetical order. */
const mostFrequent = (facet: Facet) =>
  facet.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, limits.facetValuesMax)

/** A comma would separate two values of a filter. */
const withoutCommas = (name: string) => name.replaceAll(',', '')

/** Adds the counts of spellings of one value, under the name of the most frequent one. */
function mergeSpellings(
  facet: Facet,
  { toKey, toName }: { toKey(value: string): string; toName(value: string): string },
): Facet {
  const frequentFirst = facet.toSorted((a, b) => b.count - a.count)
  return [...Map.groupBy(frequentFirst, ({ value }) => toKey(value)).values()].map((same) => ({
    value: withoutCommas(toName(same[0]!.value)),
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
  const selectBands = (name: string, bands: readonly string[]) => {
    const found = select(name)
    return bands.flatMap((band) => found.filter(({ value }) => value === band))
  }
  const getSwitchCount = (name: SearchSwitch) => select(name)[0]?.count ?? 0
  return {
    category: mostFrequent(select('category')),
    country: mostFrequent(select('country')),
    city: mostFrequent(mergeCities(select('city'), language)),
    skill: mostFrequent(mergeSkills(select('skill'), language)),
    languages: mostFrequent(select('languages')),
    age: selectBands('age', ageBands),
    sex: mostFrequent(select('sex')),
    height: selectBands('height', heightBands),
    type: mostFrequent(select('type')),
    withPhotos: getSwitchCount('withPhotos'),
    withVideo: getSwitchCount('withVideo'),
    available: getSwitchCount('available'),
    travels: getSwitchCount('travels'),
    newThisMonth: getSwitchCount('newThisMonth'),
  }
}

/** The cities and skills that were sent, named like the values of facets. */
export const presentNames = ({ city = [], skill = [] }: SearchFilters, language: Language) => ({
  city: city.map((name) => withoutCommas(nameCity(name, null, language))),
  skill: skill.map((name) => withoutCommas(nameSkill(name, language))),
})

/** The filters that the words of a search mean, of which only the applied ones have restricted it. */
export const presentUnderstood = (
  criteria: Criterion[],
  applied: Criterion[],
  language: Language,
): UnderstoodFilter[] =>
  criteria.map((criterion) => {
    const { filter, filters, text, without } = criterion
    const city = filters.city?.map((name) => nameCity(name, null, language))
    const sent = Object.entries({ ...filters, ...(city && { city }) })
    const query = Object.fromEntries(sent.map(([name, value]) => [name, String(value)]))
    return { filter, query, text, without, dropped: !applied.includes(criterion) }
  })

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
