import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Comment } from '@brilla/contract/comment'
import { crop } from '../core/image.ts'
import { problemText } from '../core/problems.ts'
import { Time } from '../core/Time.tsx'
import { PostText } from '../post/PostText.tsx'
import { PersonLink } from '../profile/PersonLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FireButton } from '../ui/FireButton.tsx'
import { Menu } from '../ui/Menu.tsx'
import { useToast } from '../ui/Toast.tsx'
import { CommentEdit } from './CommentEdit.tsx'
import { useDeleteComment, useLikeComment } from './comment.data.ts'

/** One comment with its fire; its owner can change it and take it away. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { t, i18n } = useTranslation('comment')
  const deleteComment = useDeleteComment(comment.postId)
  const like = useLikeComment(comment)
  const toast = useToast()
  const [mode, setMode] = useState<'edit' | 'delete' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setMode(null)
  const item = useRef<HTMLLIElement>(null)

  function leaveEdit() {
    flushSync(close)
    item.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
  }

  async function remove() {
    setBusy(true)
    try {
      await deleteComment(comment.id)
    } catch (error) {
      toast(problemText(error, i18n))
      setBusy(false)
    }
  }

  const { user } = comment
  return (
    <li ref={item} className="flex gap-3">
      <Avatar
        name={user.fullname}
        size="sm"
        picture={user.profileImage ? crop(user.profileImage, 36, 36) : null}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start">
          <div
            className={mode === 'edit' ? 'grow rounded-lg bg-sunken p-2' : 'rounded-lg bg-sunken px-4 py-2.5'}
          >
            {mode === 'edit' ? (
              <CommentEdit comment={comment} onClose={leaveEdit} />
            ) : (
              <>
                <PersonLink
                  person={user}
                  className="font-display font-bold [overflow-wrap:anywhere] no-underline hover:underline"
                />
                <PostText text={comment.comment} />
              </>
            )}
          </div>
          {comment.isOwner && mode !== 'edit' && (
            <Menu
              trigger={
                <IconButton label={t('menu')} className="text-quiet">
                  <Ellipsis aria-hidden size={18} />
                </IconButton>
              }
              entries={[
                {
                  kind: 'action',
                  label: t('edit'),
                  icon: <Pencil aria-hidden size={20} />,
                  onSelect: () => setMode('edit'),
                },
                {
                  kind: 'action',
                  danger: true,
                  label: t('delete'),
                  icon: <Trash2 aria-hidden size={20} />,
                  onSelect: () => setMode('delete'),
                },
              ]}
            />
          )}
        </div>
        <div className="flex items-center gap-1 pl-1 text-sm text-quiet">
          <FireButton on={comment.reacted} count={comment.likesCount} onToggle={() => void like()} small />
          <Link to={`/noticias/${comment.postId}`} className="group no-underline hover:underline">
            <Time at={comment.createdAt} />
          </Link>
          {comment.editedAt && <span>· {t('edited')}</span>}
        </div>
      </div>
      <Dialog
        open={mode === 'delete'}
        onOpenChange={close}
        title={t('deleteTitle')}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              {t('keep')}
            </Button>
            <Button kind="danger" busy={busy} onClick={() => void remove()}>
              {t('delete')}
            </Button>
          </>
        }
      />
    </li>
  )
}
