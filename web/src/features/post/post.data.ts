import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Post } from '@brilla/contract/post'
import { acceptGone } from '../../lib/api.ts'
import type { Input } from '../../lib/api.types.ts'
import { useClaims, useCore } from '../../lib/context.tsx'
import { filesKey, findPost, postKey, prependPost, removePost, updatePost } from './post.cache.ts'

/** One post by its id; what a list has brought of it stands until it is read again, soon where the list is old. */
export function usePost(id: string) {
  const { api } = useCore()
  const queries = useQueryClient()
  return useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => api.call('getPost', { params: { id } }, { signal }),
    initialData: () => findPost(queries, id)?.post,
    initialDataUpdatedAt: () => findPost(queries, id)?.readAt,
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

/**
 * Trying again with the same content is the same post: it has one key until an answer has come, which no reload of the
 * page in between changes. `what` tells attempts apart.
 */
function useAttempt(what: string): (body: object, send: (key: string) => Promise<Post>) => Promise<Post> {
  const kept = `draft attempt ${what} ${useClaims()?.sub ?? ''}`
  return async (body, send) => {
    const content = JSON.stringify(body)
    const last = localStorage.getItem(kept) ?? ''
    let key = last.slice(0, keyLength)
    if (last.slice(keyLength) !== content) {
      key = crypto.randomUUID()
      localStorage.setItem(kept, key + content)
    }
    const post = await send(key)
    localStorage.removeItem(kept)
    return post
  }
}

/** Of a UUID. */
const keyLength = 36

/** Publishes a post; it stands at the top of the feed. */
export function useCreatePost() {
  const { api } = useCore()
  const queries = useQueryClient()
  const attempt = useAttempt('post')
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
  const attempt = useAttempt(`share ${id}`)
  return async (description: string): Promise<void> => {
    const body = { id, description }
    const post = await attempt(body, (key) =>
      api.call('sharePost', { headers: { 'idempotency-key': key }, body }),
    )
    const { sharedPost } = post
    if (sharedPost) updatePost(queries, id, () => ({ shareCount: sharedPost.shareCount }))
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
    void queries.invalidateQueries({ queryKey: filesKey })
  }
}

/** Deletes a post of one's own; it goes out of every list, and what it shared counts one share less. */
export function useDeletePost() {
  const { api } = useCore()
  const queries = useQueryClient()
  return async (id: string): Promise<void> => {
    await api.call('deletePost', { params: { id } }).catch(acceptGone)
    const shared = findPost(queries, id)?.post.sharedPost
    if (shared) updatePost(queries, shared.id, ({ shareCount }) => ({ shareCount: shareCount - 1 }))
    removePost(queries, id)
  }
}
