import type { QueryClient } from '@tanstack/react-query'
import type { Post, PostFile } from '@brilla/contract/post'

/** What the queries whose key begins with `posts` hold: a post, a page of posts, or pages of them. */
type Held = Post | { posts: Post[] } | { pages: { posts: Post[] }[] } | undefined | null

const postsKey = ['posts'] as const
/** Under which one post is cached. */
export const postKey = (id: string) => ['posts', 'one', id] as const
/** The list of the posts that the reader has saved. */
export const savedPostsKey = ['posts', 'saved'] as const
/** Lists of files, each with what is shown of its post. */
export const filesKey = ['files'] as const
type FilePages = { pages: PostFile[][]; pageParams: unknown[] } | undefined

/** Finds a post among all that were read, so that it can be shown before it is read again; `readAt` in milliseconds. */
export function findPost(queries: QueryClient, id: string): { post: Post; readAt: number } | undefined {
  for (const { state } of queries.getQueryCache().findAll({ queryKey: postsKey })) {
    const post = listPosts(state.data as Held).find((post) => post.id === id)
    if (post) return { post, readAt: state.dataUpdatedAt }
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
  const found = findPost(queries, id)
  if (!found) return
  const { description, likesCount, reacted } = found.post
  changeFiles(queries, (files) =>
    files.map((file) =>
      file.post.id === id ? { ...file, post: { id, description, likesCount, reacted } } : file,
    ),
  )
}

const changeFiles = (queries: QueryClient, change: (files: PostFile[]) => PostFile[]): void =>
  void queries.setQueriesData<FilePages>(
    { queryKey: filesKey },
    (held) => held && { ...held, pages: held.pages.map(change) },
  )

function listPosts(held: Held): Post[] {
  if (!held) return []
  if ('pages' in held) return held.pages.flatMap(({ posts }) => posts)
  return 'posts' in held ? held.posts : [held]
}

/**
 * Puts a new post at the top of everyone's feed and of its author's list; one whose first attempt went through, though
 * its answer did not, may have been read there already, and stays where it is.
 */
export function prependPost(queries: QueryClient, post: Post): void {
  for (const [queryKey, held] of queries.getQueriesData<Held>({ queryKey: postsKey })) {
    const [, list, of] = queryKey
    const belongs = (list === 'feed' && of === 'all') || (list === 'user' && of === post.user.profile_url)
    const first = held && 'pages' in held ? held.pages[0] : undefined
    if (!belongs || !held || !('pages' in held) || !first) continue
    if (listPosts(held).some(({ id }) => id === post.id)) continue
    const pages = [{ ...first, posts: [post, ...first.posts] }, ...held.pages.slice(1)]
    queries.setQueryData(queryKey, { ...held, pages })
  }
  void queries.invalidateQueries({ queryKey: ['posts', 'user'] })
  void queries.invalidateQueries({ queryKey: filesKey })
}

/** Takes a deleted post out of every list; where others share it, it is gone (P-posts-14). */
export function removePost(queries: QueryClient, id: string): void {
  const left = (posts: Post[]) =>
    posts
      .filter((post) => post.id !== id)
      .map((post) => (post.sharedPost?.id === id ? { ...post, sharedPost: null } : post))
  queries.setQueriesData<Held>({ queryKey: postsKey }, (held) => {
    if (!held || !('pages' in held)) return held
    return { ...held, pages: held.pages.map((page) => ({ ...page, posts: left(page.posts) })) }
  })
  changeFiles(queries, (files) => files.filter(({ post }) => post.id !== id))
  void queries.invalidateQueries({ queryKey: postKey(id) })
}
