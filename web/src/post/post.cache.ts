import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '@brilla/contract/post'

/** What the queries whose key begins with `posts` hold: a post, a page of posts, or pages of them. */
type Held = Post | { posts: Post[] } | { pages: { posts: Post[] }[] } | undefined | null

export const postsKey = ['posts'] as const
export const postKey = (id: string) => ['posts', 'one', id] as const

/** Finds a post among all that were read, so that it can be shown before it is read again. */
export function findPost(queries: QueryClient, id: string): Post | undefined {
  for (const [, held] of queries.getQueriesData<Held>({ queryKey: postsKey })) {
    const found = postsOf(held).find((post) => post.id === id)
    if (found) return found
  }
  return undefined
}

/** Changes a post wherever it was read: in lists, alone, and where others share it. */
export function updatePost(
  queries: QueryClient,
  id: string,
  change: (post: Post) => Partial<Omit<Post, 'sharedPost'>>,
): void {
  function changed(post: Post): Post {
    if (post.id === id) return { ...post, ...change(post) }
    const { sharedPost } = post
    if (sharedPost?.id !== id) return post
    return { ...post, sharedPost: { ...sharedPost, ...change({ ...sharedPost, sharedPost: null }) } }
  }
  queries.setQueriesData<Held>({ queryKey: postsKey }, (held) => {
    if (!held) return held
    if ('pages' in held)
      return { ...held, pages: held.pages.map((page) => ({ ...page, posts: page.posts.map(changed) })) }
    return 'posts' in held ? { ...held, posts: held.posts.map(changed) } : changed(held)
  })
}

function postsOf(held: Held): Post[] {
  if (!held) return []
  if ('pages' in held) return held.pages.flatMap(({ posts }) => posts)
  return 'posts' in held ? held.posts : [held]
}
