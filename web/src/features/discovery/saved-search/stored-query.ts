/** Stored queries and the search page's parameters. */
import { findCategory } from '@brilla/contract/people/categories'
import type { StoredQuery } from '@brilla/contract/discovery/saved-search'
import { readSearchRequest, type SearchRequest } from '../search/search-params.ts'

/** What a search asks for, in the form that is stored; without its page. */
export function toStoredQuery(request: SearchRequest) {
  const { category } = request
  return { ...request, page: undefined, category: category && String(findCategory(category)?.id) }
}

/** What a stored query asks for, as the search page reads it. */
export const readStoredQuery = (query: StoredQuery): SearchRequest =>
  readSearchRequest(new URLSearchParams(query))

/** Whether two searches find the same people, in whatever order. */
export function isSameSearch(one: SearchRequest, other: SearchRequest): boolean {
  const getCriteria = (request: SearchRequest) => JSON.stringify({ ...request, order: undefined, page: 1 })
  return getCriteria(one) === getCriteria(other)
}

/** The address of the results. Without words, `q` stays: the page of exploration knows a search by it. */
export function getResultsPath(query: StoredQuery): string {
  const category = findCategory(query.category ?? '')?.slug
  const search = new URLSearchParams({ q: '', ...query, ...(category && { category }) })
  return `/explorar?${search.toString()}`
}
