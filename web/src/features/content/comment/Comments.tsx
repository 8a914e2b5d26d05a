import { useRef, useState } from 'react'
import type { Post } from '@brilla/contract/content/post'
import { flushSync } from 'react-dom'
import type { Comment } from '@brilla/contract/content/comment'
import { useTranslation } from '../../../lib/translation.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useComments, useWrittenComments } from './comment.queries.ts'
import { CommentForm } from './CommentForm.tsx'
import { groupReplies } from './group-replies.ts'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import type { WrittenComment } from './comment.cache.ts'
import { CommentItem } from './CommentItem.tsx'

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

/** A comment with its replies, and the form for a new one while somebody replies (P-comments-8). */
function CommentThread({
  comment,
  replies,
  isOwnPost,
  canComment,
}: {
  comment: Comment | WrittenComment
  replies: readonly (Comment | WrittenComment)[]
  isOwnPost: boolean
  canComment: boolean
}) {
  const { t } = useTranslation('comment')
  const [replyTo, setReplyTo] = useState<Comment>()
  const button = useRef<HTMLElement>(null)

  function openForm(to: Comment, pressed: HTMLElement) {
    button.current = pressed
    setReplyTo(to)
  }

  function closeForm() {
    flushSync(() => setReplyTo(undefined))
    // The focus stays where the person has moved it meanwhile.
    if (document.activeElement === document.body) button.current?.focus()
  }

  if (isPending(comment)) return <PendingComment comment={comment} />
  return (
    <CommentItem comment={comment} isOwnPost={isOwnPost} onReply={canComment ? openForm : undefined}>
      {replies.length > 0 && (
        <ul aria-label={t('replies', { name: comment.user.fullname })} className="mt-1 grid gap-2">
          {replies.map((reply) =>
            isPending(reply) ? (
              <PendingComment key={getKey(reply)} comment={reply} />
            ) : (
              <CommentItem
                key={getKey(reply)}
                comment={reply}
                isOwnPost={isOwnPost}
                onReply={canComment ? openForm : undefined}
              />
            ),
          )}
        </ul>
      )}
      {replyTo && (
        <div className="mt-2">
          <CommentForm key={replyTo.id} postId={comment.postId} replyTo={replyTo} onClose={closeForm} />
        </div>
      )}
    </CommentItem>
  )
}

const isPending = (comment: Comment | WrittenComment): comment is WrittenComment =>
  'isPending' in comment && comment.isPending

/** Of its list item: the same before and after the server has confirmed a comment. */
const getKey = (comment: Comment | WrittenComment): string =>
  'temporaryId' in comment ? comment.temporaryId : comment.id

/** A comment that is being sent. */
function PendingComment({ comment: { user, comment } }: { comment: WrittenComment }) {
  return (
    <li aria-busy className="flex gap-3 opacity-60">
      <PersonAvatar person={user} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="w-fit rounded-lg bg-sunken px-4 py-2.5">
          <p className="font-display font-bold [overflow-wrap:anywhere]">{user.fullname}</p>
          <p className="written [overflow-y:clip]">{comment}</p>
        </div>
      </div>
    </li>
  )
}
