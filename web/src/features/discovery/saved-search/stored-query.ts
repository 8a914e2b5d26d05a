/** Stored queries and the search page's parameters. */
import type { StoredQuery } from '@brilla/contract/discovery/saved-search'
import { readSearchRequest, type SearchRequest } from '../search/search-params.ts'

/** What a search asks for, in the form that is stored; without its page. */
export const toStoredQuery = (request: SearchRequest) => ({ ...request, page: undefined })

/** What a stored query asks for, as the search page reads it. */
export const readStoredQuery = (query: StoredQuery): SearchRequest =>
  readSearchRequest(new URLSearchParams(query))

/** Whether two searches find the same people, in whatever order. */
export function isSameSearch(one: SearchRequest, other: SearchRequest): boolean {
  const getCriteria = (request: SearchRequest) => JSON.stringify({ ...request, order: undefined, page: 1 })
  return getCriteria(one) === getCriteria(other)
}

/** The address of the results. Without words, `q` stays: the page then loads no lists of its home in advance. */
export function getResultsPath(query: StoredQuery): string {
  const { category } = readStoredQuery(query)
  const search = new URLSearchParams({ q: '', ...query, ...(category && { category }) })
  return `/explorar?${search.toString()}`
}
