import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { AddToListButton } from '../../features/casting/list/AddToListButton.tsx'
import { readResultPosition } from '../../features/discovery/search/result-position.ts'
import { FollowButton } from '../../features/people/follow/FollowButton.tsx'
import { AgencyCard } from '../../features/people/profile/AgencyCard.tsx'
import { MessageLink } from '../../features/people/profile/MessageLink.tsx'
import { OwnerMenu } from '../../features/people/profile/OwnerMenu.tsx'
import { type Profile, useProfile } from '../../features/people/profile/profile.queries.ts'
import { ProfileHeader } from '../../features/people/profile/ProfileHeader.tsx'
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx'
import { ProfileTabs } from '../../features/people/profile/ProfileTabs.tsx'
import { MoreMenu } from '../../features/people/report/MoreMenu.tsx'
import { ApiError } from '../../lib/api.ts'
import { useClaims } from '../../lib/context.tsx'
import { intendedPath } from '../../lib/intent.ts'
import { useTitle } from '../../lib/page-title.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { PendingIntent } from './PendingIntent.tsx'

const ResultBar = lazyComponent(() => import('../../features/discovery/search/ResultBar.tsx'), ['search'])

const SkippedResult = lazyComponent(
  () => import('../../features/discovery/search/SkippedResult.tsx'),
  ['search'],
)

/**
 * A profile's header and tabs, with the current tab's content as `children`. Redirects to the feed when the profile is
 * blocked or missing (P-profiles-3), but not when the server or the connection fails.
 */
export function ProfileFrame({
  title = (_url, name) => name,
  showForAgencies = false,
  isFirstTab = false,
  children,
}: {
  /** The document's title, by profile_url and full name (P-pages-2). */
  title?: (url: string, name: string) => string
  /** Show the content for agencies too, instead of their card. */
  showForAgencies?: boolean
  /** The other tabs have a compact header on a phone. */
  isFirstTab?: boolean
  children: (profile: Profile) => ReactNode
}) {
  const { id = '' } = useParams()
  const { pathname, search, hash, state } = useLocation()
  const { data: profile, error, isPending, refetch } = useProfile(id)
  useTitle(profile ? title(profile.user.profile_url, profile.user.fullname) : undefined)
  const [shownId, setShownId] = useState<string>()

  const isMissing = error instanceof ApiError && error.status === 404
  if (profile && shownId !== id) setShownId(id)
  const position = readResultPosition(state)
  const isGone = profile === null || isMissing
  if (isGone && position)
    return (
      <main id="main" tabIndex={-1} className="min-w-0 lg:col-span-2">
        <LazyBoundary fallback={<ProfileSkeleton compact={!isFirstTab} />}>
          <SkippedResult key={id} position={position} />
        </LazyBoundary>
      </main>
    )
  if (profile === null) return <GoneProfile text={shownId === id ? undefined : 'alreadyBlocked'} />
  if (isMissing) return <GoneProfile text="unknown" />
  const current = profile?.user.profile_url
  if (current && current !== id) {
    // A former address, an id or capital letters: the address bar shows the current address.
    const [, area, , ...tab] = pathname.split('/')
    return <Navigate to={`/${[area, current, ...tab].join('/')}${search}${hash}`} state={state} replace />
  }
  return (
    <main id="main" tabIndex={-1} className="min-w-0 pb-24 md:pb-10 lg:col-span-2">
      {position && (
        <div className="mb-2 min-h-11 max-md:px-1">
          <LazyBoundary>
            <ResultBar position={position} />
          </LazyBoundary>
        </div>
      )}
      {profile && (
        <Content
          key={profile.user.id}
          {...{ profile, address: id, compact: !isFirstTab, showForAgencies, children }}
        />
      )}
      {isPending && <ProfileSkeleton compact={!isFirstTab} />}
      {error && !profile && <ErrorState error={error} onRetry={() => void refetch()} />}
    </main>
  )
}

/** Leaves a profile that the caller cannot see, and says why, unless there is no `text`: for one blocked while it was on screen. */
function GoneProfile({ text }: { text?: 'alreadyBlocked' | 'unknown' }) {
  const { t } = useTranslation('profile')
  const toast = useToast()
  useEffect(() => {
    if (text) toast(t(text))
  }, [text, t, toast])
  return <Navigate to="/noticias" replace />
}

function Content({
  profile,
  address,
  compact,
  showForAgencies,
  children,
}: {
  profile: Profile
  address: string
  /** Whether the header is compact on a phone. */
  compact: boolean
  showForAgencies: boolean
  children: (profile: Profile) => ReactNode
}) {
  const own = useClaims()?.sub === profile.user.id
  const isAgency = profile.user.type === 'agencia'
  const isDesktop = useMinWidth(768)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [hasIntent] = useState(() => !own && intendedPath() === pathname)
  const isCompact = compact && !isDesktop
  const actions = own ? (
    <OwnerMenu profile={profile} compact={compact} />
  ) : (
    <>
      {isCompact ? (
        <FollowButton person={profile.user} iconOnly hasShortcut className="size-11 shrink-0 p-0!" />
      ) : (
        <FollowButton person={profile.user} hasShortcut />
      )}
      {/* The name needs its space there. */}
      {!isCompact && <MessageLink person={profile.user} iconOnly={!isDesktop} hasShortcut />}
      {isDesktop && <AddToListButton person={profile.user} />}
      <MoreMenu
        subject={{ kind: 'profile', id: profile.user.id, person: profile.user }}
        onBlocked={() => navigate('/noticias', { replace: true })}
        canWrite={isCompact}
        className="border border-edge bg-surface"
      />
    </>
  )
  return (
    <>
      <ProfileHeader profile={profile} actions={actions} compact={compact} />
      {hasIntent && <PendingIntent profile={profile} />}
      {isAgency && !showForAgencies ? (
        <AgencyCard profile={profile} />
      ) : (
        <>
          {!isAgency && <ProfileTabs address={address} />}
          {children(profile)}
        </>
      )}
    </>
  )
}
