import type { Self } from '@brilla/contract/accounts/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { cancelRefetches, changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { selfKey } from '../../accounts/account/self.queries.ts'
import { notificationQueryKeys, showRead } from './notification.cache.ts'
import { setUnread } from './notification.queries.ts'

interface Marked {
  /** The ids of grouped rows; with `all`, that of the newest row that is on screen. */
  ids: string[]
  /** Also marks everything older, whatever page it is on. What arrives meanwhile stays unread. */
  all?: boolean
}

/** Marks grouped rows as read, at once on screen; when the server refuses, what it has is read again. */
export function useMarkRead() {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  return useMutation({
    mutationFn: ({ ids, all = false }: Marked) =>
      api.call('markNotificationsRead', { body: { notificationIds: ids, scope: all ? 'all' : 'line' } }),
    onMutate({ ids, all = false }) {
      const restart = cancelRefetches(queries, notificationQueryKeys)
      const before = queries.getQueryData<Self>(selfKey)?.unreadedNotificationsCount ?? 0
      const marked = showRead(queries, all ? 'all' : ids)
      setUnread(queries, all ? 0 : Math.max(0, before - marked))
      return { restart }
    },
    onSuccess: ({ unread }) => changeCache(queries, notificationQueryKeys, () => setUnread(queries, unread)),
    onError(error) {
      toast(getErrorText(error, i18n))
      for (const queryKey of notificationQueryKeys) void queries.invalidateQueries({ queryKey })
    },
    onSettled: (_data, _error, _marked, context) => context?.restart(),
  })
}
