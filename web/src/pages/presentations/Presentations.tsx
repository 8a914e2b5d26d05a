import { limits } from '@brilla/contract/platform/limits'
import { Presentation as PresentationIcon } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { usePresentations } from '../../features/casting/presentation/presentation.queries.ts'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { countPages, writePage } from '../../lib/page-number.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { ExploreFrame } from '../explore/ExploreFrame.tsx'
import { PresentationCard } from './PresentationCard.tsx'
import { readPresentationsRequest } from './presentations-address.ts'

/** /presentaciones: what an agency has shown to clients, and how they voted (P-presentations-7). */
export default function Presentations() {
  const { t } = useTranslation(['presentation', 'discovery'])
  const [search] = useSearchParams()
  const request = readPresentationsRequest(search)
  const { data, error, refetch } = usePresentations(request)
  const pageCount = countPages(data?.count ?? 0, limits.presentationsPageSize)
  const linkTo = (page: number) => `?${writePage(search, page)}`
  return (
    <ExploreFrame>
      {request.listId && <BackLink to={`/listas/${request.listId}`}>{t('back')}</BackLink>}
      <PageHeading title={t('title')} text={t('text')} />
      {request.listId && (
        <ButtonLink to="/presentaciones" variant="secondary" className="mb-4">
          {t('all')}
        </ButtonLink>
      )}
      {data ? (
        data.rows.length > 0 ? (
          <ul className="grid gap-6">
            {data.rows.map((presentation) => (
              <li key={presentation.id} className="min-w-0">
                <PresentationCard presentation={presentation} />
              </li>
            ))}
          </ul>
        ) : data.count > 0 ? (
          <EmptyState
            title={t('discovery:pastEnd.title')}
            action={
              <ButtonLink variant="secondary" to={linkTo(pageCount)}>
                {t('discovery:pastEnd.action')}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState
            icon={PresentationIcon}
            title={t(request.listId ? 'empty.ofList' : 'empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to="/listas">{t('empty.action')}</ButtonLink>}
          />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80" />
      )}
      {pageCount > 1 && <Pager page={request.page} pages={pageCount} to={linkTo} />}
    </ExploreFrame>
  )
}
