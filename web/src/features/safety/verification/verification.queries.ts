import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'

export const verificationKey = ['verification'] as const

/** The verification of the own agency. */
export const verificationQuery = (api: Client) =>
  queryOptions({
    queryKey: verificationKey,
    queryFn: ({ signal }) => api.call('getVerification', {}, { signal }),
  })

export function useVerification() {
  const { api } = useCore()
  return useQuery(verificationQuery(api))
}
