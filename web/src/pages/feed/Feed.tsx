import { useQueryClient } from '@tanstack/react-query'
import { ArrowUp, Compass } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router'
import type { Post } from '@brilla/contract/content/post'
import { feedKey } from '../../features/accounts/account/post-keys.ts'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { PostWithComments } from '../../features/content/comment/PostWithComments.tsx'
import { Composer } from '../../features/content/post/composer/Composer.tsx'
import { PostSkeleton } from '../../features/content/post/PostSkeleton.tsx'
import { MediaRoute } from '../../features/content/post/viewer/MediaRoute.tsx'
import { TermsNotice } from '../../features/safety/terms/TermsNotice.tsx'
import { useClaims } from '../../lib/context.tsx'
import { takeSharedContent } from '../../lib/shared-content.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { useItemsInSteps } from '../../lib/use-whole-page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { RegionBoundary } from '../../ui/RegionBoundary.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { newestPostsKey, readFeedFilter, useFeed, useNewPosts } from './feed.queries.ts'
import { FeedAside } from './FeedAside.tsx'
import { FeedFilterTabs } from './FeedFilterTabs.tsx'
import { FilmChip } from './FilmChip.tsx'
import { PhoneWelcome } from './PhoneWelcome.tsx'
import { SetupReminder } from './SetupReminder.tsx'
import { useSetup } from './use-setup.ts'
import { WelcomeBack } from './WelcomeBack.tsx'

/** The feed: posts, newest first, below the composer for talents. */
export default function Feed() {
  const { t } = useTranslation('feed')
  const [search] = useSearchParams()
  const filter = readFeedFilter(search)
  const claims = useClaims()
  const talent = claims?.profileType === 'talento'
  const queries = useQueryClient()
  const feed = useFeed(filter)
  const posts = feed.data?.pages.flatMap((page) => page.posts) ?? []
  const newCount = useNewPosts(filter, posts)

  const isDesktop = useMinWidth(768)
  const hasSidebar = useMinWidth(1200)
  const setup = useSetup()

  async function reload() {
    window.scrollTo({ top: 0 })
    // Also what announces them: a post that was deleted since is not announced again.
    queries.setQueryData(newestPostsKey(filter), [])
    await queries.resetQueries({ queryKey: feedKey(filter) })
  }
  useRepeatedVisit(reload)

  return (
    <Columns aside={<FeedAside />} asideLabel={t('aside')}>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        {!isDesktop && <PhoneWelcome />}
        {isDesktop && !hasSidebar && (
          <div>
            <FilmChip />
          </div>
        )}
        {claims?.restored && <WelcomeBack />}
        <TermsNotice />
        {setup.isAwaited ? (
          <PostSkeleton />
        ) : (
          <>
            <SetupReminder setup={setup} />
            {talent ? (
              <RegionBoundary>
                <Composer />
              </RegionBoundary>
            ) : (
              search.has('compartido') && <RefusedShare />
            )}
            <h2 className="sr-only">{t('posts')}</h2>
            <FeedFilterTabs filter={filter} />
            <div className="relative grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
              {/* Above the posts, so that it does not move them while somebody reads. */}
              <div
                role="status"
                className="pointer-events-none absolute inset-x-0 -top-3 bottom-0 z-10 grid justify-items-center"
              >
                {feed.data && newCount > 0 && (
                  <Button
                    variant="secondary"
                    icon={<ArrowUp aria-hidden size={18} />}
                    onClick={() => {
                      // The pressed button disappears, and the focus would be lost with it.
                      document.getElementById('main')?.focus({ preventScroll: true })
                      void reload()
                    }}
                    className="pointer-events-auto sticky top-20 self-start shadow-soft"
                  >
                    {t('new', { count: newCount })}
                  </Button>
                )}
              </div>
              <PagedList
                query={feed}
                count={posts.length}
                skeleton={<PostSkeleton />}
                empty={
                  <EmptyState
                    icon={Compass}
                    title={t(`empty.${filter}.title`)}
                    text={t(`empty.${filter}.text`)}
                    {...(filter === 'following' && {
                      action: (
                        <ButtonLink to="/noticias" variant="secondary">
                          {t('empty.following.action')}
                        </ButtonLink>
                      ),
                    })}
                  />
                }
                moreLabel={t('more')}
                end={<p className="py-8 text-center text-quiet">{t('end')}</p>}
              >
                {(after) => <Posts posts={posts}>{after}</Posts>}
              </PagedList>
            </div>
          </>
        )}
      </div>
      <MediaRoute renderComments={(post) => <Comments post={post} previewCount={3} />} />
    </Columns>
  )
}

/** Calls back when a link to the address that is open already is pressed, such as that of the navigation. */
function useRepeatedVisit(onRepeat: () => unknown) {
  const location = useLocation()
  const navigation = useNavigationType()
  const last = useRef(location)
  const compare = useEffectEvent((next: Location) => {
    const { key, pathname, search } = last.current
    last.current = next
    const isSame = pathname === next.pathname && search === next.search && !next.hash
    if (isSame && key !== next.key && navigation !== NavigationType.Pop) onRepeat()
  })
  useEffect(() => compare(location), [location])
}

/** Posts on the first screen. */
const firstScreen = 2

/** Paints the first screen before the other posts and the end in `children`. */
function Posts({ posts, children }: { posts: Post[]; children: ReactNode }) {
  // The first photo is loaded with priority; a short text may precede it.
  const firstWithPhoto = posts
    .slice(0, firstScreen)
    .findIndex(({ files, sharedPost }) => (sharedPost?.files ?? files).some(({ type }) => type === 'PHOTO'))
  const first = firstWithPhoto < 0 ? firstScreen : firstWithPhoto + 1
  const shown = posts.slice(0, useItemsInSteps(first, posts.length))
  return (
    <>
      {shown.map((post, index) => (
        <PostWithComments key={post.id} post={post} prioritizeImages={index === firstWithPhoto} />
      ))}
      {shown.length >= posts.length && children}
    </>
  )
}

/** Says to an agency that what another application has shared cannot be posted, and deletes it (P-pages-24). */
function RefusedShare() {
  const { t } = useTranslation('feed')
  const toast = useToast()
  const navigate = useNavigate()
  const refuse = useEffectEvent(async () => {
    await takeSharedContent().catch(() => null)
    await navigate('/noticias', { replace: true })
    toast(t('shareRefused'))
  })
  useEffect(() => void refuse(), [])
  return null
}
