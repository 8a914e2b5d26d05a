/** Query parameters of the pages of exploration. */
import { countryCodes, defaultCountry } from '@brilla/contract/countries'
import { limits } from '@brilla/contract/limits'

/** `?page=`; 1 where it is missing or invalid. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

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

/** The number of pages that `count` people fill. */
export const countPages = (count: number): number => Math.ceil(count / limits.pageSize)

const storageKey = 'explore-country'

/** A country's code, or undefined for all countries. */
export type Country = string | undefined

const parseCountry = (value: string | null): Country | null =>
  value === 'all' ? undefined : value !== null && countryCodes.includes(value) ? value : null

/** The country to filter by: the one in the address, else the one last chosen, else Mexico (P-discovery-6). */
function readCountry(search: URLSearchParams): Country {
  const given = parseCountry(search.get('country'))
  if (given !== null) return given
  const remembered = parseCountry(localStorage.getItem(storageKey))
  return remembered === null ? defaultCountry : remembered
}

export const rememberCountry = (country: string): void => localStorage.setItem(storageKey, country)

/** The query string with some parameters changed; null removes one. Always back to the first page. */
export function changeSearch(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [key, value] of Object.entries(change)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  const query = next.toString()
  return query && `?${query}`
}
