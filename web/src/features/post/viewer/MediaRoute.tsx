import type { ReactNode } from 'react'
import type { Post } from '@brilla/contract/post'
import { part } from '../../../ui/lazyComponent.tsx'
import { useOpenMedia, type MediaItem } from './mediaAddress.ts'

const useMediaViewer = part(() => import('./MediaViewer.tsx'))

/**
 * Opens over a page the photo or video that its address names. `around` are those of the page; without them one goes
 * through the post's own. `renderConversation` makes what stands under the text: the comments and their form.
 */
export function MediaLayer({
  around,
  renderConversation,
}: {
  around?: readonly MediaItem[]
  renderConversation?: (post: Post) => ReactNode
}) {
  const { open, show, close } = useOpenMedia()
  const mediaViewer = useMediaViewer(open !== null, close)
  if (!open) return null
  if (!mediaViewer) return <div className="fixed inset-0 z-40 bg-black/90" />
  return mediaViewer({ open, show, close, around, renderConversation })
}
