import { CircleAlert, Inbox } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link } from 'react-router'
import type { CaseSummary } from '@brilla/contract/safety/moderation-shapes'
import { Time } from '../../../lib/Time.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { cn } from '../../../ui/cn.ts'
import { PagedList } from '../../../ui/PagedList.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/State.tsx'
import { tabVariants } from '../../../ui/Tabs.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { caseKinds, caseStatuses, reportReasons } from './case-options.ts'
import type { useCases } from './moderation.queries.ts'
import type { useDeskAddress } from './use-desk-address.ts'

type Address = ReturnType<typeof useDeskAddress>

/** The cases to decide, with filters; urgent ones first. */
export function Queue({ query, cases, address }: ReturnType<typeof useCases> & { address: Address }) {
  const { t } = useTranslation('moderation')
  return (
    <section aria-label={t('queue')} className="min-w-0">
      <Filters query={query} address={address} />
      <PagedList
        query={query}
        count={cases.length}
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
      >
        <ol className="grid grid-cols-1 gap-1">
          {cases.map((each) => (
            <li key={each.id}>
              <Row summary={each} to={address.caseSearch(each.id)} isOpen={each.id === address.caseId} />
            </li>
          ))}
        </ol>
      </PagedList>
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
      <nav
        aria-label={t('statuses')}
        className="-mx-4 flex gap-1 side-by-side:gap-0 overflow-x-auto px-4 md:mx-0 md:px-0"
      >
        {caseStatuses.map((each) => (
          <Link
            key={each}
            to={address.getSearch({ status: each === 'open' ? undefined : each, case: undefined })}
            aria-current={each === status ? 'page' : undefined}
            className={cn(
              tabVariants,
              'no-underline max-sm:gap-1.5 max-sm:px-2.5 side-by-side:gap-1.5 side-by-side:px-2',
            )}
          >
            {t(`status.${each}`)}
            {each !== 'decided' && counts && <span className="tabular">{formatCount(counts[each])}</span>}
          </Link>
        ))}
      </nav>
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

function Row({ summary, to, isOpen }: { summary: CaseSummary; to: string; isOpen: boolean }) {
  const { t } = useTranslation('moderation')
  const link = useRef<HTMLAnchorElement>(null)
  const { person, claim, reason, kind, decision, urgent } = summary
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <Link
      ref={link}
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      className="flex gap-3 rounded-lg border border-transparent px-4 py-3 no-underline hover:bg-sunken aria-[current=true]:border-line aria-[current=true]:bg-surface md:px-3"
    >
      <PersonAvatar person={person} size="sm" />
      <span className="grid min-w-0 flex-1 text-sm">
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
    </Link>
  )
}
