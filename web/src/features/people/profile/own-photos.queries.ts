import { limits } from '@brilla/contract/platform/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClaims, useCore } from '../../../lib/context.tsx'

/** The photos of the person's own posts, newest first; read again each time they are shown. */
export function useOwnPhotos({ enabled }: { enabled: boolean }) {
  const { api } = useCore()
  const profile = useClaims()?.sub ?? ''
  return useInfiniteQuery({
    queryKey: ['own-photos', profile],
    staleTime: 0,
    enabled,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      api.call('getUserFiles', { params: { profile, type: 'PHOTO' }, query: { after } }, { signal }),
    // A page that is not full is the last one.
    getNextPageParam: (page) => (page.length < limits.pageSize ? undefined : page.at(-1)?.id),
  })
}
