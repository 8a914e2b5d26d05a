import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Comment } from '@brilla/contract/comment'
import { crop } from '../core/image.ts'
import { problemText } from '../core/problems.ts'
import { Time } from '../core/Time.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useToast } from '../ui/Toast.tsx'
import { useDeleteComment } from './comment.data.ts'

/** One comment; its owner can take it away. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { t, i18n } = useTranslation('comment')
  const remove = useDeleteComment(comment.postId)
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { user } = comment
  return (
    <li className="flex gap-3">
      <Avatar
        name={user.fullname}
        size="sm"
        picture={user.profileImage ? crop(user.profileImage, 36, 36) : null}
      />
      <div className="min-w-0">
        <div className="rounded-lg bg-sunken px-4 py-2.5">
          <Link
            to={`/profile/${user.profile_url}`}
            className="font-display font-bold [overflow-wrap:anywhere] no-underline hover:underline"
          >
            {user.fullname}
          </Link>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{comment.comment}</p>
        </div>
        <p className="flex min-h-8 items-center gap-1 px-4 text-sm text-quiet">
          <Time at={comment.createdAt} />
        </p>
      </div>
      {comment.isOwner && (
        <IconButton label={t('delete')} className="text-quiet" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deleteTitle')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button
              kind="danger"
              onClick={() =>
                void remove(comment.id).catch((error: unknown) => toast(problemText(error, i18n)))
              }
            >
              {t('delete')}
            </Button>
          </>
        }
      />
    </li>
  )
}
