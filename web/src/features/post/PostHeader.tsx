import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Post } from '@brilla/contract/post'
import { crop } from '../../lib/image.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { cn } from '../../ui/cn.ts'
import { PostTime } from './PostTime.tsx'

/** The author of a post, linked to their profile, and its time; `children` follow, such as the owner's menu. */
export function PostHeader({
  post,
  headingId,
  small = false,
  className,
  children,
}: {
  post: Pick<Post, 'id' | 'user' | 'createdAt' | 'editedAt'>
  /** Makes the author's name a heading with this id. */
  headingId?: string
  /** For a post inside another one. */
  small?: boolean
  className?: string
  children?: ReactNode
}) {
  const { fullname, profile_url, profileImage } = post.user
  const size = small ? 36 : 92
  const author = (
    <Link
      to={`/profile/${profile_url}`}
      className={cn(
        'font-display font-bold [overflow-wrap:anywhere] no-underline hover:underline',
        !small && 'text-lg',
      )}
    >
      {fullname}
    </Link>
  )
  return (
    <header className={cn('flex items-center gap-3', className)}>
      <Avatar
        name={fullname}
        image={profileImage ? crop(profileImage, size, size) : null}
        {...(small && { size: 'sm' })}
      />
      <div className="min-w-0">
        {headingId ? (
          <h3 id={headingId} className="text-lg">
            {author}
          </h3>
        ) : (
          author
        )}
        <PostTime post={post} />
      </div>
      {children}
    </header>
  )
}
