import type { ReactNode } from 'react'
import type { Post } from '@brilla/contract/post'
import { lazyComponent } from '../../../ui/lazyComponent.tsx'
import { useOpenMedia, type MediaItem } from './mediaAddress.ts'

const useMediaViewer = lazyComponent(() => import('./MediaViewer.tsx'))

/**
 * Opens over a page the photo or video that its address names. `siblings` are those of the page; without them one goes
 * through the post's own. `renderComments` makes what stands under the text: the comments and their form.
 */
export function MediaRoute({
  siblings,
  renderComments,
}: {
  siblings?: readonly MediaItem[]
  renderComments?: (post: Post) => ReactNode
}) {
  const { open, show, close } = useOpenMedia()
  const mediaViewer = useMediaViewer(open !== null, close)
  if (!open) return null
  if (!mediaViewer) return <div className="fixed inset-0 z-40 bg-black/90" />
  return mediaViewer({ open, show, close, siblings, renderComments })
}
