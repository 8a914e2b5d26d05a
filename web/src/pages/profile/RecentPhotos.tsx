import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '@brilla/contract/limits'
import type { Post } from '@brilla/contract/post'
import { crop } from '../../lib/image.ts'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { useMediaLink } from '../../features/post/viewer/mediaAddress.ts'
import { ProfileCard } from '../../features/profile/ProfileCard.tsx'

/** Up to nine of the newest photos, each linked to the viewer. */
export function RecentPhotos({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('profile')
  const linkTo = useMediaLink()
  const photos = posts
    .flatMap(({ id, files }) =>
      files
        .filter(({ type }) => type === 'PHOTO')
        .map((file, index) => ({ file, link: linkTo(id, index + 1) })),
    )
    .slice(0, limits.recentPhotos)
  if (!photos.length) return null
  return (
    <ProfileCard title={t('photos.title')}>
      <ul className="-mx-2 grid grid-cols-3 gap-1 overflow-hidden rounded-md">
        {photos.map(({ file, link }, index) => (
          <li key={file.id}>
            <Link {...link} className="block overflow-hidden focus-visible:-outline-offset-3">
              <BlurredImage
                placeholder={file.placeholder}
                {...crop(file.url, 170, 170)}
                alt={file.alt || t('photos.untitled', { number: index + 1 })}
                width={170}
                height={170}
                loading="lazy"
                decoding="async"
                className="aspect-square w-full bg-sunken object-cover transition duration-240 hover:scale-105"
              />
            </Link>
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}
