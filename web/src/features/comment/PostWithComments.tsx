import { memo } from 'react'
import type { Post } from '@brilla/contract/post'
import { Comments } from './Comments.tsx'
import { PostCard } from '../post/PostCard.tsx'

/**
 * A post as pages show it, with what is said under it. What changes one post of a list, such as its fire, leaves the
 * others as they are.
 */
export const PostWithComments = memo(function PostWithComments({
  post,
  first = false,
  open = false,
}: {
  post: Post
  /** It stands at the top of the page: its photos are what the reader waits for. */
  first?: boolean
  /** All comments are shown without being asked for. */
  open?: boolean
}) {
  return (
    <PostCard post={post} first={first}>
      <div className="px-4 pb-4 md:px-5">
        <Comments post={post} open={open} />
      </div>
    </PostCard>
  )
})
