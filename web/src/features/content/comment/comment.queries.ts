import {
  infiniteQueryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { updatePost } from '../post/post.cache.ts'
import { commentsKey, writtenKey, type WrittenComment } from './comment.cache.ts'

/** All comments of a post, oldest first, by cursor. */
export const commentsQuery = (api: Client, queries: QueryClient, postId: string) =>
  infiniteQueryOptions({
    queryKey: commentsKey(postId),
    initialPageParam: undefined as string | undefined,
    async queryFn({ pageParam, signal }) {
      const page = await api.call('getComments', { query: { postId, after: pageParam } }, { signal })
      // Others may have written or deleted some since the post was loaded.
      updatePost(queries, postId, () => ({ commentsCount: page.count }))
      return page
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export function useComments(postId: string, enabled: boolean) {
  const { api } = useCore()
  return useInfiniteQuery({ ...commentsQuery(api, useQueryClient(), postId), enabled })
}

/** The comments that the person has written since the page was opened: shown however few of the others are. */
export function useWrittenComments(postId: string): WrittenComment[] {
  const { data = [] } = useQuery<WrittenComment[]>({ queryKey: writtenKey(postId), queryFn: skipToken })
  return data
}
