import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { Post } from '@brilla/contract/content/post'
import { useClaims } from '../../../lib/context.tsx'
import { useFormatCount } from '../../../lib/use-format-count.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'

const SharePost = lazyDialog(() => import('./SharePost.tsx'))
const shareVariants =
  'tabular inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold text-quiet'

/**
 * The share count of a post. A press shares it; offered only to a talent who is not its owner, and only if the post is not
 * itself a share (P-posts-13).
 */
export function ShareButton({ post }: { post: Post }) {
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
