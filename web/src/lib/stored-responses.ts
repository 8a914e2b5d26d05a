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
  const showStored = createStoredResponses(queries, session, sub)
  const late = createLateResponses(queries)
  const responses: StoredResponses = {
    async show(query, response) {
      late.add(response, query)
      return query.meta?.stored ? showStored(query, response) : response
    },
  }
  all.set(queries, responses)
  return responses
}

function createStoredResponses(queries: QueryClient, session: Session, sub: string): StoredResponses['show'] {
  const owner: Owner = { sub, version: getVersion() }
  // Local storage says first that another tab has logged out.
  const isActive = () => session.claims()?.sub === sub && localStore.getItem(tokenKey) === session.token()
  const shown = createShownResponses(queries, isActive)
  const storing = createStoring(owner, isActive)

  function noteChange(query: Query) {
    if (!query.meta?.stored || shown.has(query) || query.state.data === undefined) return
    // A query that finds nothing, such as the profile of somebody who is hidden now.
    if (query.state.data === null) forget(query)
    else storing.add(query)
  }

  /** What the server refuses is not shown from the store again. */
  function forget(query: Query) {
    storing.drop(query)
    deleteResponse(query.queryHash).catch(() => undefined)
    if (shown.delete(query)) void queries.resetQueries({ queryKey: query.queryKey, exact: true })
  }

  function noteFailure(query: Query, error: unknown) {
    if (error instanceof OfflineError) shown.markUnreachable(query)
    if (isRefusal(error)) forget(query)
  }

  queries.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') {
      storing.drop(query)
      shown.delete(query)
    }
    if (event.type !== 'updated' || !query.meta?.stored) return
    if (event.action.type === 'error') noteFailure(query, event.action.error)
    if (event.action.type !== 'success') return
    const isFirst = query.state.dataUpdateCount === 1 && query.state.data === shown.get(query)?.data
    // A response of the server: not the stored one, and not a change by an event or a press.
    if (!event.action.manual && !isFirst) shown.delete(query)
    noteChange(query)
  })
  for (const query of queries.getQueryCache().getAll()) noteChange(query)

  return async (query, response) => {
    const stored = await readUntil(response, readResponse(owner, query.queryHash))
    if (!stored || !isActive()) return response
    shown.add(query, stored)
    void response.then(
      (data) => {
        if (shown.get(query) !== stored) return
        shown.delete(query)
        queries.setQueryData(query.queryKey, data)
      },
      (error: unknown) => {
        if (shown.get(query) === stored) noteFailure(query, error)
      },
    )
    return stored.data
  }
}

/** The stored responses that are on screen, which the server's own replace as soon as they arrive. */
function createShownResponses(queries: QueryClient, isActive: () => boolean) {
  /** By the hashes of their queries. */
  const all = new Map<string, StoredResponse>()
  /** Those whose last request has failed; the others are late. */
  const unreachable = new Set<string>()
  let retrying: ReturnType<typeof setTimeout> | undefined
  const has = ({ queryHash }: Query) => all.has(queryHash)

  function updateNotice() {
    const moments = [...all.values()].map(({ loadedAt }) => loadedAt)
    storedData.set(
      moments.length > 0 ? { since: Math.min(...moments), isUnreachable: unreachable.size > 0 } : null,
    )
    if (all.size > 0)
      retrying ??= setTimeout(() => {
        retrying = undefined
        void retry()
      }, retryDelay)
  }

  /** Loads them again; what is not on screen any more is dropped, and loaded when it is opened. */
  async function retry() {
    if (all.size === 0 || !isActive()) return
    await queries.refetchQueries({ type: 'active', predicate: has }, { cancelRefetch: false })
    if (queries.getQueryCache().findAll({ type: 'active', predicate: has }).length === 0)
      queries.removeQueries({ type: 'inactive', predicate: has })
    updateNotice()
  }
  for (const event of ['online', retryEvent]) addEventListener(event, () => void retry())

  return {
    has,
    get: ({ queryHash }: Query) => all.get(queryHash),
    add({ queryHash }: Query, stored: StoredResponse) {
      all.set(queryHash, stored)
      updateNotice()
    },
    /** Returns whether it was shown. */
    delete({ queryHash }: Query): boolean {
      unreachable.delete(queryHash)
      const wasShown = all.delete(queryHash)
      if (wasShown) updateNotice()
      return wasShown
    },
    markUnreachable(query: Query) {
      if (!has(query)) return
      unreachable.add(query.queryHash)
      updateNotice()
    },
  }
}

/** Stores the responses that change, a moment later and together. */
function createStoring(owner: Owner, isActive: () => boolean) {
  const changed = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function storeChanges() {
    clearTimeout(timer)
    timer = undefined
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
  addEventListener('pagehide', storeChanges)

  return {
    add(query: Query) {
      changed.set(query.queryHash, query)
      timer ??= setTimeout(storeChanges, storeDelay)
    },
    drop: ({ queryHash }: Query) => void changed.delete(queryHash),
  }
}

/** The responses that have not arrived. */
function createLateResponses(queries: QueryClient) {
  const late = new Map<Promise<unknown>, Query>()

  /** Sends the requests again: the first one may wait for a connection that the network has lost. */
  async function retry() {
    const waiting = new Set(late.values())
    const isWaiting = (query: Query) => waiting.has(query) && query.state.data === undefined
    // A request that is given up may never end.
    late.clear()
    lateCount.set(0)
    await queries.cancelQueries({ predicate: isWaiting })
    await queries.refetchQueries({ predicate: isWaiting })
  }
  addEventListener(retryEvent, () => void retry())

  return {
    add(response: Promise<unknown>, query: Query) {
      late.set(response, query)
      lateCount.set(late.size)
      const onEnd = () => {
        if (late.delete(response)) lateCount.set(late.size)
      }
      response.then(onEnd, onEnd)
    },
  }
}

/** What the store has; nothing once the response has arrived, which does not wait for the store. */
const readUntil = <Stored>(response: Promise<unknown>, reading: Promise<Stored>) =>
  Promise.race([
    reading,
    response.then(
      () => undefined,
      () => reading,
    ),
  ])

/** The server has refused what it gave before: it was deleted, or the caller may not see it any more. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Of a list, only the first page is stored: what is further down is loaded while there is a connection. */
function keepFirstPage(data: unknown): unknown {
  const { pages, pageParams } = data as Partial<InfiniteData<unknown>>
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}
