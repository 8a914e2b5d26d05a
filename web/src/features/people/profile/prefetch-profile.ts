import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { coverImage, headerPhoto, preloadImage } from '../../../lib/image.ts'
import { fetchProfile, profileQuery } from './profile.queries.ts'

/**
 * Loads a profile that is likely to be opened next, with the images of its header. When it is opened, it is shown at once and
 * requested again: what is loaded in advance is no view (P-profiles-25).
 */
export async function prefetchProfile(api: Client, queries: QueryClient, id: string): Promise<void> {
  const query = profileQuery(api, id)
  const { queryKey } = query
  if (queries.getQueryState(queryKey)) return
  await queries.prefetchQuery({
    ...query,
    // A profile that is opened would wait for the next attempt.
    retry: false,
    queryFn: ({ signal }) => fetchProfile(api, id, signal, { prefetch: 'true' }),
  })
  const user = queries.getQueryData(queryKey)?.user
  // Requests it again at once if it was opened while it was loading.
  void queries.invalidateQueries({ queryKey, exact: true })
  if (user?.coverImage) preloadImage(coverImage(user.coverImage))
  if (user?.profileImage) preloadImage(headerPhoto(user.profileImage))
}
