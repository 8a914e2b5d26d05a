import { MessageCircleDashed } from 'lucide-react'
import { requestsPath } from '@brilla/contract/conversations/message-paths'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { DropdownPanel } from '../../../ui/DropdownPanel.tsx'
import type { MenuOpening } from '../../../ui/LazyMenu.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { useSelf } from '../../accounts/account/self.queries.ts'
import { ContactRow } from './ContactRow.tsx'
import { useContactList } from './message.queries.ts'

/** How many conversations the panel shows. */
const shown = 6

/** The open state of `MessagesDropdown`: the latest conversations, and the way to all of them. */
export default function MessagesPanel(opening: MenuOpening) {
  const { t } = useTranslation('message')
  return (
    <DropdownPanel {...opening} label={t('dropdown.label')}>
      <h2 className="px-5 pt-4 pb-2 text-xl">{t('dropdown.label')}</h2>
      <div className="min-h-0 flex-1 overflow-y-auto px-2">
        <Latest />
      </div>
      <Link
        to="/conversaciones"
        className="grid min-h-12 shrink-0 place-items-center border-t border-line font-semibold no-underline hover:bg-sunken"
      >
        {t('dropdown.all')}
      </Link>
    </DropdownPanel>
  )
}

function Latest() {
  const { t } = useTranslation('message')
  const { data: self } = useSelf()
  const { data, error, isPending, refetch } = useContactList({ requests: false, q: '' })
  if (isPending)
    return (
      <div className="grid gap-2 p-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />
  const contacts = data.pages.flatMap(({ rows }) => rows).slice(0, shown)
  const requests = self?.messageRequestsCount ?? 0
  if (contacts.length === 0 && requests === 0)
    return <p className="px-3 py-8 text-center text-quiet">{t('dropdown.empty')}</p>
  return (
    <ul className="grid grid-cols-1 gap-0.5 pb-2">
      {requests > 0 && (
        <li>
          <Link
            to={requestsPath}
            className="flex min-h-14 items-center gap-3 rounded-lg px-3 py-2.5 font-semibold no-underline transition hover:bg-sunken"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken">
              <MessageCircleDashed aria-hidden size={22} />
            </span>
            {t('onlyRequests.title', { count: requests })}
          </Link>
        </li>
      )}
      {contacts.map((contact) => (
        <li key={contact.id}>
          <ContactRow contact={contact} isSelected={false} />
        </li>
      ))}
    </ul>
  )
}
