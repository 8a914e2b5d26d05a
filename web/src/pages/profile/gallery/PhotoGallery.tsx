import { Flame } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { PostFile } from '@brilla/contract/post'
import { responsive } from '../../../lib/image.ts'
import { useFormatCount } from '../../../lib/useFormatCount.ts'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { cn } from '../../../ui/cn.ts'
import { useMediaLink } from '../../../features/post/viewer/mediaAddress.ts'
import { listMediaItems } from './mediaItems.ts'

/** Photos on the first screen of a desktop. */
const firstScreen = 8

const fullRows = { columns: 'grid-cols-3 lg:grid-cols-4', sizes: '(width >= 1024px) 300px, 33vw' }

/** A row that is not full shares the width. */
const layouts: Record<number, typeof fullRows> = {
  1: {
    columns: 'grid-cols-1 md:mx-auto md:w-full md:max-w-[700px]',
    sizes: '(width >= 768px) 700px, 100vw',
  },
  2: { columns: 'grid-cols-2', sizes: '(width >= 1024px) 480px, 50vw' },
  3: { columns: 'grid-cols-3', sizes: '(width >= 1024px) 320px, 33vw' },
}

/** A grid of photos, each with the likes of its post and a link to the viewer. */
export function PhotoGallery({ files }: { files: readonly PostFile[] }) {
  const { t } = useTranslation(['profile', 'common'])
  const linkTo = useMediaLink()
  const count = useFormatCount()
  const { columns, sizes } = layouts[files.length] ?? fullRows
  return (
    <ul className={cn('grid gap-1 max-md:-mx-4 md:gap-3', columns)}>
      {listMediaItems(files).map(({ file, postId, number }, index) => {
        const { likesCount, reacted } = file.post
        return (
          <li key={file.id}>
            <Link
              {...linkTo(postId, number)}
              className={cn(
                'group relative block overflow-hidden bg-sunken focus-visible:z-10 focus-visible:-outline-offset-3 md:rounded-md',
                files.length === 1 ? 'aspect-4/3' : 'aspect-square',
              )}
            >
              <BlurredImage
                placeholder={file.placeholder}
                {...responsive(file.url, sizes)}
                alt={file.alt || t('photos.untitled', { number: index + 1 })}
                loading={index < firstScreen ? 'eager' : 'lazy'}
                decoding="async"
                className="size-full object-cover transition duration-240 group-hover:[scale:1.03] motion-reduce:transition-none"
              />
              <span className="tabular absolute right-1.5 bottom-1.5 inline-flex items-center gap-1 rounded-full bg-black/65 px-2 py-0.5 text-sm font-semibold text-white md:right-2.5 md:bottom-2.5 md:px-2.5 md:py-1">
                <Flame aria-hidden size={16} className={cn(reacted && 'fill-white')} />
                <span aria-hidden>{count(likesCount)}</span>
                <span className="sr-only">
                  {t('common:like.count', { count: likesCount, formatted: count(likesCount) })}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
