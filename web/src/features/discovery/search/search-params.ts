/** The query parameters of a search (P-discovery-21): all of it is in the address, so that it can be sent to somebody. */
import { normalizeLine } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'
import { findCategory } from '@brilla/contract/people/categories'
import { countryCodes } from '@brilla/contract/platform/countries'
import { limits } from '@brilla/contract/platform/limits'
import type { SearchFilter } from '@brilla/contract/discovery/search'
import { isDateOrRange, readLanguageFilter } from '@brilla/contract/discovery/search-values'
import { readPage } from '../../../lib/page-number.ts'

/** The address's filters that are on or absent. */
export const switchNames = ['withPhotos', 'withVideo', 'available', 'travels', 'newThisMonth'] as const

/** Filters of which several values can be chosen: the address has commas between them. */
const listNames = ['category', 'country', 'city', 'skill', 'languages'] as const
export type ListName = (typeof listNames)[number]
export const isListName = (filter: SearchFilter): filter is ListName =>
  (listNames as readonly string[]).includes(filter)

/** Filters with a lowest and a highest number. */
export const rangeParams = { age: ['minAge', 'maxAge'], height: ['minHeight', 'maxHeight'] } as const
export type RangeName = keyof typeof rangeParams

/** The parameters of each filter. */
const filterParams: Record<SearchFilter, readonly (keyof SearchRequest)[]> = {
  category: ['category'],
  country: ['country'],
  city: ['city'],
  skill: ['skill'],
  languages: ['languages'],
  ...rangeParams,
  sex: ['sex'],
  type: ['type'],
  withPhotos: ['withPhotos'],
  withVideo: ['withVideo'],
  available: ['available'],
  travels: ['travels'],
  newThisMonth: ['newThisMonth'],
}

export const filterNames = Object.keys(filterParams) as SearchFilter[]

export interface SearchRequest {
  q: string
  /** Slugs. */
  category: string | undefined
  country: string | undefined
  city: string | undefined
  skill: string | undefined
  /** Codes, with a lowest level after a colon. */
  languages: string | undefined
  minAge: string | undefined
  maxAge: string | undefined
  sex: 'MA' | 'FE' | undefined
  minHeight: string | undefined
  maxHeight: string | undefined
  type: 'talento' | 'agencia' | undefined
  withPhotos: 'true' | undefined
  withVideo: 'true' | undefined
  /** `true`, a date, or two with a slash between them. */
  available: string | undefined
  travels: 'true' | undefined
  newThisMonth: 'true' | undefined
  order: 'recent' | undefined
  /** `false`: the words mean no filters. */
  understood: 'false' | undefined
  page: number
}

/** Whether a number can be searched. */
export function isInRange(filter: RangeName, number: string): boolean {
  const { ageAdult, searchAgeMax, heightMin, heightMax } = limits
  const [min, max] = filter === 'age' ? [ageAdult, searchAgeMax] : [heightMin, heightMax]
  return /^\d{2,3}$/.test(number) && Number(number) >= min && Number(number) <= max
}

/** The request by the page's parameters; those that the API would refuse are ignored. */
export function readSearchRequest(search: URLSearchParams): SearchRequest {
  const readChoice = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === search.get(name))
  const readNumber = (filter: RangeName, name: string) => {
    const number = search.get(name) ?? ''
    return isInRange(filter, number) ? number : undefined
  }
  const readList = (name: ListName, read: (value: string) => string | undefined) => {
    const values = (search.get(name) ?? '').split(',').map(normalizeLine)
    const known = values.map(read).filter((value) => value !== undefined && value !== '')
    return [...new Set(known)].slice(0, limits.filterValuesMax).join() || undefined
  }
  const cut = (text: string) => cutText(text, limits.searchMax)
  const available = search.get('available') ?? ''
  return {
    q: cut(normalizeLine(search.get('q') ?? '')),
    category: readList('category', (value) => findCategory(value)?.slug),
    country: readList('country', (value) => countryCodes.find((code) => code === value)),
    city: readList('city', cut),
    skill: readList('skill', cut),
    languages: readList('languages', readLanguageFilter),
    minAge: readNumber('age', 'minAge'),
    maxAge: readNumber('age', 'maxAge'),
    sex: readChoice('sex', ['MA', 'FE']),
    minHeight: readNumber('height', 'minHeight'),
    maxHeight: readNumber('height', 'maxHeight'),
    type: readChoice('type', ['talento', 'agencia']),
    withPhotos: readChoice('withPhotos', ['true']),
    withVideo: readChoice('withVideo', ['true']),
    available: available === 'true' || isDateOrRange(available) ? available : undefined,
    travels: readChoice('travels', ['true']),
    newThisMonth: readChoice('newThisMonth', ['true']),
    order: readChoice('order', ['recent']),
    understood: readChoice('understood', ['false']),
    page: readPage(search),
  }
}

/** Whether the request asks for words or a filter; an order or a view alone searches nothing. */
export const isSearch = (request: SearchRequest): boolean =>
  request.q !== '' ||
  filterNames.some((filter) => filterParams[filter].some((name) => request[name] !== undefined))

/** Tells searches apart, whatever their order, view and page. */
export const getSearchKey = (search: URLSearchParams): string =>
  JSON.stringify({ ...readSearchRequest(search), order: undefined, page: undefined })

/** The values that are chosen of a filter with several. */
export const listValues = (request: SearchRequest, name: ListName): string[] =>
  request[name]?.split(',') ?? []

/** The change of the parameters that chooses other values of a filter. */
export const changeList = (name: ListName, values: string[]): Record<string, string | null> => ({
  [name]: values.join() || null,
})

/** The change that chooses one more value of a filter; of too many the first one is left out. */
export const addValue = (name: ListName, value: string, request: SearchRequest) =>
  changeList(name, [...new Set([...listValues(request, name), value])].slice(-limits.filterValuesMax))

/** The parameters of a band such as `25-34`, `55+` or `-159`. */
export function toRangeParams(filter: RangeName, band: string): Record<string, string | null> {
  const [min, max] = band.replace('+', '').split('-')
  const [minName, maxName] = rangeParams[filter]
  return { [minName]: min || null, [maxName]: max || null }
}

/** The change of the parameters that removes filters. */
export const removeFilters = (filters: readonly SearchFilter[]): Record<string, null> =>
  Object.fromEntries(filters.flatMap((filter) => filterParams[filter]).map((name) => [name, null]))
