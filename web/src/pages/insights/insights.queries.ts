import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'

/** How often others viewed the own profile, by week. */
export const insightsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['insights'],
    queryFn: ({ signal }) => api.call('getInsights', {}, { signal }),
  })
