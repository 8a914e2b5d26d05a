import { useTranslation } from '../../../lib/translation.tsx'
import type { Post } from '@brilla/contract/content/post'
import { PostHeader } from './PostHeader.tsx'
import { PostMedia } from './PostMedia.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostTexts } from './PostTexts.tsx'

/** The shared post inside a share; null when it is no longer available (P-posts-14). */
export function SharedPost({
  post,
  prioritizeImages = false,
  withMenu = false,
}: {
  post: Post['sharedPost']
  prioritizeImages?: boolean
  withMenu?: boolean
}) {
  const { t } = useTranslation('post')
  if (!post) {
    return (
      <p className="rounded-md border border-line bg-sunken px-4 py-6 text-center text-quiet">
        {t('share.gone')}
      </p>
    )
  }
  return (
    <section
      aria-label={t('share.of', { name: post.user.fullname })}
      className="overflow-hidden rounded-md border border-line"
    >
      <PostHeader post={post} small className="px-4 py-3">
        {withMenu && <PostMenu post={post} />}
      </PostHeader>
      <PostTexts post={post} className="px-4 pb-3" />
      <PostMedia post={post} prioritizeImages={prioritizeImages} />
    </section>
  )
}
