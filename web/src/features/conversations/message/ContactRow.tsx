import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { Contact } from '@brilla/contract/conversations/message'
import { asLanguage } from '../../../lib/language.ts'
import { exactTime } from '../../../lib/time.ts'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { cn } from '../../../ui/cn.ts'
import { formatContactTime } from './message-time.ts'

/** A conversation in the contact pane: who, the last message, when, and how many are unread. */
export function ContactRow({
  contact,
  isSelected,
  search = '',
}: {
  contact: Contact
  isSelected: boolean
  /** Of the address that it links to. */
  search?: string
}) {
  const { t, i18n } = useTranslation(['message', 'common'])
  const language = asLanguage(i18n.language)
  const { fullname, profile_url, lastContact, unread } = contact
  return (
    <Link
      to={`/conversaciones/${profile_url}${search}`}
      aria-current={isSelected ? 'page' : undefined}
      className="flex min-h-18 items-center gap-3 rounded-lg px-3 py-2.5 no-underline transition hover:bg-sunken aria-[current=page]:bg-sunken"
    >
      <PersonAvatar person={contact} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span className="flex min-w-0 flex-1 items-center gap-1">
            <span className="truncate font-semibold">{fullname}</span>
            {contact.verified && (
              <BadgeCheck
                role="img"
                aria-label={t('common:verifiedAgency')}
                className="size-[1.1em] shrink-0"
              />
            )}
          </span>
          {lastContact && (
            <time
              dateTime={lastContact}
              title={exactTime(lastContact, language)}
              className="tabular shrink-0 text-sm text-quiet"
            >
              {formatContactTime(lastContact, language)}
            </time>
          )}
        </span>
        <span className="flex min-h-5 items-center gap-2">
          <span className={cn('min-w-0 flex-1 truncate text-sm', unread > 0 ? 'text-ink' : 'text-quiet')}>
            <Preview contact={contact} />
          </span>
          <Badge count={unread} label={t('unread', { count: unread })} />
        </span>
      </span>
    </Link>
  )
}

function Preview({ contact }: { contact: Contact }) {
  const { t } = useTranslation('message')
  const { draft, lastMessage, lastMessageType, lastMessageIsOwn } = contact
  if (draft)
    return (
      <>
        <span className="font-semibold text-ink">{t('preview.draft')}</span> {draft}
      </>
    )
  const text =
    lastMessageType === 'withdrawn'
      ? t('preview.withdrawn')
      : (lastMessage ??
        (lastMessageType === 'files' || lastMessageType === 'share'
          ? t(`preview.${lastMessageType}`)
          : t('preview.nothing')))
  return lastMessageIsOwn ? t('preview.own', { text }) : text
}
