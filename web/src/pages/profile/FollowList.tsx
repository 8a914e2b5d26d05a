import { cutText } from '@brilla/contract/platform/truncate'
import { normalizeLine } from '@brilla/contract/platform/text'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../lib/translation.tsx'
import { useLocation } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import { useClaims } from '../../lib/context.tsx'
import { useFormatCount } from '../../lib/use-format-count.ts'
import { uniqueById } from '../../lib/unique-by-id.ts'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { useFollowList, type FollowDirection } from '../../features/people/follow/follow.queries.ts'
import { PersonCard } from '../../features/people/profile/PersonCard.tsx'
import type { Profile } from '../../features/people/profile/profile.queries.ts'
import { ProfileFrame } from './ProfileFrame.tsx'
import { TabSection } from './TabSection.tsx'

const debounceMilliseconds = 250

/** A profile's tab "Seguidores", and `/{profile_url}/followers`. */
export const Followers = () => <FollowList direction="followers" />
/** A profile's tab "Siguiendo", and `/{profile_url}/followings`. */
export const Following = () => <FollowList direction="following" />

/** Followers or followed people: a tab of the profile, and a page of its own (P-follows-4). */
function FollowList({ direction }: { direction: FollowDirection }) {
  const { t } = useTranslation('profile')
  const isOwnPage = !useLocation().pathname.startsWith('/profile/')
  return (
    <ProfileFrame
      showForAgencies
      {...(isOwnPage && { title: (url: string) => t(`people.${direction}.title`, { url }) })}
    >
      {(profile) => <List key={direction} {...{ profile, direction }} />}
    </ProfileFrame>
  )
}

function List({ profile, direction }: { profile: Profile; direction: FollowDirection }) {
  const { t } = useTranslation('profile')
  const formatCount = useFormatCount()
  const { id, nombre, profile_url, followersCount, followingCount } = profile.user
  const own = useClaims()?.sub === id
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(normalizeLine(typed), debounceMilliseconds)
  const query = useFollowList(profile_url, direction, q)
  // New followers shift the others onto the next page, so that a person can be on two pages.
  const people = uniqueById(query.data?.pages.flatMap(({ rows }) => rows) ?? [])
  const grid = 'grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4'
  const owner = own ? 'own' : 'other'
  return (
    <TabSection
      title={
        <>
          {t(`tabs.${direction}`)}{' '}
          <span className="tabular font-normal text-quiet">
            {formatCount(direction === 'followers' ? followersCount : followingCount)}
          </span>
        </>
      }
      action={
        <SearchInput
          label={t('people.search')}
          value={typed}
          onType={(text) => setTyped(cutText(text, limits.nameMax))}
          className="w-full sm:w-72"
        />
      }
    >
      <p role="status" className="sr-only">
        {q !== '' && query.data && t('people.found', { count: query.data.pages[0]?.count ?? 0 })}
      </p>
      <PagedList
        query={query}
        count={people.length}
        skeleton={
          <div className={grid}>
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} className="h-72" />
            ))}
          </div>
        }
        empty={
          <EmptyState
            icon={Users}
            title={q ? t('people.none', { q }) : t(`people.${direction}.${owner}Empty`, { name: nombre })}
            text={q ? t('people.noneText') : t(`people.${direction}.${owner}EmptyText`)}
          />
        }
        moreLabel={t('people.more')}
      >
        <ul className={grid}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} compact />
            </li>
          ))}
        </ul>
      </PagedList>
    </TabSection>
  )
}
