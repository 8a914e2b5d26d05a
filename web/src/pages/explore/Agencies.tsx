import { Building2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { readAgencyRequest, useAgencies } from '../../features/discovery/agency/agency.queries.ts'
import { AgencyFilters } from '../../features/discovery/agency/AgencyFilters.tsx'
import { AgencyGrid } from '../../features/discovery/agency/AgencyGrid.tsx'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { PeoplePage } from '../../features/discovery/search/PeoplePage.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { ExploreFrame } from './ExploreFrame.tsx'
import { ExploreTabs } from './ExploreTabs.tsx'

/** /explorar/agencias: agencies by category, country, city and words, verified ones first (P-discovery-31). */
export default function Agencies() {
  const { t } = useTranslation('discovery')
  const [search] = useSearchParams()
  const request = readAgencyRequest(search)
  const formatCount = useFormatCount()
  return (
    <ExploreFrame>
      <PageHeading title={t('agencies.title')} text={t('agencies.text')} />
      <ExploreTabs current="agencies" q={request.q} />
      <AgencyFilters request={request} />
      <PeoplePage
        people={useAgencies(request)}
        label={t('agencies.title')}
        describeCount={(count) => t('agencies.count', { count, formatted: formatCount(count) })}
        renderPeople={(agencies) => <AgencyGrid agencies={agencies} label={t('agencies.title')} />}
        empty={
          <EmptyState
            icon={Building2}
            title={t('agencies.empty.title')}
            text={t('agencies.empty.text')}
            action={
              <ButtonLink variant="secondary" to="/explorar/agencias">
                {t('agencies.empty.action')}
              </ButtonLink>
            }
          />
        }
      />
    </ExploreFrame>
  )
}
