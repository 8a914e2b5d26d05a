import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '@brilla/contract/limits'
import type { Post, PostFile } from '@brilla/contract/post'
import { photoSizes, responsive } from '../../lib/image.ts'
import { cn } from '../../ui/cn.ts'
import { useMediaLink } from './viewer/mediaAddress.ts'

/** A photo alone keeps its shape; one that is taller than a screen can show stands between two wings. */
function getAspectRatio({ width, height }: PostFile): number {
  return width && height ? Math.max(width / height, tallest) : 4 / 3
}

const tallest = 4 / 5

/**
 * A post's photos: two halves, then thirds, the fifth with what is left as +N (P-posts-18). One alone has the
 * whole width; thirds that do not fill their row stand in its middle.
 */
export function PostGrid({
  post: { id, files },
  eager = false,
}: {
  post: Pick<Post, 'id' | 'files'>
  eager?: boolean
}) {
  const { t } = useTranslation('post')
  const linkTo = useMediaLink()
  const photos = files.filter(({ type }) => type === 'PHOTO')
  const shown = photos.slice(0, limits.gridPhotos)
  const left = photos.length - shown.length
  if (!shown.length) return null
  return (
    <ul className="grid grid-cols-6 gap-1 bg-sunken">
      {shown.map((photo, index) => {
        const perRow = index < 2 ? Math.min(shown.length, 2) : 3
        const alt = photo.alt || t('viewer.untitled', { number: index + 1, count: photos.length })
        return (
          <li
            key={photo.id}
            className={cn(
              { 1: 'col-span-6', 2: 'col-span-3', 3: 'col-span-2' }[perRow],
              index === 2 && { 3: 'col-start-3', 4: 'col-start-2' }[shown.length],
            )}
          >
            <Link
              {...linkTo(id, index + 1)}
              className={cn(
                'relative block overflow-hidden bg-sunken focus-visible:z-10 focus-visible:-outline-offset-3',
                { 1: '', 2: 'aspect-[4/3]', 3: 'aspect-square' }[perRow],
              )}
              style={photos.length === 1 ? { aspectRatio: getAspectRatio(photo) } : undefined}
            >
              <img
                {...responsive(photo.url, photoSizes(perRow))}
                alt={alt}
                loading={eager ? 'eager' : 'lazy'}
                fetchPriority={eager ? (index === 0 ? 'high' : 'low') : 'auto'}
                // What was fetched ahead is shown along with its words.
                decoding={eager && index === 0 ? 'sync' : 'async'}
                className={cn('size-full', photos.length === 1 ? 'object-contain' : 'object-cover')}
              />
              {left > 0 && index === shown.length - 1 && (
                <span className="absolute inset-0 grid place-items-center bg-black/60 font-display text-4xl font-bold text-white">
                  <span aria-hidden>+{left}</span>
                  <span className="sr-only">{t('grid.more', { count: left })}</span>
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
