import { useTranslation } from '../../lib/translation.tsx'
import { Link } from 'react-router'
import type { Post } from '@brilla/contract/content/post'
import { crop, responsive } from '../../lib/image.ts'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { cn } from '../../ui/cn.ts'
import { useMediaLink } from '../../features/content/post/viewer/media-address.ts'
import { photosPerRow, pickPhotos } from './pick-photos.ts'
import { ProfileCard } from '../../features/people/profile/ProfileCard.tsx'

/** The work on the first screen of a profile (P-design-11): photos, each linked to the viewer. */
export function RecentPhotos({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('profile')
  const linkTo = useMediaLink()
  const photos = pickPhotos(posts)
  if (!photos.length) return null
  return (
    <ProfileCard title={t('photos.title')}>
      <ul
        className={cn(
          '-mx-2 grid gap-1 overflow-hidden rounded-md',
          columns[Math.min(photos.length, photosPerRow)],
        )}
      >
        {photos.map(({ post, file, number }, index) => (
          <li key={file.id}>
            <Link
              {...linkTo(post.id, number)}
              className="block overflow-hidden focus-visible:-outline-offset-3"
            >
              <BlurredImage
                placeholder={file.placeholder}
                {...(photos.length < photosPerRow
                  ? responsive(file.url, '(width >= 1024px) 360px, 85vw')
                  : crop(file.url, 170, 170))}
                alt={file.alt || t('photos.untitled', { number: index + 1 })}
                width={170}
                height={170}
                // After the cover.
                fetchPriority="low"
                decoding="async"
                className={cn(
                  'w-full bg-sunken object-cover transition duration-240 hover:[scale:1.03]',
                  photos.length === 1 ? 'aspect-4/3' : 'aspect-square',
                )}
              />
            </Link>
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}

const columns: Record<number, string> = { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3' }
