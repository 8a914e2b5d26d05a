import { Compass } from 'lucide-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useClaims } from '../../lib/context.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { CategoryGrid } from '../../features/discovery/CategoryGrid.tsx'
import { type People, usePeople } from '../../features/discovery/discovery.data.ts'
import { Heading, Section } from '../../features/discovery/Heading.tsx'
import { GridSkeleton, PeopleGrid } from '../../features/discovery/PeopleGrid.tsx'
import { Similar } from '../../features/discovery/Similar.tsx'

/** Two rows of cards. */
const shown = 6

/**
 * "Home shows featured profiles, recent profiles, similar talents and a category grid"; an agency sees instead who is in
 * its categories, and who in others (P-discovery-1, P-discovery-5).
 */
export function ExploreHome() {
  const { t } = useTranslation('discovery')
  return (
    <>
      <Heading title={t('title')} text={t('intro')} />
      <div className="grid gap-10">
        {useClaims()?.profileType === 'agencia' ? <ForAgency /> : <ForTalent />}
      </div>
    </>
  )
}

function ForTalent() {
  const { t } = useTranslation('discovery')
  const featured = usePeople({ list: 'featured' })
  const recent = usePeople({ list: 'recent' })
  const similar = usePeople({ list: 'similar' })
  return (
    <>
      <Failure of={[featured, recent, similar]} />
      <Lists of={featured} title={t('featured')} to="/explorar/destacados" />
      <Section title={t('categories')} to="/explorar/all">
        <CategoryGrid />
      </Section>
      <Lists of={recent} title={t('recent')} to="/explorar/recientes" />
      {similar.data && similar.data.rows.length > 0 && (
        <Section title={t('similar')}>
          <Similar people={similar.data.rows} />
        </Section>
      )}
    </>
  )
}

function ForAgency() {
  const { t } = useTranslation('discovery')
  const own = usePeople({ list: 'recent', categories: 'own' })
  const other = usePeople({ list: 'recent', categories: 'other' })
  return (
    <>
      <Failure of={[own, other]} />
      {own.data?.count === 0 && (
        <Section title={t('own')}>
          <EmptyState
            icon={<Compass aria-hidden size={36} />}
            title={t('ownEmpty.title')}
            text={t('ownEmpty.text')}
            action={
              <ButtonLink kind="secondary" to="/user/settings/categories">
                {t('ownEmpty.action')}
              </ButtonLink>
            }
          />
        </Section>
      )}
      <Lists of={own} title={t('own')} to="/explorar/recientes?categories=own" />
      <Section title={t('categories')} to="/explorar/all">
        <CategoryGrid />
      </Section>
      <Lists of={other} title={t('other')} to="/explorar/recientes?categories=other" />
    </>
  )
}

/** The beginning of a list; nothing where nobody is in it. */
function Lists({ of, title, to }: { of: UseQueryResult<People>; title: string; to: string }) {
  if (of.isPending)
    return (
      <Section title={title}>
        <GridSkeleton row />
      </Section>
    )
  if (!of.data || of.data.rows.length === 0) return null
  return (
    <Section title={title} {...(of.data.count > shown && { to })}>
      <PeopleGrid row people={of.data.rows.slice(0, shown)} label={title} />
    </Section>
  )
}

/** One word for all that did not come, and one retry. */
function Failure({ of }: { of: UseQueryResult<People>[] }) {
  const failed = of.filter(({ isError, data }) => isError && !data)
  if (!failed[0]) return null
  return (
    <ErrorState error={failed[0].error} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
  )
}
