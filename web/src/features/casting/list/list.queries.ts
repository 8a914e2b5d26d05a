import type { listOrders } from '@brilla/contract/casting/list-choices'
import type { ListedPerson } from '@brilla/contract/casting/list'
import { partialMatchKey, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { staleOnReturn } from '../../../lib/stale-on-return.ts'
import { peopleKey } from '../../people/follow/follow.cache.ts'

export type ListOrder = (typeof listOrders)[number]

export const listsKey = ['lists'] as const
export const listKey = [...peopleKey, 'list'] as const

/** The agency's lists, last changed first. */
export const listsQuery = (api: Client) =>
  queryOptions({
    queryKey: listsKey,
    queryFn: async ({ signal }) => (await api.call('getLists', {}, { signal })).rows,
  })

export function useLists() {
  const { api } = useCore()
  return useQuery(listsQuery(api))
}

/** Which page of a list. */
export interface ListRequest {
  id: string
  page: number
  order: ListOrder
}

/** A person on a list, as the views of people take them. */
export type ListRow = ListedPerson['person'] & Omit<ListedPerson, 'person'>

/** A page of a list. */
export const listQuery = (api: Client, { id, page, order }: ListRequest) =>
  queryOptions({
    queryKey: [...listKey, id, order, page],
    async queryFn({ signal }) {
      const query = { page: String(page), order }
      const { rows, ...reply } = await api.call('getList', { params: { id }, query }, { signal })
      return { ...reply, rows: rows.map(({ person, ...row }): ListRow => ({ ...person, ...row })) }
    },
  })

/** A page of a list; that before stays until it has loaded, but no other list: what is changed would go to this one. */
export function useList(request: ListRequest) {
  const { api } = useCore()
  const ownKey = [...listKey, request.id]
  return useQuery({
    ...listQuery(api, request),
    // Its marks change when somebody is written to or a profile is opened.
    staleTime: staleOnReturn,
    placeholderData: (previous, query) =>
      query && partialMatchKey(query.queryKey, ownKey) ? previous : undefined,
  })
}
