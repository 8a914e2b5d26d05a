import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** Query options of a decision that removed content of the reader. */
export const removalQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['removal', id] as const,
    queryFn: ({ signal }) => api.call('getRemoval', { params: { id } }, { signal }),
  })
