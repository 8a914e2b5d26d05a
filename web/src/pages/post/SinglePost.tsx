import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '../../lib/translation.tsx'
import { useParams } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useTitle } from '../../lib/page-title.ts'
import { Comments } from '../../features/content/comment/Comments.tsx'
import { MediaRoute } from '../../features/content/post/viewer/MediaRoute.tsx'
import { usePost } from '../../features/content/post/post.queries.ts'
import { PostSkeleton } from '../../features/content/post/PostSkeleton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { FeedAside } from '../feed/FeedAside.tsx'
import { PostWithComments } from '../../features/content/comment/PostWithComments.tsx'
import { useLinkedComment } from './use-linked-comment.ts'

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
