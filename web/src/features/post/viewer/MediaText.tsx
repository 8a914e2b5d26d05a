import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { mediaPaths } from '@brilla/contract/media-paths'
import type { Post, PostFile } from '@brilla/contract/post'
import { crop } from '../../../lib/image.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { buttonVariants } from '../../../ui/Button.tsx'
import { LikeButton } from '../../like/LikeButton.tsx'
import { useLikePost } from '../useLikePost.ts'
import { PostMenu } from '../PostMenu.tsx'
import { SaveButton } from '../SaveButton.tsx'
import { PostText } from '../PostText.tsx'
import { PostTime } from '../PostTime.tsx'

/** Who showed the photo or video, when, and what they and others say: beside it, and on a phone under it. */
export function MediaText({
  post,
  photo,
  onDeleted,
  children,
}: {
  post: Post
  /** Undefined for a video. */
  photo: PostFile | undefined
  onDeleted: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('post')
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
          <PostTime post={post} />
        </div>
        {post.isOwner && <PostMenu post={post} onDeleted={onDeleted} />}
      </div>
      {post.description && <PostText text={post.description} />}
      {photo?.alt && photo.alt !== post.description && (
        <p className="text-sm written text-quiet">{photo.alt}</p>
      )}
      <div className="flex items-center justify-between border-b border-line pb-2">
        <div className="-ml-3 flex items-center">
          <LikeButton on={post.reacted} count={post.likesCount} onToggle={() => void like()} />
          <SaveButton post={post} />
        </div>
        {post.isOwner && photo && (
          <a href={mediaPaths.file(photo.url)} download className={buttonVariants('quiet')}>
            <Download aria-hidden size={20} />
            {t('viewer.download')}
          </a>
        )}
      </div>
      {children}
    </div>
  )
}
