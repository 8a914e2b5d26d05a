import type { Post } from '@brilla/contract/content/post'
import type { ComponentProps, ReactNode } from 'react'
import { PostSkeleton } from '../post/PostSkeleton.tsx'
import { MediaRoute } from '../post/viewer/MediaRoute.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { Comments } from './Comments.tsx'
import { PostWithComments } from './PostWithComments.tsx'

/** A page whose content is a list of posts, with their comments and the viewer of their media. */
export function PagedPosts({
  query,
  heading,
  empty,
  moreLabel,
  end,
}: {
  query: ComponentProps<typeof PagedList>['query'] & { data?: { pages: { posts: Post[] }[] } | undefined }
  /** Of the list, for screen readers. */
  heading: string
  empty: ReactNode
  moreLabel: string
  /** Below the last post. */
  end: string
}) {
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? []
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        <h2 className="sr-only">{heading}</h2>
        <PagedList
          query={query}
          count={posts.length}
          skeleton={<PostSkeleton />}
          empty={empty}
          moreLabel={moreLabel}
          end={<p className="py-8 text-center text-quiet">{end}</p>}
        >
          {posts.map((post, index) => (
            <PostWithComments key={post.id} post={post} prioritizeImages={index === 0} />
          ))}
        </PagedList>
      </div>
      <MediaRoute renderComments={(post) => <Comments post={post} previewCount={3} />} />
    </>
  )
}
