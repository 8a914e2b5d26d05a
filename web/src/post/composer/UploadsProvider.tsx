import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Uploads } from './uploads.ts'

/** What is being uploaded for a post of one person's. */
export interface PostUploads {
  photos: Uploads
  documents: Uploads
}

interface Shelf {
  /** What lies here for that person; made when there is nothing yet. */
  take(person: string, make: () => PostUploads): PostUploads
  close(): void
}

const ShelfContext = createContext<Shelf | null>(null)

/**
 * Holds what is being uploaded above the pages, so that looking around loses none of it. The composer makes it: what
 * that needs is no part of the first screen.
 */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const [shelf] = useState(createShelf)
  useEffect(() => () => shelf.close(), [shelf])
  return <ShelfContext value={shelf}>{children}</ShelfContext>
}

export function useShelf(): Shelf {
  const shelf = use(ShelfContext)
  if (!shelf) throw new Error('UploadsProvider is missing')
  return shelf
}

function createShelf(): Shelf {
  let held: { person: string; uploads: PostUploads } | null = null
  const shelf: Shelf = {
    take(person, make) {
      if (held?.person === person) return held.uploads
      shelf.close()
      held = { person, uploads: make() }
      return held.uploads
    },
    close() {
      held?.uploads.photos.close()
      held?.uploads.documents.close()
      held = null
    },
  }
  return shelf
}
