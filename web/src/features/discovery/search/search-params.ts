/** The query parameters of a search (P-discovery-21): all of it is in the address, so that it can be sent to somebody. */
import { normalizeLine } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'
import { findCategory, type CategorySlug } from '@brilla/contract/people/categories'
import { countryCodes } from '@brilla/contract/platform/countries'
import { languageCodes } from '@brilla/contract/people/fact-choices'
import { limits } from '@brilla/contract/platform/limits'
import type { SearchFilter } from '@brilla/contract/discovery/search'
import { readPage } from '../../../lib/page-number.ts'

/** The address's filters that are on or absent. */
export const switchNames = ['withPhotos', 'withVideo', 'available', 'newThisMonth'] as const

/** The parameters of each filter. */
const filterParams: Record<SearchFilter, readonly string[]> = {
  category: ['category'],
  country: ['country'],
  city: ['city'],
  skill: ['skill'],
  language: ['language'],
  age: ['minAge', 'maxAge'],
  type: ['type'],
  withPhotos: ['withPhotos'],
  withVideo: ['withVideo'],
  available: ['available'],
  newThisMonth: ['newThisMonth'],
}

export const filterNames = Object.keys(filterParams) as SearchFilter[]

export interface SearchRequest {
  q: string
  category: CategorySlug | undefined
  country: string | undefined
  city: string | undefined
  skill: string | undefined
  language: string | undefined
  minAge: string | undefined
  maxAge: string | undefined
  type: 'talento' | 'agencia' | undefined
  withPhotos: 'true' | undefined
  withVideo: 'true' | undefined
  available: 'true' | undefined
  newThisMonth: 'true' | undefined
  order: 'recent' | undefined
  page: number
}

/** The request by the page's parameters; those that the API would refuse are ignored. */
export function readSearchRequest(search: URLSearchParams): SearchRequest {
  const readText = (name: string) =>
    cutText(normalizeLine(search.get(name) ?? ''), limits.searchMax) || undefined
  const readChoice = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === search.get(name))
  const readAge = (name: string) => {
    const age = search.get(name) ?? ''
    const isAdult =
      /^\d{2,3}$/.test(age) && Number(age) >= limits.ageAdult && Number(age) <= limits.searchAgeMax
    return isAdult ? age : undefined
  }
  return {
    q: readText('q') ?? '',
    category: findCategory(search.get('category') ?? '')?.slug,
    country: readChoice('country', countryCodes),
    city: readText('city'),
    skill: readText('skill'),
    language: readChoice('language', languageCodes),
    minAge: readAge('minAge'),
    maxAge: readAge('maxAge'),
    type: readChoice('type', ['talento', 'agencia']),
    withPhotos: readChoice('withPhotos', ['true']),
    withVideo: readChoice('withVideo', ['true']),
    available: readChoice('available', ['true']),
    newThisMonth: readChoice('newThisMonth', ['true']),
    order: readChoice('order', ['recent']),
    page: readPage(search),
  }
}

/** The parameters of an age band such as `25-34` or `55+`. */
export function toAgeParams(band: string): { minAge: string | null; maxAge: string | null } {
  const [minAge = null, maxAge = null] = band.replace('+', '').split('-')
  return { minAge, maxAge }
}

/** The change of the parameters that removes filters. */
export const removeFilters = (filters: readonly SearchFilter[]): Record<string, null> =>
  Object.fromEntries(filters.flatMap((filter) => filterParams[filter]).map((name) => [name, null]))
