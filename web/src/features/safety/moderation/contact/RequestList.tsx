import { contactTypes } from '@brilla/contract/safety/contact-types'
import type { ContactSummary } from '@brilla/contract/data-rights/contact-desk'
import { Inbox } from 'lucide-react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { Link } from 'react-router'
import { Time } from '../../../../lib/Time.tsx'
import { useFormatCount } from '../../../../lib/use-format-count.ts'
import { cn } from '../../../../ui/cn.ts'
import { PagedList } from '../../../../ui/PagedList.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../../ui/State.tsx'
import { tabVariants } from '../../../../ui/Tabs.tsx'
import { useContactRequests } from './contact-desk.queries.ts'
import { DaysLeft } from './DaysLeft.tsx'
import type { ContactAddress } from './use-contact-address.ts'

const statuses = ['open', 'finished'] as const

/** The requests, those with the nearest deadline first. */
export function RequestList({ address }: { address: ContactAddress }) {
  const { t } = useTranslation('contactDesk')
  const { query, requests } = useContactRequests(address.filter)
  const formatCount = useFormatCount()
  const { status = 'open', type } = address.filter
  const open = query.data?.pages[0]?.open
  return (
    <section aria-label={t('list')} className="min-w-0">
      <div className="mb-3 grid grid-cols-1 gap-3 px-4 md:px-0">
        <nav aria-label={t('statuses')} className="flex flex-wrap gap-1">
          {statuses.map((each) => (
            <Link
              key={each}
              to={address.getSearch({ status: each === 'open' ? undefined : each, request: undefined })}
              aria-current={each === status ? 'page' : undefined}
              className={cn(tabVariants, 'no-underline')}
            >
              {t(`status.${each}`)}
              {each === 'open' && open !== undefined && <span className="tabular">{formatCount(open)}</span>}
            </Link>
          ))}
        </nav>
        <Select
          label={t('typeLabel')}
          value={type ?? ''}
          onChange={(event) => address.setType(event.target.value)}
        >
          <option value="">{t('all')}</option>
          {contactTypes.map((each) => (
            <option key={each} value={each}>
              {t(`types.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        query={query}
        count={requests.length}
        skeleton={<Skeleton className="h-60" />}
        empty={<EmptyState icon={Inbox} title={t(`empty.${status}`)} />}
        moreLabel={t('more')}
      >
        <ol className="grid grid-cols-1 gap-1">
          {requests.map((each) => (
            <li key={each.id}>
              <Row
                request={each}
                to={address.getSearch({ request: each.id })}
                isOpen={each.id === address.requestId}
              />
            </li>
          ))}
        </ol>
      </PagedList>
    </section>
  )
}

function Row({ request, to, isOpen }: { request: ContactSummary; to: string; isOpen: boolean }) {
  const { t } = useTranslation('contactDesk')
  const { number, name, type, state, createdAt } = request
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      className="grid min-w-0 rounded-lg border border-transparent px-4 py-3 text-sm no-underline hover:bg-sunken aria-[current=true]:border-line aria-[current=true]:bg-surface md:px-3"
    >
      <span className="font-semibold [overflow-wrap:anywhere]">
        {t(`types.${type}`)} · {name || t('erased')}
      </span>
      <span className="text-quiet">
        <span className="tabular">{number}</span> · <Time at={createdAt} />
        {state !== 'open' && <> · {t(`states.${state}`)}</>}
      </span>
      <DaysLeft request={request} />
    </Link>
  )
}
