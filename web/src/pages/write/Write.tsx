import { limits } from '@brilla/contract/platform/limits'
import type { BulkReceiver } from '@brilla/contract/conversations/bulk-message'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { useDeselect } from '../../features/casting/selection/use-selection.ts'
import { PresentationLinkMenu } from '../../features/casting/presentation/PresentationLinkMenu.tsx'
import {
  chooseBulkIds,
  readBulkIds,
  readBulkOrigin,
} from '../../features/conversations/bulk-message/bulk-address.ts'
import { receiversQuery, useBulk } from '../../features/conversations/bulk-message/bulk-message.queries.ts'
import { BulkComposer } from '../../features/conversations/bulk-message/BulkComposer.tsx'
import { BulkProgress } from '../../features/conversations/bulk-message/BulkProgress.tsx'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { announce } from '../../lib/announce.ts'
import { ApiError } from '../../lib/api.ts'
import { changeParams } from '../../lib/change-params.ts'
import { useCore } from '../../lib/context.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { ExploreFrame } from '../explore/ExploreFrame.tsx'

/** /escribir: a message to the people in the address, and once it is sent what has become of it (P-messages-23). */
export default function Write() {
  const { t } = useTranslation('bulkMessage')
  const [search] = useSearchParams()
  const sent = search.get('sent')
  return (
    <ExploreFrame>
      {sent === null ? (
        <>
          <PageHeading title={t('title')} text={t('subtitle')} />
          <Compose />
        </>
      ) : (
        <>
          <PageHeading title={t('sentTitle')} />
          <Progress bulkId={sent} />
        </>
      )}
    </ExploreFrame>
  )
}

function Compose() {
  const { t } = useTranslation('bulkMessage')
  const { api } = useCore()
  const [search, setSearch] = useSearchParams()
  const state = useLocation().state as unknown
  const deselect = useDeselect()
  const ids = chooseBulkIds(search)
  const { data: receivers, error, refetch, isPlaceholderData } = useQuery(receiversQuery(api, ids))
  const over = readBulkIds(search).length - ids.length
  const missing = receivers && !isPlaceholderData ? ids.length - receivers.length : 0

  function remove(people: readonly BulkReceiver[]) {
    const removed = new Set(people.map(({ id }) => id))
    const left = readBulkIds(search).filter((id) => !removed.has(id))
    setSearch(changeParams(search, { ids: left.join(',') || null }), {
      replace: true,
      state,
      preventScrollReset: true,
    })
    // The pressed button is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
    for (const { fullname } of people) announce(t('removed', { name: fullname }))
  }

  if (error && !receivers) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!receivers) return <Skeleton className="h-80" />
  const shown = receivers.filter(({ id }) => ids.includes(id))
  if (shown.length === 0)
    return (
      <EmptyState
        icon={Send}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink to="/explorar">{t('empty.action')}</ButtonLink>}
      />
    )
  return (
    <>
      {over > 0 && (
        <p className="mb-4 text-quiet">{t('over', { count: over, max: limits.bulkReceiversMax })}</p>
      )}
      {missing > 0 && <p className="mb-4 text-quiet">{t('missing', { count: missing })}</p>}
      <BulkComposer
        receivers={shown}
        onRemove={remove}
        Insert={PresentationLinkMenu}
        onSent={() => deselect(ids)}
        showSent={(bulkId) => {
          // The people who were sent to: their names are shown next to what failed.
          setSearch({ ids: ids.join(), sent: bulkId }, { replace: true, state })
          // The pressed button is gone.
          document.getElementById('main')?.focus()
        }}
      />
    </>
  )
}

function Progress({ bulkId }: { bulkId: string }) {
  const { t } = useTranslation('bulkMessage')
  const { api } = useCore()
  const [search] = useSearchParams()
  const from = readBulkOrigin(useLocation().state)
  const { data: state, error, refetch } = useBulk(bulkId)
  const { data: receivers = [] } = useQuery(receiversQuery(api, chooseBulkIds(search)))
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        icon={Send}
        title={t('gone.title')}
        text={t('gone.text')}
        action={<ButtonLink to="/conversaciones">{t('gone.action')}</ButtonLink>}
      />
    )
  if (error && !state) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!state) return <Skeleton className="h-40" />
  return <BulkProgress bulkId={bulkId} state={state} receivers={receivers} from={from} />
}
