/** Which queries are stored, and which matches are new. No I/O. */
import type { SavedSearch, StoredQuery } from '@brilla/contract/discovery/saved-search'
import { savedQuery } from '@brilla/contract/discovery/saved-search'
import type { SearchParams } from '../search/index.ts'

/** The query as the address of the search has it, in the form that parsing it again accepts. */
export function toStoredQuery(query: SearchParams): StoredQuery {
  const set = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  )
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]))
}

/** What a stored query asks for; undefined when this version no longer accepts it. */
export function parseStoredQuery(query: StoredQuery): SearchParams | undefined {
  return savedQuery.safeParse({ q: '', ...query }).data
}

/** The row that a search's alerts depend on. */
export interface AlertState {
  /** Null when the next time only remembers the matches. */
  checkedAt: Date | null
  /** Null when there were too many to remember. */
  knownIds: string[] | null
}

/** Ids of a search's present matches; not `all` of them when there are too many. */
export interface Matches {
  ids: string[]
  all: boolean
  /** Those who have registered since the matches were last looked through. */
  joined: string[]
}

/**
 * The matches that are new. When all matches are known, now and before, those are new that were none before, and of others
 * those who have registered since: of too many matches nobody can say which ones were there already.
 */
export function findNewMatches({ checkedAt, knownIds }: AlertState, { ids, all, joined }: Matches): string[] {
  if (checkedAt === null) return []
  const known = new Set(knownIds)
  return (all && knownIds !== null ? ids : joined).filter((id) => !known.has(id))
}

/** How many former matches are remembered, so that nobody who matches again is announced again. */
const knownMax = 5_000

/** What is remembered as known: the present matches, then the former ones. */
export function mergeKnown({ knownIds }: AlertState, { ids, all, joined }: Matches): string[] | null {
  if (!all) return null
  return [...new Set([...ids, ...joined, ...(knownIds ?? [])])].slice(0, knownMax)
}

export interface SavedSearchRow {
  id: string
  name: string
  query: StoredQuery
  alerts: boolean
  created_at: Date
}

export const presentSavedSearch = ({ created_at, ...row }: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  query: row.query,
  alerts: row.alerts,
  createdAt: created_at.toISOString(),
})
