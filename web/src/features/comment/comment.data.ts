import {
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@brilla/contract/comment'
import { limits } from '@brilla/contract/limits'
import { acceptGone } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { problemText } from '../../lib/problems.ts'
import { useToggle } from '../../lib/toggle.ts'
import { updatePost } from '../post/post.cache.ts'
import { useToast } from '../../ui/Toast.tsx'

const commentsKey = (postId: string) => ['comments', postId] as const
const writtenKey = (postId: string) => ['written-comments', postId] as const

/** All comments of a post, oldest first, page after page; asked for only once they are wanted. */
export function useComments(postId: string, wanted: boolean) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    enabled: wanted,
    initialPageParam: undefined as string | undefined,
    async queryFn({ pageParam, signal }) {
      const page = await api.call('getComments', { query: { postId, after: pageParam } }, { signal })
      // Others may have written or deleted some since the post was read.
      updatePost(queries, postId, () => ({ commentsCount: page.count }))
      return page
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** What the reader wrote under a post since the page was opened: it stands there however few are shown. */
export function useWrittenComments(postId: string): Comment[] {
  const { data = [] } = useQuery<Comment[]>({ queryKey: writtenKey(postId), queryFn: skipToken })
  return data
}

type Pages = { pages: { rows: Comment[] }[]; pageParams: unknown[] } | undefined

/** Writes a comment; it stands under its post, and is counted, as soon as the server has it. */
export function useCreateComment(postId: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (text: string): Promise<void> => {
    const comment = await api.call('createComment', { body: { comment: text, postId } })
    updatePost(queries, postId, (post) => ({
      commentsCount: post.commentsCount + 1,
      commentsItems: [...post.commentsItems, comment].slice(0, limits.commentsInPost),
    }))
    queries.setQueryData<Comment[]>(writtenKey(postId), (held = []) => [...held, comment])
  }
}

/** Changes the comments of a post wherever they are shown. */
function changeComments(
  queries: QueryClient,
  postId: string,
  change: (comments: Comment[]) => Comment[],
): void {
  updatePost(queries, postId, ({ commentsItems }) => ({ commentsItems: change(commentsItems) }))
  queries.setQueryData<Comment[]>(writtenKey(postId), (held) => held && change(held))
  queries.setQueryData<Pages>(
    commentsKey(postId),
    (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, rows: change(page.rows) })) },
  )
}

const changeComment = (
  queries: QueryClient,
  { id, postId }: Pick<Comment, 'id' | 'postId'>,
  change: (comment: Comment) => Partial<Comment>,
): void =>
  changeComments(queries, postId, (comments) =>
    comments.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  )

/** Deletes a comment of one's own; the count goes down with it. */
export function useDeleteComment(postId: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string): Promise<void> => {
    await api.call('deleteComment', { params: { id } }).catch(acceptGone)
    updatePost(queries, postId, ({ commentsCount }) => ({ commentsCount: commentsCount - 1 }))
    changeComments(queries, postId, (comments) => comments.filter((comment) => comment.id !== id))
  }
}

/** Changes the words of a comment of one's own. */
export function useEditComment({ id, postId }: Comment) {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (text: string): Promise<void> => {
    const { comment, editedAt } = await api.call('editComment', { body: { id, comment: text } })
    changeComment(queries, { id, postId }, () => ({ comment, editedAt }))
  }
}

/** Gives a comment fire and takes it back, wherever it is shown. */
export function useLikeComment({ id, postId, reacted }: Comment) {
  const { api } = useCore()
  const queries = useQueryClient()
  const toast = useToast()
  const { i18n } = useTranslation()
  return useToggle({
    on: reacted,
    show: (on) =>
      changeComment(queries, { id, postId }, (comment) => ({
        reacted: on,
        likesCount: comment.likesCount + Number(on) - Number(comment.reacted),
      })),
    send: (on) => api.call('likeComment', { params: { id }, body: { reacted: on } }),
    onSuccess: (answer) => changeComment(queries, { id, postId }, () => answer),
    onError: (error) => toast(problemText(error, i18n)),
  })
}
