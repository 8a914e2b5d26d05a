import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import type { Output } from '../../../lib/api.types.ts'

export type Suspension = Output<'getSuspension'>

export const suspensionKey = ['suspension'] as const

/** Query options of the own suspension: reason, start and appeal. */
export const suspensionQuery = (api: Client) =>
  queryOptions({
    queryKey: suspensionKey,
    queryFn: ({ signal }) => api.call('getSuspension', {}, { signal }),
  })
