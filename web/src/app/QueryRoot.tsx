import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError, OfflineError } from '../lib/api.ts'
import { useClaims, useCore } from '../lib/context.tsx'
import type { Session } from '../lib/session.ts'
import { sessionScoped } from '../lib/sessionScoped.ts'

/**
 * Provides the cache of the logged-in account. It outlives this component: going to a public page, such as the terms, and
 * back keeps it.
 */
export function QueryRoot({ children }: { children: ReactNode }) {
  const sub = useClaims()?.sub ?? ''
  const [whose, setWhose] = useState(sub)
  // After a logout the old cache stays until the redirect: a new one would only send requests that are refused.
  if (sub && sub !== whose) setWhose(sub)
  return <AccountQueryClient key={whose}>{children}</AccountQueryClient>
}

function AccountQueryClient({ children }: { children: ReactNode }) {
  const { session } = useCore()
  const [client] = useState(() => getQueryClient(session))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

const getQueryClient = sessionScoped(
  (session: Session) =>
    new QueryClient({
      defaultOptions: {
        queries: {
          // A page that is rendered after a logout sends no requests.
          enabled: () => session.token() !== null,
          staleTime: 30_000,
          // Only connection errors are temporary.
          retry: (count, error) =>
            count < 2 &&
            (error instanceof OfflineError || (error instanceof ApiError && error.status >= 502)),
        },
        // Without a network a change fails with a message, instead of being paused silently.
        mutations: { networkMode: 'always' },
      },
    }),
  (client) => client.clear(),
)
