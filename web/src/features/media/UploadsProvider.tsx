import { createContext, use, type ReactNode } from 'react'
import { useCore } from '../../lib/context.tsx'
import { sessionScoped } from '../../lib/session-scoped.ts'
import type { Uploads } from './uploads.ts'

/** A person's uploads for posts; `gallery` are those of their profile's photos. */
export interface PostUploads {
  photos: Uploads
  documents: Uploads
  gallery: Uploads
}

interface UploadRegistry {
  /** The uploads of that person, created at first use. */
  getOrCreate(person: string, make: () => PostUploads): PostUploads
  close(): void
}

const UploadRegistryContext = createContext<UploadRegistry | null>(null)

/**
 * Provides the registry of running uploads, which outlives the pages. The composer creates the uploads: their code is
 * not part of the first screen.
 */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const { session } = useCore()
  return <UploadRegistryContext value={getRegistry(session)}>{children}</UploadRegistryContext>
}

/** Uploads go on while a page with another layout is shown. */
const getRegistry = sessionScoped(createUploadRegistry, (registry) => registry.close())

/** The registry of the nearest provider. */
export function useUploadRegistry(): UploadRegistry {
  const registry = use(UploadRegistryContext)
  if (!registry) throw new Error('UploadsProvider is missing')
  return registry
}

function createUploadRegistry(): UploadRegistry {
  let held: { person: string; uploads: PostUploads } | null = null
  const registry: UploadRegistry = {
    getOrCreate(person, make) {
      if (held?.person === person) return held.uploads
      registry.close()
      held = { person, uploads: make() }
      return held.uploads
    },
    close() {
      if (held) for (const uploads of Object.values(held.uploads) as Uploads[]) uploads.close()
      held = null
    },
  }
  return registry
}
