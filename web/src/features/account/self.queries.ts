import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Self } from '@brilla/contract/account'
import { useEffect } from 'react'
import { useCore, type Core } from '../../lib/context.tsx'

export const selfKey = ['self'] as const

/** How the own record is read; its language is taken over as it arrives, and a later choice stands until it is read again. */
export const selfQuery = ({ api, translator }: Core) => ({
  queryKey: selfKey,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<Self> {
    const self = await api.call('getSelf', {}, { signal })
    // If its texts cannot be fetched, the page stays in the current language.
    if (self.langCode && self.langCode !== translator.language())
      await translator.change(self.langCode).catch(() => undefined)
    return self
  },
})

/** The logged-in person's own record (`GET users/self`). */
export function useSelf(): UseQueryResult<Self> {
  const core = useCore()
  const { api, session, translator } = core
  const self = useQuery({
    ...selfQuery(core),
    staleTime: 5 * 60_000,
    // The link that makes a new e-mail count opens in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.pendingEmail ? 'always' : true),
    // Refused to whoever is suspended.
    enabled: () => !!session.token() && !session.claims()?.suspended,
    initialData: () => {
      const preloaded = api.preloaded('getSelf')
      return preloaded?.langCode === translator.language() ? preloaded : undefined
    },
  })
  const { data } = self
  useEffect(() => {
    if (data && !data.id) session.logout()
  }, [data, session])
  return self
}
