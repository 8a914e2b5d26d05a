import { QueryClient } from '@tanstack/react-query'
import { ApiError, OfflineError } from './api.ts'
import type { Session } from './session.ts'
import { sessionScoped } from './sessionScoped.ts'

/** The cache of the logged-in account, for components and for the loaders of routes. */
export const getQueryClient = sessionScoped(
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
