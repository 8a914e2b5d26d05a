import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Hash } from 'lucide-react'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import { parseHashtag } from '@brilla/contract/content/hashtag'
import { PagedPosts } from '../../features/content/comment/PagedPosts.tsx'
import { hashtagPostsKey } from '../../features/content/post/post.cache.ts'
import SearchResults from '../../features/discovery/search/SearchResults.tsx'
import type { Client } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { useTitle } from '../../lib/page-title.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/State.tsx'

/** The posts with a hashtag (P-discovery-14); for a search that only begins like one, the people it finds. */
export default function HashtagResults() {
  const [search] = useSearchParams()
  const word = parseHashtag(search.get('q') ?? '')
  return word === undefined ? <SearchResults /> : <HashtagPosts key={word} word={word} />
}

function HashtagPosts({ word }: { word: string }) {
  const { t } = useTranslation('hashtag')
  const query = useHashtagPosts(word)
  useTitle(`#${word}`)
  return (
    <div className="mx-auto max-w-160 max-md:-mx-4">
      <div className="grid gap-1 px-4 pb-4">
        <h1 className="text-3xl font-extrabold [overflow-wrap:anywhere]">
          {/* A long hashtag is broken between its words, such as in #AzulDeMedianoche. */}
          {`#${word}`.split(/(?=\p{Lu})/u).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </h1>
        <p className="text-quiet">{t('text')}</p>
      </div>
      <PagedPosts
        query={query}
        heading={t('posts')}
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
        end={t('end')}
      />
    </div>
  )
}

/** The posts with a hashtag, newest first, by cursor. */
const hashtagPostsQuery = (api: Client, tag: string) =>
  infiniteQueryOptions({
    queryKey: [...hashtagPostsKey, tag] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.call('getHashtagPosts', { params: { tag }, query: { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

function useHashtagPosts(tag: string) {
  const { api } = useCore()
  return useInfiniteQuery(hashtagPostsQuery(api, tag))
}
