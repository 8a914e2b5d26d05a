import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { ErrorState } from '../../ui/State.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useComments, useWrittenComments } from './comment.data.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

/**
 * What others say under a post: the first `first` comments, all of them by pages once asked for, and a form.
 * P-comments-4: one in a list, three beside a photo.
 */
export function Comments({ post, first = 1, open = false }: { post: Post; first?: 1 | 3; open?: boolean }) {
  const { t } = useTranslation('comment')
  const [all, setAll] = useState(open)
  const comments = useComments(post.id, all)
  const written = useWrittenComments(post.id)
  const loaded = comments.data?.pages.flatMap((page) => page.rows)
  const listed = (all ? loaded : undefined) ?? post.commentsItems.slice(0, first)
  const shown = [...listed, ...written.filter(({ id }) => !listed.some((one) => one.id === id))]
  const group = useRef<HTMLDivElement>(null)
  // A button that has done its work and goes would take the focus along.
  const keepFocus = () => group.current?.focus({ preventScroll: true })
  const more = post.commentsCount > shown.length
  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={t('title')} className="grid gap-3 outline-none">
      {shown.length > 0 && (
        <ul className="grid gap-2">
          {shown.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {all && comments.isPending && <Skeleton className="h-20" />}
      {all && comments.isError && (
        <ErrorState error={comments.error} onRetry={() => void comments.refetch()} />
      )}
      {!all && more && (
        <button
          type="button"
          onClick={() => {
            setAll(true)
            keepFocus()
          }}
          className="min-h-11 justify-self-start pl-12 font-semibold text-quiet hover:text-ink hover:underline"
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
          className="min-h-11 justify-self-start pl-12 font-semibold text-quiet hover:text-ink hover:underline"
        >
          {t('more')}
        </button>
      )}
      <CommentForm postId={post.id} />
    </div>
  )
}
