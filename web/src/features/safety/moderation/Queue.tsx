import { CircleAlert, Inbox } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { CaseSummary } from '@brilla/contract/safety/moderation-shapes'
import { Time } from '../../../lib/Time.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/State.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { caseKinds, caseStatuses, reportReasons } from './case-options.ts'
import type { useCases } from './moderation.queries.ts'
import { QueueList } from './QueueList.tsx'
import { TabLinks } from './TabLinks.tsx'
import type { useDeskAddress } from './use-desk-address.ts'

type Address = ReturnType<typeof useDeskAddress>

/** The cases to decide, with filters; urgent ones first. */
export function Queue({ query, cases, address }: ReturnType<typeof useCases> & { address: Address }) {
  const { t } = useTranslation('moderation')
  return (
    <section aria-label={t('queue')} className="min-w-0">
      <Filters query={query} address={address} />
      <QueueList
        query={query}
        items={cases}
        openId={address.caseId}
        getLink={address.caseSearch}
        skeleton={
          <div className="grid gap-2">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} className="h-24" />
            ))}
          </div>
        }
        empty={
          <EmptyState
            icon={Inbox}
            title={t(`empty.${address.filter.status ?? 'open'}`)}
            text={t('emptyText')}
          />
        }
        moreLabel={t('more')}
        renderItem={(summary) => <Summary summary={summary} />}
      />
    </section>
  )
}

function Filters({ query, address }: { query: ReturnType<typeof useCases>['query']; address: Address }) {
  const { t } = useTranslation('moderation')
  const formatCount = useFormatCount()
  const counts = query.data?.pages[0]?.counts
  const { status = 'open', kind, reason } = address.filter
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatCount(count)})`
  return (
    <div className="mb-3 grid gap-3 px-4 md:px-0">
      <TabLinks
        label={t('statuses')}
        className="-mx-4 flex gap-1 side-by-side:gap-0 overflow-x-auto px-4 md:mx-0 md:px-0"
        linkClassName="max-sm:gap-1.5 max-sm:px-2.5 side-by-side:gap-1.5 side-by-side:px-2"
        links={caseStatuses.map((each) => ({
          to: address.getSearch({ status: each === 'open' ? undefined : each, case: undefined }),
          label: t(`status.${each}`),
          isCurrent: each === status,
          count: each === 'decided' ? undefined : counts?.[each],
        }))}
      />
      <div className="grid grid-cols-2 gap-2">
        <Select
          label={t('kindLabel')}
          value={kind ?? ''}
          onChange={(event) => address.setFilter('kind', event.target.value || undefined)}
        >
          <option value="">{t('all')}</option>
          {caseKinds.map((each) => (
            <option key={each} value={each}>
              {withCount(t(`kinds.${each}`), status === 'decided' ? undefined : counts?.[each])}
            </option>
          ))}
        </Select>
        <Select
          label={t('reasonLabel')}
          value={reason ?? ''}
          onChange={(event) => address.setFilter('reason', event.target.value || undefined)}
        >
          <option value="">{t('all')}</option>
          {reportReasons.map((each) => (
            <option key={each} value={each}>
              {withCount(
                t(`reason.${each}`),
                status === 'decided' || !counts ? undefined : (counts.reasons[each] ?? 0),
              )}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

function Summary({ summary }: { summary: CaseSummary }) {
  const { t } = useTranslation('moderation')
  const { person, claim, reason, kind, decision, urgent } = summary
  return (
    <>
      <PersonAvatar person={person} size="sm" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{person.fullname}</span>
        <span>
          {kind !== 'report' ? t(`kinds.${kind}`) : t(`reason.${reason ?? 'other'}`)}
          {(kind === 'report' || summary.subject !== 'account') && <> · {t(`subject.${summary.subject}`)}</>}
        </span>
        <span className="text-quiet">
          <Time at={summary.decidedAt ?? summary.createdAt} />
          {summary.reportsCount > 1 && <> · {t('reports', { count: summary.reportsCount })}</>}
          {decision && <> · {t(`outcome.${decision}`)}</>}
        </span>
        {claim && !claim.mine && (
          <span className="text-quiet">
            {t('claimedBy', { name: claim.moderator.fullname ?? t('nobody') })}
          </span>
        )}
        {urgent && (
          <span className="flex items-center gap-1 font-semibold text-wrong">
            <CircleAlert aria-hidden size={15} />
            {t('urgent')}
          </span>
        )}
      </span>
    </>
  )
}
