import type { Query, QueryClient } from '@tanstack/react-query'
import { rereadAll } from '../../../lib/reread-all.ts'

/**
 * Removes a person and everything of theirs from all cached data, once neither can see the other (P-blocks-2). What is on
 * screen loses them at once and is fetched again; everything else is dropped and loaded when it is
 * opened.
 */
export function removePerson(queries: QueryClient, id: string): void {
  for (const query of queries.getQueryCache().getAll()) {
    if (query.state.data === undefined || query.getObserversCount() === 0) continue
    if (belongsTo(query.state.data, id)) clearData(query)
    else queries.setQueryData(query.queryKey, (data: unknown) => removeFrom(data, id))
  }
  rereadAll(queries)
}

/** As before the first load. `Query.reset` would bring back the initial data, which may be the person's. */
const clearData = (query: Query): void =>
  query.setState({ data: undefined, dataUpdatedAt: 0, error: null, status: 'pending' })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value of a response is the person, or something of theirs, such as a post. */
function belongsTo(value: unknown, id: string): boolean {
  if (!isObject(value) || Array.isArray(value)) return false
  // A share belongs to the person who shares.
  return (
    value.id === id ||
    Object.entries(value).some(([key, part]) => key !== 'sharedPost' && belongsTo(part, id))
  )
}

/** A response without what belongs to the person; shares of their posts are shown without the original (P-blocks-5). */
function removeFrom(value: unknown, id: string): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !belongsTo(item, id)).map((item) => removeFrom(item, id))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, belongsTo(part, id) ? null : removeFrom(part, id)]),
  )
}
