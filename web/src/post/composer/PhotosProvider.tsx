import { createContext, use, type ReactNode } from 'react'
import { useUploads } from './useUploads.ts'

type Uploads = ReturnType<typeof useUploads>

const PhotosContext = createContext<Uploads | null>(null)

/** Holds the photos of a post being written above the pages, so that looking around loses none of them. */
export function PhotosProvider({ children }: { children: ReactNode }) {
  return <PhotosContext value={useUploads()}>{children}</PhotosContext>
}

/** The photos of the post being written, and what can be done to them. */
export function usePhotos(): Uploads {
  const photos = use(PhotosContext)
  if (!photos) throw new Error('PhotosProvider is missing')
  return photos
}
