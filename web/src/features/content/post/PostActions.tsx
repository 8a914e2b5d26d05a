import { MessageCircle } from 'lucide-react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Post } from '@brilla/contract/content/post'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { LikeButton } from '../like/LikeButton.tsx'
import { LikeCount } from '../like/LikeCount.tsx'
import { useLikePost } from './post.mutations.ts'
import { SaveButton } from './SaveButton.tsx'
import { ShareButton } from './ShareButton.tsx'

/** What a reader can do with a post, on its card and in the viewer, which already shows the comments and cannot share. */
export function PostActions({ post, inViewer = false }: { post: Post; inViewer?: boolean }) {
  const like = useLikePost(post)
  return (
    <>
      <div className="flex items-center">
        <LikeButton on={post.reacted} onToggle={() => void like()} />
        <LikeCount on={post.reacted} count={post.likesCount} target={{ type: 'post', id: post.id }} />
      </div>
      {!inViewer && <CommentButton post={post} />}
      {!inViewer && <ShareButton post={post} />}
      <div className={inViewer ? undefined : 'ml-auto'}>
        <SaveButton post={post} />
      </div>
    </>
  )
}

/** The number of comments; a press begins one, in the form below the post (P-comments-10). */
function CommentButton({ post }: { post: Post }) {
  const { t } = useTranslation('post')
  const count = useFormatCount()
  return (
    <button
      type="button"
      onClick={({ currentTarget }) =>
        currentTarget.closest('article')?.querySelector<HTMLElement>('[data-new-comment]')?.focus()
      }
      className="tabular inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold text-quiet hover:bg-sunken"
    >
      <MessageCircle aria-hidden size={21} />
      <span aria-hidden>{count(post.commentsCount)}</span>
      <span className="sr-only">{t('comment')}</span>{' '}
      <span className="sr-only">{t('comments', { count: post.commentsCount })}</span>
    </button>
  )
}
