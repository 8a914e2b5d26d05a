import { Images } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { useSearchParams } from 'react-router'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { changeSearch } from '../../features/discovery/search/explore-params.ts'
import { PageHeading } from '../../features/discovery/search/PageHeading.tsx'
import { useOpenMedia } from '../../features/content/post/viewer/media-address.ts'
import { MediaRoute } from '../../features/content/post/viewer/MediaRoute.tsx'
import { useLoadAhead } from '../../features/content/post/viewer/use-load-ahead.ts'
import { uniqueById } from '../../lib/unique-by-id.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { ExploreFrame } from './ExploreFrame.tsx'
import { WorkChoices } from './WorkChoices.tsx'
import { WallSkeleton, WorkWall } from './WorkWall.tsx'
import { readWorkRequest, useWork } from './work.queries.ts'
import { listWorkItems } from './work-items.ts'

/** Photos and videos of everyone, or of the talents of a category, newest or featured first (P-discovery-15). */
export default function Work() {
  const { t } = useTranslation(['work', 'common'])
  const [search] = useSearchParams()
  const request = readWorkRequest(search)
  const { category, order } = request
  const query = useWork(request)
  const posts = uniqueById(query.data?.pages.flatMap((page) => page.posts) ?? [])
  const items = listWorkItems(posts)
  useLoadAhead(useOpenMedia().open, items, query)
  const change = (next: Record<string, string | null>) => ({ search: changeSearch(search, next) })
  const name = category ? t(`common:category.${category}`) : t('everything')
  return (
    <ExploreFrame>
      <PageHeading title={t('title')} text={t('text')} />
      <WorkChoices request={request} />
      <h2 className="sr-only">{`${name}, ${t(`order.${order}`)}`}</h2>
      <PagedList
        query={query}
        count={posts.length}
        skeleton={<WallSkeleton />}
        empty={
          <EmptyState
            icon={Images}
            title={t(`empty.${order}.title`)}
            text={t(`empty.${order}.text`)}
            action={
              order === 'featured' ? (
                <ButtonLink variant="secondary" to={change({ order: null })}>
                  {t('empty.featured.action')}
                </ButtonLink>
              ) : (
                category && (
                  <ButtonLink variant="secondary" to={change({ category: null })}>
                    {t('empty.recent.action')}
                  </ButtonLink>
                )
              )
            }
          />
        }
        moreLabel={t('more')}
        end={<p className="py-8 text-center text-quiet">{t(`end.${order}`)}</p>}
      >
        <WorkWall posts={posts} />
      </PagedList>
      <MediaRoute siblings={items} renderComments={(post) => <Comments post={post} previewCount={3} />} />
    </ExploreFrame>
  )
}
