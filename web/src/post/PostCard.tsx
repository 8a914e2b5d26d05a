import { MessageCircle, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Post } from '@brilla/contract/post'
import { useCount } from '../core/useCount.ts'
import { crop } from '../core/image.ts'
import { Time } from '../core/Time.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { cn } from '../ui/cn.ts'
import { FireButton } from '../ui/FireButton.tsx'
import { useLikePost } from './like.data.ts'
import { PostMedia } from './PostMedia.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostText } from './PostText.tsx'

/** A post: who, when, what they say, what they show, the fire, and in `children` what others say. */
export function PostCard({
  post,
  first = false,
  children,
}: {
  post: Post
  /** It stands at the top of the page: its photos are what the reader waits for. */
  first?: boolean
  children?: ReactNode
}) {
  const { t } = useTranslation('post')
  const like = useLikePost(post)
  const count = useCount()
  const { user } = post
  const name = `post-${post.id}`
  return (
    <article aria-labelledby={name}>
      <Card className="overflow-hidden max-md:rounded-none max-md:border-x-0">
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
              <Link to={`/noticias/${post.id}`} className="group no-underline hover:underline">
                <Time at={post.createdAt} />
              </Link>
            </p>
          </div>
          {post.isOwner && <PostMenu id={post.id} />}
        </header>
        {post.description && (
          <PostText
            text={post.description}
            className={cn('px-4 md:px-5', (post.files.length > 0 || post.videoUrl) && 'pb-4')}
          />
        )}
        <PostMedia post={post} first={first} />
        <footer className="flex items-center gap-1 px-2 py-1.5 md:px-3">
          <FireButton on={post.reacted} count={post.likesCount} onToggle={() => void like()} />
          <Link
            to={`/noticias/${post.id}`}
            className="tabular inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold text-quiet no-underline hover:bg-sunken"
          >
            <MessageCircle aria-hidden size={21} />
            <span aria-hidden>{count(post.commentsCount)}</span>
            <span className="sr-only">{t('comments', { count: post.commentsCount })}</span>
          </Link>
          {post.shareCount > 0 && (
            <span className="tabular inline-flex items-center gap-2 px-3 font-semibold text-quiet">
              <Share2 aria-hidden size={20} />
              <span aria-hidden>{count(post.shareCount)}</span>
              <span className="sr-only">{t('shares', { count: post.shareCount })}</span>
            </span>
          )}
        </footer>
        {children}
      </Card>
    </article>
  )
}
