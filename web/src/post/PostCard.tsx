import { Link } from 'react-router'
import type { Post } from '@brilla/contract/post'
import { crop } from '../core/image.ts'
import { Time } from '../core/Time.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { FireButton } from '../ui/FireButton.tsx'
import { useLikePost } from './like.data.ts'
import { PostGrid } from './PostGrid.tsx'

/** A post: who, when, what they say, what they show, and the fire. */
export function PostCard({ post }: { post: Post }) {
  const like = useLikePost(post)
  const { user } = post
  const name = `post-${post.id}`
  return (
    <article aria-labelledby={name}>
      <Card className="overflow-hidden">
        <header className="flex items-center gap-3 p-4 md:p-5">
          <Avatar name={user.fullname} picture={user.profileImage ? crop(user.profileImage, 92, 92) : null} />
          <div className="min-w-0">
            <h3 id={name} className="text-lg">
              <Link
                to={`/profile/${user.profile_url}`}
                className="[overflow-wrap:anywhere] no-underline hover:underline"
              >
                {user.fullname}
              </Link>
            </h3>
            <p className="text-sm text-quiet">
              <Time at={post.createdAt} />
            </p>
          </div>
        </header>
        {post.description && (
          <p className="px-4 pb-4 whitespace-pre-line [overflow-wrap:anywhere] md:px-5">{post.description}</p>
        )}
        <PostGrid post={post} />
        <footer className="px-2 py-1.5 md:px-3">
          <FireButton on={post.reacted} count={post.likesCount} onToggle={() => void like()} />
        </footer>
      </Card>
    </article>
  )
}
