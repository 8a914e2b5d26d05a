import { Images, Flame } from 'lucide-react'
import { Link } from 'react-router'
import type { PostFile } from '@brilla/contract/content/post'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { AddMedia } from './gallery/AddMedia.tsx'
import { FileTab } from './gallery/FileTab.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { responsive } from '../../lib/image.ts'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { cn } from '../../ui/cn.ts'
import { useMediaLink } from '../../features/content/post/viewer/media-address.ts'
import { listMediaItems } from './gallery/media-items.ts'

/** A profile's tab "Fotos". */
export default function Photos() {
  return (
    <ProfileFrame>
      {(profile) => (
        <FileTab
          type="PHOTO"
          profile={profile}
          icon={Images}
          skeleton={
            <div className="grid grid-cols-3 gap-1 max-md:-mx-4 md:gap-3 lg:grid-cols-4">
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} className="aspect-square" />
              ))}
            </div>
          }
          action={<AddMedia kind="photos" />}
          renderComments={(post) => <Comments post={post} previewCount={3} />}
        >
          {(files, { isComplete }) => <PhotoGallery files={files} isComplete={isComplete} />}
        </FileTab>
      )}
    </ProfileFrame>
  )
}

/** Photos on the first screen of a desktop. */
const firstScreen = 8

/** Rows of three photos, and of four on a desktop, in columns that a last row of fewer can share. */
const fullRows = { columns: 'grid-cols-6 lg:grid-cols-12', sizes: '(width >= 1024px) 300px, 33vw' }

/** The width and height of a photo by how many of them the last row has; of a full row without an entry. */
const lastRows = {
  phone: ['', 'max-lg:col-span-6 max-lg:aspect-2/1', 'max-lg:col-span-3 max-lg:aspect-3/2'],
  desktop: ['', 'lg:col-span-12 lg:aspect-3/1', 'lg:col-span-6 lg:aspect-2/1', 'lg:col-span-4 lg:aspect-4/3'],
} as const
const lastRowSizes = '(width >= 1024px) 640px, 100vw'

/** The photos of a list of one row share the width. */
const layouts: Record<number, typeof fullRows> = {
  1: {
    columns: 'grid-cols-1 md:mx-auto md:w-full md:max-w-[700px]',
    sizes: '(width >= 768px) 700px, 100vw',
  },
  2: { columns: 'grid-cols-2', sizes: '(width >= 1024px) 480px, 50vw' },
  3: { columns: 'grid-cols-3', sizes: '(width >= 1024px) 320px, 33vw' },
}

/** A grid of photos, each with the likes of its post and a link to the viewer. */
function PhotoGallery({
  files,
  isComplete,
}: {
  files: readonly PostFile[]
  /** Whether no more will follow: only then does the last row share the width, and is not moved by the next page. */
  isComplete: boolean
}) {
  const { t } = useTranslation(['profile', 'common'])
  const linkTo = useMediaLink()
  const count = useFormatCount()
  const total = files.length
  const { columns, sizes } = layouts[total] ?? fullRows

  const isInLastRow = (index: number) =>
    isComplete && columns === fullRows.columns && index >= total - Math.max(total % 3, total % 4)

  /** Of a photo in `fullRows`. */
  function getCell(index: number): string {
    const isLast = (perRow: number) => isComplete && index >= total - (total % perRow)
    return cn(
      'aspect-square',
      isLast(3) ? lastRows.phone[total % 3] : 'max-lg:col-span-2',
      isLast(4) ? lastRows.desktop[total % 4] : 'lg:col-span-3',
    )
  }

  return (
    <ul className={cn('grid gap-1 max-md:-mx-4 md:gap-3', columns)}>
      {listMediaItems(files).map(({ file, postId, number }, index) => {
        const { likesCount, reacted } = file.post
        return (
          <li
            key={file.id}
            className={total in layouts ? (total === 1 ? 'aspect-4/3' : 'aspect-square') : getCell(index)}
          >
            <Link
              {...linkTo(postId, number)}
              className="group relative block size-full overflow-hidden bg-sunken focus-visible:z-10 focus-visible:-outline-offset-3 md:rounded-md"
            >
              <BlurredImage
                placeholder={file.placeholder}
                {...responsive(file.url, isInLastRow(index) ? lastRowSizes : sizes)}
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
