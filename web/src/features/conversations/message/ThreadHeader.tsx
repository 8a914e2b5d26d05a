import { skipToken, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Contact } from '@brilla/contract/conversations/message'
import { countryName } from '../../../lib/format.ts'
import { asLanguage } from '../../../lib/language.ts'
import { useTranslation } from '../../../lib/translation.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { PersonLink } from '../../people/profile/PersonLink.tsx'
import { MoreMenu } from '../../people/report/MoreMenu.tsx'
import { useConversationsSearch } from './ListFilter.tsx'
import { typingKey } from './message.keys.ts'

/** Who the conversation is with, and the way back to the list on a phone. */
export function ThreadHeader({
  contact,
  heading: Heading,
  hasFailed,
}: {
  contact: Contact | undefined
  heading: 'h1' | 'h2'
  /** Whether the person could not be loaded. */
  hasFailed: boolean
}) {
  const { t } = useTranslation('message')
  const navigate = useNavigate()
  const listPath = `/conversaciones${useConversationsSearch()}`
  return (
    <header className="flex min-h-18 shrink-0 flex-wrap items-center gap-3 border-b border-line bg-ground px-2 py-2.5 pt-[max(0.625rem,env(safe-area-inset-top))] min-[56.25rem]:px-6">
      <Link
        to={listPath}
        aria-label={t('back')}
        className="grid size-11 shrink-0 -mr-2 place-items-center rounded-full transition hover:bg-sunken min-[56.25rem]:hidden"
      >
        <ArrowLeft aria-hidden size={22} />
      </Link>
      {contact ? (
        <>
          <PersonAvatar person={contact} />
          <div className="min-w-32 flex-1">
            <Heading className="flex min-w-0 text-lg leading-tight">
              <PersonLink person={contact} className="-my-2.5 truncate py-2.5 no-underline hover:underline" />
            </Heading>
            <Introduction contact={contact} />
          </div>
          <MoreMenu
            subject={{ kind: 'profile', id: contact.id, person: contact }}
            onBlocked={() => navigate(listPath, { replace: true })}
          />
        </>
      ) : (
        !hasFailed && (
          <>
            <PersonAvatar person={undefined} />
            <div className="grid min-w-32 flex-1 gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-56 max-w-full" />
            </div>
          </>
        )
      )}
    </header>
  )
}

/** "Agencia · México · en Brilla desde 2023", or that the person is typing. */
function Introduction({ contact }: { contact: Contact }) {
  const { t, i18n } = useTranslation(['message', 'common'])
  const isTyping = useIsTyping(contact)
  if (isTyping) return <p className="truncate text-sm text-quiet">{t('typing')}</p>
  return (
    <p className="dot-separated text-sm text-quiet">
      {contact.type === 'agencia' && <span>{t('common:agency')}</span>}
      <span>{countryName(contact.country, asLanguage(i18n.language))}</span>
      <span>{t('about.since', { year: new Date(contact.memberSince).getFullYear() })}</span>
    </p>
  )
}

/** Milliseconds for which one event is shown. */
const shownFor = 5_000

/** Whether the contact is typing. */
function useIsTyping({ profile_url }: Pick<Contact, 'profile_url'>): boolean {
  const { data: typedAt = 0 } = useQuery<number>({
    queryKey: [...typingKey, profile_url],
    queryFn: skipToken,
  })
  const [expired, setExpired] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setExpired(typedAt), Math.max(0, typedAt + shownFor - Date.now()))
    return () => clearTimeout(timer)
  }, [typedAt])
  return typedAt > expired
}
