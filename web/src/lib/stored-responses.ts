/**
 * Stores the last responses of a few queries on this device, and shows them while the server cannot be reached (P-pages-20,
 * docs/decisions/0042). Loaded when the page is idle, or when a response fails to arrive.
 */
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { ApiError, OfflineError } from './api.ts'
import { lateCount, retryEvent, storedData } from './notices.ts'
import {
  deleteResponse,
  readResponse,
  storeResponses,
  type Owner,
  type StoredResponse,
} from './response-store.ts'
import { tokenKey, type Session } from './session.ts'
import { startServiceWorker } from './service-worker.ts'
import { getVersion } from './version.ts'
import { localStore } from './storage.ts'

/** Milliseconds that changes of the data are collected before they are stored. */
const storeDelay = 1_000
/** Milliseconds between attempts to replace what is shown by what the server has. */
const retryDelay = 15_000

interface StoredResponses {
  /**
   * The stored response of a query whose response fails or is late; the latter replaces it when it arrives. Without a stored
   * one, the response, and until it arrives the page says that it is late.
   */
  show(query: Query, response: Promise<unknown>): Promise<unknown>
}

const all = new WeakMap<QueryClient, StoredResponses>()

/** Follows the responses, and starts the service worker, by which pages open without a network: for an idle page. */
export function startOffline(queries: QueryClient, session: Session, sub: string): void {
  followResponses(queries, session, sub)
  startServiceWorker()
}

/** Stores the responses of the cache of the account `sub`, those that it has already and all later ones. */
export function followResponses(queries: QueryClient, session: Session, sub: string): StoredResponses {
  const existing = all.get(queries)
  if (existing) return existing
  const responses = createStoredResponses(queries, session, sub)
  all.set(queries, responses)
  return responses
}

function createStoredResponses(queries: QueryClient, session: Session, sub: string): StoredResponses {
  const owner: Owner = { sub, version: getVersion() }
  const cache = queries.getQueryCache()
  /** The stored responses that are shown, by the hashes of their queries. */
  const shown = new Map<string, StoredResponse>()
  /** Those of them whose last request has failed; the others are late. */
  const unreachable = new Set<string>()
  const changed = new Map<string, Query>()
  /** Responses that have not arrived. */
  const late = new Map<Promise<unknown>, Query>()
  let storing: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined

  // Local storage says first that another tab has logged out.
  const isActive = () => session.claims()?.sub === sub && localStore.getItem(tokenKey) === session.token()
  const isShown = ({ queryHash }: Query) => shown.has(queryHash)

  function noteChange(query: Query) {
    if (!query.meta?.stored || isShown(query) || query.state.data === undefined) return
    // A query that finds nothing, such as the profile of somebody who is hidden now.
    if (query.state.data === null) return forget(query)
    changed.set(query.queryHash, query)
    storing ??= setTimeout(storeChanges, storeDelay)
  }

  /** What the server refuses is not shown from the store again. */
  function forget(query: Query) {
    changed.delete(query.queryHash)
    deleteResponse(query.queryHash).catch(() => undefined)
    if (!isShown(query)) return
    unmark(query)
    void queries.resetQueries({ queryKey: query.queryKey, exact: true })
  }

  function storeChanges() {
    clearTimeout(storing)
    storing = undefined
    const responses = new Map<string, StoredResponse>()
    for (const [hash, { state, meta }] of changed)
      // One that is invalidated may hold what has been hidden since, by a block for example; one that was reset is empty.
      if (meta?.stored && !state.isInvalidated && state.data !== undefined)
        responses.set(hash, {
          kind: meta.stored,
          loadedAt: state.dataUpdatedAt,
          data: keepFirstPage(state.data),
        })
    changed.clear()
    // Without storage nothing is kept.
    if (responses.size > 0 && isActive()) storeResponses(owner, responses, isActive).catch(() => undefined)
  }

  function unmark({ queryHash }: Query) {
    unreachable.delete(queryHash)
    if (shown.delete(queryHash)) updateNotice()
  }

  function noteFailure({ queryHash }: Query, error: unknown) {
    if (!(error instanceof OfflineError) || !shown.has(queryHash)) return
    unreachable.add(queryHash)
    updateNotice()
  }

  function updateNotice() {
    const moments = [...shown.values()].map(({ loadedAt }) => loadedAt)
    storedData.set(
      moments.length > 0 ? { since: Math.min(...moments), isUnreachable: unreachable.size > 0 } : null,
    )
    if (shown.size > 0)
      retrying ??= setTimeout(() => {
        retrying = undefined
        void retry()
      }, retryDelay)
  }

  /** Loads again what comes from the store; what is not on screen is dropped, and loaded when it is opened. */
  async function retry() {
    if (shown.size === 0 || !isActive()) return
    await queries.refetchQueries({ type: 'active', predicate: isShown }, { cancelRefetch: false })
    if (cache.findAll({ type: 'active', predicate: isShown }).length === 0)
      queries.removeQueries({ type: 'inactive', predicate: isShown })
    updateNotice()
  }

  function noteLate(response: Promise<unknown>, query: Query) {
    late.set(response, query)
    lateCount.set(late.size)
    const onEnd = () => {
      if (late.delete(response)) lateCount.set(late.size)
    }
    response.then(onEnd, onEnd)
  }

  /** Sends late requests again: the first one may wait for a connection that the network has lost. */
  async function retryLate() {
    const waiting = new Set(late.values())
    const isWaiting = (query: Query) => waiting.has(query) && query.state.data === undefined
    // A request that is given up may never end.
    late.clear()
    lateCount.set(0)
    await queries.cancelQueries({ predicate: isWaiting })
    await queries.refetchQueries({ predicate: isWaiting })
  }

  cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') {
      changed.delete(query.queryHash)
      unmark(query)
    }
    if (event.type !== 'updated' || !query.meta?.stored) return
    if (event.action.type === 'error') {
      noteFailure(query, event.action.error)
      if (isRefusal(event.action.error)) forget(query)
    }
    if (event.action.type !== 'success') return
    const isFirst = query.state.dataUpdateCount === 1 && query.state.data === shown.get(query.queryHash)?.data
    // A response of the server: not the stored one, and not a change by an event or a press.
    if (!event.action.manual && !isFirst) unmark(query)
    noteChange(query)
  })
  for (const event of ['online', retryEvent]) addEventListener(event, () => void retry())
  addEventListener(retryEvent, () => void retryLate())
  addEventListener('pagehide', storeChanges)
  for (const query of cache.getAll()) noteChange(query)

  return {
    async show(query, response) {
      noteLate(response, query)
      if (!query.meta?.stored) return response
      const reading = readResponse(owner, query.queryHash)
      // A response that arrives meanwhile does not wait for the store.
      const stored = await Promise.race([
        reading,
        response.then(
          () => undefined,
          () => reading,
        ),
      ])
      if (!stored || !isActive()) return response
      shown.set(query.queryHash, stored)
      updateNotice()
      void response.then(
        (data) => {
          if (shown.get(query.queryHash) !== stored) return
          unmark(query)
          queries.setQueryData(query.queryKey, data)
        },
        (error: unknown) => {
          if (shown.get(query.queryHash) !== stored) return
          noteFailure(query, error)
          if (isRefusal(error)) forget(query)
        },
      )
      return stored.data
    },
  }
}

/** The server has refused what it gave before: it was deleted, or the caller may not see it any more. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Of a list, only the first page is stored: what is further down is loaded while there is a connection. */
function keepFirstPage(data: unknown): unknown {
  const { pages, pageParams } = data as Partial<InfiniteData<unknown>>
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}
