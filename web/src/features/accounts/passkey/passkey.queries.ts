import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'

/** The passkeys of the account. */
export const passkeysQuery = (api: Client) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.call('getPasskeys', {}, { signal }),
    staleTime: 0,
  })
