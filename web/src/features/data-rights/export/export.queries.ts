import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import type { Output } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'

export type Export = Output<'getExport'>

export const exportKey = ['export'] as const

/** The own data export: its state and progress. */
export const exportQuery = (api: Client) =>
  queryOptions({
    queryKey: exportKey,
    queryFn: ({ signal }) => api.call('getExport', {}, { signal }),
  })

/** The own data export, fetched every second while it is being made. */
export function useExport() {
  const { api } = useCore()
  return useQuery({
    ...exportQuery(api),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? 1000 : false),
  })
}
