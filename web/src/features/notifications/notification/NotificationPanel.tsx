import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import { DropdownPanel } from '../../../ui/DropdownPanel.tsx'
import type { MenuOpening } from '../../../ui/LazyMenu.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { MarkAllRead } from './MarkAllRead.tsx'
import { useNotifications } from './notification.queries.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { useMarkShown } from './use-mark-shown.ts'
import { countOpening } from './push/offer.ts'
import { PushOffer } from './push/PushOffer.tsx'
import { NoNotifications, NotificationSkeleton } from './NotificationStates.tsx'

/** The open dropdown of the bell: the newest notifications, which it marks as read (P-notifications-4). */
export default function NotificationPanel(opening: MenuOpening) {
  const { t } = useTranslation('notification')
  return (
    <DropdownPanel {...opening} label={t('title')}>
      <Content />
    </DropdownPanel>
  )
}

function Content() {
  const { t } = useTranslation('notification')
  const { data, error, refetch } = useNotifications(1)
  const fresh = useMarkShown(data?.rows)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOffered] = useState(countOpening)

  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-2 border-b border-line px-4">
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {t('title')}
        </h2>
        {data && <MarkAllRead page={data} heading={heading} />}
      </div>
      <div className="min-h-40 flex-1 overflow-y-auto" aria-busy={!data && !error}>
        {!data && !error && <NotificationSkeleton />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && <NoNotifications />}
        {data && data.rows.length > 0 && (
          <ul aria-label={t('title')} className="divide-y divide-line">
            {data.rows.map((row) => (
              <NotificationRow
                key={row.lineId}
                notification={row}
                unread={!row.is_read || fresh.has(row.id)}
              />
            ))}
          </ul>
        )}
      </div>
      {isOffered && <PushOffer className="border-t border-line py-1 pr-1 pl-4" />}
      <Link
        to="/notificaciones"
        className="grid min-h-12 place-items-center border-t border-line font-semibold no-underline hover:bg-sunken"
      >
        {t('seeAll')}
      </Link>
    </>
  )
}
