/** What stands in the addresses of exploration. */
import { countryCodes, defaultCountry } from '@brilla/contract/countries'
import { limits } from '@brilla/contract/limits'

/** `?page=`; whatever is no page is the first. */
export function readPage(search: URLSearchParams): number {
  const asked = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/** How many pages so many people fill. */
export const countPages = (count: number): number => Math.ceil(count / limits.pageSize)

const stored = 'explore-country'

/** A country's code, or undefined for all countries. */
export type Country = string | undefined

const parse = (value: string | null): Country | null =>
  value === 'all' ? undefined : value !== null && countryCodes.includes(value) ? value : null

/** The country whose talents are shown: the address's, else the one last chosen, else Mexico (P-discovery-6). */
export function readCountry(search: URLSearchParams): Country {
  const asked = parse(search.get('country'))
  if (asked !== null) return asked
  const remembered = parse(localStorage.getItem(stored))
  return remembered === null ? defaultCountry : remembered
}

export const rememberCountry = (country: string): void => localStorage.setItem(stored, country)

/** An address with some of its parameters changed; null takes one away, and any change leads to the first page. */
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
