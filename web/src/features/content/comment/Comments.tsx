import { useRef, useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Post } from '@brilla/contract/content/post'
import { ErrorState } from '../../../ui/State.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useComments, useWrittenComments } from './comment.queries.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread, getKey } from './CommentThread.tsx'
import { groupReplies } from './group-replies.ts'

/**
 * The comments of a post and the form for a new one: the first `previewCount` comments, and all of them, in
 * pages, after a press. P-comments-4: one in a list of posts, three in the viewer.
 */
export function Comments({
  post,
  previewCount = 1,
  expanded = false,
}: {
  post: Post
  previewCount?: 1 | 3
  expanded?: boolean
}) {
  const { t } = useTranslation('comment')
  const [all, setAll] = useState(expanded)
  const comments = useComments(post.id, all)
  const loaded = comments.data?.pages.flatMap((page) => page.rows)
  const listed = (all ? loaded : undefined) ?? post.commentsItems.slice(0, previewCount)
  const written = useWrittenComments(post.id).filter(({ id }) => !listed.some((one) => one.id === id))
  const group = useRef<HTMLDivElement>(null)
  // The pressed button disappears, and the focus would be lost with it.
  const keepFocus = () => group.current?.focus({ preventScroll: true })
  const confirmed = written.filter(({ isPending }) => !isPending)
  const hasMore = post.commentsCount > listed.length + confirmed.length
  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={t('title')} className="grid gap-3 outline-none">
      {listed.length + written.length > 0 && (
        <ul className="grid gap-2">
          {groupReplies([...listed, ...written]).map((thread) => (
            <CommentThread
              key={getKey(thread.comment)}
              {...thread}
              isOwnPost={post.isOwner}
              canComment={post.canComment}
            />
          ))}
        </ul>
      )}
      {all && comments.isPending && <Skeleton className="h-20" />}
      {all && comments.isError && (
        <ErrorState error={comments.error} onRetry={() => void comments.refetch()} />
      )}
      {!all && hasMore && (
        <button
          type="button"
          onClick={() => {
            setAll(true)
            keepFocus()
          }}
          className={moreVariants}
        >
          {t('all', { count: post.commentsCount })}
        </button>
      )}
      {all && comments.hasNextPage && (
        <button
          type="button"
          aria-busy={comments.isFetchingNextPage}
          onClick={() => {
            void comments.fetchNextPage()
            keepFocus()
          }}
          className={moreVariants}
        >
          {t('more')}
        </button>
      )}
      {post.canComment ? (
        <CommentForm postId={post.id} />
      ) : (
        <p className="text-quiet">{t('limited', { name: post.user.fullname })}</p>
      )}
    </div>
  )
}

const moreVariants =
  'min-h-11 justify-self-start pl-12 font-semibold text-quiet hover:text-ink hover:underline'
