import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Post } from '@brilla/contract/post'
import { crop } from '../../lib/image.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { PostMedia } from './PostMedia.tsx'
import { PostText } from './PostText.tsx'
import { PostTime } from './PostTime.tsx'

/** The post that another one shares, in a frame of its own; null is one that is not there any more (P-posts-14). */
export function SharedPost({ post, first = false }: { post: Post['sharedPost']; first?: boolean }) {
  const { t } = useTranslation('post')
  if (!post) {
    return (
      <p className="rounded-md border border-line bg-sunken px-4 py-6 text-center text-quiet">
        {t('share.gone')}
      </p>
    )
  }
  const { user } = post
  return (
    <section
      aria-label={t('share.of', { name: user.fullname })}
      className="overflow-hidden rounded-md border border-line"
    >
      <header className="flex items-center gap-3 px-4 py-3">
        <Avatar
          name={user.fullname}
          size="sm"
          picture={user.profileImage ? crop(user.profileImage, 36, 36) : null}
        />
        <div className="min-w-0">
          <Link
            to={`/profile/${user.profile_url}`}
            className="font-display font-bold [overflow-wrap:anywhere] no-underline hover:underline"
          >
            {user.fullname}
          </Link>
          <PostTime post={post} />
        </div>
      </header>
      {post.description && <PostText text={post.description} className="px-4 pb-3" />}
      <PostMedia post={post} first={first} />
    </section>
  )
}
