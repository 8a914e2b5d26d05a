import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import type { Post } from '@brilla/contract/content/post'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { PostWithComments } from '../../features/content/comment/PostWithComments.tsx'
import { Composer } from '../../features/content/post/composer/Composer.tsx'
import { useUserPosts } from '../../features/content/post/post.queries.ts'
import { useMediaLink } from '../../features/content/post/viewer/media-address.ts'
import { MediaRoute } from '../../features/content/post/viewer/MediaRoute.tsx'
import { About } from '../../features/people/profile/About.tsx'
import type { Profile } from '../../features/people/profile/profile.queries.ts'
import { ProfileCard } from '../../features/people/profile/ProfileCard.tsx'
import { ProfileColumns } from '../../features/people/profile/ProfileColumns.tsx'
import { SocialLinks } from '../../features/people/profile/SocialLinks.tsx'
import { useClaims } from '../../lib/context.tsx'
import { crop, responsive } from '../../lib/image.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { uniqueById } from '../../lib/unique-by-id.ts'
import { useMinWidth } from '../../lib/use-media-query.ts'
import { useItemsInSteps, useWholePage } from '../../lib/use-whole-page.ts'
import { BlurredImage } from '../../ui/BlurredImage.tsx'
import { cn } from '../../ui/cn.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { photosPerRow, pickPhotos } from './pick-photos.ts'
import { ProfileFrame } from './ProfileFrame.tsx'

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

/** The work on the first screen of a profile (P-design-11): photos, each linked to the viewer. */
function RecentPhotos({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('profile')
  const linkTo = useMediaLink()
  const photos = pickPhotos(posts)
  if (!photos.length) return null
  return (
    <ProfileCard title={t('photos.title')}>
      <ul
        className={cn(
          '-mx-2 grid gap-1 overflow-hidden rounded-md',
          columns[Math.min(photos.length, photosPerRow)],
        )}
      >
        {photos.map(({ post, file, number }, index) => (
          <li key={file.id}>
            <Link
              {...linkTo(post.id, number)}
              className="block overflow-hidden focus-visible:-outline-offset-3"
            >
              <BlurredImage
                placeholder={file.placeholder}
                {...(photos.length < photosPerRow
                  ? responsive(file.url, '(width >= 1024px) 360px, 85vw')
                  : crop(file.url, 170, 170))}
                alt={file.alt || t('photos.untitled', { number: index + 1 })}
                width={170}
                height={170}
                // After the cover.
                fetchPriority="low"
                decoding="async"
                className={cn(
                  'w-full bg-sunken object-cover transition duration-240 hover:[scale:1.03]',
                  photos.length === 1 ? 'aspect-4/3' : 'aspect-square',
                )}
              />
            </Link>
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}

const columns: Record<number, string> = { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3' }
