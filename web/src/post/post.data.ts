import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Input } from '../core/api.types.ts'
import { useCore } from '../core/context.tsx'
import { findPost, postKey, prependPost, removePost } from './post.cache.ts'

/** One post by its id; what a list has brought of it stands until it is read again. */
export function usePost(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => api.call('getPost', { params: { id } }, { signal }),
    initialData: () => findPost(queries, id),
  })
}

/** What somebody published, newest first, page after page by cursor. */
export function useUserPosts(id: string) {
  const { api } = useCore()
  return useInfiniteQuery({
    queryKey: ['posts', 'user', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getUserPosts', { params: { profile: id }, query: { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** Publishes a post. Trying again with the same content is the same post: one key for it until it is through. */
export function useCreatePost() {
  const { api } = useCore()
  const queries = useQueryClient()
  const attempt = useRef({ content: '', key: '' })
  return async (body: Input<'createPost'>['body']): Promise<void> => {
    const content = JSON.stringify(body)
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    const post = await api.call('createPost', { headers: { 'idempotency-key': attempt.current.key }, body })
    attempt.current = { content: '', key: '' }
    prependPost(queries, post)
  }
}

/** Deletes a post of one's own; it goes out of every list. */
export function useDeletePost() {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string): Promise<void> => {
    await api.call('deletePost', { params: { id } })
    removePost(queries, id)
  }
}
