import { rosterOrders, type RosterOrder } from '@brilla/contract/discovery/roster-orders'
import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { cutText } from '@brilla/contract/platform/truncate'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { readPage } from '../../../lib/page-number.ts'
import { staleOnReturn } from '../../../lib/stale-on-return.ts'
import { loadViewPage, readView, type PeopleView } from '../../casting/people-views/people-view.ts'
import { peopleKey } from '../../people/follow/follow.cache.ts'

export interface RosterRequest {
  /** A part of the name. */
  q: string
  order: RosterOrder
  view: PeopleView
  page: number
}

/** The request of the page, by its parameters. */
export const readRosterRequest = (search: URLSearchParams): RosterRequest => ({
  q: cutText(normalizeLine(search.get('q') ?? ''), limits.nameMax),
  order: rosterOrders.find((order) => order === search.get('order')) ?? 'recent',
  view: readView(search),
  page: readPage(search),
})

/** A page of the talents that the agency follows, as large as the view shows it. */
export const rosterQuery = (api: Client, { q, order, view, page }: RosterRequest) =>
  queryOptions({
    queryKey: [...peopleKey, { list: 'followed', q, order, isLarge: view === 'faces', page }] as const,
    queryFn: ({ signal }) =>
      loadViewPage(view, page, (page) =>
        api.call(
          'getFollowedTalents',
          {
            // Preloads request the first page without parameters.
            query: {
              ...(page > 1 && { page: String(page) }),
              ...(q && { q }),
              ...(order !== 'recent' && { order }),
            },
          },
          { signal },
        ),
      ),
  })

export function useRoster(request: RosterRequest) {
  const { api } = useCore()
  return useQuery({
    ...rosterQuery(api, request),
    staleTime: staleOnReturn,
    placeholderData: keepPreviousData,
  })
}
