import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'

const twoStepKey = ['two-step'] as const

/** Whether two-step login is on. */
export const twoStepQuery = (api: Client) =>
  queryOptions({
    queryKey: twoStepKey,
    queryFn: ({ signal }) => api.call('getTwoStep', {}, { signal }),
    staleTime: 0,
  })
