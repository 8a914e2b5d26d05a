import { QueryClient, QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Self } from '@brilla/contract/account'
import { useEffect, useState, type ReactNode } from 'react'
import { ApiError, OfflineError } from './api.ts'
import { useClaims, useCore } from './context.tsx'

/** What one logged-in person has read from the server; another person starts with nothing. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const claims = useClaims()
  return <QueryRootOf key={claims?.sub ?? ''}>{children}</QueryRootOf>
}

function QueryRootOf({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays one; a connection or a server that is away may be back in a moment.
        retry: (count, error) =>
          count < 2 && (error instanceof OfflineError || (error instanceof ApiError && error.status >= 502)),
      },
    },
  })

export const selfKey = ['self'] as const

/** The logged-in person's own record (`GET users/self`), their language taken over as it arrives. */
export function useSelf(): UseQueryResult<Self> {
  const { api, session, translator } = useCore()
  const self = useQuery({
    queryKey: selfKey,
    queryFn: ({ signal }) => api.call('getSelf', {}, { signal }),
    staleTime: 5 * 60_000,
  })
  const { data } = self
  useEffect(() => {
    if (data && !data.id) session.logout()
  }, [data, session])
  const language = data?.langCode
  useEffect(() => {
    if (language && language !== translator.language()) void translator.change(language)
  }, [language, translator])
  return self
}
