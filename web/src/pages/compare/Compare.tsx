import { Columns2, Send } from 'lucide-react'
import { useQueries } from '@tanstack/react-query'
import { limits } from '@brilla/contract/platform/limits'
import { useLocation, useSearchParams } from 'react-router'
import { getBulkPath, toBulkState } from '../../features/conversations/bulk-message/bulk-address.ts'
import { type Profile, profileQuery } from '../../features/people/profile/profile.queries.ts'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { isRoster, readListId } from '../../features/discovery/search/result-position.ts'
import { announce } from '../../lib/announce.ts'
import { ApiError } from '../../lib/api.ts'
import { changeParams } from '../../lib/change-params.ts'
import { useCore } from '../../lib/context.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { ExploreFrame } from '../explore/ExploreFrame.tsx'
import { chooseComparedIds, readComparedIds } from './compare-address.ts'
import { Comparison } from './Comparison.tsx'

/** Whom the caller may not see, or no longer. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** /comparar: up to five people side by side (P-compare-1). */
export default function Compare() {
  const { t } = useTranslation('compare')
  const { api } = useCore()
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const state = location.state as { from?: string } | null
  const chosen = readComparedIds(search)
  const ids = chooseComparedIds(search)
  const results = useQueries({ queries: ids.map((id) => profileQuery(api, id)) })
  const profiles = results.flatMap(({ data }) => data ?? [])
  const missing = results.filter(({ data, error }) => data === null || isMissing(error)).length
  const failed = results.find(({ error, data }) => error && !data && !isMissing(error))
  const isPending = results.some((result) => result.isPending)
  const tooMany = chosen.length - ids.length

  function remove({ user: { id, fullname } }: Profile) {
    // The address may name a person by the id, or by a present or former profile address.
    const named = ids.filter((_, index) => results[index]?.data?.user.id === id)
    const left = chosen.filter((one) => !named.includes(one))
    setSearch(changeParams(search, { ids: left.join(',') || null }), {
      replace: true,
      state,
      preventScrollReset: true,
    })
    // The pressed button is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
    announce(t('removed', { name: fullname }))
  }

  return (
    <ExploreFrame>
      {state?.from && <BackToPeople to={state.from} />}
      <PageHeading title={t('title')} {...(profiles.length > 1 && { text: t('text') })} />
      {missing > 0 && <p className="mb-4 text-quiet">{t('missing', { count: missing })}</p>}
      {tooMany > 0 && (
        <p className="mb-4 text-quiet">{t('tooMany', { count: tooMany, max: limits.comparedMax })}</p>
      )}
      {failed ? (
        <ErrorState
          error={failed.error}
          onRetry={() => {
            for (const { error, refetch } of results) if (error) void refetch()
          }}
        />
      ) : isPending ? (
        <ComparisonSkeleton people={ids.length} />
      ) : profiles.length === 0 ? (
        <EmptyState
          icon={Columns2}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to="/explorar">{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <>
          {profiles.length === 1 && <p className="mb-4 text-quiet">{t('alone')}</p>}
          {profiles.length > 1 && (
            <ButtonLink
              to={getBulkPath(profiles.map(({ user }) => user.id))}
              state={toBulkState(location)}
              variant="secondary"
              icon={<Send aria-hidden size={18} />}
              className="mb-4"
            >
              {t('write', { count: profiles.length })}
            </ButtonLink>
          )}
          <Comparison profiles={profiles} onRemove={remove} />
        </>
      )}
    </ExploreFrame>
  )
}

/** To the list, roster or search from which people were chosen (P-compare-3). */
function BackToPeople({ to }: { to: string }) {
  const { t } = useTranslation('compare')
  const [path = ''] = to.split('?')
  const from = readListId(path) ? 'list' : isRoster(path) ? 'roster' : 'search'
  return (
    <BackLink to={to} state={{ returns: true }}>
      {t(`back.${from}`)}
    </BackLink>
  )
}

function ComparisonSkeleton({ people }: { people: number }) {
  return (
    <div className="flex gap-3 overflow-hidden" aria-busy="true">
      {Array.from({ length: people }, (_, index) => (
        <Skeleton key={index} className="h-120 min-w-36 flex-1" />
      ))}
    </div>
  )
}
