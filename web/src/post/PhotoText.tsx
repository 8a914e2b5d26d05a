import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Post, PostFile } from '@brilla/contract/post'
import { crop } from '../core/image.ts'
import { Time } from '../core/Time.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { FireButton } from '../ui/FireButton.tsx'
import { useLikePost } from './like.data.ts'

/** Who showed the photo, when, and what they and others say: beside it, and on a phone under it. */
export function PhotoText({ post, photo, children }: { post: Post; photo: PostFile; children: ReactNode }) {
  const like = useLikePost(post)
  const { user } = post
  return (
    <div className="grid content-start gap-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:w-100 lg:shrink-0 lg:overflow-y-auto lg:border-l lg:border-line lg:bg-surface lg:p-6">
      <div className="flex items-center gap-3">
        <Avatar name={user.fullname} picture={user.profileImage ? crop(user.profileImage, 92, 92) : null} />
        <div className="min-w-0">
          <Link
            to={`/profile/${user.profile_url}`}
            className="font-display text-lg font-bold [overflow-wrap:anywhere] no-underline hover:underline"
          >
            {user.fullname}
          </Link>
          <p className="text-sm text-quiet">
            <Time at={post.createdAt} />
          </p>
        </div>
      </div>
      {post.description && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{post.description}</p>}
      {photo.alt && photo.alt !== post.description && (
        <p className="text-sm whitespace-pre-line text-quiet [overflow-wrap:anywhere]">{photo.alt}</p>
      )}
      <div className="border-b border-line pb-2">
        <div className="-ml-3">
          <FireButton on={post.reacted} count={post.likesCount} onToggle={() => void like()} />
        </div>
      </div>
      {children}
    </div>
  )
}
