import type { VerificationRequest } from '@brilla/contract/safety/moderation-verification'
import { BadgeCheck } from 'lucide-react'
import { countryName } from '../../../../lib/format.ts'
import { asLanguage } from '../../../../lib/language.ts'
import { Time } from '../../../../lib/Time.tsx'
import { useTranslation } from '../../../../lib/translation.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../../ui/State.tsx'
import { QueueList } from '../QueueList.tsx'
import { TabLinks } from '../TabLinks.tsx'
import type { VerificationAddress } from './use-verification-address.ts'
import type { useVerificationRequests } from './verification-desk.queries.ts'

const statuses = ['open', 'decided'] as const

/** The requests that wait, the oldest first, or those decided. */
export function VerificationQueue({
  query,
  requests,
  address,
}: ReturnType<typeof useVerificationRequests> & { address: VerificationAddress }) {
  const { t } = useTranslation('verificationDesk')
  return (
    <section aria-label={t('list')} className="min-w-0">
      <TabLinks
        label={t('statuses')}
        links={statuses.map((each) => ({
          to: address.getSearch({ status: each === 'open' ? undefined : each, verification: undefined }),
          label: t(`status.${each}`),
          isCurrent: each === address.status,
          count: each === 'open' ? query.data?.pages[0]?.open : undefined,
        }))}
      />
      <QueueList
        query={query}
        items={requests}
        openId={address.requestId}
        getLink={(id) => address.getSearch({ verification: id })}
        skeleton={<Skeleton className="h-60" />}
        empty={<EmptyState icon={BadgeCheck} title={t(`empty.${address.status}`)} />}
        moreLabel={t('more')}
        renderItem={(request) => <Summary request={request} />}
      />
    </section>
  )
}

function Summary({ request }: { request: VerificationRequest }) {
  const { t, i18n } = useTranslation('verificationDesk')
  const { person, legalName, country, requestedAt, current, outcome } = request
  return (
    <span className="grid min-w-0">
      <span className="font-semibold [overflow-wrap:anywhere]">{person.fullname}</span>
      <span className="text-quiet [overflow-wrap:anywhere]">
        {legalName} · {countryName(country, asLanguage(i18n.language))}
      </span>
      <span className="text-quiet">
        <Time at={requestedAt} />
        {outcome ? ` · ${t(`outcome.${outcome.decision}`)}` : current && ` · ${t('renewal')}`}
      </span>
    </span>
  )
}
