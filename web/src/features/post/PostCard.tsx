import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Post } from '@brilla/contract/post'
import { useFormatCount } from '../../lib/useFormatCount.ts'
import { Card } from '../../ui/Card.tsx'
import { cn } from '../../ui/cn.ts'
import { RegionBoundary } from '../../ui/RegionBoundary.tsx'
import { LikeButton } from '../like/LikeButton.tsx'
import { useLikePost } from './post.mutations.ts'
import { PostHeader } from './PostHeader.tsx'
import { PostMedia } from './PostMedia.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostTexts } from './PostTexts.tsx'
import { SaveButton } from './SaveButton.tsx'
import { ShareButton } from './ShareButton.tsx'
import { SharedPost } from './SharedPost.tsx'

/** A post: author, time, text, media, likes, shares, and the comments as `children`. */
export function PostCard({
  post,
  prioritizeImages = false,
  children,
}: {
  post: Post
  /** True for the first post with a photo: its images load with high priority. */
  prioritizeImages?: boolean
  children?: ReactNode
}) {
  const { t } = useTranslation('post')
  const like = useLikePost(post)
  const count = useFormatCount()
  const name = `post-${post.id}`
  return (
    <article aria-labelledby={name}>
      <Card className="overflow-hidden max-md:rounded-none max-md:border-x-0">
        <PostHeader post={post} headingId={name} className="p-4 md:p-5">
          {post.isOwner && <PostMenu post={post} />}
        </PostHeader>
        <PostTexts
          post={post}
          className={cn('px-4 md:px-5', (post.files.length > 0 || post.videoUrl || post.isShare) && 'pb-4')}
        />
        <PostMedia post={post} prioritizeImages={prioritizeImages} />
        {post.isShare && (
          <div className="px-4 md:px-5">
            <SharedPost post={post.sharedPost} prioritizeImages={prioritizeImages} />
          </div>
        )}
        <footer className="flex items-center gap-1 px-2 py-1.5 md:px-3">
          <LikeButton on={post.reacted} count={post.likesCount} onToggle={() => void like()} />
          <Link
            to={`/noticias/${post.id}`}
            className="tabular inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold text-quiet no-underline hover:bg-sunken"
          >
            <MessageCircle aria-hidden size={21} />
            <span aria-hidden>{count(post.commentsCount)}</span>
            <span className="sr-only">{t('comments', { count: post.commentsCount })}</span>
          </Link>
          <ShareButton post={post} />
          <div className="ml-auto">
            <SaveButton post={post} />
          </div>
        </footer>
        <RegionBoundary>{children}</RegionBoundary>
      </Card>
    </article>
  )
}
