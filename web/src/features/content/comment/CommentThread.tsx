import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Comment } from '@brilla/contract/content/comment'
import { useTranslation } from '../../../lib/translation.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import type { WrittenComment } from './comment.cache.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

/** A comment with its replies, and the form for a new one while somebody replies (P-comments-8). */
export function CommentThread({
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
    button.current?.focus()
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
export const getKey = (comment: Comment | WrittenComment): string =>
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
