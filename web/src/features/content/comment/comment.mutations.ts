import { v4 as createUuid } from 'uuid'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Comment } from '@brilla/contract/content/comment'
import { acceptGone, acceptHeld } from '../../../lib/api.ts'
import { changeCache } from '../../../lib/cancel-refetches.ts'
import { useCore } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { useLike } from '../like/use-like.ts'
import { postQueryKeys, updatePost } from '../post/post.cache.ts'
import type { Publication } from '../post/use-contact-data-question.tsx'
import {
  addPendingComment,
  commentsKey,
  confirmComment,
  removePendingComment,
  replaceEdited,
  updateComment,
  updateComments,
} from './comment.cache.ts'

const queryKeys = (postId: string) => [...postQueryKeys, commentsKey(postId)]

/** Says that a comment waits for the moderators, and shows it to its author with that mark. */
function useShowHeld(postId: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const { t } = useTranslation()
  return () => {
    toast(t('held.why'))
    for (const queryKey of queryKeys(postId)) void queries.invalidateQueries({ queryKey })
  }
}

/** Writes a comment, or a reply to one: shown at once under a temporary id, and taken back when the server does not accept it. */
export function useCreateComment(postId: string, replyTo?: Comment) {
  const { api } = useCore()
  const queries = useQueryClient()
  const { data: self } = useSelf()
  const showHeld = useShowHeld(postId)
  const withKey = useIdempotencyKey(`comment ${replyTo?.id ?? postId}`)
  return useMutation({
    mutationFn({ text: comment, audience }: Publication) {
      const body = { comment, postId, ...(replyTo && { replyTo: replyTo.id }), ...(audience && { audience }) }
      return withKey(body, (key) =>
        api.call('createComment', { headers: { 'idempotency-key': key }, body }).catch(acceptHeld),
      )
    },
    onMutate({ text }) {
      const temporaryId = createUuid()
      if (self?.type) {
        const { id, fullname, profile_url, profileImage, type, verified } = self
        const user = { id, fullname, profile_url, profileImage, type, verified }
        // A reply to a reply belongs below the same comment.
        const below = replyTo ? (replyTo.replyTo ?? replyTo.id) : null
        addPendingComment(queries, postId, { temporaryId, text, user, replyTo: below })
      }
      return { temporaryId }
    },
    onSuccess(comment, _, { temporaryId }) {
      if (comment)
        return changeCache(queries, queryKeys(postId), () => confirmComment(queries, comment, temporaryId))
      removePendingComment(queries, postId, temporaryId)
      showHeld()
    },
    onError(_error, _text, context) {
      if (context) removePendingComment(queries, postId, context.temporaryId)
    },
  })
}

/** Changes the text of one's own comment. */
export function useEditComment({ id, postId }: Comment) {
  const { api } = useCore()
  const queries = useQueryClient()
  const showHeld = useShowHeld(postId)
  return useMutation({
    mutationFn: ({ text, audience }: Publication) =>
      api
        .call('editComment', { body: { id, comment: text, ...(audience && { audience }) } })
        .catch(acceptHeld),
    onSuccess: (edited) =>
      edited ? changeCache(queries, queryKeys(postId), () => replaceEdited(queries, edited)) : showHeld(),
  })
}

/** Deletes a comment and decrements the post's count. */
export function useDeleteComment(postId: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      await api.call('deleteComment', { params: { id } }).catch(acceptGone)
    },
    onSuccess: (_, id) =>
      changeCache(queries, queryKeys(postId), () => {
        updatePost(queries, postId, ({ commentsCount }) => ({ commentsCount: commentsCount - 1 }))
        updateComments(queries, postId, (comments) => comments.filter((comment) => comment.id !== id))
      }),
  })
}

/** Likes and unlikes a comment wherever it is shown. */
export function useLikeComment({ id, postId, reacted }: Comment): () => Promise<boolean> {
  const { api } = useCore()
  const queries = useQueryClient()
  return useLike({
    reacted,
    queryKeys: queryKeys(postId),
    update: (change) => updateComment(queries, { id, postId }, change),
    send: (on) => api.call('likeComment', { params: { id }, body: { reacted: on } }),
  })
}
