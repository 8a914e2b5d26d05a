import { Sparkles } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { useClaims } from '../../lib/context.tsx'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { useItemsInSteps, useWholePage } from '../../lib/use-whole-page.ts'
import { uniqueById } from '../../lib/unique-by-id.ts'
import { MediaRoute } from '../../features/content/post/viewer/MediaRoute.tsx'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { Composer } from '../../features/content/post/composer/Composer.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { About } from '../../features/people/profile/About.tsx'
import type { Profile } from '../../features/people/profile/profile.queries.ts'
import { useUserPosts } from '../../features/content/post/post.queries.ts'
import { ProfileColumns } from '../../features/people/profile/ProfileColumns.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { RecentPhotos } from './RecentPhotos.tsx'
import { SocialLinks } from '../../features/people/profile/SocialLinks.tsx'
import { PostWithComments } from '../../features/content/comment/PostWithComments.tsx'

/** The profile tab "Publicaciones": a summary of the person on the left, their posts on the right. */
export default function Posts() {
  return <ProfileFrame isFirstTab>{(profile) => <Content profile={profile} />}</ProfileFrame>
}

function Content({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  // Known before the own account is loaded, whose composer would move the posts.
  const own = useClaims()?.sub === profile.user.id
  const query = useUserPosts(profile.user.profile_url)
  // A post that is unpinned while the list is read can be on two pages.
  const posts = uniqueById(query.data?.pages.flatMap((page) => page.posts) ?? [])
  // Above that, the first post is next to the summary, on the first screen.
  const isWide = useMinWidth(1024)
  const isWhole = useWholePage()
  const shownPosts = posts.slice(0, useItemsInSteps(isWide ? 1 : 0, posts.length))
  const name = profile.user.nombre
  return (
    <>
      <ProfileColumns
        wide="second"
        fullWidthOnPhone
        first={
          // Waits for the photos, which would move the text below them, and until the cover and the name are painted.
          query.isPending || !isWhole ? (
            <Skeleton className="h-100" />
          ) : (
            <>
              <RecentPhotos posts={posts} />
              <About profile={profile} own={own} />
              <SocialLinks profile={profile} />
            </>
          )
        }
        second={
          <>
            <h2 className="sr-only">{t('posts.title')}</h2>
            {own && <Composer />}
            <PagedList
              query={query}
              count={posts.length}
              skeleton={<Skeleton className="h-120" />}
              empty={
                <EmptyState
                  icon={Sparkles}
                  title={own ? t('posts.ownEmpty') : t('posts.empty', { name })}
                  text={own ? t('posts.ownEmptyText') : t('posts.emptyText')}
                />
              }
              moreLabel={t('posts.more')}
              end={<p className="py-4 text-center text-quiet">{t('posts.end', { name })}</p>}
            >
              {(after) => (
                <>
                  {shownPosts.map((post) => (
                    <PostWithComments key={post.id} post={post} showPinned />
                  ))}
                  {shownPosts.length >= posts.length && after}
                </>
              )}
            </PagedList>
          </>
        }
      />
      <MediaRoute renderComments={(post) => <Comments post={post} previewCount={3} />} />
    </>
  )
}
