import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@brilla/contract/post'
import { useClaims } from '../../lib/context.tsx'
import { useFormatCount } from '../../lib/useFormatCount.ts'
import { lazyComponent } from '../../ui/lazyComponent.tsx'

const useSharePostWindow = lazyComponent(() => import('./SharePost.tsx'))
const look =
  'tabular inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full px-3 font-semibold text-quiet'

/**
 * How often a post was shared; a press shares it. "Share is offered only when the viewer is a talento, is not the
 * owner, and the post is not itself a share" (P-posts-13).
 */
export function ShareButton({ post }: { post: Post }) {
  const { t } = useTranslation('post')
  const count = useFormatCount()
  const talent = useClaims()?.profileType === 'talento'
  const [open, setOpen] = useState(false)
  const sharePost = useSharePostWindow(open, () => setOpen(false))
  const offered = talent && !post.isOwner && !post.isShare
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
  if (!offered) return <span className={look}>{shares}</span>
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${look} transition hover:bg-sunken`}>
        <span className="sr-only">{t('share.do')}</span>
        {shares}
      </button>
      {open && sharePost?.({ post, onClose: () => setOpen(false) })}
    </>
  )
}
