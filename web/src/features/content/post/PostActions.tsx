import { Bookmark, MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { Post } from '@brilla/contract/content/post'
import { useClaims } from '../../../lib/context.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { cn } from '../../../ui/cn.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { LikeButton } from '../like/LikeButton.tsx'
import { LikeCount } from '../like/LikeCount.tsx'
import { useLikePost, useSavePost, useSharePost } from './post.mutations.ts'
import { PostTextDialog } from './PostTextDialog.tsx'
import { SharedPost } from './SharedPost.tsx'

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

/** The bookmark of a post: saves it for the reader alone (P-posts-27). */
function SaveButton({ post }: { post: Pick<Post, 'id' | 'saved'> }) {
  const { t } = useTranslation()
  const { saved } = post
  const toggle = useSavePost(post)
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t('save')}
      onClick={() => void toggle()}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-sunken',
        saved ? 'text-ember' : 'text-quiet',
      )}
    >
      <Bookmark aria-hidden size={21} className={cn('transition', saved && 'fill-ember/20')} />
    </button>
  )
}

const shareVariants =
  'tabular inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold text-quiet'

/**
 * The share count of a post. A press shares it; offered only to a talent who is not its owner, and only if the post is not
 * itself a share (P-posts-13).
 */
function ShareButton({ post }: { post: Post }) {
  const { t } = useTranslation('post')
  const count = useFormatCount()
  const talent = useClaims()?.profileType === 'talento'
  const [open, setOpen] = useState(false)
  const offered = talent && !post.isOwner && !post.isShare && post.audience === 'everyone'
  if (!offered && post.shareCount === 0) return null
  const shares = (
    <>
      <Share2 aria-hidden size={20} />
      {post.shareCount > 0 && (
        <>
          <span aria-hidden>{count(post.shareCount)}</span>
          <span className="sr-only">{t('shares', { count: post.shareCount })}</span>
        </>
      )}
    </>
  )
  if (!offered) return <span className={shareVariants}>{shares}</span>
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`${shareVariants} transition hover:bg-sunken`}
      >
        <span className="sr-only">{t('share.do')}</span>
        {shares}
      </button>
      {open && <SharePost post={post} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Shares somebody else's post, with an optional text. */
function SharePost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useTranslation('post')
  const toast = useToast()
  return (
    <PostTextDialog
      title={t('share.title')}
      label={t('share.label')}
      action={t('share.do')}
      draft={`share ${post.id}`}
      initialText=""
      optional
      mutation={useSharePost(post.id)}
      onSent={() => toast(t('share.done'))}
      onClose={onClose}
    >
      <div className="max-h-[30dvh] overflow-hidden" inert>
        <SharedPost post={post} />
      </div>
    </PostTextDialog>
  )
}
