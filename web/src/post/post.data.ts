import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Post } from '@brilla/contract/post'
import type { Input } from '../core/api.types.ts'
import { useCore } from '../core/context.tsx'
import { findPost, postKey, prependPost, removePost, updatePost } from './post.cache.ts'

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

/** Trying again with the same content is the same post: one key for it until it is through. */
function useAttempt(): (body: object, send: (key: string) => Promise<Post>) => Promise<Post> {
  const attempt = useRef({ content: '', key: '' })
  return async (body, send) => {
    const content = JSON.stringify(body)
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    const post = await send(attempt.current.key)
    attempt.current = { content: '', key: '' }
    return post
  }
}

/** Publishes a post; it stands at the top of the feed. */
export function useCreatePost() {
  const { api } = useCore()
  const queries = useQueryClient()
  const attempt = useAttempt()
  return async (body: Input<'createPost'>['body']): Promise<void> => {
    const post = await attempt(body, (key) =>
      api.call('createPost', { headers: { 'idempotency-key': key }, body }),
    )
    prependPost(queries, post)
  }
}

/** Shares a post: it is counted, and the share stands at the top of the feed. */
export function useSharePost(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  const attempt = useAttempt()
  return async (description: string): Promise<void> => {
    const body = { id, description }
    const post = await attempt(body, (key) =>
      api.call('sharePost', { headers: { 'idempotency-key': key }, body }),
    )
    updatePost(queries, id, ({ shareCount }) => ({ shareCount: shareCount + 1 }))
    prependPost(queries, post)
  }
}

/** Changes the words of a post of one's own, wherever it is shown. */
export function useEditPost(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (description: string): Promise<void> => {
    const { editedAt, ...post } = await api.call('editPost', { body: { id, description } })
    updatePost(queries, id, () => ({ description: post.description, editedAt }))
  }
}

/** Deletes a post of one's own; it goes out of every list, and what it shared counts one share less. */
export function useDeletePost() {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string): Promise<void> => {
    await api.call('deletePost', { params: { id } })
    const shared = findPost(queries, id)?.sharedPost
    if (shared) updatePost(queries, shared.id, ({ shareCount }) => ({ shareCount: shareCount - 1 }))
    removePost(queries, id)
  }
}
