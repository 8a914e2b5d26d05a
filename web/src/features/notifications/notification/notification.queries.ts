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
/** The queries that hold notifications or their unread count. */
export const notificationQueryKeys = [notificationsKey, selfKey]

/** A page of notifications, newest first; likes of one post, for example, are one row. Brings the unread count. */
export const notificationsQuery = (api: Client, queries: QueryClient, page: number) =>
  queryOptions({
    queryKey: [...notificationsKey, page] as const,
    async queryFn({ signal }) {
      const query = { grouped: 'true' as const, ...(page > 1 && { page: String(page) }) }
      const response = await api.call('getNotifications', { query }, { signal })
      queries.setQueryData<Self>(
        selfKey,
        (self) => self && { ...self, unreadedNotificationsCount: response.unread },
      )
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
