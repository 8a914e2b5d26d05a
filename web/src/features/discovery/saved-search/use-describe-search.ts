import { useFilterLabels } from '../search/search-labels.ts'
import { filterNames, type SearchRequest } from '../search/search-params.ts'

/** Returns a function that says in words what a search asks for; empty when it asks for nothing. */
export function useDescribeSearch(): (request: SearchRequest) => string {
  const { formatFilter } = useFilterLabels()
  return (request) =>
    [request.q, ...filterNames.map((filter) => formatFilter(filter, request))].filter(Boolean).join(', ')
}
