import { useFilterLabels } from '../search/searchLabels.ts'
import { filterNames, type SearchRequest } from '../search/searchParams.ts'

/** Returns a function that says in words what a search asks for; empty when it asks for nothing. */
export function useDescribeSearch(): (request: SearchRequest) => string {
  const { formatFilter } = useFilterLabels()
  return (request) =>
    [request.q, ...filterNames.map((filter) => formatFilter(filter, request))].filter(Boolean).join(', ')
}
