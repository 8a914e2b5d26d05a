import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { reread } from '../../../lib/reread-all.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { notificationQueryKeys } from './notification.queries.ts'

interface Marked {
  /** The ids of grouped rows; with `all`, that of the newest row that is on screen. */
  ids: string[]
  /** Also marks everything older, whatever page it is on. What arrives meanwhile stays unread. */
  all?: boolean
}

/** Marks grouped rows as read. */
export function useMarkRead() {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  return useMutation({
    mutationFn: ({ ids, all = false }: Marked) =>
      api.call('markNotificationsRead', { body: { notificationIds: ids, scope: all ? 'all' : 'line' } }),
    onError: (error) => toast(getErrorText(error, i18n)),
    onSettled: () => void reread(queries, notificationQueryKeys),
  })
}
