import type { QueryClient } from '@tanstack/react-query'
import type { Post, PostFile } from '@brilla/contract/content/post'
import { postsKey } from '../../accounts/account/post-keys.ts'

/** The data of queries under `postsKey`: a post, a page of posts, or pages of posts. */
type PostData = Post | { posts: Post[] } | { pages: { posts: Post[] }[] } | undefined | null

/** The key of one post. */
export const postKey = (id: string) => [...postsKey, 'one', id] as const
/** The posts that the person has saved. */
export const savedPostsKey = [...postsKey, 'saved'] as const
/** The posts with one hashtag each. */
export const hashtagPostsKey = [...postsKey, 'hashtag'] as const
/** Posts with photos or a video, by category and order. */
export const workKey = [...postsKey, 'work'] as const
/** The posts of one person each, pinned ones first. */
export const userPostsKey = [...postsKey, 'user'] as const
/** Lists of files, each with the fields of its post that they show. */
export const filesKey = ['files'] as const
/** All queries that hold posts or fields of them. */
export const postQueryKeys = [postsKey, filesKey]
type FilePages = { pages: PostFile[][]; pageParams: unknown[] } | undefined

/** Finds a post in the cache, so that it can be shown before it is loaded again; `readAt` in milliseconds. */
export function findPost(queries: QueryClient, id: string): { post: Post; readAt: number } | undefined {
  for (const { state } of queries.getQueryCache().findAll({ queryKey: postsKey })) {
    const post = listPosts(state.data as PostData).find((post) => post.id === id)
    if (post) return { post, readAt: state.dataUpdatedAt }
  }
  return undefined
}

/** Changes a post everywhere in the cache: in lists, alone, and inside posts that share it. */
export function updatePost(
  queries: QueryClient,
  id: string,
  change: (post: Post) => Partial<Omit<Post, 'sharedPost'>>,
): void {
  function applyTo(post: Post): Post {
    if (post.id === id) return { ...post, ...change(post) }
    const { sharedPost } = post
    if (sharedPost?.id !== id) return post
    return { ...post, sharedPost: { ...sharedPost, ...change({ ...sharedPost, sharedPost: null }) } }
  }
  queries.setQueriesData<PostData>({ queryKey: postsKey }, (held) => {
    if (!held) return held
    if ('pages' in held)
      return { ...held, pages: held.pages.map((page) => ({ ...page, posts: page.posts.map(applyTo) })) }
    return 'posts' in held ? { ...held, posts: held.posts.map(applyTo) } : applyTo(held)
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

/**
 * Takes over an edited post, wherever it was read. What other requests change, such as a like under way, and what
 * comes with other queries stay.
 */
export function replaceEdited(queries: QueryClient, edited: Post): void {
  const { sharedPost: _, ...fields } = edited
  updatePost(queries, edited.id, (held) => {
    const { reacted, saved, likesCount, commentsCount, shareCount, commentsItems, files } = held
    return { ...fields, reacted, saved, likesCount, commentsCount, shareCount, commentsItems, files }
  })
}

const changeFiles = (queries: QueryClient, change: (files: PostFile[]) => PostFile[]): void =>
  void queries.setQueriesData<FilePages>(
    { queryKey: filesKey },
    (held) => held && { ...held, pages: held.pages.map(change) },
  )

function listPosts(held: PostData): Post[] {
  if (!held) return []
  if ('pages' in held) return held.pages.flatMap(({ posts }) => posts)
  return 'posts' in held ? held.posts : [held]
}

/**
 * Adds a new post at the top of everyone's feed and of its author's list. If the first attempt succeeded but its response
 * was lost, the post may already be in a list, and stays where it is.
 */
export function prependPost(queries: QueryClient, post: Post): void {
  for (const [queryKey, held] of queries.getQueriesData<PostData>({ queryKey: postsKey })) {
    const [, list, of] = queryKey
    const belongs = (list === 'feed' && of === 'all') || (list === 'user' && of === post.user.profile_url)
    const first = held && 'pages' in held ? held.pages[0] : undefined
    if (!belongs || !held || !('pages' in held) || !first) continue
    if (listPosts(held).some(({ id }) => id === post.id)) continue
    // On a profile, pinned posts stay at the top (P-profiles-18).
    const pinned = list === 'user' ? first.posts.filter((each) => each.pinned) : []
    const others = first.posts.slice(pinned.length)
    const pages = [{ ...first, posts: [...pinned, post, ...others] }, ...held.pages.slice(1)]
    queries.setQueryData(queryKey, { ...held, pages })
  }
  void queries.invalidateQueries({ queryKey: userPostsKey })
  void queries.invalidateQueries({ queryKey: filesKey })
}

/** Removes a deleted post from every list; posts that share it show that it is gone (P-posts-14). */
export function removePost(queries: QueryClient, id: string): void {
  const withoutPost = (posts: Post[]) =>
    posts
      .filter((post) => post.id !== id)
      .map((post) => (post.sharedPost?.id === id ? { ...post, sharedPost: null } : post))
  queries.setQueriesData<PostData>({ queryKey: postsKey }, (held) => {
    if (!held || !('pages' in held)) return held
    return { ...held, pages: held.pages.map((page) => ({ ...page, posts: withoutPost(page.posts) })) }
  })
  changeFiles(queries, (files) => files.filter(({ post }) => post.id !== id))
  void queries.invalidateQueries({ queryKey: postKey(id) })
}
