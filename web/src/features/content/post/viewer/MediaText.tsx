import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { mediaPaths } from '@brilla/contract/media/media-paths'
import type { Post, PostFile } from '@brilla/contract/content/post'
import { buttonVariants } from '../../../../ui/Button.tsx'
import { PostActions } from '../PostActions.tsx'
import { PostHeader } from '../PostHeader.tsx'
import { PostMenu } from '../PostMenu.tsx'
import { PostTexts } from '../PostTexts.tsx'

/** The post of the open photo or video, with its comments: next to it, and on a phone below it. */
export function MediaText({
  post,
  photo,
  onGone,
  children,
}: {
  post: Post
  /** Undefined for a video. */
  photo: PostFile | undefined
  onGone: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('post')
  return (
    // A section, so that the header of the post is not the banner of the page.
    <section className="grid content-start gap-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:w-100 lg:shrink-0 lg:overflow-y-auto lg:border-l lg:border-line lg:bg-surface lg:p-6">
      <PostHeader post={post}>
        <PostMenu post={post} onGone={onGone} />
      </PostHeader>
      <PostTexts post={post} />
      {photo?.alt && photo.alt !== post.description && (
        <p className="text-sm written text-quiet">{photo.alt}</p>
      )}
      <div className="flex items-center justify-between border-b border-line pb-2">
        <div className="-ml-3 flex items-center">
          <PostActions post={post} inViewer />
        </div>
        {post.isOwner && photo && (
          <a href={mediaPaths.file(photo.url)} download className={buttonVariants('quiet')}>
            <Download aria-hidden size={20} />
            {t('viewer.download')}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
