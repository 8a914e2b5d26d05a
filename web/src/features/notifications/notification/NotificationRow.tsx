import type { Notification } from '@brilla/contract/notifications/notification'
import { getNotificationPath } from '@brilla/contract/notifications/notification-path'
import {
  AtSign,
  BadgeAlert,
  BadgeCheck,
  BadgeX,
  Bell,
  Flame,
  Mail,
  MessageCircle,
  Repeat2,
  Reply,
  Search,
  ShieldAlert,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { Time } from '../../../lib/Time.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { cn } from '../../../ui/cn.ts'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { PersonLink } from '../../people/profile/PersonLink.tsx'
import { describeNotification } from './describe-notification.ts'

const icons: Partial<Record<Notification['type'], LucideIcon>> = {
  COMMENT: MessageCircle,
  REPLY: Reply,
  MENTION: AtSign,
  LIKE_POST: Flame,
  LIKE_COMMENT: Flame,
  LIKE: Flame,
  SHARE: Repeat2,
  FOLLOWER: UserPlus,
  SAVED_SEARCH: Search,
  CONTENT_REMOVED: ShieldAlert,
  MESSAGE_REQUEST: Mail,
  VERIFIED: BadgeCheck,
  VERIFICATION_REFUSED: BadgeX,
  VERIFICATION_EXPIRING: BadgeAlert,
  VERIFICATION_ENDED: BadgeX,
}

/** Spreads a link over its row. */
const overRow = 'after:absolute after:inset-0'

/** A notification or group: a press leads to what happened, one on the name to the person (P-notifications-15). */
export function NotificationRow({
  notification,
  unread,
}: {
  notification: Notification
  /** Whether it is marked as new. */
  unread: boolean
}) {
  const { t } = useTranslation('notification')
  const formatCount = useFormatCount()
  const { actor, type, excerpt, createdAt } = notification
  const path = getNotificationPath(notification)
  const { before, after } = describeNotification(notification, t, formatCount)
  const Icon = icons[type] ?? Bell
  return (
    <li className={cn('relative flex items-start gap-3 px-4 py-3', (path || actor) && 'hover:bg-sunken')}>
      <span className="relative shrink-0">
        {actor ? (
          <PersonAvatar person={actor} />
        ) : (
          <span className="grid size-12 place-items-center rounded-full bg-sunken text-quiet">
            <Icon aria-hidden size={22} />
          </span>
        )}
        {actor && (
          <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full border border-line bg-surface text-quiet">
            <Icon aria-hidden size={14} />
          </span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          {unread && <span className="sr-only">{t('new')} </span>}
          {before}
          {actor && (
            <PersonLink
              person={actor}
              className={cn('font-semibold no-underline hover:underline', path ? 'relative z-1' : overRow)}
            />
          )}
          {path ? (
            <Link to={path} className={cn('no-underline', overRow)}>
              {after}
            </Link>
          ) : (
            after
          )}
        </p>
        {excerpt && <p className="truncate text-quiet">{excerpt}</p>}
        <Time at={createdAt} className="text-sm text-quiet" />
      </div>
      <span
        aria-hidden
        className={cn('mt-2 size-2.5 shrink-0 rounded-full', unread && 'bg-ember forced-colors:border-5')}
      />
    </li>
  )
}
