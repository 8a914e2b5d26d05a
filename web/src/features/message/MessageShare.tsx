import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Message } from '@brilla/contract/message'
import { crop } from '../../lib/image.ts'
import { PersonAvatar } from '../account/PersonAvatar.tsx'
import { BlurredImage } from '../../ui/BlurredImage.tsx'

const cardClass =
  'mt-1 mb-2 grid w-64 max-w-full overflow-hidden rounded-lg border border-line bg-surface text-ink no-underline hover:bg-sunken'

/** The post or profile that a message shares, as a card. */
export function MessageShare({ message: { sharedPost, sharedProfile } }: { message: Message }) {
  const { t } = useTranslation('message')
  if (sharedPost) {
    const { id, description, image, placeholder, user } = sharedPost
    return (
      <Link to={`/noticias/${id}`} className={cardClass}>
        {image && (
          <BlurredImage
            {...crop(image, 256, 160)}
            placeholder={placeholder}
            alt=""
            width={256}
            height={160}
            className="h-40 w-full object-cover"
          />
        )}
        <span className="grid gap-0.5 p-3">
          <span className="font-semibold">{t('sharedPost', { name: user.fullname })}</span>
          {description && <span className="line-clamp-3 text-sm text-quiet">{description}</span>}
        </span>
      </Link>
    )
  }
  if (sharedProfile)
    return (
      <Link to={`/profile/${sharedProfile.profile_url}`} className={cardClass}>
        <span className="flex items-center gap-3 p-3">
          <PersonAvatar person={sharedProfile} />
          <span className="min-w-0 font-semibold">{sharedProfile.fullname}</span>
        </span>
      </Link>
    )
  return <p className="pb-1 text-sm italic opacity-75">{t('shareGone')}</p>
}
