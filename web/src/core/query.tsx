import { QueryClient, QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Self } from '@brilla/contract/account'
import { useEffect, useState, type ReactNode } from 'react'
import { ApiError, OfflineError } from './api.ts'
import { useClaims, useCore, type Core } from './context.tsx'
import type { Session } from './session.ts'

/** What one logged-in person has read from the server; another person starts with nothing. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const sub = useClaims()?.sub ?? ''
  const [whose, setWhose] = useState(sub)
  // Who logs out is on the way to another page: asking everything again, for nobody, would only be refused.
  if (sub && sub !== whose) setWhose(sub)
  return <QueryRootOf key={whose}>{children}</QueryRootOf>
}

function QueryRootOf({ children }: { children: ReactNode }) {
  const { session } = useCore()
  const [client] = useState(() => createQueryClient(session))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const createQueryClient = (session: Session) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A page that is still being made when somebody logs out asks nothing more for nobody.
        enabled: () => session.token() !== null,
        staleTime: 30_000,
        // A refusal stays one; a connection or a server that is away may be back in a moment.
        retry: (count, error) =>
          count < 2 && (error instanceof OfflineError || (error instanceof ApiError && error.status >= 502)),
      },
    },
  })

export const selfKey = ['self'] as const

/** How the own record is read; its language is taken over as it arrives, and a later choice stands until it is read again. */
export const selfQuery = ({ api, translator }: Core) => ({
  queryKey: selfKey,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<Self> {
    const self = await api.call('getSelf', {}, { signal })
    if (self.langCode && self.langCode !== translator.language()) await translator.change(self.langCode)
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
      const arrived = api.arrived('getSelf')
      return arrived?.langCode === translator.language() ? arrived : undefined
    },
  })
  const { data } = self
  useEffect(() => {
    if (data && !data.id) session.logout()
  }, [data, session])
  return self
}
