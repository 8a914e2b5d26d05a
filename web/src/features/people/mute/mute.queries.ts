import { useQuery } from '@tanstack/react-query'
import { useCore } from '../../../lib/context.tsx'

/** Whether the reader wants no messages of an agency (P-messages-19); nothing without an id. */
export function useIsMuted(agencyId: string | undefined): boolean {
  const { api } = useCore()
  const { data } = useQuery({
    queryKey: ['muted', agencyId],
    async queryFn({ signal }) {
      const { muted } = await api.call('getContact', { params: { id: agencyId ?? '' } }, { signal })
      return muted
    },
    enabled: agencyId !== undefined,
  })
  return data ?? false
}
