import { contactTypes } from '@brilla/contract/safety/contact-types'
import type { ContactSummary } from '@brilla/contract/data-rights/contact-desk'
import { Inbox } from 'lucide-react'
import { useTranslation } from '../../../../lib/translation.tsx'
import { Time } from '../../../../lib/Time.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../../ui/State.tsx'
import { QueueList } from '../QueueList.tsx'
import { TabLinks } from '../TabLinks.tsx'
import { useContactRequests } from './contact-desk.queries.ts'
import { DaysLeft } from './DaysLeft.tsx'
import type { ContactAddress } from './use-contact-address.ts'

const statuses = ['open', 'finished'] as const

/** The requests, those with the nearest deadline first. */
export function RequestList({ address }: { address: ContactAddress }) {
  const { t } = useTranslation('contactDesk')
  const { query, requests } = useContactRequests(address.filter)
  const { status = 'open', type } = address.filter
  return (
    <section aria-label={t('list')} className="min-w-0">
      <div className="mb-3 grid grid-cols-1 gap-3 px-4 md:px-0">
        <TabLinks
          label={t('statuses')}
          className="flex flex-wrap gap-1"
          links={statuses.map((each) => ({
            to: address.getSearch({ status: each === 'open' ? undefined : each, request: undefined }),
            label: t(`status.${each}`),
            isCurrent: each === status,
            count: each === 'open' ? query.data?.pages[0]?.open : undefined,
          }))}
        />
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
      <QueueList
        query={query}
        items={requests}
        openId={address.requestId}
        getLink={(id) => address.getSearch({ request: id })}
        skeleton={<Skeleton className="h-60" />}
        empty={<EmptyState icon={Inbox} title={t(`empty.${status}`)} />}
        moreLabel={t('more')}
        renderItem={(request) => <Summary request={request} />}
      />
    </section>
  )
}

function Summary({ request }: { request: ContactSummary }) {
  const { t } = useTranslation('contactDesk')
  const { number, name, type, state, createdAt } = request
  return (
    <span className="grid min-w-0">
      <span className="font-semibold [overflow-wrap:anywhere]">
        {t(`types.${type}`)} · {name || t('erased')}
      </span>
      <span className="text-quiet">
        <span className="tabular">{number}</span> · <Time at={createdAt} />
        {state !== 'open' && <> · {t(`states.${state}`)}</>}
      </span>
      <DaysLeft request={request} />
    </span>
  )
}
