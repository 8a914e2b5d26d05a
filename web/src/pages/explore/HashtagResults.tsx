import { parseHashtag } from '@brilla/contract/hashtag'
import { Hash } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Comments } from '../../features/comment/Comments.tsx'
import SearchResults from '../../features/discovery/SearchResults.tsx'
import { PostWithComments } from '../../features/comment/PostWithComments.tsx'
import { PostSkeleton } from '../../features/post/PostSkeleton.tsx'
import { MediaRoute } from '../../features/post/viewer/MediaRoute.tsx'
import { useTitle } from '../../lib/pageTitle.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { useHashtagPosts } from './hashtag.queries.ts'

/** The posts with a hashtag (P-discovery-14); for a search that only begins like one, the people it finds. */
export default function HashtagResults() {
  const [search] = useSearchParams()
  const word = parseHashtag(search.get('q') ?? '')
  return word === undefined ? <SearchResults /> : <HashtagPosts key={word} word={word} />
}

function HashtagPosts({ word }: { word: string }) {
  const { t } = useTranslation('hashtag')
  const query = useHashtagPosts(word)
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? []
  useTitle(`#${word}`)
  return (
    <div className="mx-auto max-w-160 max-md:-mx-4">
      <div className="grid gap-1 px-4 pb-4">
        <h1 className="text-3xl font-extrabold [overflow-wrap:anywhere]">#{word}</h1>
        <p className="text-quiet">{t('text')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        <h2 className="sr-only">{t('posts')}</h2>
        <PagedList
          query={query}
          count={posts.length}
          skeleton={<PostSkeleton />}
          empty={
            <EmptyState
              icon={Hash}
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <ButtonLink to={`/explorar?${new URLSearchParams({ q: word })}`} variant="secondary">
                  {t('empty.action', { word })}
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
    </div>
  )
}
