import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Self } from '@brilla/contract/accounts/account'
import { useEffect } from 'react'
import { useCore, type Core } from '../../../lib/context.tsx'

export const selfKey = ['self'] as const

/** The own account. Applies its language on arrival, unless another was chosen during the request. */
export const selfQuery = ({ api, translator }: Pick<Core, 'api' | 'translator'>) =>
  queryOptions({
    queryKey: selfKey,
    meta: { stored: 'self' },
    async queryFn({ signal }): Promise<Self> {
      await translator.whenSaved()
      const shown = translator.language()
      const self = await api.call('getSelf', {}, { signal })
      // If its texts cannot be fetched, the page stays in the current language.
      if (self.langCode && self.langCode !== shown && translator.language() === shown)
        await translator.change(self.langCode).catch(() => undefined)
      return self
    },
    staleTime: 5 * 60_000,
  })

/** What the badge of the messages counts: unread messages, and unread requests of agencies (P-messages-20). */
export const countMessages = (self: Self | undefined): number =>
  self ? self.unreadMessagesCount + self.agencyRequestsCount : 0

/** The account of the logged-in person (`GET users/self`). */
export function useSelf(): UseQueryResult<Self> {
  const core = useCore()
  const { session } = core
  const self = useQuery({
    ...selfQuery(core),
    // The link that confirms a new e-mail opens in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.pendingEmail ? 'always' : true),
    // Suspended accounts get a 403.
    enabled: () => !session.claims()?.suspended,
  })
  const { data } = self
  useEffect(() => {
    if (data && !data.id) session.logout()
  }, [data, session])
  return self
}
