import { Link } from 'react-router'
import { writeMediaAddress } from '../../features/content/post/viewer/media-address.ts'
import type { Profile } from '../../features/people/profile/profile.queries.ts'
import { responsive } from '../../lib/image.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { useUserFiles } from '../profile/gallery/files.queries.ts'
import { listMediaItems } from '../profile/gallery/media-items.ts'

const photosShown = 4

/** The latest photos of a talent, each with the way to it. */
export function WorkPreview({ profile: { user } }: { profile: Profile }) {
  const { t } = useTranslation('compare')
  const { data, error, refetch } = useUserFiles(user.profile_url, 'PHOTO')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="aspect-square" />
  const photos = listMediaItems(data.pages.flat()).slice(0, photosShown)
  if (photos.length === 0) return <span className="text-quiet">{t('noWork')}</span>
  return (
    <ul className="grid grid-cols-2 gap-1">
      {photos.map(({ file, postId, number }, index) => (
        <li key={file.id} className={photos.length === 1 ? 'col-span-2' : undefined}>
          <Link
            to={`/profile/${user.profile_url}/fotos${writeMediaAddress(new URLSearchParams(), { postId, number })}`}
            className="block aspect-square overflow-hidden rounded-sm bg-sunken focus-visible:-outline-offset-3"
          >
            <BlurredImage
              placeholder={file.placeholder}
              {...responsive(file.url, '160px')}
              alt={file.alt || t('photo', { number: index + 1, name: user.nombre })}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
