import { useRef } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useSearchParams } from 'react-router'
import { MarkAllRead } from '../../features/notifications/notification/MarkAllRead.tsx'
import {
  useNotifications,
  type NotificationPage,
} from '../../features/notifications/notification/notification.queries.ts'
import { NotificationRow } from '../../features/notifications/notification/NotificationRow.tsx'
import {
  NoNotifications,
  NotificationSkeleton,
} from '../../features/notifications/notification/NotificationStates.tsx'
import { useMarkShown } from '../../features/notifications/notification/use-mark-shown.ts'
import { countPages, readPage } from '../../lib/page-number.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { FeedAside } from '../feed/FeedAside.tsx'

const linkTo = (page: number) => (page > 1 ? `/notificaciones?page=${page}` : '/notificaciones')

/** All notifications, 12 a page; those that are shown are marked as read (P-notifications-4). */
export default function Notifications() {
  const { t } = useTranslation(['notification', 'feed'])
  const [search] = useSearchParams()
  const page = readPage(search)
  const { data, error, isPlaceholderData, refetch } = useNotifications(page)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Columns aside={<FeedAside />} asideLabel={t('feed:aside')}>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 px-4 py-3 md:px-0 md:pt-0">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-extrabold">
          {t('title')}
        </h1>
        {data && page === 1 && <MarkAllRead page={data} heading={heading} />}
      </div>
      <div
        aria-busy={!data || isPlaceholderData}
        className="border-y border-line bg-surface md:rounded-lg md:border"
      >
        {data ? (
          <Rows key={page} page={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <NotificationSkeleton rows={8} />
        )}
      </div>
      {data && countPages(data.count) > 1 && <Pager page={page} pages={countPages(data.count)} to={linkTo} />}
    </Columns>
  )
}

function Rows({ page: { rows, count } }: { page: NotificationPage }) {
  const { t } = useTranslation('notification')
  const fresh = useMarkShown(rows)
  if (rows.length === 0 && count === 0) return <NoNotifications />
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('pastEnd.title')}
        action={
          <ButtonLink variant="secondary" to={linkTo(countPages(count))}>
            {t('pastEnd.action')}
          </ButtonLink>
        }
      />
    )
  return (
    <ul aria-label={t('title')} className="divide-y divide-line">
      {rows.map((row) => (
        <NotificationRow key={row.lineId} notification={row} unread={!row.is_read || fresh.has(row.id)} />
      ))}
    </ul>
  )
}
