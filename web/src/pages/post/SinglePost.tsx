import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { useComments } from '../../features/content/comment/comment.queries.ts'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { PostWithComments } from '../../features/content/comment/PostWithComments.tsx'
import { usePost } from '../../features/content/post/post.queries.ts'
import { PostSkeleton } from '../../features/content/post/PostSkeleton.tsx'
import { MediaRoute } from '../../features/content/post/viewer/MediaRoute.tsx'
import { ApiError } from '../../lib/api.ts'
import { mayMove } from '../../lib/may-move.ts'
import { useTitle } from '../../lib/page-title.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { FeedAside } from '../feed/FeedAside.tsx'

/** The page of one post, with all its comments. */
export default function SinglePost() {
  const { t } = useTranslation('feed')
  const { postId = '' } = useParams()
  const { data: post, error, isPending, refetch } = usePost(postId)
  const gone = error instanceof ApiError && error.status === 404
  const shown = gone ? undefined : post
  const title = shown ? t('postBy', { name: shown.user.fullname }) : t('post')
  useTitle(title)
  useLinkedComment(postId)
  const back = (
    <ButtonLink
      to="/noticias"
      variant="quiet"
      icon={<ArrowLeft aria-hidden size={20} />}
      className="justify-self-start"
    >
      {t('back')}
    </ButtonLink>
  )
  return (
    <Columns aside={<FeedAside />} asideLabel={t('aside')}>
      <h1 className="sr-only">{title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2 md:pt-0">
        {back}
        <h2 className="sr-only">{t('post')}</h2>
        {shown && <PostWithComments post={shown} prioritizeImages expanded />}
        {isPending && <PostSkeleton />}
        {gone && <EmptyState title={t('gone.title')} text={t('gone.text')} />}
        {error && !post && !gone && <ErrorState error={error} onRetry={() => void refetch()} />}
      </div>
      <MediaRoute renderComments={(one) => <Comments post={one} previewCount={3} />} />
    </Columns>
  )
}

/** Pages of comments that are loaded on the way to the linked one. */
const maxPages = 10

/** Scrolls to the comment that the address names (`#comment-…`), as notifications do, and lights it up for a moment. */
function useLinkedComment(postId: string): void {
  const id = /^#comment-([\w-]+)$/.exec(useLocation().hash)?.[1]
  const { data, hasNextPage, isFetching, fetchNextPage } = useComments(postId, id !== undefined)
  const isLoaded = data?.pages.some(({ rows }) => rows.some((comment) => comment.id === id)) ?? false
  const isMissing = !isLoaded && !isFetching && hasNextPage && (data?.pages.length ?? 0) < maxPages

  useEffect(() => {
    if (id !== undefined && isMissing) void fetchNextPage()
  }, [id, isMissing, fetchNextPage])

  useEffect(() => {
    if (!isLoaded) return
    const comment = document.querySelector(`main [data-comment="${id}"]`)
    comment?.scrollIntoView({ block: 'center' })
    const easing = mayMove() ? 'linear' : 'step-end'
    comment?.animate([{ background: 'var(--color-ember-tint)' }, {}], { duration: 2_000, easing })
  }, [id, isLoaded])
}
