import { memo } from 'react'
import type { Post } from '@brilla/contract/content/post'
import { Comments } from './Comments.tsx'
import { PostCard } from '../post/PostCard.tsx'

/** A post with its comments. Memoized: a change of one post in a list, such as a like, does not render the others. */
export const PostWithComments = memo(function PostWithComments({
  post,
  prioritizeImages = false,
  showPinned = false,
  expanded = false,
}: {
  post: Post
  /** True for the first post with a photo: its images load with high priority. */
  prioritizeImages?: boolean
  /** On the profile: marks a pinned post. */
  showPinned?: boolean
  /** Shows all comments initially. */
  expanded?: boolean
}) {
  return (
    <PostCard {...{ post, prioritizeImages, showPinned }}>
      <div className="px-4 pb-4 md:px-5">
        <Comments post={post} expanded={expanded} />
      </div>
    </PostCard>
  )
})
