import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'

/** What guests see of the own profile, or why they see nothing (P-profiles-24). */
export const ownPublicPreviewQuery = (api: Client) =>
  queryOptions({
    queryKey: ['own-public-preview'] as const,
    // What was changed just before has to be here.
    staleTime: 0,
    queryFn: ({ signal }) => api.call('getOwnPublicPreview', {}, { signal }),
  })
