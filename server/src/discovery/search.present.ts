/** Converts facet rows and suggestions to the API format. */
import { limits } from '@brilla/contract/limits'
import { ageBands, searchSwitches, type SearchFacets } from '@brilla/contract/search'
import { splitWords } from '../platform/fold-text.ts'
import { findCityNames } from './places.ts'
import type { FacetRow } from './search.store.ts'

type Facet = { value: string; count: number }[]

/** The most frequent values; equally frequent ones in alphabetical order. */
const mostFrequent = (facet: Facet) =>
  facet.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, limits.facetValuesMax)

/** Adds the counts of spellings of one city, under the most frequent one. */
function mergeCities(cities: Facet): Facet {
  const merged = new Map<string, { value: string; count: number }>()
  for (const { value, count } of cities.toSorted((a, b) => b.count - a.count)) {
    const [name = ''] = findCityNames(splitWords(value))
    const same = merged.get(name)
    if (same) same.count += count
    else if (name !== '') merged.set(name, { value, count })
  }
  return [...merged.values()]
}

export function presentFacets(rows: FacetRow[]): SearchFacets {
  const select = (name: string): Facet =>
    rows.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }))
  const ages = select('age')
  const [withPhotos, withVideo, newThisMonth] = searchSwitches.map((name) => select(name)[0]?.count ?? 0)
  return {
    category: mostFrequent(select('category')),
    country: mostFrequent(select('country')),
    city: mostFrequent(mergeCities(select('city'))),
    age: ageBands.flatMap((band) => ages.filter(({ value }) => value === band)),
    type: mostFrequent(select('type')),
    withPhotos: withPhotos ?? 0,
    withVideo: withVideo ?? 0,
    newThisMonth: newThisMonth ?? 0,
  }
}
