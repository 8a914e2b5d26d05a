import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { Uploads } from './uploads.ts'

/** What is being uploaded for posts of one person's, `gallery` from their profile's tab of photos. */
export interface PostUploads {
  photos: Uploads
  documents: Uploads
  gallery: Uploads
}

interface UploadRegistry {
  /** What lies here for that person; made when there is nothing yet. */
  getOrCreate(person: string, make: () => PostUploads): PostUploads
  close(): void
}

const UploadRegistryContext = createContext<UploadRegistry | null>(null)

/**
 * Holds what is being uploaded above the pages, so that looking around loses none of it. The composer makes it: what
 * that needs is no part of the first screen.
 */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const [shelf] = useState(createUploadRegistry)
  useEffect(() => () => shelf.close(), [shelf])
  return <UploadRegistryContext value={shelf}>{children}</UploadRegistryContext>
}

/** The shelf of the nearest provider. */
export function useUploadRegistry(): UploadRegistry {
  const shelf = use(UploadRegistryContext)
  if (!shelf) throw new Error('UploadsProvider is missing')
  return shelf
}

function createUploadRegistry(): UploadRegistry {
  let held: { person: string; uploads: PostUploads } | null = null
  const shelf: UploadRegistry = {
    getOrCreate(person, make) {
      if (held?.person === person) return held.uploads
      shelf.close()
      held = { person, uploads: make() }
      return held.uploads
    },
    close() {
      if (held) for (const uploads of Object.values(held.uploads) as Uploads[]) uploads.close()
      held = null
    },
  }
  return shelf
}
