import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { Comment } from '@brilla/contract/content/comment'
import { truncate } from '@brilla/contract/platform/truncate'
import { Time } from '../../../lib/Time.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { EditMenu } from '../../../ui/EditMenu.tsx'
import { PersonAvatar } from '../../accounts/account/PersonAvatar.tsx'
import { PersonLink } from '../../people/profile/PersonLink.tsx'
import { MoreMenu } from '../../people/report/MoreMenu.tsx'
import { LikeButton } from '../like/LikeButton.tsx'
import { LikeCount } from '../like/LikeCount.tsx'
import { AudienceMark } from '../post/AudienceMark.tsx'
import { PostText } from '../post/PostText.tsx'
import { useDeleteComment, useLikeComment } from './comment.mutations.ts'
import { CommentEdit } from './CommentEdit.tsx'

/** A comment with its likes, and a menu; `children` are its replies. */
export function CommentItem({
  comment,
  isOwnPost,
  onReply,
  children,
}: {
  comment: Comment
  isOwnPost: boolean
  /** Absent where the author of the post does not let the reader comment. */
  onReply?: ((to: Comment, button: HTMLElement) => void) | undefined
  children?: ReactNode
}) {
  const deleteComment = useDeleteComment(comment.postId)
  const [isEditing, setIsEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)

  async function remove() {
    const list = item.current?.parentElement
    const isOnly = list?.parentElement?.role === 'group' && list.childElementCount === 1
    const field = isOnly && list.parentElement.querySelector<HTMLElement>('[data-new-comment]')
    await deleteComment.mutateAsync(comment.id)
    // Without another comment next to it, the focus would be lost.
    if (field) field.focus({ preventScroll: true })
  }

  function leaveEdit() {
    flushSync(() => setIsEditing(false))
    // The focus stays where the person has moved it meanwhile.
    if (document.activeElement !== document.body) return
    item.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
  }

  return (
    <li ref={item} data-comment={comment.id} className="flex gap-3">
      <PersonAvatar person={comment.user} size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start">
          <div className={isEditing ? 'grow rounded-lg bg-sunken p-2' : 'rounded-lg bg-sunken px-4 py-2.5'}>
            {isEditing ? (
              <CommentEdit comment={comment} onClose={leaveEdit} />
            ) : (
              <CommentBody comment={comment} />
            )}
          </div>
          {!isEditing && (
            <CommentMenu
              comment={comment}
              isOwnPost={isOwnPost}
              onEdit={() => setIsEditing(true)}
              onDelete={remove}
            />
          )}
        </div>
        <CommentActions comment={comment} onReply={onReply} />
        {children}
      </div>
    </li>
  )
}

function CommentBody({ comment }: { comment: Comment }) {
  const { t } = useTranslation('comment')
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <PersonLink
          person={comment.user}
          className="font-display font-bold [overflow-wrap:anywhere] no-underline hover:underline"
        />
        <span className="text-sm text-quiet">
          <Link
            to={`/noticias/${comment.postId}#comment-${comment.id}`}
            className="group inline-block py-0.75 no-underline hover:underline"
          >
            <Time at={comment.createdAt} />
          </Link>
          {comment.editedAt && <> · {t('edited')}</>}
        </span>
      </p>
      <PostText subject={{ commentId: comment.id }} text={comment.comment} language={comment.language} />
      <AudienceMark audience={comment.audience} className="mt-1" />
    </>
  )
}

/** The beginning of a comment in the names of its buttons, which tells them from those of other comments. */
const getExcerpt = ({ comment }: Comment) => truncate(comment, 40)

function CommentMenu({
  comment,
  isOwnPost,
  onEdit,
  onDelete,
}: {
  comment: Comment
  isOwnPost: boolean
  onEdit: () => void
  onDelete: () => Promise<void>
}) {
  const { t } = useTranslation('comment')
  const { user } = comment
  const excerpt = getExcerpt(comment)
  const look = { size: 18, className: 'text-quiet' }
  const words = { delete: t('delete'), keep: t('keep') }
  if (comment.isOwner)
    return (
      <EditMenu
        label={t('menu', { text: excerpt })}
        words={{ ...words, edit: t('edit'), deleteTitle: t('deleteTitle') }}
        onEdit={onEdit}
        onDelete={onDelete}
        {...look}
      />
    )
  const deletion = {
    words: {
      ...words,
      deleteTitle: t('deleteOthers.title', { name: user.fullname }),
      deleteText: t('deleteOthers.text'),
    },
    onDelete,
  }
  return (
    <MoreMenu
      subject={{ kind: 'comment', id: comment.id, person: user }}
      excerpt={excerpt}
      {...(isOwnPost && { deletion })}
      {...look}
    />
  )
}

function CommentActions({
  comment,
  onReply,
}: {
  comment: Comment
  onReply: ((to: Comment, button: HTMLElement) => void) | undefined
}) {
  const { t } = useTranslation('comment')
  const like = useLikeComment(comment)
  const names = { name: comment.user.fullname, text: getExcerpt(comment) }
  return (
    <div className="flex items-center gap-x-1 pl-1 text-sm text-quiet">
      <LikeButton on={comment.reacted} onToggle={() => void like()} label={t('likeComment', names)} small />
      <LikeCount
        on={comment.reacted}
        count={comment.likesCount}
        target={{ type: 'comment', id: comment.id }}
        small
      />
      {onReply && (
        <button
          type="button"
          aria-label={t('replyToComment', names)}
          onClick={({ currentTarget }) => onReply(comment, currentTarget)}
          className="min-h-11 rounded-full px-2 font-semibold hover:bg-sunken sm:px-3"
        >
          {t('reply')}
        </button>
      )}
    </div>
  )
}
