import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { getRereadCount } from '../../../lib/reread-all.ts'
import { serverNow } from '../../../lib/server-time.ts'
import type { Thread } from './message.cache.ts'
import { contactKey, contactListKey, threadKey } from './message.keys.ts'
import { createPage, findSettledPage, getNextPosition, type ThreadPosition } from './thread-pages.ts'

/** Which conversations a list shows. */
export interface ContactFilter {
  requests: boolean
  /** Words of the name. */
  q: string
  /** Only people on this list. */
  listId?: string | undefined
  /** Only people who have written to the reader. */
  answered?: boolean
}

/** The people the reader writes with, the latest conversation first. */
export const contactListQuery = (api: Client, filter: ContactFilter) =>
  infiniteQueryOptions({
    queryKey: [...contactListKey, filter] as const,
    meta: filter.q || filter.listId ? {} : { stored: 'contacts' },
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'getContacts',
        {
          query: {
            page: String(pageParam),
            requests: filter.requests ? 'true' : 'false',
            ...(filter.q && { q: filter.q }),
            ...(filter.listId && { listId: filter.listId }),
            ...(filter.answered && { answered: 'true' as const }),
          },
        },
        { signal },
      ),
    getNextPageParam: ({ rows, count }, pages, page) =>
      rows.length > 0 && pages.reduce((sum, one) => sum + one.rows.length, 0) < count ? page + 1 : undefined,
  })

/** A person to write to, by id or `profile_url`. */
export const contactQuery = (api: Client, id: string) =>
  queryOptions({
    queryKey: [...contactKey, id] as const,
    meta: { stored: 'contact' },
    // The page's loader has just tried.
    retryOnMount: false,
    // What was typed on another device is there when the reader comes to this one (P-messages-11).
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal }) => api.call('getContact', { params: { id } }, { signal }),
  })

/**
 * A conversation: pages from the newest back in time, each with its oldest message first. When it is read again, only what
 * can have changed is requested.
 */
export const threadQuery = (api: Client, profileUrl: string) => {
  const queryKey = [...threadKey, profileUrl] as const
  return infiniteQueryOptions({
    queryKey,
    meta: { stored: 'thread' },
    initialPageParam: undefined as ThreadPosition | undefined,
    retryOnMount: false,
    queryFn: async ({ pageParam, signal, client }) => {
      const rereadCount = getRereadCount(client)
      const settled = findSettledPage(client.getQueryData<Thread>(queryKey), pageParam, rereadCount)
      if (settled) return settled
      const query = { after: pageParam?.after }
      const page = await api.call('getMessages', { params: { id: profileUrl }, query }, { signal })
      return createPage(page, pageParam, rereadCount)
    },
    getNextPageParam: getNextPosition,
  })
}

/** Lets a refetch finish before the next page is fetched: cancelled, it would lose what it was to bring. */
const keepRefetch = { cancelRefetch: false }

export function useContactList(filter: ContactFilter, { enabled = true } = {}) {
  const { api } = useCore()
  const query = useInfiniteQuery({ ...contactListQuery(api, filter), ...(!enabled && { enabled }) })
  return {
    ...query,
    isFetchingNextPage: query.isFetching,
    fetchNextPage: () => query.fetchNextPage(keepRefetch),
  }
}

/** The person to write to; nothing without an id. */
export function useContact(id: string | undefined) {
  const { api } = useCore()
  return useQuery({
    ...contactQuery(api, id ?? ''),
    // When the reader can write again, the form appears.
    refetchInterval: ({ state: { data, error } }) =>
      data?.writeFrom ? Math.max(error ? 15_000 : 1_000, Date.parse(data.writeFrom) - serverNow()) : false,
    ...(id === undefined && { enabled: false }),
  })
}

export function useThread(profileUrl: string) {
  const { api } = useCore()
  const query = useInfiniteQuery(threadQuery(api, profileUrl))
  return {
    ...query,
    isFetchingNextPage: query.isFetching,
    fetchNextPage: () => query.fetchNextPage(keepRefetch),
  }
}
