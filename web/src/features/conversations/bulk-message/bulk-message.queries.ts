import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'

/** Milliseconds between two looks at how many have the message. */
const interval = 700

/** The people to whom a message is written, as far as the caller may see them. */
export const receiversQuery = (api: Client, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['bulk-receivers', ids.join()] as const,
    // The others stay while one is removed.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      ids.length === 0
        ? []
        : (await api.call('getBulkReceivers', { query: { ids: ids.join() } }, { signal })).rows,
  })

export const bulkKey = ['bulk-message'] as const

/** How far a message to several people is; read again until nobody is left. */
export function useBulk(bulkId: string) {
  const { api } = useCore()
  return useQuery({
    queryKey: [...bulkKey, bulkId],
    queryFn: ({ signal }) => api.call('getBulkMessage', { params: { bulkId } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && data.left > 0 ? interval : false),
  })
}
