import { CancelledError, notifyManager, QueryClient, type Query } from '@tanstack/react-query'
import { ApiError, isTemporary, OfflineError } from './api.ts'
import { onIdle } from './on-idle.ts'
import type { Session } from './session.ts'
import { sessionScoped } from './session-scoped.ts'
import type { StoredKind } from './response-store.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The last response of this query is stored on the device, as one of this kind. */
      stored?: StoredKind
    }
  }
}

/** Milliseconds without a response after which the stored one is shown, and the page says that the connection is slow. */
const responseTimeout = 8_000

// A pending mutation disables its button before the next event: after the default timeout of 0 ms, the second click of a
// double click would still be accepted.
notifyManager.setScheduler(queueMicrotask)

/** Seconds that a reader waits at the most for a retry. */
const retryAfterMax = 10

/** Milliseconds until a retry: 1 s, then 2 s, not before the time that the server names, and not at the same time as others. */
function retryDelay(count: number, error: Error): number {
  const named = error instanceof ApiError ? Math.min(error.retryAfter ?? 0, retryAfterMax) : 0
  return Math.max(2 ** count, named) * 1_000 * (1 + Math.random() / 2)
}

/** The cache of the logged-in account, for components and for the loaders of routes. */
export const getQueryClient = sessionScoped(createQueryClient, (client) => client.clear())

function createQueryClient(session: Session): QueryClient {
  const sub = session.claims()?.sub ?? ''
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        persister(queryFn, context, query) {
          // What was drawn before a logout is mounted after it, with queries that were enabled when it was drawn.
          if (session.token() === null) throw new CancelledError({ silent: true })
          const response = Promise.resolve(queryFn(context))
          return query.state.data === undefined ? orStored(response, query) : response
        },
        // Without a network a request fails, instead of being paused: then the stored response is shown, or a message.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Only connection errors are temporary.
        retry: (count, error) => count < 2 && navigator.onLine && isTemporary(error),
        retryDelay,
      },
      // Without a network a change fails with a message, instead of being paused silently.
      mutations: { networkMode: 'always' },
    },
  })
  const loadStoredResponses = () => import('./stored-responses.ts')
  if (globalThis.document)
    onIdle(() => {
      loadStoredResponses().then(
        ({ startOffline }) => startOffline(client, session, sub),
        () => undefined,
      )
    })
  return client

  /** The stored response, if there is one and the server's fails or is late (P-pages-20). */
  async function orStored(response: Promise<unknown>, query: Query): Promise<unknown> {
    const isMissing = response.then(
      () => false,
      (error) => error instanceof OfflineError,
    )
    const isLate = new Promise<boolean>((resolve) => {
      setTimeout(resolve, responseTimeout, true)
    })
    if (!(await Promise.race([isMissing, isLate]))) return response
    const stored = await loadStoredResponses().then(
      ({ followResponses }) => followResponses(client, session, sub),
      () => null,
    )
    return stored ? stored.show(query, response) : response
  }
}
