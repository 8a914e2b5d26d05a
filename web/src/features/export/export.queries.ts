import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import type { Output } from '../../lib/api.types.ts'

export type Export = Output<'getExport'>

export const exportKey = ['export'] as const

/** The own data export: its state and progress. */
export const exportQuery = (api: Client) =>
  queryOptions({
    queryKey: exportKey,
    queryFn: ({ signal }) => api.call('getExport', {}, { signal }),
  })
