import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Comments } from '../../features/comment/Comments.tsx'
import { PostWithComments } from '../../features/comment/PostWithComments.tsx'
import { PostSkeleton } from '../../features/post/PostSkeleton.tsx'
import { MediaRoute } from '../../features/post/viewer/MediaRoute.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { FeedAside } from '../feed/FeedAside.tsx'
import { useSavedPosts } from './saved.queries.ts'

/** The saved posts. A post that is unsaved here stays until the list is loaded again. */
export default function SavedPosts() {
  const { t } = useTranslation(['saved', 'feed'])
  const query = useSavedPosts()
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? []
  return (
    <Columns aside={<FeedAside />} asideLabel={t('feed:aside')}>
      <div className="grid gap-1 px-4 py-4 md:px-0 md:pt-0">
        <h1 className="text-3xl font-extrabold">{t('title')}</h1>
        <p className="text-quiet">{t('text')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        <h2 className="sr-only">{t('feed:posts')}</h2>
        <PagedList
          query={query}
          count={posts.length}
          skeleton={<PostSkeleton />}
          empty={
            <EmptyState
              icon={Bookmark}
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <ButtonLink to="/noticias" variant="secondary">
                  {t('empty.action')}
                </ButtonLink>
              }
            />
          }
          moreLabel={t('more')}
          end={<p className="py-8 text-center text-quiet">{t('end')}</p>}
        >
          {posts.map((post, index) => (
            <PostWithComments key={post.id} post={post} prioritizeImages={index === 0} />
          ))}
        </PagedList>
      </div>
      <MediaRoute renderComments={(post) => <Comments post={post} previewCount={3} />} />
    </Columns>
  )
}
