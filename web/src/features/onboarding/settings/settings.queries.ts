import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'

export const sessionsKey = ['sessions'] as const

/** The open sessions of the account. */
export function useSessions() {
  const { api } = useCore()
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.call('getSessions', {}, { signal }),
  })
}

/** Whether a profile address is taken or reserved. */
export const profileUrlQuery = (api: Client, profile_url: string) =>
  queryOptions({
    queryKey: ['profile-url', profile_url],
    queryFn: ({ signal }) => api.call('profileUrlExists', { params: { profile_url } }, { signal }),
    staleTime: 10_000,
  })
