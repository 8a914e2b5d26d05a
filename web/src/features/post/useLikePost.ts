import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { useCore } from '../../lib/context.tsx'
import { problemText } from '../../lib/problems.ts'
import { useToggle } from '../../lib/toggle.ts'
import { useToast } from '../../ui/Toast.tsx'
import { updatePost } from './post.cache.ts'

/** Gives a post fire and takes it back, wherever on the page that post is shown. */
export function useLikePost({ id, reacted }: Pick<Post, 'id' | 'reacted'>) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  return useToggle({
    on: reacted,
    show: (on) =>
      updatePost(queries, id, (post) => ({
        reacted: on,
        likesCount: post.likesCount + Number(on) - Number(post.reacted),
      })),
    send: (on) => api.call('likePost', { params: { id }, body: { reacted: on } }),
    onSuccess: (answer) => updatePost(queries, id, () => answer),
    onError: (error) => toast(problemText(error, i18n)),
  })
}
