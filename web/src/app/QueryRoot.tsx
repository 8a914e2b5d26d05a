import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError, OfflineError } from '../lib/api.ts'
import { useClaims, useCore } from '../lib/context.tsx'
import type { Session } from '../lib/session.ts'

/** What one logged-in person has read from the server; another person starts with nothing. */
export function QueryRoot({ children }: { children: ReactNode }) {
  const sub = useClaims()?.sub ?? ''
  const [whose, setWhose] = useState(sub)
  // Who logs out is on the way to another page: asking everything again, for nobody, would only be refused.
  if (sub && sub !== whose) setWhose(sub)
  return <AccountQueryClient key={whose}>{children}</AccountQueryClient>
}

function AccountQueryClient({ children }: { children: ReactNode }) {
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
