import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { postsKey } from '../../accounts/account/post-keys.ts'
import { updatePost, userPostsKey } from './post.cache.ts'

/** Pins one's own post to the top of the profile, or unpins it (P-profiles-18). */
export function usePinPost(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { t, i18n } = useTranslation('post')
  return useMutation({
    mutationFn: (pinned: boolean) => api.call(pinned ? 'pinPost' : 'unpinPost', { params: { id } }),
    onSuccess(_, pinned) {
      toast(t(pinned ? 'pin.added' : 'pin.removed'))
      return changeCache(queries, [postsKey], () => {
        updatePost(queries, id, () => ({ pinned }))
        void queries.invalidateQueries({ queryKey: userPostsKey })
      })
    },
    onError: (error) => toast(getErrorText(error, i18n)),
  })
}
