import type { AccountType } from '@brilla/contract/platform/fields'
import type { PreviewObstacle } from '@brilla/contract/public/public-preview'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, EyeOff } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link, Navigate, NavLink, useParams } from 'react-router'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { AgencyCard } from '../../features/people/profile/AgencyCard.tsx'
import { ownProfileAsQuery } from '../../features/people/profile/profile.queries.ts'
import { ProfileHeader } from '../../features/people/profile/ProfileHeader.tsx'
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx'
import { OwnPreviewContext } from '../../features/public/public-preview/IntentLink.tsx'
import { PreviewContent } from '../../features/public/public-preview/PreviewContent.tsx'
import { ownPublicPreviewQuery } from '../../features/public/public-preview/public-preview.queries.ts'
import { useClaims, useCore } from '../../lib/context.tsx'
import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { ErrorState, EmptyState } from '../../ui/State.tsx'
import { tabVariants } from '../../ui/tab-variants.ts'
import { BiographyColumns } from './BiographyColumns.tsx'
import { isMemberType, readers } from './view-as-readers.ts'

/** The own profile as others see it (P-profiles-24): the server decides what each of them gets. */
export default function ViewAs() {
  const { reader = '' } = useParams()
  if (isMemberType(reader)) return <MemberView key={reader} reader={reader} />
  return reader === 'guest' ? <GuestView /> : <Navigate to="/user/view-as/talento" replace />
}

function MemberView({ reader }: { reader: AccountType }) {
  const { t } = useTranslation('viewAs')
  const { api } = useCore()
  const { data: profile, error, refetch } = useQuery(ownProfileAsQuery(api, reader))
  const isAgency = useClaims()?.profileType === 'agencia'
  return (
    <ViewFrame
      note={!error && t(`note.${reader}${isAgency ? 'OfAgency' : ''}`)}
      profileUrl={profile?.user.profile_url}
    >
      {profile ? (
        <>
          <ProfileHeader profile={profile} actions={null} compact={false} />
          {isAgency ? <AgencyCard profile={profile} /> : <BiographyColumns profile={profile} />}
        </>
      ) : error ? (
        <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton compact={false} />
      )}
    </ViewFrame>
  )
}

function GuestView() {
  const { t } = useTranslation('viewAs')
  const { api } = useCore()
  const { data, error, refetch } = useQuery(ownPublicPreviewQuery(api))
  return (
    <ViewFrame
      // Most profiles have a preview: without one, what takes the place of the note is short.
      note={!error && data?.preview !== null && t('note.guest')}
      profileUrl={data?.preview?.profileUrl}
    >
      {data?.preview ? (
        <OwnPreviewContext value={true}>
          <div className="px-4 md:px-0">
            <PreviewContent preview={data.preview} />
          </div>
        </OwnPreviewContext>
      ) : data?.obstacle ? (
        <Hidden obstacle={data.obstacle} />
      ) : error ? (
        <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton compact={false} />
      )}
    </ViewFrame>
  )
}

/** Why guests see nothing, and what changes that. */
function Hidden({ obstacle }: { obstacle: PreviewObstacle }) {
  const { t } = useTranslation('viewAs')
  const isAgency = useSelf().data?.type === 'agencia'
  const action = {
    minor: undefined,
    off: <ButtonLink to="/user/settings/privacy">{t('hidden.turnOn')}</ButtonLink>,
    incomplete: <ButtonLink to="/user/settings">{t('hidden.complete')}</ButtonLink>,
  }[obstacle]
  return (
    <EmptyState
      heading="h1"
      icon={EyeOff}
      title={t('hidden.title')}
      text={t(obstacle === 'incomplete' && isAgency ? 'hidden.incompleteAgency' : `hidden.${obstacle}`)}
      action={action}
    />
  )
}

/** The bar that says whose view this is, and leads back. */
function ViewFrame({
  note,
  profileUrl,
  children,
}: {
  /** False without a note. */
  note: string | false
  profileUrl: string | undefined
  children: ReactNode
}) {
  const { t } = useTranslation('viewAs')
  const { data: self } = useSelf()
  const list = useRef<HTMLUListElement>(null)
  // On a phone the row of readers is wider than the window, and the chosen one may be the last.
  useLayoutEffect(() => {
    const [row, chosen] = [list.current, list.current?.querySelector('[aria-current]')?.parentElement]
    if (row && chosen) row.scrollLeft = chosen.offsetLeft + chosen.offsetWidth - row.clientWidth
  }, [])
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-w-0 grid-cols-1 content-start gap-4 pb-24 md:pb-10 lg:col-span-2"
    >
      <section
        aria-labelledby="view-as"
        className="tall:sticky top-16 z-20 grid grid-cols-1 border-b border-line bg-ground pb-2 md:flex md:flex-wrap md:items-center md:gap-x-4 md:py-2"
      >
        <Link
          to={`/profile/${self?.profile_url ?? profileUrl ?? ''}`}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start px-4 font-semibold text-quiet no-underline hover:text-ink md:order-last md:ml-auto md:px-0"
        >
          <ArrowLeft aria-hidden size={20} />
          {t('back')}
        </Link>
        <p id="view-as" className="px-4 font-semibold md:px-0">
          {t('bar')}
        </p>
        <nav aria-labelledby="view-as" className="min-w-0">
          <ul
            ref={list}
            className="relative flex gap-1 overflow-x-auto px-2 py-1 [scrollbar-width:none] md:px-0"
          >
            {readers.map((reader) => (
              <li key={reader} className="shrink-0">
                <NavLink
                  to={`/user/view-as/${reader}`}
                  replace
                  className={cn(
                    tabVariants,
                    'px-3 whitespace-nowrap no-underline focus-visible:-outline-offset-3',
                  )}
                >
                  {t(`reader.${reader}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      {note && (
        <p className="max-w-prose px-4 text-quiet md:px-0">
          {note}{' '}
          <Link to="/user/settings/privacy" className="font-semibold text-ink underline underline-offset-4">
            {t('privacy')}
          </Link>
        </p>
      )}
      <div className="min-w-0">{children}</div>
    </main>
  )
}
