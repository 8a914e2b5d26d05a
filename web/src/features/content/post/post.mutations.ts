import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Post } from '@brilla/contract/content/post'
import { acceptGone, acceptHeld } from '../../../lib/api.ts'
import type { Input } from '../../../lib/api.types.ts'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { useOptimisticToggle } from '../../../lib/use-optimistic-toggle.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { postsKey } from '../../accounts/account/post-keys.ts'
import { useLike } from '../like/use-like.ts'
import {
  filesKey,
  findPost,
  postQueryKeys,
  prependPost,
  removePost,
  replaceEdited,
  savedPostsKey,
  updatePost,
} from './post.cache.ts'
import type { Publication } from './use-contact-data-question.tsx'

/** Says that a post waits for the moderators, and shows it to its author with that mark. */
function useShowHeld() {
  const queries = useQueryClient()
  const toast = useToast()
  const { t } = useTranslation()
  return () => {
    toast(t('held.why'))
    for (const queryKey of postQueryKeys) void queries.invalidateQueries({ queryKey })
  }
}

/** Publishes a post and shows it at the top of the feed. */
export function useCreatePost() {
  const { api } = useCore()
  const queries = useQueryClient()
  const showHeld = useShowHeld()
  const withKey = useIdempotencyKey('post')
  return useMutation({
    mutationFn: (body: Input<'createPost'>['body']) =>
      withKey(body, (key) =>
        api.call('createPost', { headers: { 'idempotency-key': key }, body }).catch(acceptHeld),
      ),
    onSuccess: (post) =>
      post ? changeCache(queries, postQueryKeys, () => prependPost(queries, post)) : showHeld(),
  })
}

/** Shares a post with a text: increments its count and shows the share at the top of the feed. */
export function useSharePost(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  const showHeld = useShowHeld()
  const withKey = useIdempotencyKey(`share ${id}`)
  return useMutation({
    mutationFn({ text: description, audience }: Publication) {
      const body = { id, description, ...(audience && { audience }) }
      return withKey(body, (key) =>
        api.call('sharePost', { headers: { 'idempotency-key': key }, body }).catch(acceptHeld),
      )
    },
    onSuccess(post) {
      if (!post) return showHeld()
      return changeCache(queries, postQueryKeys, () => {
        const { sharedPost } = post
        if (sharedPost) updatePost(queries, id, () => ({ shareCount: sharedPost.shareCount }))
        prependPost(queries, post)
      })
    },
  })
}

/** Changes the text of one's own post in every list. */
export function useEditPost(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  const showHeld = useShowHeld()
  return useMutation({
    mutationFn: ({ text: description, audience }: Publication) =>
      api.call('editPost', { body: { id, description, ...(audience && { audience }) } }).catch(acceptHeld),
    onSuccess(edited) {
      if (!edited) return showHeld()
      return changeCache(queries, postQueryKeys, () => {
        replaceEdited(queries, edited)
        void queries.invalidateQueries({ queryKey: filesKey })
      })
    },
  })
}

/** Deletes one's own post: removes it from every list and decrements the share count of the post that it shared. */
export function useDeletePost() {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      await api.call('deletePost', { params: { id } }).catch(acceptGone)
    },
    onSuccess: (_, id) =>
      changeCache(queries, postQueryKeys, () => {
        const shared = findPost(queries, id)?.post.sharedPost
        if (shared) updatePost(queries, shared.id, ({ shareCount }) => ({ shareCount: shareCount - 1 }))
        removePost(queries, id)
      }),
  })
}

/** Likes and unlikes a post wherever it is shown. */
export function useLikePost({ id, reacted }: Pick<Post, 'id' | 'reacted'>): () => Promise<boolean> {
  const { api } = useCore()
  const queries = useQueryClient()
  return useLike({
    reacted,
    queryKeys: postQueryKeys,
    update: (change) => updatePost(queries, id, change),
    send: (on) => api.call('likePost', { params: { id }, body: { reacted: on } }),
  })
}

/** Saves and unsaves a post wherever it is shown (P-posts-27). */
export function useSavePost({ id, saved }: Pick<Post, 'id' | 'saved'>): () => Promise<boolean> {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { t, i18n } = useTranslation()
  const toggle = useOptimisticToggle({
    on: saved,
    queryKeys: [postsKey],
    show: (on) => updatePost(queries, id, () => ({ saved: on })),
    async send(on) {
      await api.call(on ? 'savePost' : 'unsavePost', { params: { id } })
      return on
    },
    onSuccess(isSaved) {
      // The open list stays as it is; it is loaded anew when opened.
      void queries.invalidateQueries({ queryKey: savedPostsKey, refetchType: 'none' })
      if (!isSaved) toast(t('unsaved'), { action: { label: t('undo'), onPress: () => void toggle() } })
    },
    onError: (error) => toast(getErrorText(error, i18n)),
  })
  return toggle
}
