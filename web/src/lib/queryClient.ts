import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError, OfflineError } from './api.ts'
import type { Session } from './session.ts'
import { sessionScoped } from './sessionScoped.ts'

// A pending mutation disables its button before the next event: after the default timeout of 0 ms, the second click of a
// double click would still be accepted.
notifyManager.setScheduler(queueMicrotask)

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
