import { lazy, Suspense, type ReactNode } from 'react'
import type { Post } from '@brilla/contract/post'
import { useOpenPhoto } from './photo-address.ts'

const PhotoViewer = lazy(() => import('./PhotoViewer.tsx'))

/**
 * Opens over a page the photo that its address names. `renderConversation` makes what stands under the picture's
 * text: the comments and their form.
 */
export function PhotoLayer({ renderConversation }: { renderConversation?: (post: Post) => ReactNode }) {
  const { open, show, close } = useOpenPhoto()
  if (!open) return null
  return (
    <Suspense fallback={<div className="fixed inset-0 z-40 bg-black/90" />}>
      <PhotoViewer key={open.postId} {...open} {...{ show, close, renderConversation }} />
    </Suspense>
  )
}
