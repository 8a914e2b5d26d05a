import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Comment } from '@brilla/contract/comment'
import { useCore } from '../core/context.tsx'
import { updatePost } from '../post/post.cache.ts'

const commentsKey = (postId: string) => ['comments', postId] as const
const writtenKey = (postId: string) => ['written-comments', postId] as const

/** All comments of a post, oldest first, page after page; asked for only once they are wanted. */
export function useComments(postId: string, wanted: boolean) {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: commentsKey(postId),
    enabled: wanted,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getComments', { query: { postId, after: pageParam } }, { signal }),
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
      commentsItems: post.commentsItems.length < 3 ? [...post.commentsItems, comment] : post.commentsItems,
    }))
    queries.setQueryData<Comment[]>(writtenKey(postId), (held = []) => [...held, comment])
  }
}

/** Deletes a comment of one's own; the count goes down with it. */
export function useDeleteComment(postId: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string): Promise<void> => {
    await api.call('deleteComment', { params: { id } })
    const others = (comments: Comment[]) => comments.filter((comment) => comment.id !== id)
    updatePost(queries, postId, (post) => ({
      commentsCount: post.commentsCount - 1,
      commentsItems: others(post.commentsItems),
    }))
    queries.setQueryData<Comment[]>(writtenKey(postId), (held) => held && others(held))
    queries.setQueryData<Pages>(
      commentsKey(postId),
      (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, rows: others(page.rows) })) },
    )
  }
}
