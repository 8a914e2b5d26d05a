import type { Self } from '@brilla/contract/accounts/account'
import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import type { Output } from '../../../lib/api.types.ts'
import { useCore } from '../../../lib/context.tsx'
import { selfKey } from '../../accounts/account/self.queries.ts'

/** One page of notifications, grouped. */
export type NotificationPage = Output<'getNotifications'>

/** Key of the pages of notifications. */
export const notificationsKey = ['notifications'] as const
export const notificationPageKey = (page: number) => [...notificationsKey, page] as const

/** Sets the unread count of the header and the title. */
export function setUnread(queries: QueryClient, unread: number): void {
  queries.setQueryData<Self>(selfKey, (self) => self && { ...self, unreadedNotificationsCount: unread })
}

/** A page of notifications, newest first; likes of one post, for example, are one row. Brings the unread count. */
export const notificationsQuery = (api: Client, queries: QueryClient, page: number) =>
  queryOptions({
    queryKey: notificationPageKey(page),
    async queryFn({ signal }) {
      const query = { grouped: 'true' as const, ...(page > 1 && { page: String(page) }) }
      const response = await api.call('getNotifications', { query }, { signal })
      setUnread(queries, response.unread)
      return response
    },
  })

/** A page of notifications; the previous page stays until it has loaded. */
export function useNotifications(page: number) {
  const { api } = useCore()
  return useQuery({
    ...notificationsQuery(api, useQueryClient(), page),
    placeholderData: keepPreviousData,
  })
}
