import { Clapperboard, Flame, Play } from 'lucide-react'
import { Link } from 'react-router'
import type { PostFile } from '@brilla/contract/content/post'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { AddMedia } from './gallery/AddMedia.tsx'
import { FileTab } from './gallery/FileTab.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { responsive } from '../../lib/image.ts'
import { Time } from '../../lib/Time.tsx'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { cn } from '../../ui/cn.ts'
import { useMediaLink } from '../../features/content/post/viewer/media-address.ts'
import { OwnPostMenu } from '../../features/content/post/PostMenu.tsx'

/** A profile's tab "Videos". */
export default function Videos() {
  return (
    <ProfileFrame>
      {(profile) => (
        <FileTab
          type="VIDEO"
          profile={profile}
          icon={Clapperboard}
          skeleton={
            <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
              {Array.from({ length: 3 }, (_, index) => (
                <Skeleton key={index} className="aspect-video" />
              ))}
            </div>
          }
          action={<AddMedia kind="video" />}
          renderComments={(post) => <Comments post={post} previewCount={3} />}
        >
          {(files, { own }) => <VideoGallery {...{ files, own }} />}
        </FileTab>
      )}
    </ProfileFrame>
  )
}

/** A grid of videos with our copies of their posters, and a menu for the owner; nothing is requested from YouTube. */
function VideoGallery({ files, own }: { files: readonly PostFile[]; own: boolean }) {
  const { t } = useTranslation(['profile', 'common'])
  const linkTo = useMediaLink()
  const count = useFormatCount()
  return (
    <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
      {files.map(({ id, poster, placeholder, createdAt, post }, index) => (
        <li key={id} className="grid content-start gap-2">
          <Link
            {...linkTo(post.id)}
            aria-label={t('videos.open', {
              words: post.description || t('videos.untitled', { number: index + 1 }),
            })}
            className="group relative grid aspect-video place-items-center overflow-hidden rounded-md night-gradient text-white"
          >
            {poster && (
              <BlurredImage
                placeholder={placeholder}
                {...responsive(poster, '(width >= 1024px) 400px, (width >= 640px) 50vw, 100vw')}
                alt=""
                loading={index < 6 ? 'eager' : 'lazy'}
                decoding="async"
                className="absolute inset-0 size-full object-cover transition duration-240 group-hover:[scale:1.03] motion-reduce:transition-none"
              />
            )}
            <span className="relative grid size-14 place-items-center rounded-full bg-black/70 transition group-hover:bg-black">
              <Play aria-hidden size={26} className="ml-1 fill-current" />
            </span>
          </Link>
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <p
                className={cn(
                  'line-clamp-2 font-semibold [overflow-wrap:anywhere]',
                  !post.description && 'text-quiet',
                )}
              >
                {post.description || t('videos.untitled', { number: index + 1 })}
              </p>
              <p className="tabular flex items-center gap-3 text-sm text-quiet">
                <Link
                  to={`/noticias/${post.id}`}
                  className="group inline-block py-0.75 no-underline hover:underline"
                >
                  <Time at={createdAt} />
                </Link>
                <span className="inline-flex items-center gap-1">
                  <Flame aria-hidden size={16} className={cn(post.reacted && 'fill-current')} />
                  <span aria-hidden>{count(post.likesCount)}</span>
                  <span className="sr-only">
                    {t('common:like.count', { count: post.likesCount, formatted: count(post.likesCount) })}
                  </span>
                </span>
              </p>
            </div>
            {own && <OwnPostMenu post={post} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
