import type { ReactNode } from 'react'
import type { Post } from '@brilla/contract/content/post'
import { LazyBoundary } from '../../../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../../../ui/lazy-component.tsx'
import { useOpenMedia, type MediaItem } from './media-address.ts'

const MediaViewer = lazyComponent(() => import('./MediaViewer.tsx'))

/**
 * Opens the photo or video in the address over the page. `siblings` are the items of the page for previous and next;
 * without them, the post's own photos. `renderComments` renders the comments and their form under the text.
 */
export function MediaRoute({
  siblings,
  renderComments,
}: {
  siblings?: readonly MediaItem[]
  renderComments?: (post: Post) => ReactNode
}) {
  const { open, wasPressed, show, close } = useOpenMedia()
  if (!open) return null
  return (
    <LazyBoundary fallback={<div className="fixed inset-0 z-40 bg-black/90" />} onError={close}>
      <MediaViewer {...{ open, wasPressed, show, close, siblings, renderComments }} />
    </LazyBoundary>
  )
}
