/** Query parameters of the pages of exploration. */
import { countryCodes, defaultCountry } from '@brilla/contract/platform/countries'
import { changeParams } from '../../../lib/change-params.ts'
import { readPage } from '../../../lib/page-number.ts'
import { localStore } from '../../../lib/storage.ts'

/** The request of a whole list (P-discovery-2), by the page's parameters. */
export function readListRequest(list: 'featured' | 'recent', search: URLSearchParams) {
  const given = search.get('categories')
  const categories = given === 'own' || given === 'other' ? given : undefined
  return { list, categories, page: readPage(search) } as const
}

/** The request of the talents of one category, or of all of them without a category. */
export const readCategoryRequest = (id: number | undefined, search: URLSearchParams) =>
  ({
    list: 'category',
    id: id === undefined ? 'all' : String(id),
    country: readCountry(search),
    page: readPage(search),
  }) as const

const storageKey = 'explore-country'

/** A country's code, or undefined for all countries. */
export type Country = string | undefined

const parseCountry = (value: string | null): Country | null =>
  value === 'all' ? undefined : value !== null && countryCodes.includes(value) ? value : null

/** The country to filter by: the one in the address, else the one last chosen, else Mexico (P-discovery-6). */
function readCountry(search: URLSearchParams): Country {
  const given = parseCountry(search.get('country'))
  if (given !== null) return given
  const remembered = parseCountry(localStore.getItem(storageKey))
  return remembered === null ? defaultCountry : remembered
}

export const rememberCountry = (country: string): void => localStore.setItem(storageKey, country)

/** The query string with some parameters changed; null removes one. Always back to the first page. */
export function changeSearch(search: URLSearchParams, change: Record<string, string | null>): string {
  const query = changeParams(search, { page: null, ...change }).toString()
  return query && `?${query}`
}
