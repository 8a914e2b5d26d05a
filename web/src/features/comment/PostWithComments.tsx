import { memo } from 'react'
import type { Post } from '@brilla/contract/post'
import { Comments } from './Comments.tsx'
import { PostCard } from '../post/PostCard.tsx'

/** A post with its comments. Memoized: a change of one post in a list, such as a like, does not render the others. */
export const PostWithComments = memo(function PostWithComments({
  post,
  first = false,
  open = false,
}: {
  post: Post
  /** It is the first with a photo on the page: its photos are loaded with priority. */
  first?: boolean
  /** All comments are shown without a press. */
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
