import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { Message } from '@brilla/contract/conversations/message'
import { crop } from '../../../lib/image.ts'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { BlurredImage } from '../../../ui/BlurredImage.tsx'
import { cn } from '../../../ui/cn.ts'

/** The post or profile that a message shares, as a card; that of a stranger is blurred, and no link (P-messages-3). */
export function MessageShare({
  message: { sharedPost, sharedProfile },
  isRequest,
}: {
  message: Message
  isRequest: boolean
}) {
  const { t } = useTranslation('message')
  if (sharedPost) {
    const { id, description, image, placeholder, user } = sharedPost
    return (
      <Card to={isRequest ? undefined : `/noticias/${id}`}>
        {image && (
          <span className="block h-40 overflow-hidden">
            <BlurredImage
              {...crop(image, 309)}
              placeholder={placeholder}
              alt=""
              width={256}
              height={160}
              className={cn('size-full object-cover', isRequest && '[scale:1.1] [filter:blur(24px)]')}
            />
          </span>
        )}
        <span className="grid gap-0.5 p-3">
          <span className="font-semibold [overflow-wrap:anywhere]">
            {t('sharedPost', { name: user.fullname })}
          </span>
          {description && <span className="line-clamp-3 text-sm text-quiet">{description}</span>}
        </span>
      </Card>
    )
  }
  if (sharedProfile)
    return (
      <Card to={isRequest ? undefined : `/profile/${sharedProfile.profile_url}`}>
        <span className="flex items-center gap-3 p-3">
          <PersonAvatar person={sharedProfile} className={cn(isRequest && '[filter:blur(4px)]')} />
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{sharedProfile.fullname}</span>
        </span>
      </Card>
    )
  return <p className="pb-1 text-sm italic opacity-75">{t('shareGone')}</p>
}

function Card({ to, children }: { to: string | undefined; children: ReactNode }) {
  const className =
    'mt-1 mb-2 grid w-64 max-w-full grid-cols-1 overflow-hidden rounded-lg border border-line bg-surface text-ink'
  if (to === undefined) return <span className={className}>{children}</span>
  return (
    <Link to={to} className={cn(className, 'no-underline hover:bg-sunken')}>
      {children}
    </Link>
  )
}
