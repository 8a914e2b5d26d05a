import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Post } from '@brilla/contract/content/post'
import { Card } from '../../../ui/Card.tsx'
import { cn } from '../../../ui/cn.ts'
import { RegionBoundary } from '../../../ui/RegionBoundary.tsx'
import { AudienceMark } from './AudienceMark.tsx'
import { PostActions } from './PostActions.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostMedia } from './PostMedia.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostTexts } from './PostTexts.tsx'
import { SharedPost } from './SharedPost.tsx'

/** A post: author, time, text, media, likes, shares, and the comments as `children`. */
export function PostCard({
  post,
  prioritizeImages = false,
  showPinned = false,
  children,
}: {
  post: Post
  /** True for the first post with a photo: its images load with high priority. */
  prioritizeImages?: boolean
  /** On the profile: marks a pinned post. */
  showPinned?: boolean
  children?: ReactNode
}) {
  const name = `post-${post.id}`
  return (
    <article aria-labelledby={name}>
      <Card className="overflow-hidden max-md:rounded-none max-md:border-x-0">
        {showPinned && post.pinned && <PinnedMark />}
        <PostHeader post={post} headingId={name} className="p-4 md:p-5">
          <PostMenu post={post} />
        </PostHeader>
        <AudienceMark audience={post.audience} className="-mt-2 px-4 pb-3 md:px-5" />
        <PostTexts
          post={post}
          className={cn('px-4 md:px-5', (post.files.length > 0 || post.videoUrl || post.isShare) && 'pb-4')}
        />
        <PostMedia post={post} prioritizeImages={prioritizeImages} />
        {post.isShare && (
          <div className="px-4 md:px-5">
            <SharedPost post={post.sharedPost} prioritizeImages={prioritizeImages} withMenu />
          </div>
        )}
        <footer className="flex flex-wrap items-center gap-1 px-2 py-1.5 md:px-3">
          <PostActions post={post} />
        </footer>
        <RegionBoundary>{children}</RegionBoundary>
      </Card>
    </article>
  )
}

function PinnedMark() {
  const { t } = useTranslation('post')
  return (
    <p className="-mb-1 flex items-center gap-1.5 px-4 pt-3 text-sm font-semibold text-quiet md:px-5">
      <Pin aria-hidden size={15} />
      {t('pin.mark')}
    </p>
  )
}
