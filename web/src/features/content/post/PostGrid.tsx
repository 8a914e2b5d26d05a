import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import type { Post, PostFile } from '@brilla/contract/content/post'
import { photoSizes, responsive } from '../../../lib/image.ts'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { cn } from '../../../ui/cn.ts'
import { getStrip } from './photo-strip.ts'
import { useMediaLink } from './viewer/media-address.ts'

/** A single photo keeps its aspect ratio, up to a limit for tall and for wide ones. */
function getAspectRatio({ width, height }: PostFile): number {
  return width && height ? Math.min(Math.max(width / height, tallest), widest) : 4 / 3
}

const tallest = 4 / 5
const widest = 3

/** How many photos share the row of the photo at `index` (P-posts-18, P-posts-19). */
function countInRow(index: number, count: number): 1 | 2 | 3 {
  if (index === 0 && count === 1) return 1
  if (index < 2 || count === 4) return 2
  return count === 3 ? 1 : 3
}

/**
 * A post's photos: two halves, then thirds, the fifth with the number of the others as +N (P-posts-18). Fewer than five
 * fill their rows: one has the full width, three are two halves and a full row, four are halves (P-posts-19).
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
  const hidden = photos.length - shown.length
  if (!shown.length) return null
  return (
    <ul className="grid grid-cols-6 gap-1 bg-sunken">
      {shown.map((photo, index) => {
        const perRow = countInRow(index, shown.length)
        const strip = getStrip(photo)
        const alt = photo.alt || t('viewer.untitled', { number: index + 1, count: photos.length })
        return (
          <li key={photo.id} className={{ 1: 'col-span-6', 2: 'col-span-3', 3: 'col-span-2' }[perRow]}>
            <Link
              {...linkTo(id, index + 1)}
              className={cn(
                'relative block overflow-hidden bg-sunken focus-visible:z-10 focus-visible:-outline-offset-3',
                { 1: 'aspect-[2/1]', 2: 'aspect-[4/3]', 3: 'aspect-square' }[perRow],
              )}
              style={photos.length === 1 ? { aspectRatio: getAspectRatio(photo) } : undefined}
            >
              <BlurredImage
                placeholder={photo.placeholder}
                {...responsive(photo.url, photoSizes(perRow))}
                alt={alt}
                loading={eager ? 'eager' : 'lazy'}
                fetchPriority={eager ? (index === 0 ? 'high' : 'low') : 'auto'}
                // Decoded together with the text: the first photo is usually loaded already.
                decoding={eager && index === 0 ? 'sync' : 'async'}
                className={cn(
                  'size-full',
                  photos.length === 1 && !strip ? 'object-contain' : 'object-cover',
                  strip === 'tall' && 'object-top',
                )}
              />
              {hidden > 0 && index === shown.length - 1 && (
                <span className="absolute inset-0 grid place-items-center bg-black/60 font-display text-4xl font-bold text-white">
                  <span aria-hidden>+{hidden}</span>
                  <span className="sr-only">{t('grid.more', { count: hidden })}</span>
                </span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
